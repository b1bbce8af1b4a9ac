import Text

/// Finds the secrets of a text by their names, as parameters of URLs and forms, members of JSON, variables, settings,
/// header fields, or attributes and elements of HTML; and user names and passwords in URLs.
///
/// Takes time in proportion to the text: what was found is not read again, and what was looked for is remembered.
struct SecretScanner {
    /// A name with a value after it: `"apiKey": "..."`, `token = '...'`, `data-token="..."`, `user[password]=...`.
    private struct Member {
        var name = ""
        var isSecret = false
        /// Where the closing quotation mark of the name is.
        let quote: Int?
        let separator: Range<Int>
        let value: Int
        /// Whether it is a parameter of a URL or a form.
        let isParameter: Bool
        /// Whether any punctuation ends a value that is not in quotation marks.
        let isTight: Bool
        /// Whether it is a field of a header, whose value ends with the line.
        var isField = false
        /// Whether its value is a word, whatever it starts with.
        var isWord = false
    }

    /// What has a name and a value: an object, or a tag.
    private struct Record {
        /// The name of the tag in lower case; nil for an object.
        var tag: String?
        var name = 0..<0
        /// Whether something in it says that its value is a secret: `name="token"`.
        var isSecret = false
        /// The value, if it comes before that.
        var value: Member?
    }

    private let text: DecodedText
    /// Where secrets are in the decoded text, and what is to replace them in the source.
    private var found: [(range: Range<Int>, replacement: String)] = []
    /// The quotation marks in the line so far.
    private var quotesInLine: Set<UInt8> = []
    /// Whether a `<` has no `>` so far.
    private var isInAngles = false
    /// By quotation mark and depth, the closing one after the start of a range is at its end.
    private var closings: [Int: Range<Int>] = [:]
    private var records = [Record()]
    private var stringEnd = 0

    /// Tags without content.
    private static let emptyTags: Set = ["input", "meta", "link", "img", "br", "hr"]
    /// The fields of a form.
    private static let fields: Set = ["input", "textarea", "select", "button", "option"]
    /// The last words of names of members whose value is the name of another one, and of that one.
    private static let nameWords: Set = [
        "name", "key", "id", "type", "property", "header", "field", "param", "parameter", "k", "n", "label", "equiv",
    ]
    private static let valueWords: Set = ["value", "values", "val", "content", "v"]
    private static let keywords: Set = ["", "true", "false", "null"]
    private static let quotes = ASCIISet("\"'`")
    /// The bytes that can come between a name and its separator.
    private static let closers = ASCIISet("\"'`)]}*%$?!+|~ \t\r\n")
    /// The bytes that can follow a closing quotation mark.
    private static let followers = ASCIISet("\"'`,;:)]}>/<&+|?.=#\\ \t\r\n")
    private static let maximumName = 80
    private static let maximumSubscript = 40
    /// The most bytes of an element's content in which its end tag is searched for.
    private static let maximumContent = 1 << 14

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

    var cleaned: [UInt8] { text.source.replacing(found.map { (text.sourceRange(of: $0.range), $0.replacement) }) }

    /// Whether the name of a member is the last word of its name.
    static func isName(_ name: String) -> Bool { Secrets.words(of: name).last.map(nameWords.contains) ?? false }

    static func isValue(_ name: String) -> Bool { Secrets.words(of: name).last.map(valueWords.contains) ?? false }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_$.-".utf8.contains(byte) }

    private func byte(_ index: Int) -> UInt8? { text.bytes.indices.contains(index) ? text.bytes[index] : nil }

    private func isByte(_ index: Int, of set: ASCIISet) -> Bool { byte(index).map(set.contains) ?? false }

    private mutating func add(_ range: Range<Int>, _ quote: String = "") {
        found.append((range, quote + Secrets.placeholder + quote))
    }

