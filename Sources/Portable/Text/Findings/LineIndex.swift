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
