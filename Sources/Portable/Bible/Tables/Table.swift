/// A table in the source code: lines of fields with a separator between them.
///
/// Works on bytes, which is several times faster than on characters and matters when the program starts.
struct Table {
    private let text: String

    init(_ text: StaticString) {
        self.text = text.description
    }

    /// The lines, without empty ones.
    var lines: [Substring.UTF8View] { text.utf8.split(separator: UInt8(ascii: "\n")) }

    /// The fields of each line, without empty ones.
    func rows(separatedBy separator: Unicode.Scalar = " ") -> [[Substring.UTF8View]] {
        lines.map { $0.split(separator: UInt8(ascii: separator)) }
    }
}
