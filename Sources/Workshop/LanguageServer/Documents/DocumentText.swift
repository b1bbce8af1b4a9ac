import Text

/// In which units the client counts the characters of a line.
enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

/// The text of a document and where its lines start.
struct DocumentText: Sendable {
    private(set) var bytes: [UInt8]
    /// The offset of the first byte of each line; a line ends with `\n`, `\r\n` or `\r`.
    private(set) var lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + Self.lineStarts(in: bytes, 1..<bytes.count + 1)
    }

    /// The offsets of a range, from 1, that are the start of a line.
    private static func lineStarts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        let span = bytes.span
        var starts: [Int] = []
        for offset in range {
            let byte = span[offset - 1]
            guard byte <= UInt8(ascii: "\r") else { continue }
            let isFirstHalf = offset < span.count && span[offset] == UInt8(ascii: "\n")
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isFirstHalf { starts.append(offset) }
        }
        return starts
    }

    /// Replaces a part of the text.
    mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
        // Whether a line starts at an offset depends on the bytes on both sides of it.
        let start = max(1, range.lowerBound)
        let first = range.lowerBound == 0 ? 1 : line(of: range.lowerBound - 1) + 1
        let last = line(of: range.upperBound) + 1
        let change = replacement.count - range.count
        bytes.replaceSubrange(range, with: replacement)
        for index in lineStarts.indices[last...] { lineStarts[index] += change }
        let starts = Self.lineStarts(in: bytes, start..<max(start, range.upperBound + change + 1))
        lineStarts.replaceSubrange(first..<max(first, last), with: starts)
    }

    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line without its line break.
    func range(ofLine line: Int) -> Range<Int> {
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The offset of a position. One after the end of a line is its end, one in a character is its start.
    func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
        guard position.line < lineStarts.count else { return bytes.count }
        let line = range(ofLine: position.line)
        switch encoding {
        case .utf8:
            var offset = min(line.lowerBound + position.character, line.upperBound)
            while offset > line.lowerBound, offset < line.upperBound, bytes[offset].isContinuation { offset -= 1 }
            return offset
        case .utf16:
            var (offset, units) = (line.lowerBound, 0)
            while offset < line.upperBound {
                let width = bytes[offset].utf16Width
                guard units + width <= position.character || width == 0 else { break }
                units += width
                offset += 1
            }
            return offset
        }
    }

    func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
        let line = line(of: offset)
        let start = lineStarts[line]
        let end = min(max(offset, start), max(start, range(ofLine: line).upperBound))
        switch encoding {
        case .utf8: return Position(line: line, character: end - start)
        case .utf16: return Position(line: line, character: bytes[start..<end].reduce(0) { $0 + $1.utf16Width })
        }
    }
}

extension UInt8 {
    /// Whether a byte of UTF-8 continues a character.
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }

    /// How many UTF-16 units the character has that starts with this byte of UTF-8.
    fileprivate var utf16Width: Int { isContinuation ? 0 : self >= 0xF0 ? 2 : 1 }
}
