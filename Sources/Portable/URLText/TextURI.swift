import Text

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
