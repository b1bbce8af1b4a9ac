import Text

/// Finds the secrets of a text by their names, as parameters of URLs and forms, members of JSON, variables, settings,
/// header fields, or attributes and elements of HTML; and user names and passwords in URLs.
///
/// A value is removed alone only where its end is certain: a string without escapes, a parameter, an attribute. Everything else is
/// removed to the end of the line, or of the text where a value can have several lines. Takes time in proportion to the text: what
/// is removed is not read again.
struct SecretScanner {
    /// A name with a value after it: `"apiKey": "..."`, `token = '...'`, `data-token="..."`, `user[password]=...`.
    struct Member {
        let name: String
        let isSecret: Bool
        /// Whether it is a parameter of a URL or a form.
        let isParameter: Bool
        /// The closing quotation mark of the name.
        let quote: Int?
        let separator: Range<Int>
        /// Where the value starts.
        let value: Int
        /// Whether punctuation before the name shows that it is in an object or a call of a program.
        let isInCode: Bool
    }

    let text: DecodedText
    /// Where secrets are in the decoded text, and what is to replace them in the source.
    private(set) var found: [(range: Range<Int>, replacement: String)] = []
    /// The quotation marks in the line so far.
    private var quotesInLine: Set<UInt8> = []
    /// The tag whose `>` has not been read.
    private var tag: String?
    /// Whether a member or an attribute says that the value beside it is a secret: `name="token"`.
    private var isNamedSecret = false
    /// A value that comes before such a member in the same object or tag.
    private var valueBefore: Member?
    /// Whether the element before says that the next one has a secret: `<key>token</key>`.
    private var isNextElementSecret = false

    /// Tags without content.
    private static let emptyTags: Set = ["input", "meta", "link", "img", "br", "hr"]
    /// The fields of a form.
    private static let fields: Set = ["input", "textarea", "select", "button", "option"]
    /// The last words of names of members whose value is the name of another one, and of that one.
    private static let nameWords: Set = [
        "name", "key", "id", "type", "property", "header", "field", "param", "parameter", "k", "n", "label", "equiv",
    ]
    private static let valueWords: Set = ["value", "values", "val", "content", "v"]
    /// How much content of an element that does not have the name of a secret itself is looked at.
    private static let maximumContent = 4096

    init(_ source: [UInt8]) {
        text = DecodedText(source)
        if let range = hiddenSecret(at: 0) { add(range) }
        var index = 0
        while index < text.bytes.count {
            if Self.isNameByte(text.bytes[index]) {
                let end = text.bytes[index...].firstIndex { !Self.isNameByte($0) } ?? text.bytes.count
                index = readMember(index..<end)
            } else {
                index = readPunctuation(at: index)
            }
        }
    }

    /// The secrets themselves.
    var secrets: [[UInt8]] { found.map { Array(text.bytes[$0.range]) } }

    /// The source without them.
    var cleaned: [UInt8] { text.source.replacing(found.map { (text.sourceRange(of: $0.range), $0.replacement) }) }

    /// Whether the name of a member is the last word of its name.
    static func isName(_ name: String) -> Bool { Secrets.words(of: name).last.map(nameWords.contains) ?? false }

    static func isValue(_ name: String) -> Bool { Secrets.words(of: name).last.map(valueWords.contains) ?? false }

    private mutating func add(_ range: Range<Int>, _ quote: String = "") {
        found.append((range, quote + Secrets.placeholder + quote))
    }

