/// Splits an XML document into tags and texts, as far as property lists need XML: no entities except the five
/// predefined ones.
struct XMLScanner {
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

    private func has(_ text: StaticString) -> Bool {
        unsafe bytes[position...].starts(with: text.bytes)
    }

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
