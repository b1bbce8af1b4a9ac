import Text

/// Reads a table of `data/` field by field, as ranges of its bytes: lines of fields with a separator between them, but for
/// empty lines and those that start with `#`.
///
/// Allocates nothing per line or field: it reads the tables that the first reference has to wait for.
struct TableReader {
    /// The text of the table.
    let bytes: [UInt8]
    private var next = 0
    private var lineEnd = -1

    /// Reads the file with a path in `data/`.
    init(_ path: String) { self.init(EmbeddedFile.bytes(path)) }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a file whose lines refer to parts: `<ending>` is what follows `<ending> = ` in a line of its own before them.
    init(expandingParts path: String) { self.init(Self.expandingParts(of: EmbeddedFile.bytes(path))) }

    /// What is left of the line.
    var line: Range<Int> { next..<lineEnd }

    /// Moves to the next line; false if there is none.
    mutating func nextLine() -> Bool {
        repeat {
            next = lineEnd + 1
            guard next < bytes.count else { return false }
            lineEnd = end(of: UInt8(ascii: "\n"), before: bytes.count)
        } while next == lineEnd || bytes[next] == UInt8(ascii: "#")
        return true
    }

    /// Moves to the next line whose first field is a word, and behind that field; false if there is none.
    mutating func nextLine(of kind: String) -> Bool {
        while nextLine() {
            if nextString() == kind { return true }
        }
        return false
    }

    /// The next field of the line, up to a separator, without leading spaces; nil at the end of the line.
    mutating func nextField(_ separator: Unicode.Scalar) -> Range<Int>? {
        guard next <= lineEnd else { return nil }
        while next < lineEnd, bytes[next] == UInt8(ascii: " ") { next += 1 }
        let start = next
        let end = end(of: UInt8(ascii: separator), before: lineEnd)
        next = end + 1
        return start..<end
    }

    /// The text of a field.
    func string(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

    /// The text of the next field.
    mutating func nextString(_ separator: Unicode.Scalar = " ") -> String? { nextField(separator).map(string) }

    /// The texts of the fields that are left in the line.
    mutating func remainingStrings(_ separator: Unicode.Scalar = " ") -> [String] {
        var strings: [String] = []
        while let string = nextString(separator) { strings.append(string) }
        return strings
    }

    /// The book whose OSIS id is the next field.
    mutating func nextBook(_ separator: Unicode.Scalar) -> Book? { nextString(separator).flatMap { Book(osis: $0) } }

    private func end(of separator: UInt8, before limit: Int) -> Int {
        var index = next
        while index < limit, bytes[index] != separator { index += 1 }
        return index
    }

    private static func expandingParts(of text: [UInt8]) -> [UInt8] {
        guard text.contains(UInt8(ascii: "<")) else { return text }
        var parts: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
        var expanded: [UInt8] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            var rest = line
            while let start = rest.firstIndex(of: UInt8(ascii: "<")),
                let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
            {
                let name = rest[(start + 1)..<end]
                if start == line.startIndex, rest[end...].starts(with: "> = ".utf8) {
                    parts[name] = rest[(end + 4)...]
                    rest = []
                } else {
                    expanded += rest[..<start] + (parts[name] ?? [])
                    rest = rest[(end + 1)...]
                }
            }
            expanded += rest
            expanded.append(UInt8(ascii: "\n"))
        }
        return expanded
    }
}