    /// Reads what may be a member, and returns where to go on.
    private mutating func readMember(_ range: Range<Int>) -> Int {
        guard let member = member(named: range) else { return range.upperBound }
        let isValue = Self.isValue(member.name)
        if member.isSecret || isValue && isNamedSecret { return addValue(of: member) ?? range.upperBound }
        if isValue {
            valueBefore = member
        } else if Self.isName(member.name), let name = shortValue(of: member),
            Secrets.isSecret(name, in: tag.map(Self.fields.contains) == true ? .parameter : .member)
        {
            isNamedSecret = true
            if isFormData(before: range.lowerBound) {
                let start = lineEnd(from: member.value)
                let end = text.bytes[start...].firstRange(of: Array("\n--".utf8))?.lowerBound ?? text.bytes.count
                if start + 1 < end { add(start + 1..<end) }
                return end
            }
            if let value = valueBefore.take(), let end = addValue(of: value) { return max(end, range.upperBound) }
        } else if member.isParameter, let range = hiddenSecret(at: member.value) {
            add(range)
        }
        return range.upperBound
    }

    /// Adds the value of a member to what was found, and returns its end.
    private mutating func addValue(of member: Member) -> Int? {
        guard let range = value(of: member), !range.isEmpty else { return nil }
        let isString = isByte(range.lowerBound - 1, of: Self.quotes) && !member.isParameter
        // What is not a string becomes one of JSON if the name is one.
        let mark = isString ? nil : member.quote.map { text.source[text.sourceRange(of: $0..<$0 + 1)] }
        add(range, mark.map { String(decoding: $0, as: UTF8.self) } ?? "")
        return range.upperBound
    }

    /// Reads a byte that is not of a name, and returns where to go on.
    private mutating func readPunctuation(at index: Int) -> Int {
        switch text.bytes[index] {
        case UInt8(ascii: "\n"): quotesInLine = []
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quotesInLine.insert(text.bytes[index])
        case UInt8(ascii: "/"):
            guard byte(index - 1) == UInt8(ascii: "/"), let range = userInfo(at: index + 1) else { break }
            add(range)
            return range.upperBound
        case UInt8(ascii: "{"):
            let before = text.bytes[..<index].last { !$0.isASCIISpace }
            if before.map({ ",([".utf8.contains($0) }) ?? true { (isNamedSecret, valueBefore) = (false, nil) }
        case UInt8(ascii: "<"): startTag(at: index + 1)
        case UInt8(ascii: ">"): return endTag(at: index)
        default: break
        }
        return index + 1
    }
}

// MARK: Elements

extension SecretScanner {
    private mutating func startTag(at start: Int) {
        let name = text.bytes[start...].prefix { Self.isNameByte($0) || $0 == UInt8(ascii: ":") }
        guard let first = name.first, first.isASCIILetter, name.endIndex < text.bytes.count,
            text.bytes[name.endIndex].isASCIISpace || "/>".utf8.contains(text.bytes[name.endIndex])
        else { return }
        tag = String(decoding: name.suffix(Self.maximumName), as: UTF8.self).lowercased()
        (isNamedSecret, valueBefore) = (isNextElementSecret || tag.map(isSecretTag) == true, nil)
        isNextElementSecret = false
    }

    /// Reads the end of a tag, removes the content of its element if that is a secret, and returns where to go on.
    private mutating func endTag(at end: Int) -> Int {
        guard let tag = tag.take(), byte(end - 1) != UInt8(ascii: "/") else { return end + 1 }
        let isSecretTag = isSecretTag(tag)
        let content = trimmed(end + 1..<(text.bytes[end...].firstIndex(of: UInt8(ascii: "<")) ?? text.bytes.count))
        guard isNamedSecret else {
            let isName = !content.isEmpty && content.count <= Self.maximumName
            isNextElementSecret =
                isName && Secrets.isSecret(String(decoding: text.bytes[content], as: UTF8.self), in: .member)
            return end + 1
        }
        isNamedSecret = false
        guard !Self.emptyTags.contains(tag) else { return end + 1 }
        let limit = isSecretTag ? text.bytes.count : min(text.bytes.count, end + Self.maximumContent)
        let all = contentEnd(of: tag, from: end + 1, to: limit).map { trimmed(end + 1..<$0) }
        let range = all ?? (isSecretTag ? trimmed(end + 1..<text.bytes.count) : content)
        if !range.isEmpty { add(range) }
        return max(end + 1, range.upperBound)
    }

