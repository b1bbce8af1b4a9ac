import Text

/// A link as people paste it, normalized for passage rules (see RFC 3986, section 6.2).
package struct NormalizedLink: Sendable {
    /// The link with scheme and host in lower case, a missing scheme added, `&amp;` decoded, the characters of
    /// surrounding text and the parameters for tracking removed, percent-escapes of characters other than delimiters
    /// decoded, and single slashes in the path.
    package let url: String

    /// Normalizes a link. Accepts any text: rules do not match a text that is not a link.
    package init(_ text: String) {
        guard !Self.isNormalized(text.utf8.span) else {
            url = Self.decodingNonDelimiters(TrackingParameters.removed(from: text))
            return
        }
        let link = Self.withScheme(Self.unescapingHTML(Self.trimmed(text)))
        url = Self.decodingNonDelimiters(TrackingParameters.removed(from: Self.normalized(link)))
    }

    /// Whether a link of the web is normalized as it is written, as most are, and its host is valid. False only means
    /// that the normalization has to decide.
    package static func isPlain(_ link: Span<UInt8>) -> Bool {
        isNormalized(link) && !link.containsByte(UInt8(ascii: "%")) && !TrackingParameters.occur(in: link)
    }

    private static func startOfHost(_ bytes: Span<UInt8>) -> Int? {
        bytes.hasText(https.span) ? https.count : bytes.hasText(http.span) ? http.count : nil
    }

    private static let https = Array("https://".utf8)
    private static let http = Array("http://".utf8)

    /// Whether a link is normalized except for its percent-escapes, as most are. False only means that the full
    /// normalization has to decide.
    private static func isNormalized(_ bytes: Span<UInt8>) -> Bool {
        guard let start = startOfHost(bytes) else { return false }
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
    /// The characters after the host that are normalized whatever comes before them.
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
            // "Joh:3" has the form of a scheme, but only a link continues with a slash or with more than numbers.
            let rest = text.dropFirst(scheme.count + 1)
            return rest.hasPrefix("/") || scheme == "geo" && rest.contains(",")
                || rest.contains { !$0.isNumber && !",.-;:".contains($0) }
        }
        let host = text.drop { $0 == "/" }.prefix { !"/?#:".contains($0) }
        guard let dot = host.lastIndex(of: ".") else { return text.hasPrefix("//") }
        let domain = host[host.index(after: dot)...]
        let rest = text[host.endIndex...]
        return !host.contains(" ") && domain.count >= 2 && domain.allSatisfy { $0.isLetter }
            && (rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") || rest.hasPrefix("#")
                || rest.hasPrefix(":"))
            && host.contains { $0.isLetter }
    }

    /// The link with `https://`, if it starts with a host and a path, `t.me/durov`; nil for any other text.
    package static func completed(_ text: String) -> String? {
        let bytes = text.utf8.span
        let hostEnd = bytes.indexOrEnd(of: slash)
        guard hostEnd > 0, hostEnd < bytes.count, bytes.extracting(..<hostEnd).containsByte(UInt8(ascii: ".")),
            !bytes.containsByte(UInt8(ascii: " ")), SchemePolicy.scheme(of: text) == nil, looksLikeLink(text)
        else { return nil }
        return SchemePolicy.lowercasingWebHost("https://" + text)
    }

    /// The text without white space, invisible characters, brackets and quotes around it and the punctuation of a
    /// sentence after it.
    private static func trimmed(_ text: String) -> String {
        let isASCII = text.utf8.hasOnly { $0 < 0x80 }
        var text = text.unicodeScalars[...]
        while let first = text.first, isBlank(first) || opening.contains(first) { text.removeFirst() }
        // A dash and a word after it belong to the surrounding text: "...John+3:16—should".
        if !isASCII, let dash = text.firstIndex(of: "\u{2014}"),
            Substring(text[dash...]).dropFirst().allSatisfy({ $0.isLetter })
        {
            text = text[..<dash]
        }
        // So do the attributes of a link in Markdown: `...=MSG){:target="_blank"}`.
        if text.last == "}", let attributes = text.firstIndex(of: "{"), text[attributes...].dropFirst().first == ":" {
            text = text[..<attributes]
        }
        for _ in 0..<maximumTrimmed {
            guard let last = text.last,
                isBlank(last) || closing.contains(last) || isUnbalanced(last, in: text)
            else { break }
            text.removeLast()
        }
        return String(text)
    }

    /// Whether a character is white space or invisible, as a byte order mark and the marks of directions are.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }

    /// The most characters to remove at the end; each bracket needs a count of all brackets.
    private static let maximumTrimmed = 32

    /// U+037E is the Greek question mark, U+1FEF the Greek grave accent.
    private static let opening = Set(
        "<([{\"'\u{201C}\u{2018}\u{AB}*`\u{1FEF}\u{300C}\u{300E}\u{300A}\u{3010}".unicodeScalars)
    private static let closing = Set(
        ".,;:!?>\"'\u{201D}\u{2019}\u{BB}*\u{2014}\u{2026}&`\u{37E}\u{1FEF}\u{300D}\u{300F}\u{300B}\u{3011}"
            .unicodeScalars)

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

    /// Decodes `&amp;` in all its spellings, however often it was escaped.
    private static func unescapingHTML(_ text: String) -> String {
        guard text.utf8.containsByte(UInt8(ascii: "&")) else { return text }
        let bytes = text.utf8.span
        var unescaped: [UInt8] = []
        unescaped.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            unescaped.append(bytes[index])
            index += 1
            guard unescaped.last == UInt8(ascii: "&") else { continue }
            while let name = ampersands.first(where: { bytes.hasText($0.span, at: index) }) { index += name.count }
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
    private static func normalized(_ text: String) -> String {
        guard let scheme = SchemePolicy.scheme(of: text) else { return text }
        let bytes = text.utf8.span
        let colon = bytes.indexOrEnd(of: UInt8(ascii: ":"))
        guard SchemePolicy.webSchemes.contains(scheme), bytes.hasText(colonAndSlashes.span, at: colon) else {
            return scheme + Substring(text.utf8.dropFirst(colon))
        }
        let start = colon + colonAndSlashes.count
        let end = bytes.indexOrEnd(from: start) { $0 == slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var host = Substring(text.utf8.dropFirst(start).prefix(end - start)).lowercased()
        let port = scheme == "http" ? ":80" : ":443"
        if host.hasSuffix(port) { host.removeLast(port.count) }
        if host.hasSuffix(".") { host.removeLast() }
        return scheme + "://" + host + normalizedPath(bytes.extracting(end...))
    }

    /// The path with single slashes, and the query and fragment after it without the text directive (`#:~:text=`) of a
    /// browser's "link to text".
    private static func normalizedPath(_ text: Span<UInt8>) -> String {
        let pathEnd = text.indexOrEnd { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var path: [UInt8] = []
        path.reserveCapacity(text.count)
        for index in 0..<pathEnd where text[index] != slash || path.last != slash { path.append(text[index]) }
        let end = text.firstIndex(of: textDirective.span, from: pathEnd) ?? text.count
        path.append(text.extracting(pathEnd..<end))
        if end > pathEnd, path.last == UInt8(ascii: "#") { path.removeLast() }
        return String(decoding: path, as: UTF8.self)
    }

    private static let slash = UInt8(ascii: "/")
    private static let colonAndSlashes = Array("://".utf8)
    private static let textDirective = Array(":~:".utf8)

    /// Decodes percent-escapes, except those of `%`, `&`, `#`, `/`, `?`, `+`, space and control characters, and those
    /// that are not valid UTF-8.
    private static func decodingNonDelimiters(_ text: String) -> String {
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

    /// The number of escapes that encode the character at an index; 0 if it is not an escape that is decoded.
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
