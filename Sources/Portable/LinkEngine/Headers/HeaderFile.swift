package import Requests
package import Text

/// Reads the headers of a page from a file: a JSON object from names to values, or lines as `curl -I` prints them.
package enum HeaderFile {
    /// The headers in their order.
    ///
    /// - Throws: A finding with the location of what is wrong.
    package static func fields(of file: SourceFile) throws(Finding) -> [HeaderField] {
        let whitespace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        switch file.bytes.first(where: { !whitespace.contains($0) }) {
        case nil: throw Finding(.error, "\(file.path): there are no headers", note: expected)
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return try members(of: file)
        default:
            var lines = HeaderLines(file: file)
            return try lines.fields()
        }
    }

    fileprivate static let expected = "a JSON object of names and values, or lines such as curl -I prints"

    private static func members(of file: SourceFile) throws(Finding) -> [HeaderField] {
        let root = try file.parsed().root
        guard let members = root.members else { throw .notAnObject(root, in: file, expected: "headers") }
        var fields: [HeaderField] = []
        for member in members {
            // `curl -w '%{header_json}'` prints an array of values for each name.
            guard let values = member.value.string.map({ [$0] }) ?? strings(member.value) else {
                throw .wrongType(member.value, of: member.name, in: file, expected: "a string")
            }
            fields += values.map { HeaderField(name: member.name, value: $0) }
        }
        return fields
    }

    private static func strings(_ value: JSONValue) -> [String]? {
        guard let items = value.items else { return nil }
        let strings = items.compactMap { $0.string }
        return strings.count == items.count ? strings : nil
    }
}

/// The header section of an HTTP message (RFC 9112, section 5); of several, as `curl -IL` prints them, the last.
private struct HeaderLines {
    let file: SourceFile
    private var read: [HeaderField] = []

    init(file: SourceFile) { self.file = file }

    mutating func fields() throws(Finding) -> [HeaderField] {
        var offset = 0
        var isAtStart = true
        for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { offset += line.count + 1 }
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if text.isEmpty {
                isAtStart = true
            } else if isAtStart, text.starts(with: "HTTP/".utf8) {
                read = []
                isAtStart = false
            } else if isAtStart, !read.isEmpty {
                // The content of the message.
                break
            } else {
                try readField(text, at: offset)
                isAtStart = false
            }
        }
        return read
    }

    private mutating func readField(_ line: ArraySlice<UInt8>, at offset: Int) throws(Finding) {
        if isSpace(line[line.startIndex]), let last = read.indices.last {
            read[last].value += " " + text(line)
            return
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw finding("the line is not a header: it has no colon", at: offset)
        }
        let name = line[..<colon]
        if let invalid = name.firstIndex(where: { !HeaderField.isTokenCharacter($0) }) ?? (name.isEmpty ? colon : nil) {
            throw finding("the name of the header is not valid", at: offset + invalid - line.startIndex)
        }
        read.append(HeaderField(name: text(name), value: text(line[(colon + 1)...])))
    }

    private func finding(_ message: String, at offset: Int) -> Finding {
        Finding(.error, message, at: SourceLocation(file: file, offset: offset), note: HeaderFile.expected)
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start.endIndex
        return String(decoding: start[..<end], as: UTF8.self)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension [HeaderField] {
    /// The headers as actions with `headers` see them: one line of compact JSON, names as they are written.
    ///
    /// Fields of one name are joined by a comma (RFC 9110, section 5.3). `Set-Cookie`, which cannot be joined, is left
    /// out if it occurs more than once.
    var json: String {
        var order: [String] = []
        var fields: [String: (name: String, values: [String])] = [:]
        for field in self {
            let key = field.name.lowercased()
            if fields[key] == nil { order.append(key) }
            fields[key, default: (field.name, [])].values.append(field.value)
        }
        let members = order.compactMap { key in
            fields[key].flatMap { key == "set-cookie" && $0.values.count > 1 ? nil : $0 }
        }
        return JSONOutput.object(members.map { ($0.name, .string($0.values.joined(separator: ", "))) }).line
    }
}