    /// Whether an element has the name of a secret, and not that of a member that was removed: `<token:REDACTED>`.
    private func isSecretTag(_ tag: String) -> Bool {
        Secrets.isSecret(tag, in: .member) && !tag.hasSuffix(":" + Secrets.placeholder.lowercased())
    }

    /// Where an element ends that starts before an index.
    private func contentEnd(of tag: String, from start: Int, to limit: Int) -> Int? {
        var nesting = 1
        for index in start..<max(start, limit) where text.bytes[index] == UInt8(ascii: "<") {
            let isClosing = byte(index + 1) == UInt8(ascii: "/")
            let name = text.bytes[(index + (isClosing ? 2 : 1))...].prefix(tag.utf8.count + 1)
            guard String(decoding: name.prefix(tag.utf8.count), as: UTF8.self).lowercased() == tag,
                name.count > tag.utf8.count, !Self.isNameByte(name[name.endIndex - 1])
            else { continue }
            nesting += isClosing ? -1 : 1
            if nesting == 0 { return index }
        }
        return nil
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = text.bytes[range].firstIndex(where: { !$0.isASCIISpace }) else {
            return range.lowerBound..<range.lowerBound
        }
        return first..<(text.bytes[range].lastIndex { !$0.isASCIISpace } ?? first) + 1
    }

    /// Whether a name is in the header of a part of a form.
    private func isFormData(before index: Int) -> Bool {
        let line = text.bytes[..<index].suffix(Self.maximumName).split(separator: UInt8(ascii: "\n")).last ?? []
        return line.firstRange(of: Array("form-data".utf8)) != nil
    }
}

// MARK: Names

extension SecretScanner {
    private static let quotes = ASCIISet("\"'`")
    /// The bytes that can come between a name and its separator.
    private static let closers = ASCIISet("\"'`)]}*%$?!+|~ \t\r\n")
    private static let maximumName = 80
    private static let maximumSubscript = 40

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_$.-".utf8.contains(byte) }

    private func byte(_ index: Int) -> UInt8? { text.bytes.indices.contains(index) ? text.bytes[index] : nil }

    private func isByte(_ index: Int, of set: ASCIISet) -> Bool { byte(index).map(set.contains) ?? false }

    /// The member whose name starts with a word; nil if no value follows.
    private func member(named word: Range<Int>) -> Member? {
        let start = word.lowerBound
        let (nameEnd, end) = ends(ofName: word)
        let quote = isByte(nameEnd, of: Self.quotes) ? nameEnd : nil
        let isQuoted = quote != nil && isByte(start - 1, of: Self.quotes)
        // A call may have a space there: `define( 'AUTH_KEY', '...' )`.
        let isSpaced = isByte(start - 2, of: ASCIISet(" "))
        let isArgument = isQuoted && isByte(isSpaced ? start - 3 : start - 2, of: ASCIISet("(["))
        guard let separator = separator(at: end, isArgument) ?? separator(withoutSign: start..<nameEnd, end) else {
            return nil
        }
        let value = text.bytes[separator.upperBound...].firstIndex { !$0.isASCIISpace } ?? text.bytes.count
        let isParameter =
            value == separator.upperBound && text.bytes[separator].elementsEqual("=".utf8)
            && text.bytes[nameEnd..<separator.lowerBound].allSatisfy { "])}".utf8.contains($0) }
            && startsParameter(start, before: separator.lowerBound)
        let names = names(start..<nameEnd)
        return Member(
            name: names[0],
            isSecret: names.contains { Secrets.isSecret($0, in: .member) }
                || isParameter && Secrets.isSecret(names[0], in: .parameter),
            isParameter: isParameter, quote: quote, separator: separator, value: value,
            isInCode: isQuoted || value == separator.upperBound && isByte(start - 1, of: ASCIISet(",{([;")))
    }

