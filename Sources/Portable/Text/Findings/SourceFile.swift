/// A rule file or an input: its name, for findings, and its bytes.
public final class SourceFile: Sendable {
    /// The name that findings print; empty for an input.
    public let path: String
    /// The bytes of the file.
    public let bytes: [UInt8]
    private let lineIndex = Locked<LineIndex?>(nil)

    /// Creates a file from bytes that were read before.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The line and column of an offset, and the line's text.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let (line, start, column) = lines.position(of: offset, in: bytes)
        // A minified file is one long line; only the text near the offset is part of the message.
        let shown = max(start, offset - 80)
        let end = bytes[offset...].prefix(160).firstIndex(of: UInt8(ascii: "\n")) ?? min(offset + 160, bytes.count)
        return SourcePosition(
            file: path, line: line, column: column,
            before: text(shown..<offset), after: text(offset..<end))
    }

    /// The text of a range, without the rest of a character that starts before it.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].drop(while: LineIndex.isContinuation), as: UTF8.self)
    }

    private var lines: LineIndex { lineIndex.made { LineIndex(bytes) } }
}
