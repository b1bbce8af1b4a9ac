import Files
import LinkEngine
import Text

/// A text of any length in pieces that end between paragraphs, so that what belongs together stays together.
final class TextPieces: OrderedSource {
    /// A byte that is not UTF-8.
    struct InvalidText: Error {
        /// Line, column and what is wrong: `3:5: the byte 0xFF is not UTF-8`.
        let message: String
    }

    /// The number of bytes that a piece has at least, if the text has so many. A piece with a longer paragraph ends at a
    /// line, without a line at a space.
    private static let size = 1 << 18

    private var stream: FileStream
    private var buffer: [UInt8] = []
    private var isAtEnd = false
    private var offset = 0
    private var lines = 0
    private var columns = 0

    init(of stream: consuming FileStream) { self.stream = stream }

    var mustWait: Bool { false }

    /// The next piece; nil at the end.
    ///
    /// - Throws: `FileError` if the text cannot be read, `InvalidText` if it is not UTF-8.
    func next() throws -> TextPiece? {
        while !isAtEnd, buffer.count < ProgramLimits.paragraph { isAtEnd = try !stream.read(into: &buffer) }
        guard !buffer.isEmpty else { return nil }
        let end = isAtEnd && buffer.count <= Self.size ? buffer.count : self.end
        let piece = TextPiece(bytes: Array(buffer[..<end]), offset: offset, lines: lines, columns: columns)
        buffer.removeFirst(end)
        try Self.check(piece)
        advance(past: piece)
        return piece
    }

    /// Where a piece ends: after the first empty line beyond its size, or the last line, or the last space.
    private var end: Int {
        let line = UInt8(ascii: "\n")
        for index in min(Self.size, buffer.count)..<buffer.count
        where buffer[index] == line && buffer[index - 1] == line {
            return index + 1
        }
        if isAtEnd { return buffer.count }
        let last = buffer.lastIndex(of: line) ?? buffer.lastIndex(of: UInt8(ascii: " "))
        if let last { return last + 1 }
        return (buffer.lastIndex { $0 & 0xC0 != 0x80 }).map { max($0, 1) } ?? buffer.count
    }

    /// A whole text as one piece.
    static func whole(_ bytes: [UInt8]) throws -> TextPiece {
        let piece = TextPiece(bytes: bytes, offset: 0, lines: 0, columns: 0)
        try check(piece)
        return piece
    }

    private static func check(_ piece: TextPiece) throws {
        guard let invalid = piece.bytes.firstInvalidUTF8Offset else { return }
        let position = piece.position(at: invalid)
        let byte = String(piece.bytes[invalid], radix: 16, uppercase: true)
        throw InvalidText(
            message: "\(position.line):\(position.column): the byte 0x\(byte) is not UTF-8; convert the text, for "
                + "example with iconv")
    }

    private func advance(past piece: TextPiece) {
        let position = piece.position(at: piece.bytes.count)
        offset += piece.bytes.count
        (lines, columns) = (position.line - 1, position.column - 1)
    }
}