    /// The ends of a name with its subscripts, and of what may be between it and a separator, such as the rest of
    /// `elements["token"].value`.
    private func ends(ofName word: Range<Int>) -> (name: Int, closers: Int) {
        var name = word.upperBound
        var end = name
        while true {
            if byte(end) == UInt8(ascii: "["),
                let close = text.bytes[end...].prefix(Self.maximumSubscript).firstIndex(of: UInt8(ascii: "]"))
            {
                name = close + 1
                end = name
            } else if isByte(end, of: Self.closers) {
                end += 1
            } else if byte(end) == UInt8(ascii: "."), isByte(end - 1, of: ASCIISet(")]")) {
                end = text.bytes[end...].prefix(Self.maximumSubscript).firstIndex { !Self.isNameByte($0) } ?? end
                if byte(end) == UInt8(ascii: ".") { return (name, end) }
            } else {
                return (name, end)
            }
        }
    }

    /// The range of `:`, `=`, `:=` or `=>`, or of the comma after the first argument of a call.
    private func separator(at start: Int, _ isArgument: Bool) -> Range<Int>? {
        if isArgument, byte(start) == UInt8(ascii: ",") { return start..<start + 1 }
        let run = text.bytes[start...].prefix { ":=".utf8.contains($0) }
        let isScheme = run.elementsEqual(":".utf8) && text.bytes[run.endIndex...].starts(with: "//".utf8)
        // Signs that underline a heading end its line.
        let isUnderline = run.count > 3 && byte(run.endIndex)?.isASCIISpace ?? true
        guard !run.isEmpty, !run.elementsEqual("::".utf8), !isScheme, !isUnderline else { return nil }
        let isArrow = run.last == UInt8(ascii: "=") && byte(run.endIndex) == UInt8(ascii: ">")
        return start..<run.endIndex + (isArrow ? 1 : 0)
    }

    /// What is between a name and its value without a sign for it: `--token ...`, `#define TOKEN "..."`, `setToken("...")`,
    /// `$("#token").val("...")`.
    private func separator(withoutSign name: Range<Int>, _ end: Int) -> Range<Int>? {
        if byte(end) == UInt8(ascii: "("), Self.isNameByte(text.bytes[end - 1]), isByte(end + 1, of: Self.quotes) {
            return end..<end + 1
        }
        guard byte(name.upperBound) == UInt8(ascii: " ") else { return nil }
        let isString =
            isByte(end - 1, of: Self.quotes)
            && text.bytes[name.upperBound..<end - 1].allSatisfy { $0 == UInt8(ascii: " ") }
        let isOption = text.bytes[name].starts(with: "--".utf8)
        return isOption || isString ? name.upperBound..<name.upperBound + 1 : nil
    }

    /// Whether a name is where the name of a parameter is: at the start of the text, after a delimiter of a URL, or first in a
    /// value that is more encoded than the parameter that it is the value of.
    private func startsParameter(_ start: Int, before separator: Int) -> Bool {
        guard let before = byte(start - 1) else { return true }
        return "?&#;".utf8.contains(before)
            || before == UInt8(ascii: "=") && text.origins[start - 1].percents < text.origins[separator].percents
    }

    /// The name of a member, and others that it may be.
    private func names(_ range: Range<Int>) -> [String] {
        func name(_ start: Int) -> String {
            String(decoding: text.bytes[start..<range.upperBound].suffix(Self.maximumName), as: UTF8.self)
        }
        let before = range.lowerBound - 1
        let own = name(range.lowerBound)
        if own.lowercased() == "key", byte(before) == UInt8(ascii: " ") {
            // "API key"
            let words = text.bytes[..<before].suffix(Self.maximumName)
            return [own, name((words.lastIndex { !Self.isNameByte($0) } ?? words.startIndex - 1) + 1)]
        }
        if before >= 0, text.origins[before].depth > 0,
            let letter = text.source[..<text.origins[before + 1].start].last, letter.isASCIILetter
        {
            // `\token` is a name after a backslash, or `oken` after a tab.
            return [own, String(Unicode.Scalar(letter)) + own]
        }
        return [own]
    }
}

// MARK: Values

