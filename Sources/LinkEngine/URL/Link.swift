/// A link as people paste it, made regular for the rules that read passages.
package struct Link: Sendable {
    /// Scheme and host in lower case, a missing scheme added, `&amp;` undone, what surrounding prose left at the end
    /// cut, percent-escapes of characters that separate nothing decoded, doubled slashes of the path made one.
    package let url: String

    /// Makes a link regular. Nothing is refused here: what is no link matches no rule.
    package init(_ text: String) {
        guard !Self.isRegular(text) else {
            url = Self.decodingPlain(text)
            return
        }
        var link = Self.unescapingHTML(Self.trimmed(text[...]))
        link = Self.withScheme(link)
        url = Self.decodingPlain(Self.regular(link))
    }

    private static func isWeb(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

    /// Whether a link is regular already, but for its percent-escapes. Most are: the host in small letters, nothing
    /// around the link, nothing in it that what follows would change.
    private static func isRegular(_ text: String) -> Bool {
        guard isWeb(text) else { return false }
        let bytes = text.utf8.span
        var previous = UInt8(ascii: "/")
        var isHost = true
        for index in (text.hasPrefix("https") ? 8 : 7)..<bytes.count {
            let byte = bytes[index]
            // `&amp;` in its spellings.
            if previous == UInt8(ascii: "&"), byte == UInt8(ascii: "a") || byte == UInt8(ascii: "#") { return false }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                break
            case UInt8(ascii: "/"):
                guard previous != byte, !isHost || previous != UInt8(ascii: ".") else { return false }
                isHost = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"),
                UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: ":"),
                UInt8(ascii: ","), UInt8(ascii: ";"):
                guard !isHost else { return false }
            default: return false
            }
            previous = byte
        }
        return !isHost && isWordOrSlash(previous)
    }

    private static func isWordOrSlash(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Whether a text is a link, whole or without its scheme, and not a reference such as `John 3:16`.
    static func looksLikeLink(_ text: String) -> Bool {
        if isWeb(text) { return true }
        let text = trimmed(text[...])
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
    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace || opening.contains(first) { text.removeFirst() }
        // A dash with a word behind it is prose that was pasted along: "...John+3:16—should".
        if let dash = text.firstIndex(of: "\u{2014}"), text[dash...].dropFirst().allSatisfy(\.isLetter) {
            text = text[..<dash]
        }
        // So are the attributes that Markdown processors take behind a link: `...=MSG){:target="_blank"}`.
        if text.last == "}", let attributes = text.firstIndex(of: "{"), text[attributes...].hasPrefix("{:") {
            text = text[..<attributes]
        }
        for _ in 0..<maximumTrimmed {
            guard let last = text.last, last.isWhitespace || closing.contains(last) || isUnbalanced(last, in: text)
            else { break }
            text.removeLast()
        }
        return String(text)
    }

    /// More than this no prose leaves behind a link; each bracket costs a count of them all.
    private static let maximumTrimmed = 32

    private static let opening: Set<Character> = [
        "<", "(", "[", "{", "\"", "'", "\u{201C}", "\u{2018}", "\u{AB}", "*", "`",
    ]
    private static let closing: Set<Character> = [
        ".", ",", ";", ":", "!", "?", ">", "\"", "'", "\u{201D}", "\u{2019}", "\u{BB}", "*", "\u{2014}", "\u{2026}",
        "&", "`",
    ]

    private static func isUnbalanced(_ last: Character, in text: Substring) -> Bool {
        let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
        guard let close = last.asciiValue, let open = pairs[last]?.asciiValue else { return false }
        return text.utf8.count { $0 == close } > text.utf8.count { $0 == open }
    }

    /// Undoes `&amp;` in its spellings, however often it was escaped.
    private static func unescapingHTML(_ text: String) -> String {
        var rest = text.utf8[...]
        guard rest.contains(UInt8(ascii: "&")) else { return text }
        var unescaped: [UInt8] = []
        unescaped.reserveCapacity(rest.count)
        while let byte = rest.popFirst() {
            unescaped.append(byte)
            guard byte == UInt8(ascii: "&") else { continue }
            while let name = ampersands.first(where: { rest.starts(with: $0.utf8) }) {
                rest = rest.dropFirst(name.utf8.count)
            }
        }
        return String(decoding: unescaped, as: UTF8.self)
    }

    private static let ampersands = ["amp;", "#38;", "#038;", "#x26;"]

    private static func withScheme(_ text: String) -> String {
        if text.hasPrefix("//") { return "https:" + text }
        guard let scheme = SchemePolicy.scheme(of: text) else { return "https://" + text }
        let rest = text.dropFirst(scheme.count + 1)
        let isPort = scheme.contains(".") && !rest.hasPrefix("//")
        return isPort ? "https://" + text : text
    }

    /// Scheme and host in lower case, no default port, no dot after the host, single slashes in the path.
    private static func regular(_ text: String) -> String {
        guard let scheme = SchemePolicy.scheme(of: text) else { return text }
        let rest = text.dropFirst(scheme.count + 1)
        guard scheme == "http" || scheme == "https", rest.hasPrefix("//") else { return scheme + ":" + rest }
        let afterSlashes = rest.dropFirst(2)
        let hostEnd = afterSlashes.firstIndex { "/?#".contains($0) } ?? afterSlashes.endIndex
        var host = afterSlashes[..<hostEnd].lowercased()
        let port = scheme == "http" ? ":80" : ":443"
        if host.hasSuffix(port) { host.removeLast(port.count) }
        if host.hasSuffix(".") { host.removeLast() }
        return scheme + "://" + host + singleSlashes(afterSlashes[hostEnd...])
    }

    private static func singleSlashes(_ text: Substring) -> String {
        let pathEnd = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        var path = ""
        for character in text[..<pathEnd] where !(character == "/" && path.last == "/") { path.append(character) }
        // What a browser's "link to text" adds says nothing about the page.
        let rest = text[pathEnd...]
        let directive = rest.firstRange(of: ":~:")?.lowerBound ?? rest.endIndex
        let kept = rest[..<directive]
        return path + (kept.hasSuffix("#") ? kept.dropLast() : kept)
    }

    /// Decodes the escapes of characters that separate nothing in a URL; `%`, `&`, `#`, `/`, `?`, `+`, space and
    /// control characters stay as they are, and so does what is no UTF-8.
    private static func decodingPlain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let run = escapeRun(bytes, at: index)
            if run.isEmpty {
                decoded.append(bytes[index])
                index += 1
            } else {
                decoded += run
                index += 3 * run.count
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The bytes of one character that is escaped at this index and may be decoded; empty if there is none.
    private static func escapeRun(_ bytes: [UInt8], at index: Int) -> [UInt8] {
        guard let first = PercentEncoding.escaped(bytes, at: index) else { return [] }
        if first < 0x80 {
            return first > 0x20 && first < 0x7F && !separators.contains(first) ? [first] : []
        }
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        var run = [first]
        while run.count < count, index + 3 * run.count < bytes.count,
            let next = PercentEncoding.escaped(bytes, at: index + 3 * run.count)
        {
            run.append(next)
        }
        guard run.count == count, String(validating: run, as: UTF8.self) != nil else { return [] }
        return run
    }

    private static let separators = Set("%&#/?+".utf8)
}
