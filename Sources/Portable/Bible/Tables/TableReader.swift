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
}