extension SecretScanner {
    /// The bytes that can follow a closing quotation mark.
    private static let followers = ASCIISet("\"'`,;:)]}>/<&+|?.=#\\ \t\r\n")
    private static let keywords: Set = ["", "true", "false", "null"]

    /// The range of a member's value; nil if it has none.
    private func value(of member: Member) -> Range<Int>? {
        let start = member.value
        // It was removed before.
        let placeholder = start + Secrets.placeholder.utf8.count
        if text.bytes[start...].starts(with: Secrets.placeholder.utf8) {
            return start..<placeholder
        }
        if member.isParameter {
            // `"...?token=" + token`
            return isByte(start, of: Self.quotes) && endsString(at: start) ? nil : start..<parameterEnd(of: member)
        }
        if let end = stringEnd(at: start), isEnd(end + 1, afterStringOf: member) { return start + 1..<end }
        let isFunction = member.quote == nil && byte(member.separator.upperBound - 1) == UInt8(ascii: ">")
        guard !isFunction || isByte(start, of: Self.quotes), byte(start) != UInt8(ascii: "<") else { return nil }
        if let end = objectEnd(start) { return start..<end }
        if tag != nil, !isByte(start, of: Self.quotes) {
            let end = text.bytes[start...].firstIndex { $0.isASCIISpace || $0 == UInt8(ascii: ">") } ?? text.bytes.count
            return start..<(byte(end - 1) == UInt8(ascii: "/") && end > start ? end - 1 : end)
        }
        let word = text.bytes[start...].prefix { Self.isNameByte($0) }
        let isKeyword = Self.keywords.contains(String(decoding: word.prefix(6), as: UTF8.self))
        let isWord = byte(word.endIndex).map { ",;)}]".utf8.contains($0) || $0 == UInt8(ascii: "\n") } ?? true
        if isWord, isKeyword { return nil }
        if isWord, member.isInCode, !word.isEmpty { return start..<word.endIndex }
        // A block of several lines, or a list.
        let hasLines =
            isByte(start, of: ASCIISet("|>`"))
            || text.bytes[member.separator.upperBound..<start].contains(UInt8(ascii: "\n"))
        return start..<(hasLines ? text.bytes.count : lineEnd(from: start))
    }

    /// The closing quotation mark of a string in which nothing is encoded otherwise than its quotation marks.
    private func stringEnd(at start: Int) -> Int? {
        guard isByte(start, of: Self.quotes) else { return nil }
        let depth = text.origins[start].depth
        let end = text.bytes[(start + 1)...].indices.first {
            isByte($0, of: ASCIISet("\"'`\\\n")) || text.origins[$0].depth > depth
        }
        guard let end, spelling(end) == spelling(start) else { return nil }
        return end
    }

    /// How a byte is written in the source.
    private func spelling(_ index: Int) -> ArraySlice<UInt8> { text.source[text.sourceRange(of: index..<index + 1)] }

    /// Whether it is certain that what follows a string is not a part of the value.
    private func isEnd(_ index: Int, afterStringOf member: Member) -> Bool {
        let next = text.bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.bytes.count
        guard let byte = byte(next) else { return true }
        if byte == UInt8(ascii: ",") { return text.bytes[member.separator].last != UInt8(ascii: "(") }
        return ";)}]>\n\r".utf8.contains(byte) || tag != nil && (next > index || byte == UInt8(ascii: "/"))
            || isByte(next, of: Self.quotes) && text.origins[next].depth < text.origins[index - 1].depth
            || "<&".utf8.contains(byte)
    }

    /// The end of a parameter: a delimiter that is not more encoded.
    private func parameterEnd(of member: Member) -> Int {
        let percents = text.origins[member.separator.lowerBound].percents
        return text.bytes[member.value...].indices.first { index in
            let byte = text.bytes[index]
            return text.origins[index].percents <= percents
                && (byte <= 0x20 || "&#".utf8.contains(byte) || byte == UInt8(ascii: ">") && tag != nil
                    || byte == UInt8(ascii: "<") && isByte(index + 1, of: ASCIISet("/!"))
                    || byte == UInt8(ascii: ">") && !isByte(index - 1, of: ASCIISet("=-"))
                    || isByte(index, of: Self.quotes) && endsString(at: index))
        } ?? text.bytes.count
    }

