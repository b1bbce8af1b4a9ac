import Synchronization

/// A rule file as it was read: its name, for findings, and its bytes.
public final class SourceFile: Sendable {
    /// The name that findings print.
    public let path: String
    package let bytes: [UInt8]
    private let lineStarts = Mutex<[Int]?>(nil)

    /// A file whose bytes have been read already.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The line and column of an offset, and the line's text.
    package func location(at offset: Int) -> Finding.Location {
        let offset = min(max(offset, 0), bytes.count)
        let (line, start) = line(at: offset)
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let before = String(decoding: bytes[start..<offset], as: UTF8.self)
        // A minified file is one long line: enough of it around the place is shown.
        let shownBefore = before.unicodeScalars.count > 100 ? String(before.suffix(60)) : before
        let after = String(decoding: bytes[offset..<end], as: UTF8.self).prefix(100)
        return Finding.Location(
            file: path, line: line, column: before.unicodeScalars.count + 1, before: shownBefore, after: String(after))
    }

    /// The number of the line that holds an offset, from 1, and where it starts.
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

/// A place in a rule file, kept small: line and column are counted when they are asked for.
public struct SourceMark: Sendable {
    let file: SourceFile
    let offset: Int

    package init(file: SourceFile, offset: Int) {
        self.file = file
        self.offset = offset
    }

    /// The line and column of the place, and the text around it.
    public var location: Finding.Location { file.location(at: offset) }

    /// The place of a value in the same file.
    package func moved(to value: JSONValue) -> SourceMark { SourceMark(file: file, offset: value.offset) }
}
