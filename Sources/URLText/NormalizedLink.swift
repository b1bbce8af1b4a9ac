import UTF8Text

/// A link as people paste it, made regular for the rules that read passages.
package struct NormalizedLink: Sendable {
    /// Scheme and host in lower case, a missing scheme added, `&amp;` undone, what surrounding prose left at the end
    /// cut, percent-escapes of characters that separate nothing decoded, doubled slashes of the path made one.
    package let url: String

    /// Makes a link regular. Nothing is refused here: what is no link matches no rule.
    package init(_ text: String) {
        guard !Self.isRegular(text) else {
            url = Self.decodingPlain(text)
            return
        }
        let link = Self.withScheme(Self.unescapingHTML(Self.trimmed(text)))
        url = Self.decodingPlain(Self.regular(link))
    }

    /// Whether a text starts as a link of the web does, in small letters.
    package static func isWeb(_ text: String) -> Bool { startOfHost(text) != nil }

    private static func startOfHost(_ text: String) -> Int? {
        let bytes = text.utf8.span
        return bytes.hasText(https.span) ? https.count : bytes.hasText(http.span) ? http.count : nil
    }

    private static let https = Array("https://".utf8)
    private static let http = Array("http://".utf8)

    /// Whether a link is regular already, but for its percent-escapes. Most are: the host in small letters, nothing
    /// around the link, nothing in it that what follows would change.
    private static func isRegular(_ text: String) -> Bool {
        guard let start = startOfHost(text) else { return false }
        let bytes = text.utf8.span
        let (charactersOfHost, charactersOfPath) = (charactersOfHost, charactersOfPath)
        let hostEnd = bytes.indexOrEnd(from: start) { !charactersOfHost.contains($0) }
        guard hostEnd > start, hostEnd < bytes.count, bytes[hostEnd] == slash, bytes[hostEnd - 1] != UInt8(ascii: ".")
        else { return false }
        for index in hostEnd + 1..<bytes.count {
            let byte = bytes[index]
            if charactersOfPath.contains(byte) { continue }
            switch byte {
            case slash: guard bytes[index - 1] != slash else { return false }
            // `&amp;` in its spellings.
            case UInt8(ascii: "a"), UInt8(ascii: "#"): guard bytes[index - 1] != UInt8(ascii: "&") else { return false }
            default: return false
            }
        }
        return isWordOrSlash(bytes[bytes.count - 1])
    }

    private static let charactersOfHost = ASCIISet("abcdefghijklmnopqrstuvwxyz0123456789-.")
    /// Those behind the host that are regular whatever stands before them.
    private static let charactersOfPath = ASCIISet(
        "bcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._?=&%+:,;")

    private static func isWordOrSlash(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Whether a text is a link, whole or without its scheme, and not a reference such as `John 3:16`.
    package static func looksLikeLink(_ text: String) -> Bool {
        let text = trimmed(text)
        if let scheme = SchemePolicy.scheme(of: text) {
            // "Joh:3" has the form of a scheme; a link goes on with slashes or with more than numbers.
            let rest = text.dropFirst(scheme.count + 1)
            return rest.hasPrefix("/") || rest.contains { !$0.isNumber && !",.-;:".contains($0) }
        }
        let host = text.drop { $0 == "/" }.prefix { !"/?#:".contains($0) }
        guard let dot = host.lastIndex(of: ".") else { return text.hasPrefix("//") }
        let domain = host[host.index(after: dot)...]
        let rest = text[host.endIndex...]
        return !host.contains(" ") && domain.count >= 2 && domain.allSatisfy(\.isLetter)
            && (rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") || rest.hasPrefix("#")
                || rest.hasPrefix(":"))
            && host.contains { $0.isLetter }
    }

    /// The text without white space, brackets and quotes around it and the punctuation of a sentence after it.
    private static func trimmed(_ text: String) -> String {
        let isASCII = text.utf8.hasOnly { $0 < 0x80 }
        var text = text.unicodeScalars[...]
        while let first = text.first, first.properties.isWhitespace || opening.contains(first) { text.removeFirst() }
        // A dash with a word behind it is prose that was pasted along: "...John+3:16—should".
        if !isASCII, let dash = text.firstIndex(of: "\u{2014}"),
            Substring(text[dash...]).dropFirst().allSatisfy(\.isLetter)
        {
            text = text[..<dash]
        }
        // So are the attributes that Markdown processors take behind a link: `...=MSG){:target="_blank"}`.
        if text.last == "}", let attributes = text.firstIndex(of: "{"), text[attributes...].dropFirst().first == ":" {
            text = text[..<attributes]
        }
        for _ in 0..<maximumTrimmed {
            guard let last = text.last,
                last.properties.isWhitespace || closing.contains(last) || isUnbalanced(last, in: text)
            else { break }
            text.removeLast()
        }
        return String(text)
    }

    /// More than this no prose leaves behind a link; each bracket costs a count of them all.
    private static let maximumTrimmed = 32

    /// U+037E is the Greek question mark, U+1FEF the Greek grave accent.
    private static let opening = Set("<([{\"'\u{201C}\u{2018}\u{AB}*`\u{1FEF}".unicodeScalars)
    private static let closing = Set(
        ".,;:!?>\"'\u{201D}\u{2019}\u{BB}*\u{2014}\u{2026}&`\u{37E}\u{1FEF}".unicodeScalars)

    private static func isUnbalanced(_ last: Unicode.Scalar, in text: Substring.UnicodeScalarView) -> Bool {
        let open: Unicode.Scalar
        switch last {
        case ")": open = "("
        case "]": open = "["
        case "}": open = "{"
        default: return false
        }
        return text.count { $0 == last } > text.count { $0 == open }
    }

    /// Undoes `&amp;` in its spellings, however often it was escaped.
    private static func unescapingHTML(_ text: String) -> String {
        guard text.utf8.containsByte(UInt8(ascii: "&")) else { return text }
        let bytes = text.utf8.span
        var unescaped: [UInt8] = []
        unescaped.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            unescaped.append(bytes[place])
            place += 1
            guard unescaped.last == UInt8(ascii: "&") else { continue }
            while let name = ampersands.first(where: { bytes.hasText($0.span, at: place) }) { place += name.count }
        }
        return String(decoding: unescaped, as: UTF8.self)
    }

    private static let ampersands = ["amp;", "#38;", "#038;", "#x26;"].map { Array($0.utf8) }

    private static func withScheme(_ text: String) -> String {
        if text.hasPrefix("//") { return "https:" + text }
        guard let scheme = SchemePolicy.scheme(of: text) else { return "https://" + text }
        let isPort = scheme.utf8.contains(UInt8(ascii: ".")) && !text.dropFirst(scheme.count + 1).hasPrefix("//")
        return isPort ? "https://" + text : text
    }

    /// Scheme and host in lower case, no default port, no dot after the host, single slashes in the path.
    private static func regular(_ text: String) -> String {
        guard let scheme = SchemePolicy.scheme(of: text) else { return text }
        let bytes = text.utf8.span
        let colon = bytes.indexOrEnd(of: UInt8(ascii: ":"))
        guard scheme == "http" || scheme == "https", bytes.hasText(colonAndSlashes.span, at: colon) else {
            return scheme + Substring(text.utf8.dropFirst(colon))
        }
        let start = colon + colonAndSlashes.count
        let end = bytes.indexOrEnd(from: start) { $0 == slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var host = Substring(text.utf8.dropFirst(start).prefix(end - start)).lowercased()
        let port = scheme == "http" ? ":80" : ":443"
        if host.hasSuffix(port) { host.removeLast(port.count) }
        if host.hasSuffix(".") { host.removeLast() }
        return scheme + "://" + host + regularPath(bytes.extracting(end...))
    }

    /// A path with single slashes and what follows it, without what a browser's "link to text" adds: that says nothing
    /// about the page.
    private static func regularPath(_ text: Span<UInt8>) -> String {
        let pathEnd = text.indexOrEnd { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var regular: [UInt8] = []
        regular.reserveCapacity(text.count)
        for place in 0..<pathEnd where text[place] != slash || regular.last != slash { regular.append(text[place]) }
        let end = text.firstIndex(of: textDirective.span, from: pathEnd) ?? text.count
        regular.append(text.extracting(pathEnd..<end))
        if end > pathEnd, regular.last == UInt8(ascii: "#") { regular.removeLast() }
        return String(decoding: regular, as: UTF8.self)
    }

    private static let slash = UInt8(ascii: "/")
    private static let colonAndSlashes = Array("://".utf8)
    private static let textDirective = Array(":~:".utf8)

    /// Decodes the escapes of characters that separate nothing in a URL; `%`, `&`, `#`, `/`, `?`, `+`, space and
    /// control characters stay as they are, and so does what is no UTF-8.
    private static func decodingPlain(_ text: String) -> String {
        let bytes = text.utf8.span
        var index = bytes.indexOrEnd(of: UInt8(ascii: "%"))
        guard index < bytes.count else { return text }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        decoded.append(bytes.extracting(..<index))
        while index < bytes.count {
            let count = escapesOfCharacter(bytes, at: index)
            if count == 0 {
                decoded.append(bytes[index])
                index += 1
            }
            for _ in 0..<count {
                if let byte = PercentEncoding.escapedByte(bytes, at: index) { decoded.append(byte) }
                index += 3
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The number of escapes that are the character at this index; 0 where there is none that may be decoded.
    private static func escapesOfCharacter(_ bytes: Span<UInt8>, at index: Int) -> Int {
        guard let first = PercentEncoding.escapedByte(bytes, at: index) else { return 0 }
        if first < 0x80 { return first > 0x20 && first < 0x7F && !separators.contains(first) ? 1 : 0 }
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard index + 3 * count <= bytes.count else { return 0 }
        let character = (0..<count).compactMap { PercentEncoding.escapedByte(bytes, at: index + 3 * $0) }
        return character.count == count && String(validating: character, as: UTF8.self) != nil ? count : 0
    }

    private static let separators = ASCIISet("%&#/?+")
}
