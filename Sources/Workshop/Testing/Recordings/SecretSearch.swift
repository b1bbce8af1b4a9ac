import Text
import URLText

/// Finds secrets by their names, as parameters of URLs and forms, members of JSON, variables, settings, header fields, or
/// attributes and elements of HTML; user names and passwords in URLs; and tokens of known forms. In any encoding, and in
/// Base64.
struct SecretSearch {
    /// The text, with nothing left to decode.
    private let text: [UInt8]
    private let known: [UInt8]

    /// The last words of the names of members whose value is the name of another one, and of that one.
    private static let nameWords: Set = [
        "name", "key", "id", "type", "property", "header", "field", "param", "parameter", "k", "n", "label", "equiv",
    ]
    private static let valueWords: Set = ["value", "values", "val", "content", "v"]
    /// The values that are not secrets, whatever their names: the last one is what a person writes instead of a secret.
    private static let harmless: Set = ["", "true", "false", "null", "undefined", "REDACTED"]
    private static let quotes = ASCIISet("\"'`")
    /// The bytes that can come between a name and its separator.
    private static let closers = ASCIISet("\"'`)]}*%$?!+|~ \t\r\n")
    /// The bytes that end a value without quotation marks, beside those that separate members.
    private static let ends = ASCIISet("\"'`<>&# \t\r\n")
    private static let maximumDepth = 8
    private static let maximumName = 80
    private static let maximumSubscript = 40
    /// How far around a name the rest of its tag or object is searched.
    private static let maximumContainer = 400

    /// The first secret in a text, as people recognize it; nil if there is none.
    ///
    /// - Parameter known: a text whose words are not secrets: the rule that makes the requests.
    static func secret(in source: [UInt8], known: [UInt8] = []) -> String? {
        let search = SecretSearch(text: decoded(source), known: known)
        return search.namedSecret ?? search.userInfo ?? search.knownForm ?? search.encodedSecret
    }

    private func isKnown(_ value: some Collection<UInt8>) -> Bool {
        Self.harmless.contains(String(decoding: value, as: UTF8.self))
            || known.span.firstIndex(of: Array(value).span) != nil
    }

    private func isByte(_ index: Int, of set: ASCIISet) -> Bool {
        text.indices.contains(index) && set.contains(text[index])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_$.-".utf8.contains(byte) }

    private func nameEnd(from start: Int) -> Int {
        text[start...].firstIndex { !Self.isNameByte($0) } ?? text.count
    }

    private func name(_ range: Range<Int>) -> String {
        String(decoding: text[range].suffix(Self.maximumName), as: UTF8.self)
    }
}

// Secrets with a name.
extension SecretSearch {
    private var namedSecret: String? {
        var start = 0
        while let first = text[start...].firstIndex(where: Self.isNameByte) {
            let range = first..<nameEnd(from: first)
            if isSecret(range) { return "\"\(name(range))\"" }
            start = range.upperBound
        }
        return nil
    }

    private func isSecret(_ range: Range<Int>) -> Bool {
        let name = name(range)
        // Of `user[token]`, what is before `user`.
        let before = text[..<range.lowerBound].lastIndex { !Self.isNameByte($0) && $0 != UInt8(ascii: "[") }
        let isParameter = before.map { "?&#;=".utf8.contains(text[$0]) } ?? true
        let isInURL = before.map { "?&".utf8.contains(text[$0]) } ?? false
        // Elsewhere, a value without quotation marks may be a variable in a program.
        let isText = isParameter || before.map { "\n\r".utf8.contains(text[$0]) } ?? true
        if Secrets.isSecret(name, in: isParameter ? .parameter : .member),
            hasValue(after: range.upperBound, isText: isText, isInURL: isInURL)
        {
            return true
        }
        return Secrets.isSecret(name, in: isField(range.lowerBound) ? .parameter : .member)
            && isNameOfValue(range.lowerBound)
    }