    /// Whether a quotation mark ends a string that started in the same line.
    private func endsString(at index: Int) -> Bool {
        quotesInLine.contains(text.bytes[index]) && (byte(index + 1).map(Self.followers.contains) ?? true)
    }

    /// The end of the line, or of the text in an element, that is not more encoded.
    private func lineEnd(from start: Int) -> Int {
        let depth = text.origins.indices.contains(start - 1) ? text.origins[start - 1].depth : 0
        return text.bytes[min(start, text.bytes.count)...].indices.first { index in
            text.origins[index].depth <= depth
                && (text.bytes[index] == UInt8(ascii: "\n")
                    || text.bytes[index] == UInt8(ascii: "<") && byte(index + 1) == UInt8(ascii: "/"))
        } ?? text.bytes.count
    }

    /// The end of an object or a list; that of the text where a string in it is not certain. Nil for anything else.
    private func objectEnd(_ start: Int) -> Int? {
        guard isByte(start, of: ASCIISet("{[")) else { return nil }
        var nesting = 0
        var index = start
        while let byte = byte(index) {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): nesting += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                nesting -= 1
                if nesting == 0 { return index + 1 }
            case _ where Self.quotes.contains(byte):
                guard let end = stringEnd(at: index) else { return text.bytes.count }
                index = end
            default: break
            }
            index += 1
        }
        return text.bytes.count
    }

    /// A value of at most as many bytes as a name has.
    private func shortValue(of member: Member) -> String? {
        let start = member.value
        let isQuoted = isByte(start, of: Self.quotes)
        let value = text.bytes[(isQuoted ? start + 1 : start)...].prefix(Self.maximumName)
            .prefix { isQuoted ? $0 != text.bytes[start] : Self.isNameByte($0) || $0 == UInt8(ascii: "[") }
        return value.contains(UInt8(ascii: " ")) ? nil : String(decoding: value, as: UTF8.self)
    }

    /// What comes before `@` in the authority of a URL (RFC 3986, section 3.2.1).
    private func userInfo(at start: Int) -> Range<Int>? {
        let percents = text.origins[start - 1].percents
        let end = text.bytes[start...].indices.first { index in
            let byte = text.bytes[index]
            return byte <= 0x20 || "<>".utf8.contains(byte)
                || text.origins[index].percents <= percents
                    && ("/?#\\".utf8.contains(byte) || Self.quotes.contains(byte) && endsString(at: index))
        }
        let authority = text.bytes[start..<(end ?? text.bytes.count)]
        guard let at = authority.lastIndex(of: UInt8(ascii: "@")), start < at else { return nil }
        let hasScheme = byte(start - 3) == UInt8(ascii: ":")
        return hasScheme || text.bytes[start..<at].contains(UInt8(ascii: ":")) ? start..<at : nil
    }

    /// The Base64 at an index, if it is that of a text with secrets, or of a user name and a password as in `Basic`.
    private func hiddenSecret(at start: Int) -> Range<Int>? {
        let digits = text.bytes[start...].prefix { $0.isASCIIAlphanumeric || "+/-_".utf8.contains($0) }
        let end = text.bytes[digits.endIndex...].firstIndex { $0 != UInt8(ascii: "=") } ?? text.bytes.count
        guard digits.count >= Secrets.minimumLength, byte(end).map(Self.followers.contains) ?? true,
            let decoded = Secrets.base64Text(digits)
        else { return nil }
        let isUser = decoded.unicodeScalars.filter { $0 == ":" }.count == 1 && !decoded.utf8.contains(0x20)
        return isUser || Secrets.removed(from: decoded) != decoded ? start..<end : nil
    }
}
