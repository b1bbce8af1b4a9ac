import Synchronization

/// A rule file: its name, for findings, and its bytes.
public final class SourceFile: Sendable {
    /// The name that findings print.
    public let path: String
    package let bytes: [UInt8]
    private let lineStarts = Mutex<[Int]?>(nil)

    /// Creates a file from bytes that were read before.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The line and column of an offset, and the line's text.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let (line, start) = line(at: offset)
        // A minified file is one long line; only the text near the offset is part of the message.
        let shown = max(start, offset - 80)
        let end = bytes[offset...].prefix(160).firstIndex(of: UInt8(ascii: "\n")) ?? min(offset + 160, bytes.count)
        return SourcePosition(
            file: path, line: line, column: bytes[start..<offset].count { !Self.isContinuation($0) } + 1,
            before: text(shown..<offset), after: text(offset..<end))
    }

    /// The text of a range, without the rest of a character that starts before it.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].drop(while: Self.isContinuation), as: UTF8.self)
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The number of the line that contains an offset, from 1, and the offset of its first byte.
    private func line(at offset: Int) -> (number: Int, start: Int) {
        lineStarts.withLock { cached in
            let starts = cached ?? [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
            cached = starts
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= offset { low = middle } else { high = middle }
            }
            return (low + 1, starts[low])
        }
    }
}