    private mutating func readMember(_ range: Range<Int>) -> Int {
        guard let member = member(named: range) else { return range.upperBound }
        let isValue = Self.isValue(member.name)
        if member.isSecret || isValue && records.last?.isSecret == true {
            return addValue(of: member) ?? range.upperBound
        }
        if isValue {
            records[records.count - 1].value = member
        } else if Self.isName(member.name), let name = shortValue(of: member), Secrets.isSecret(name, in: placeOfNames)
        {
            records[records.count - 1].isSecret = true
            let value = records[records.count - 1].value.take()
            if let value, let end = addValue(of: value) { return max(end, range.upperBound) }
        } else if member.isParameter {
            if let range = hiddenSecret(at: member.value) { add(range) }
        }
        return range.upperBound
    }

    /// What an attribute names here: a field of a form is a parameter.
    private var placeOfNames: Secrets.Place {
        records.last?.tag.map(Self.fields.contains) == true ? .parameter : .member
    }

    /// Adds the value of a member to what was found, and returns its end.
    private mutating func addValue(of member: Member) -> Int? {
        guard let (range, quote) = value(of: member) else { return nil }
        // A number or an object becomes a string of JSON if the name is one.
        let mark = quote.map { text.source[text.sourceRange(of: $0..<$0 + 1)] }
        add(range, mark.map { String(decoding: $0, as: UTF8.self) } ?? "")
        return range.upperBound
    }

    /// Reads a byte that is not of a name, and returns where to go on.
    private mutating func readPunctuation(at index: Int) -> Int {
        switch text.bytes[index] {
        case UInt8(ascii: "\n"): quotesInLine = []
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            quotesInLine.insert(text.bytes[index])
            if index >= stringEnd, isOpening(index), let end = closing(of: index) { stringEnd = end }
        case UInt8(ascii: "/"):
            guard index > 0, text.bytes[index - 1] == UInt8(ascii: "/"), let range = userInfo(at: index + 1) else {
                break
            }
            add(range)
            return range.upperBound
        case _ where index < stringEnd: break
        case UInt8(ascii: "{"): records.append(Record())
        case UInt8(ascii: "}"): if records.count > 1 { records.removeLast() }
        case UInt8(ascii: "<"):
            isInAngles = true
            startTag(at: index + 1)
        case UInt8(ascii: ">"):
            isInAngles = false
            return endTag(at: index)
        default: break
        }
        return index + 1
    }

    private mutating func startTag(at start: Int) {
        let name = text.bytes[start...].prefix { Self.isNameByte($0) || $0 == UInt8(ascii: ":") }
        guard let first = name.first, first.isASCIILetter, name.endIndex < text.bytes.count,
            text.bytes[name.endIndex].isASCIISpace || "/>".utf8.contains(text.bytes[name.endIndex])
        else { return }
        let tag = String(decoding: name.suffix(Self.maximumName), as: UTF8.self).lowercased()
        // The name of a member that was removed: `<token:REDACTED>`.
        guard !tag.hasSuffix(":" + Secrets.placeholder.lowercased()) else { return }
        records.append(Record(tag: tag, name: name.indices, isSecret: Secrets.isSecret(tag, in: .member)))
    }

    /// Adds the content after a tag that marks a secret: up to the end tag if the element's name marks it, otherwise up to the
    /// next tag. Returns the index to continue at.
    private mutating func endTag(at end: Int) -> Int {
        guard let tag = records.last?.tag, let record = records.popLast(), record.isSecret, record.value == nil,
            byte(end - 1) != UInt8(ascii: "/"), !Self.emptyTags.contains(tag)
        else { return end + 1 }
        let content = trimmed(end + 1..<contentEnd(of: record, from: end + 1))
        if !content.isEmpty { add(content) }
        return content.upperBound
    }

    private func contentEnd(of record: Record, from start: Int) -> Int {
        if let tag = record.tag, Secrets.isSecret(tag, in: .member) {
            let content = text.bytes.span.extracting(start...).extracting(first: Self.maximumContent)
            let endTag = Array("</".utf8) + text.bytes[record.name]
            if let end = content.firstIndex(of: endTag.span) { return start + end }
        }
        // A CDATA section belongs to the content.
        return text.bytes[start...].indices.first {
            text.bytes[$0] == UInt8(ascii: "<") && byte($0 + 1) != UInt8(ascii: "!")
        } ?? text.bytes.count
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = text.bytes[range].firstIndex(where: { !$0.isASCIISpace }) else {
            return range.lowerBound..<range.lowerBound
        }
        let last = text.bytes[range].lastIndex { !$0.isASCIISpace } ?? first
        return first..<last + 1
    }
}