    /// Whether a separator follows a name, and a value that may be a secret.
    private func hasValue(after nameEnd: Int, isText: Bool, isInURL: Bool = false) -> Bool {
        guard let start = valueStart(after: nameEnd), start < text.count else { return false }
        if Self.quotes.contains(text[start]) {
            // In `"...?token=" + token`, the quotation mark ends the URL.
            return !isInURL && !isKnown(text[(start + 1)...].prefix { $0 != text[start] })
        }
        if "[{".utf8.contains(text[start]) {
            let first = text[(start + 1)...].first { !$0.isASCIISpace }
            return first.map { Self.quotes.contains($0) || "[{".utf8.contains($0) || $0.isASCIIDigit } ?? false
        }
        let word = text[start...].prefix { !Self.ends.contains($0) && !",;)]}".utf8.contains($0) }
        return !isKnown(word) && (isText || word.count > 5 && word.contains(where: \.isASCIIDigit))
    }

    /// Where the value after a name and a separator starts; nil if no separator follows.
    private func valueStart(after nameEnd: Int) -> Int? {
        var index = nameEnd
        while index < text.count {
            if text[index] == UInt8(ascii: "["),
                let close = text[index...].prefix(Self.maximumSubscript).firstIndex(of: UInt8(ascii: "]"))
            {
                index = close + 1
            } else if Self.closers.contains(text[index]) {
                index += 1
            } else {
                break
            }
        }
        let separator = text[index...].prefix { ":=".utf8.contains($0) }
        // `::` and `://` are parts of names and URLs, and more than three signs underline a heading.
        guard 1...3 ~= separator.count, !separator.elementsEqual("::".utf8),
            !text[separator.endIndex...].starts(with: "//".utf8)
        else { return nil }
        let isArrow = separator.last == UInt8(ascii: "=") && isByte(separator.endIndex, of: ASCIISet(">"))
        return text[(separator.endIndex + (isArrow ? 1 : 0))...].firstIndex { !$0.isASCIISpace }
    }

    /// Whether a name is the value of one such as `name`, with a value beside it: `<input name="token" value="...">`,
    /// `{name: "Authorization", value: "..."}`; or the name of an element with content: `<token>...</token>`.
    private func isNameOfValue(_ start: Int) -> Bool {
        let before = max(0, start - Self.maximumContainer)
        guard let open = text[before..<start].lastIndex(where: { "<{".utf8.contains($0) }) else { return false }
        let rest = text[start...].prefix(Self.maximumContainer)
        let end = rest.firstIndex(of: text[open] == UInt8(ascii: "<") ? UInt8(ascii: "<") : UInt8(ascii: "}"))
        let container = open..<(end ?? rest.endIndex)
        guard isElementName(start, after: open) || isValueOfName(start, after: open) else { return false }
        return hasValue(container) || hasContent(container)
    }

    private func isElementName(_ start: Int, after open: Int) -> Bool {
        text[open] == UInt8(ascii: "<")
            && text[(open + 1)..<start].allSatisfy { Self.isNameByte($0) || $0 == UInt8(ascii: ":") }
    }

    private func isValueOfName(_ start: Int, after open: Int) -> Bool {
        // Of `user[token]` the start, then a quotation mark and a separator.
        let value = text[open..<start].reversed().drop { Self.isNameByte($0) || $0 == UInt8(ascii: "[") }
        let separator = value.drop { Self.quotes.contains($0) || $0.isASCIISpace }
        guard separator.first == UInt8(ascii: "=") || separator.first == UInt8(ascii: ":") else { return false }
        let name = separator.dropFirst().drop { Self.quotes.contains($0) || $0.isASCIISpace }.prefix(
            while: Self.isNameByte)
        return Secrets.words(of: String(decoding: name.reversed(), as: UTF8.self)).last.map(Self.nameWords.contains)
            ?? false
    }

    private func hasValue(_ container: Range<Int>) -> Bool {
        var start = container.lowerBound
        while let first = text[start..<container.upperBound].firstIndex(where: Self.isNameByte) {
            let end = nameEnd(from: first)
            let isValue = Secrets.words(of: name(first..<end)).last.map(Self.valueWords.contains) ?? false
            if isValue, hasValue(after: end, isText: true) { return true }
            start = min(end, container.upperBound)
        }
        return false
    }

