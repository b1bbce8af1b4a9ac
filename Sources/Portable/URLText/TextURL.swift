import Text

/// URLs in running text: those with a scheme and `//`, those that begin with `www.`, and `<osis:John.3.16>`.
package enum TextURL {
    /// The URLs to find.
    package enum Schemes {
        /// Those with `http://` and `https://`.
        case web
        /// Those with any scheme before `//`, also those of apps.
        case all
        /// All URIs: also those without `//` that are not prose, see ``TextURI``.
        case uris
    }

    private static let maximumSchemeLength = 64

    /// The URLs in a part of a text, in their order.
    package static func ranges(in text: Span<UInt8>, _ part: Range<Int>, _ schemes: Schemes = .all) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = part.lowerBound
        var floor = index
        while index < part.upperBound {
            if text[index] == UInt8(ascii: ":") || text[index].lowercasedASCII == UInt8(ascii: "w"),
                let range = range(around: index, in: text, floor..<part.upperBound, schemes)
            {
                ranges.append(range)
                index = range.upperBound
                floor = index
            } else {
                index += 1
            }
        }
        return ranges
    }

    /// The URL that has its first colon, or its `www.`, at an index.
    ///
    /// - Parameters:
    ///   - text: the text, in valid UTF-8 or not.
    ///   - part: where the URL may be.
    package static func range(
        around index: Int, in text: Span<UInt8>, _ part: Range<Int>, _ schemes: Schemes
    ) -> Range<Int>? {
        let start: Int?
        var head = index + 1
        switch text[index] {
        case UInt8(ascii: ":"):
            if schemes != .web, isOSIS(index, in: text) {
                start = index - 4
            } else if schemes == .uris, let uri = TextURI.start(before: index, in: text, part) {
                start = uri
            } else {
                start = schemeStart(before: index, in: text, part.lowerBound, schemes)
                head += 2
            }
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            start = isHostStart(index, in: text, part.lowerBound) ? index : nil
            head += 3
        default: return nil
        }
        guard let start, head < part.upperBound else { return nil }
        let end = end(in: text, head..<part.upperBound)
        return end > head ? start..<end : nil
    }

    private static func isHostStart(_ index: Int, in text: Span<UInt8>, _ floor: Int) -> Bool {
        guard index + 3 < text.count, (index..<index + 3).allSatisfy({ text[$0].lowercasedASCII == UInt8(ascii: "w") }),
            text[index + 3] == UInt8(ascii: ".")
        else { return false }
        guard index > floor else { return true }
        let before = text[index - 1]
        return !before.isSchemeCharacter && !"@/\\_%=&:".utf8.contains(before)
    }

    private static func schemeStart(before colon: Int, in text: Span<UInt8>, _ floor: Int, _ schemes: Schemes) -> Int? {
        guard colon + 2 < text.count, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") else {
            return nil
        }
        guard let start = schemeStart(before: colon, in: text, floor) else { return nil }
        return schemes != .web || SchemePolicy.isWeb(text.extracting(start...colon)) ? start : nil
    }

    static func schemeStart(before colon: Int, in text: Span<UInt8>, _ floor: Int) -> Int? {
        var start = colon
        let floor = max(floor, colon - maximumSchemeLength)
        while start > floor, text[start - 1].isSchemeCharacter { start -= 1 }
        while start < colon, !text[start].isASCIILetter { start += 1 }
        return start < colon ? start : nil
    }

    private static func isOSIS(_ colon: Int, in text: Span<UInt8>) -> Bool {
        guard colon >= 5, text[colon - 1] == UInt8(ascii: "s") else { return false }
        return zip(colon - 5..<colon, "<osis".utf8).allSatisfy { text[$0] == $1 }
    }
}

/// URIs without `//` in running text, such as `sword:John.3.16` and `urn:bible:john.3.16`.
///
/// People also write colons without a space after them: `see:John 3:16`. What is before the colon is a scheme where it is
/// a known one; or where it is in lower case, as schemes are, and where what follows up to the next space is no plain word
/// but has the form of a path, a query or a whole reference.
enum TextURI {
    /// The most bytes after the colon that tell a URI from prose.
    private static let maximumSample = 128

    /// The start of the URI that has its first colon at an index; nil if the text is prose there.
    static func start(before colon: Int, in text: Span<UInt8>, _ part: Range<Int>) -> Int? {
        guard colon > part.lowerBound, colon + 1 < part.upperBound, text[colon - 1].isASCIIAlphanumeric,
            isPart(text[colon + 1]), let start = TextURL.schemeStart(before: colon, in: text, part.lowerBound)
        else { return nil }
        if isKnown(text, start..<colon) { return start }
        let mayBeScheme = colon - start >= 2 && (start..<colon).allSatisfy { !text[$0].isASCIICapital }
        guard mayBeScheme, !followsLetter(start, in: text, part.lowerBound),
            isStructured(text, colon + 1..<min(part.upperBound, colon + 1 + maximumSample))
        else { return nil }
        return start
    }

    /// Whether a URI may have the character, which may be beyond ASCII in one that people read.
    private static func isPart(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && !"\"<>\\^`{|}:".utf8.contains(byte)
    }

    private static func isKnown(_ text: Span<UInt8>, _ scheme: Range<Int>) -> Bool {
        guard scheme.count <= maximumKnown else { return false }
        let name = String(decoding: scheme.map { text[$0].lowercasedASCII }, as: UTF8.self)
        return known.contains(name) || name.hasPrefix("x-")
    }

    /// Schemes of URIs without `//` that are no words of prose: those that the rules write, and registered ones
    /// (RFC 7595) that texts have.
    private static let known: Set<String> = [
        "callto", "doi", "facetime", "facetime-audio", "geo", "libronixdls", "logos4", "logosref", "logosres", "magnet",
        "mailto", "osis", "sip", "sips", "sms", "smsto", "sword", "tel", "urn", "xmpp",
    ]

    private static let maximumKnown = 32

    /// Whether a letter beyond ASCII directly precedes: `Überblick` is one word.
    private static func followsLetter(_ start: Int, in text: Span<UInt8>, _ floor: Int) -> Bool {
        var lead = start - 1
        guard lead >= floor, text[lead] >= 0x80 else { return false }
        while lead > floor, text[lead] & 0xC0 == 0x80 { lead -= 1 }
        let next = text[min(lead + 1, start - 1)]
        switch text[lead] {
        // Punctuation, such as quotes and dashes.
        case 0xC2: return false
        case 0xE2, 0xE3: return next != 0x80
        case 0xEF: return next != 0xBC
        default: return true
        }
    }

    /// Whether a text begins with a letter, or a sign of a path or a query, and has such a sign or a digit before the next
    /// space.
    private static func isStructured(_ text: Span<UInt8>, _ part: Range<Int>) -> Bool {
        guard text[part.lowerBound].isASCIILetter || "/?".utf8.contains(text[part.lowerBound]) else { return false }
        for index in part {
            let byte = text[index]
            guard isPart(byte) || byte == UInt8(ascii: ":"), byte < 0x80 else { return false }
            if byte.isASCIIDigit || "/?=".utf8.contains(byte) { return true }
        }
        return false
    }
}