// The names of members.
extension SecretScanner {
    /// The member whose name starts with a word; nil if no value follows.
    private func member(named word: Range<Int>) -> Member? {
        let start = word.lowerBound
        let (nameEnd, end) = ends(ofName: word)
        guard let separator = separator(at: end) else { return nil }
        let quote = isByte(nameEnd, of: Self.quotes) ? nameEnd : nil
        let isQuoted = quote != nil && isByte(start - 1, of: Self.quotes)
        let value = text.bytes[separator.upperBound...].firstIndex { !$0.isASCIISpace } ?? text.bytes.count
        let isAdjacent = value == separator.upperBound
        let isColon = text.bytes[separator].elementsEqual(":".utf8)
        var member = Member(
            quote: quote, separator: separator, value: value,
            isParameter: isAdjacent && text.bytes[separator].elementsEqual("=".utf8)
                && text.bytes[nameEnd..<separator.lowerBound].allSatisfy { "])}".utf8.contains($0) }
                && startsParameter(start, before: separator.lowerBound),
            isTight: isQuoted || isAdjacent && isByte(start - 1, of: ASCIISet(",{([;")))
        member.name = String(decoding: text.bytes[start..<nameEnd].suffix(Self.maximumName), as: UTF8.self)
        member.isSecret = Secrets.isSecret(member.name, in: .member)
        if member.isParameter, !member.isSecret {
            member.isWord = true
            member.isSecret = Secrets.isSecret(member.name, in: .parameter)
        }
        member.isField =
            isColon && quote == nil && (!isAdjacent || start == 0 || isByte(start - 1, of: ASCIISet("\n")))
            && ["authoriz", "cookie"].contains { member.name.lowercased().contains($0) }
        return member
    }

    /// The ends of a name with its subscripts, and of what may be between it and a separator.
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
            } else {
                return (name, end)
            }
        }
    }

    /// The range of `:`, `=`, `:=` or `=>`.
    private func separator(at start: Int) -> Range<Int>? {
        let run = text.bytes[start...].prefix { ":=".utf8.contains($0) }
        let isScheme = run.elementsEqual(":".utf8) && text.bytes[run.endIndex...].starts(with: "//".utf8)
        // Signs that underline a heading end its line.
        let isUnderline = run.count > 3 && byte(run.endIndex)?.isASCIISpace ?? true
        guard !run.isEmpty, !run.elementsEqual("::".utf8), !isScheme, !isUnderline else { return nil }
        let isArrow = run.last == UInt8(ascii: "=") && byte(run.endIndex) == UInt8(ascii: ">")
        return start..<run.endIndex + (isArrow ? 1 : 0)
    }

    /// Whether a name is where the name of a parameter is: at the start of the text, after a delimiter of a URL, or first in a
    /// value that is more encoded than the parameter that it is the value of.
    private func startsParameter(_ start: Int, before separator: Int) -> Bool {
        guard let before = byte(start - 1) else { return true }
        return "?&#;".utf8.contains(before)
            || before == UInt8(ascii: "=") && text.origins[start - 1].percents < text.origins[separator].percents
    }
}

// The values of members.
extension SecretScanner {
    /// The range of a member's value, and where the quotation mark is that its replacement needs; nil if it has none.
    private mutating func value(of member: Member) -> (range: Range<Int>, quote: Int?)? {
        let start = member.value
        if !member.isWord, isByte(start, of: Self.quotes) {
            // `"...?token=" + token`
            guard !(member.isParameter && endsString(at: start)) else { return nil }
            let end = closing(of: start) ?? lineEnd(start + 1)
            return start + 1 < end ? (start + 1..<end, nil) : nil
        }
        if !member.isWord, isByte(start, of: ASCIISet("{[")) {
            return (start..<wordEnd(of: member, from: objectEnd(start)), member.quote)
        }
        let end = wordEnd(of: member, from: start)
        let isKeyword =
            end - start <= 5 && Self.keywords.contains(String(decoding: text.bytes[start..<end], as: UTF8.self))
        return isKeyword ? nil : (start..<end, member.quote)
    }

