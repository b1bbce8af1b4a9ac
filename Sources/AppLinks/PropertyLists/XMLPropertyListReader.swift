import Text

/// Reads an XML property list, and checks its size while reading.
struct XMLPropertyListReader {
    private var scanner: XMLScanner
    private let limits: PropertyListLimits
    private var tally = PropertyListTally()

    static func read(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) -> PropertyListValue {
        var reader = XMLPropertyListReader(scanner: try XMLScanner(bytes), limits: limits)
        return try reader.document()
    }

    private init(scanner: XMLScanner, limits: PropertyListLimits) {
        self.scanner = scanner
        self.limits = limits
    }

    private mutating func document() throws(PropertyListError) -> PropertyListValue {
        let root = try nextTag()
        // Documentation shows dictionaries without the rest of the file.
        if root == .start("dict"), let value = try value(root, level: 1) {
            guard try nextTag() == nil else { throw malformed("nothing was expected behind </dict>") }
            return value
        }
        guard root == .start("plist") else { throw malformed("<plist> was expected") }
        guard let value = try value(nextTag(), level: 1) else { throw malformed("<plist> is empty") }
        guard try nextTag() == .end("plist"), try nextTag() == nil else {
            throw malformed("</plist> was expected, and nothing behind it")
        }
        return value
    }

    private func malformed(_ what: String) -> PropertyListError { .malformed(what, offset: scanner.position) }

    /// The next tag, with only white space before it; nil at the end.
    private mutating func nextTag() throws(PropertyListError) -> XMLScanner.Token? {
        while let token = try scanner.next() {
            guard case .text(let text) = token else { return token }
            guard text.allSatisfy(\.isWhitespace) else { throw malformed("text outside of a value") }
        }
        return nil
    }

    /// The value that starts with a tag; nil if the tag ends the container.
    private mutating func value(_ tag: XMLScanner.Token?, level: Int) throws(PropertyListError) -> PropertyListValue? {
        if case .end = tag { return nil }
        tally.items += 1
        let value: PropertyListValue
        switch tag {
        case .start("dict"): value = try .dictionary(members(level: level))
        case .start("array"): value = try .array(items(level: level))
        case .start(let name): value = try scalar(name, content(of: name))
        case .empty("dict"): value = .dictionary([])
        case .empty("array"): value = .array([])
        case .empty(let name): value = try scalar(name, "")
        case .text, .end, nil: throw malformed("the document ends too early")
        }
        try tally.check(limits)
        return value
    }

    private mutating func items(level: Int) throws(PropertyListError) -> [PropertyListValue] {
        try enter(level)
        var items: [PropertyListValue] = []
        while true {
            let tag = try nextTag()
            guard let item = try value(tag, level: level + 1) else {
                try end("array", tag)
                return items
            }
            items.append(item)
        }
    }

    private mutating func members(level: Int) throws(PropertyListError) -> [PropertyListValue.Member] {
        try enter(level)
        var members: [PropertyListValue.Member] = []
        while true {
            let tag = try nextTag()
            guard tag == .start("key") || tag == .empty("key") else {
                try end("dict", tag)
                return members
            }
            let key = tag == .empty("key") ? "" : try content(of: "key")
            guard let value = try value(nextTag(), level: level + 1) else { throw malformed("\"\(key)\" has no value") }
            members.append(.init(key: key, value: value))
        }
    }

    private func enter(_ level: Int) throws(PropertyListError) {
        guard level <= limits.levels else { throw .tooDeep(limit: limits.levels) }
    }

    private func end(_ name: String, _ tag: XMLScanner.Token?) throws(PropertyListError) {
        guard tag == .end(name) else { throw malformed("</\(name)> was expected") }
    }

    /// The text of an element, up to its end.
    private mutating func content(of name: String) throws(PropertyListError) -> String {
        var content = ""
        while true {
            switch try scanner.next() {
            case .text(let text): content += text
            case .end(name):
                tally.text += content.utf8.count
                return content
            default: throw malformed("</\(name)> was expected")
            }
        }
    }

    private func scalar(_ name: String, _ text: String) throws(PropertyListError) -> PropertyListValue {
        switch name {
        case "string": return .string(text)
        case "integer":
            let word = Self.word(text)
            if let number = Int(word) { return .integer(number) }
            guard word.wholeMatch(of: /-?[0-9]+/) != nil else {
                throw malformed("\"\(Printable.shortened(text))\" is not a valid integer")
            }
            return .other(PropertyListValue.hugeInteger)
        case "real":
            guard let number = Double(Self.word(text)) else {
                throw malformed("\"\(Printable.shortened(text))\" is not a valid number")
            }
            return .real(number)
        case "true", "false": return .other("a boolean")
        case "date": return .other("a date")
        case "data": return .other("data")
        default: throw malformed("<\(Printable.shortened(name))> is not a valid property list element")
        }
    }

    /// The only word of a text; empty if there are several.
    private static func word(_ text: String) -> Substring {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count == 1 ? words[0] : ""
    }
}
