/// Reads a table in the source code field by field, as ranges of its bytes.
///
/// Allocates nothing per line or field: it reads the tables that the first reference has to wait for.
struct TableReader {
    /// The text of the table.
    let bytes: [UInt8]
    private var next = 0
    private var lineEnd = -1

    init(_ text: StaticString) {
        bytes = text.withUTF8Buffer { unsafe Array($0) }
    }

    /// Moves to the next line; false if there is none.
    mutating func nextLine() -> Bool {
        next = lineEnd + 1
        guard next < bytes.count else { return false }
        lineEnd = end(of: UInt8(ascii: "\n"), before: bytes.count)
        return true
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

    /// The book whose OSIS id is the next field.
    mutating func nextBook(_ separator: Unicode.Scalar) -> Book? {
        nextField(separator).flatMap { Book(osis: string($0)) }
    }

    private func end(of separator: UInt8, before limit: Int) -> Int {
        var index = next
        while index < limit, bytes[index] != separator { index += 1 }
        return index
    }
}
