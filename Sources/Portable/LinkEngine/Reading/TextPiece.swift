/// A part of a text in which references are looked for, and where it is in the text.
public struct TextPiece: Sendable {
    /// The bytes of the part: UTF-8.
    public let bytes: [UInt8]
    /// How many bytes come before it.
    public let offset: Int
    /// How many line breaks come before it.
    public let lines: Int
    /// How many characters of its first line come before it.
    public let columns: Int

    /// A part of a text; a whole text if nothing comes before it.
    public init(bytes: [UInt8], offset: Int = 0, lines: Int = 0, columns: Int = 0) {
        self.bytes = bytes
        self.offset = offset
        self.lines = lines
        self.columns = columns
    }
}

extension TextPiece {
    /// The line and the column of an offset, from 1; columns are Unicode scalars.
    package func position(at offset: Int) -> (line: Int, column: Int) {
        position(at: offset, after: 0, (lines + 1, columns + 1))
    }

    /// The line and the column of an offset behind another one, whose position is known.
    package func position(
        at offset: Int, after known: Int, _ position: (line: Int, column: Int)
    ) -> (line: Int, column: Int) {
        var (line, column) = position
        for byte in bytes[known..<offset] {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }
}
