/// A table of text kept in the program: lines, and in them fields with a separator between.
///
/// Works on bytes; characters would cost the start of the program several times as much.
struct Table {
    private let text: String

    init(_ text: StaticString) {
        self.text = text.description
    }

    /// The lines that are not empty.
    var lines: [Substring.UTF8View] { text.utf8.split(separator: UInt8(ascii: "\n")) }

    /// The rows, each line cut at a separator; empty fields are left out.
    func rows(separatedBy separator: Unicode.Scalar = " ") -> [[Substring.UTF8View]] {
        lines.map { $0.split(separator: UInt8(ascii: separator)) }
    }
}
