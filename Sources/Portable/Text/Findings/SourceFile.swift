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
            file: path, line: line, column: column, before: text(shown..<offset), after: text(offset..<end))
    }

    /// The text of a range, without the rest of a character that starts before it.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].drop(while: LineIndex.isContinuation), as: UTF8.self)
    }

    private var lines: LineIndex { lineIndex.made { LineIndex(bytes) } }
}

extension SourceFile {
    /// The JSON of the file.
    ///
    /// - Throws: A finding with the location of the error, if the file is not UTF-8 or not JSON.
    package func parsed() throws(Finding) -> JSONDocument {
        if let offset = bytes.firstInvalidUTF8Offset {
            throw Finding(
                .jsonEncoding, "the file is not UTF-8: byte 0x\(String(bytes[offset], radix: 16))",
                at: SourceLocation(file: self, offset: offset), note: "save it as UTF-8")
        }
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            throw Finding(
                .fileEmpty, "the file is empty", at: SourceLocation(file: self, offset: 0),
                note: "write its rules, or remove it")
        }
        do {
            return try JSONDocument(bytes)
        } catch {
            throw Finding(
                .jsonSyntax, "not JSON: \(error.message)", at: SourceLocation(file: self, offset: error.offset),
                note: error.note)
        }
    }
}

/// Finds the line and column of an offset in a text, for any number of offsets, without reading the text from its start
/// each time.
struct LineIndex {
    /// What comes before a block of the text.
    private struct Block {
        let lines: Int32
        let scalars: Int32
        /// The offset of the start of the line that the block starts in.
        let lineStart: Int32
    }

    /// In bytes.
    private static let blockSize = 4096

    private let blocks: [Block]

    init(_ bytes: [UInt8]) {
        var blocks: [Block] = []
        blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
        var lines: Int32 = 0
        var scalars: Int32 = 0
        var lineStart: Int32 = 0
        let span = bytes.span
        for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
            blocks.append(Block(lines: lines, scalars: scalars, lineStart: lineStart))
            for offset in start..<min(start + Self.blockSize, bytes.count) {
                if span[offset] == UInt8(ascii: "\n") {
                    lines += 1
                    lineStart = Int32(offset + 1)
                }
                if !Self.isContinuation(span[offset]) { scalars += 1 }
            }
        }
        self.blocks = blocks
    }

    /// The line, from 1, the offset of its first byte, and the column in Unicode scalars, from 1.
    func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, start: Int, column: Int) {
        let block = blocks[offset / Self.blockSize]
        let tail = bytes[offset / Self.blockSize * Self.blockSize..<offset]
        let lines = Int(block.lines) + tail.count { $0 == UInt8(ascii: "\n") }
        let start = tail.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? Int(block.lineStart)
        return (lines + 1, start, scalars(before: offset, in: bytes) - scalars(before: start, in: bytes) + 1)
    }

    private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
        let tail = bytes[offset / Self.blockSize * Self.blockSize..<offset]
        return Int(blocks[offset / Self.blockSize].scalars) + tail.count { !Self.isContinuation($0) }
    }

    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
