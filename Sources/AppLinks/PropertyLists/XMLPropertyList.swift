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
            guard try nextTag() == nil else { throw malformed("nothing was expected after </dict>") }
            return value
        }
        guard root == .start("plist") else { throw malformed("<plist> was expected") }
        guard let value = try value(nextTag(), level: 1) else { throw malformed("<plist> is empty") }
        guard try nextTag() == .end("plist"), try nextTag() == nil else {
            throw malformed("</plist> was expected, and nothing after it")
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

/// Writes an XML property list in the format of Apple's tools, with the keys in the order of the dictionaries.
package struct XMLPropertyListWriter {
    private var text: [UInt8] = []

    /// The property list in UTF-8.
    package static func write(_ value: PropertyListValue) -> [UInt8] {
        var writer = XMLPropertyListWriter()
        writer.text +=
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """.utf8
        writer.write(value, level: 0)
        writer.text += "</plist>\n".utf8
        return writer.text
    }

    private init() {}

    private mutating func write(_ value: PropertyListValue, level: Int) {
        switch value {
        case .string(let string): line("string", string, level)
        case .integer(let number): line("integer", "\(number)", level)
        case .other(let name): line("string", name, level)
        case .array(let items):
            line(items.isEmpty ? "<array/>" : "<array>", level)
            for item in items { write(item, level: level + 1) }
            if !items.isEmpty { line("</array>", level) }
        case .dictionary(let members):
            line(members.isEmpty ? "<dict/>" : "<dict>", level)
            for member in members {
                line("key", member.key, level + 1)
                write(member.value, level: level + 1)
            }
            if !members.isEmpty { line("</dict>", level) }
        }
    }

    private mutating func line(_ content: String, _ level: Int) {
        text += repeatElement(UInt8(ascii: "\t"), count: level)
        text += content.utf8
        text.append(UInt8(ascii: "\n"))
    }

    private mutating func line(_ name: String, _ content: String, _ level: Int) {
        text += repeatElement(UInt8(ascii: "\t"), count: level)
        text += "<\(name)>\(Markup.text(content))</\(name)>\n".utf8
    }
}

/// Splits an XML document into tags and texts, as far as property lists need XML: no entities except the five
/// predefined ones.
private struct XMLScanner {
    /// A tag by its name, or a text.
    enum Token: Equatable {
        case start(String)
        /// A tag such as `<true/>`.
        case empty(String)
        case end(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private(set) var position = 0

    /// A scanner at the start of a document.
    ///
    /// - Throws: `PropertyListError` if the document is UTF-16.
    init(_ bytes: [UInt8]) throws(PropertyListError) {
        self.bytes = bytes
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw .malformed("it is UTF-16; save it as UTF-8", offset: 0)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next tag or text; nil at the end. Skips comments, processing instructions and the document type.
    ///
    /// - Throws: `PropertyListError` if the document is not well-formed, is not UTF-8, or declares entities.
    mutating func next() throws(PropertyListError) -> Token? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") || has("<![CDATA[") { return try .text(text()) }
            if has("<!--") {
                try skip(past: "-->", from: 4)
            } else if has("<?") {
                try skipInstruction()
            } else if has("<!") {
                try skipDocumentType()
            } else {
                return try tag()
            }
        }
        return nil
    }

    private func has(_ text: StaticString) -> Bool { unsafe bytes[position...].starts(with: text.bytes) }

    private mutating func skip(past end: StaticString, from head: Int) throws(PropertyListError) {
        let start = position
        position += head
        while position < bytes.count {
            if has(end) {
                position += end.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw .malformed("\(end) is missing", offset: start)
    }

    private mutating func skipInstruction() throws(PropertyListError) {
        let start = position
        try skip(past: "?>", from: 2)
        let text = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
        guard text.hasPrefix("<?xml "), let encoding = text.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1,
            encoding != "utf-8", encoding != "utf8", encoding != "us-ascii"
        else { return }
        throw .malformed("its encoding is \(encoding); save it as UTF-8", offset: start)
    }

    /// Refuses declarations in the document type: entities can multiply the size, and property lists do not need them.
    private mutating func skipDocumentType() throws(PropertyListError) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "[") {
                throw .malformed("it declares entities or elements of its own, which are not read", offset: position)
            }
            position += 1
        }
        guard position < bytes.count else { throw .malformed("> is missing", offset: start) }
        position += 1
    }

    private mutating func tag() throws(PropertyListError) -> Token {
        let start = position
        guard let end = bytes[position...].prefix(Self.longestTag).firstIndex(of: UInt8(ascii: ">")) else {
            throw .malformed("a tag does not end", offset: start)
        }
        position = end + 1
        var content = bytes[start + 1..<end]
        let isEnd = content.first == UInt8(ascii: "/")
        let isEmpty = content.last == UInt8(ascii: "/")
        if isEnd { content.removeFirst() }
        if isEmpty, !content.isEmpty { content.removeLast() }
        // The only attribute of property lists is the version.
        let name = String(decoding: content.prefix { $0 > 0x20 }, as: UTF8.self)
        guard !name.isEmpty, !(isEnd && isEmpty) else { throw .malformed("a tag without a name", offset: start) }
        return isEnd ? .end(name) : isEmpty ? .empty(name) : .start(name)
    }

    private static let longestTag = 256

    /// The text up to the next tag, `CDATA` sections and what follows them included.
    private mutating func text() throws(PropertyListError) -> String {
        let start = position
        var text: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"):
                guard has("<![CDATA[") else { return try validated(text, from: start) }
                let content = position + 9
                try skip(past: "]]>", from: 9)
                text += Self.normalised(bytes[content..<position - 3])
            case UInt8(ascii: "&"): text += try reference()
            default:
                let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
                text += Self.normalised(bytes[position..<(end ?? bytes.count)])
                position = end ?? bytes.count
            }
        }
        return try validated(text, from: start)
    }

    private func validated(_ text: [UInt8], from start: Int) throws(PropertyListError) -> String {
        guard let text = String(validating: text, as: UTF8.self) else {
            throw .malformed("a text is not UTF-8", offset: start)
        }
        return text
    }

    /// Line breaks as XML has them, whatever the system that wrote them.
    private static func normalised(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "\r")) else { return Array(text) }
        var result: [UInt8] = []
        for index in text.indices {
            let isFollowed = index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: "\n")
            if text[index] != UInt8(ascii: "\r") {
                result.append(text[index])
            } else if !isFollowed {
                result.append(UInt8(ascii: "\n"))
            }
        }
        return result
    }

    private mutating func reference() throws(PropertyListError) -> String.UTF8View {
        let start = position
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw .malformed("& without a name; write &amp;", offset: start)
        }
        position = end + 1
        let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
        guard let text = Self.meaning(of: name) else { throw .malformed("unknown &\(name);", offset: start) }
        return text.utf8
    }

    private static func meaning(of name: String) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let isHex = name.hasPrefix("#x")
            guard name.hasPrefix("#"), let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) else {
                return nil
            }
            return Unicode.Scalar(code).map { String($0) }
        }
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