    /// The end of a value that is not in quotation marks.
    private mutating func wordEnd(of member: Member, from start: Int) -> Int {
        let percents = text.origins[member.separator.lowerBound].percents
        var end = start
        while let byte = byte(end) {
            // What is more encoded belongs to the value.
            if text.origins[end].percents <= percents, ends(member, at: end) { break }
            let isInWord = byte != UInt8(ascii: "'") || isOpening(end)
            if Self.quotes.contains(byte), isInWord, !endsString(at: end), let closing = closing(of: end) {
                end = closing
            }
            end += 1
        }
        guard !member.isTight else { return end }
        return text.bytes[start..<end].lastIndex { !",;)]} ".utf8.contains($0) }.map { $0 + 1 } ?? start
    }

    private func ends(_ member: Member, at index: Int) -> Bool {
        let byte = text.bytes[index]
        return switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        case ...0x20: !member.isField
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): endsString(at: index)
        case UInt8(ascii: "<"): isByte(index + 1, of: ASCIISet("/!"))
        case UInt8(ascii: ">"): isInAngles
        case UInt8(ascii: "/"): isInAngles && self.byte(index + 1) == UInt8(ascii: ">")
        case UInt8(ascii: "&"), UInt8(ascii: "#"): member.isParameter
        default: member.isTight && ",;)]}".utf8.contains(byte)
        }
    }

    /// Whether a quotation mark ends a string that started in the same line.
    private func endsString(at index: Int) -> Bool {
        quotesInLine.contains(text.bytes[index]) && (byte(index + 1).map(Self.followers.contains) ?? true)
    }

    /// Whether a quotation mark may be an opening one, and not an apostrophe.
    private func isOpening(_ index: Int) -> Bool { byte(index - 1)?.isASCIIAlphanumeric != true }

    /// Where the string that starts at a quotation mark ends: at an equal one that is not more encoded, and that is not in a word.
    private mutating func closing(of start: Int) -> Int? {
        let (quote, depth) = (text.bytes[start], text.origins[start].depth)
        let key = Int(quote) << 8 | depth
        if let known = closings[key], known.contains(start) {
            return known.upperBound < text.bytes.count ? known.upperBound : nil
        }
        let end = text.bytes[(start + 1)...].indices.first {
            text.bytes[$0] == quote && text.origins[$0].depth <= depth
                && (byte($0 + 1).map(Self.followers.contains) ?? true)
        }
        closings[key] = start..<(end ?? text.bytes.count)
        return end
    }

    private func lineEnd(_ start: Int) -> Int {
        let depth = text.origins[start - 1].depth
        return text.bytes[start...].indices.first {
            text.bytes[$0] == UInt8(ascii: "\n") && text.origins[$0].depth <= depth
        } ?? text.bytes.count
    }

    /// The end of an object or a list; that of the text if it has none.
    private mutating func objectEnd(_ start: Int) -> Int {
        var nesting = 0
        var index = start
        while let byte = byte(index) {
            if Self.quotes.contains(byte), isOpening(index), let closing = closing(of: index) {
                index = closing
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                nesting += 1
            } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                nesting -= 1
                if nesting == 0 { return index + 1 }
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
        var end = start
        var at: Int?
        while let byte = byte(end), byte > 0x20, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") {
            if text.origins[end].percents <= percents,
                "/?#\\".utf8.contains(byte) || Self.quotes.contains(byte) && endsString(at: end)
            {
                break
            }
            if byte == UInt8(ascii: "@") { at = end }
            end += 1
        }
        guard let at, start < at else { return nil }
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
