import Text

/// Finds the secrets of a text by their names, as parameters of URLs and forms, members of JSON, variables, settings,
/// header fields, or attributes and elements of HTML; and user names and passwords in URLs.
///
/// Takes time in proportion to the text: what was found is not read again, and what was looked for is remembered.
struct SecretScanner {
    /// What has a name and a value: an object, or a tag.
    private struct Record {
        /// The name of the tag; nil for an object.
        var tag: String?
        /// Whether something in it says that its value is a secret: `name="token"`.
        var isSecret = false
        /// The value, if it comes before that.
        var value: SecretMember?
    }

    /// An element of HTML or XML whose content is a secret.
    private struct Element {
        let name: String
        let start: Int
        /// Whether its own name says so, and not that of an attribute.
        let isCertain: Bool
        /// The number of open elements with the same name in it.
        var nesting = 0
    }

    let text: DecodedText
    /// Where secrets are in the decoded text, and what is to replace them in the source.
    private(set) var found: [(range: Range<Int>, replacement: String)] = []
    /// The quotation marks in the line so far.
    private(set) var quotesInLine: Set<UInt8> = []
    /// Whether a `<` has no `>` so far.
    private(set) var isInAngles = false
    /// By quotation mark and depth, the closing one after the start of a range is at its end.
    var closings: [Int: Range<Int>] = [:]
    private var records = [Record()]
    private var elements: [Element] = []
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
    /// Only so many innermost elements are looked at, and so much content of an element that an attribute calls a secret.
    private static let maximumElements = 8
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
    private mutating func addValue(of member: SecretMember) -> Int? {
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
            endTag(at: index)
        default: break
        }
        return index + 1
    }

    private mutating func startTag(at start: Int) {
        let isClosing = start < text.bytes.count && text.bytes[start] == UInt8(ascii: "/")
        let name = text.bytes[(isClosing ? start + 1 : start)...].prefix {
            Self.isNameByte($0) || $0 == UInt8(ascii: ":")
        }
        guard let first = name.first, first.isASCIILetter, name.endIndex < text.bytes.count,
            text.bytes[name.endIndex].isASCIISpace || "/>".utf8.contains(text.bytes[name.endIndex])
        else { return }
        let tag = String(decoding: name.suffix(Self.maximumName), as: UTF8.self).lowercased()
        // The name of a member that was removed: `<token:REDACTED>`.
        guard !tag.hasSuffix(":" + Secrets.placeholder.lowercased()) else { return }
        guard isClosing else {
            return records.append(Record(tag: tag, isSecret: Secrets.isSecret(tag, in: .member)))
        }
        guard let open = element(tag) else { return }
        if elements[open].nesting > 0 {
            elements[open].nesting -= 1
            return
        }
        let content = trimmed(elements[open].start..<start - 1)
        if elements[open].isCertain || content.count <= Self.maximumContent, !content.isEmpty { add(content) }
        elements.removeSubrange(open...)
    }

    private mutating func endTag(at end: Int) {
        guard let tag = records.last?.tag, let record = records.popLast(), byte(end - 1) != UInt8(ascii: "/") else {
            return
        }
        guard record.isSecret else {
            if let open = element(tag) { elements[open].nesting += 1 }
            return
        }
        elements.append(Element(name: tag, start: end + 1, isCertain: Secrets.isSecret(tag, in: .member)))
        let next = text.bytes[end...].firstIndex(of: UInt8(ascii: "<")) ?? text.bytes.count
        let content = trimmed(end + 1..<next)
        if record.value == nil, !Self.emptyTags.contains(tag), !content.isEmpty { add(content) }
    }

    /// The index of the innermost element with a name.
    private func element(_ name: String) -> Int? {
        elements.indices.suffix(Self.maximumElements).last { elements[$0].name == name }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = text.bytes[range].firstIndex(where: { !$0.isASCIISpace }) else {
            return range.lowerBound..<range.lowerBound
        }
        let last = text.bytes[range].lastIndex { !$0.isASCIISpace } ?? first
        return first..<last + 1
    }
}