    /// Whether an element that is not empty has text.
    private func hasContent(_ container: Range<Int>) -> Bool {
        guard text[container.lowerBound] == UInt8(ascii: "<"),
            let end = text[container].lastIndex(of: UInt8(ascii: ">")), !isField(end),
            !isByte(end - 1, of: ASCIISet("/"))
        else { return false }
        let content = text[(end + 1)..<container.upperBound].filter { !$0.isASCIISpace }
        return !content.isEmpty || text[container.upperBound...].starts(with: "<![CDATA[".utf8)
    }

    /// Whether an index is in the tag of an input field or of metadata, whose names are those of parameters and which has
    /// no content.
    private func isField(_ index: Int) -> Bool {
        let before = text[max(0, index - Self.maximumContainer)..<index]
        guard let open = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
        return ["input", "meta", "link"].contains { text[(open + 1)...].starts(with: $0.utf8) }
    }
}

// Secrets without a name.
extension SecretSearch {
    /// The user name and password in a URL (RFC 3986, section 3.2.1).
    private var userInfo: String? {
        for start in text.ranges(of: Array("//".utf8)).map(\.upperBound) {
            let authority = text[start...].prefix { !Self.ends.contains($0) && !"/?\\".utf8.contains($0) }
            guard let at = authority.lastIndex(of: UInt8(ascii: "@")), start < at else { continue }
            let hasScheme = isByte(start - 3, of: ASCIISet(":"))
            let user = authority[..<at]
            if hasScheme || user.contains(UInt8(ascii: ":")), !isKnown(user) { return "the user of a URL" }
        }
        return nil
    }

    private var knownForm: String? {
        guard let token = Secrets.knownForm(in: String(decoding: text, as: UTF8.self)), !isKnown(token.utf8) else {
            return nil
        }
        return "\"\(token.prefix(6))...\""
    }

    /// A secret in the Base64 of a text, or of a user name and a password as in `Basic`.
    private var encodedSecret: String? {
        for digits in text.split(whereSeparator: { !$0.isASCIIAlphanumeric && !"+/-_".utf8.contains($0) })
        where digits.count >= 12 && !isKnown(digits) {
            guard let decoded = Self.base64Text(digits) else { continue }
            let isUser =
                isByte(digits.startIndex - 1, of: ASCIISet("=")) && decoded.split(separator: ":").count == 2
                && decoded.utf8.allSatisfy { 0x21...0x7E ~= $0 }
            let search = SecretSearch(text: Self.decoded(Array(decoded.utf8)), known: known)
            if isUser || (search.namedSecret ?? search.userInfo) != nil {
                return "\"\(String(decoding: digits.prefix(6), as: UTF8.self))...\""
            }
        }
        return nil
    }

    /// The printable text that digits of Base64 are, in either alphabet and without padding; nil if they are none.
    private static func base64Text(_ digits: some Sequence<UInt8>) -> String? {
        var digits = digits.map {
            $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0
        }
        digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let bytes = try? Base64.decode(digits), let text = String(validating: bytes, as: UTF8.self),
            bytes.allSatisfy({ $0 >= 0x20 || $0.isASCIISpace })
        else { return nil }
        return text
    }
}

extension SecretSearch {
    /// A text without percent-encoding, character references, and escapes of JSON and JavaScript, however they were applied to
    /// one another.
    private static func decoded(_ source: [UInt8]) -> [UInt8] {
        var text = source
        for _ in 0..<maximumDepth {
            let bytes = PercentEncoding.decodedBytes(text.span, plusIsSpace: false)
            let next = unescaped(Array(CharacterReference.decode(String(decoding: bytes, as: UTF8.self)).utf8))
            if next == text { break }
            text = next
        }
        return text
    }

    /// A text without backslashes before letters of escapes and before punctuation.
    private static func unescaped(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch next {
            case UInt8(ascii: "u"), UInt8(ascii: "x"):
                let digits = rest.prefix(next == UInt8(ascii: "u") ? 4 : 2)
                if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(code)
                {
                    result += String(scalar).utf8
                    rest.removeFirst(digits.count)
                } else {
                    result += [byte, next]
                }
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): result.append(UInt8(ascii: "\n"))
            case _ where next.isASCIIPunctuation: result.append(next)
            default: result += [byte, next]
            }
        }
        return result
    }
}
