import Text

/// Inputs: lines that were read together, or one argument.
struct InputBatch: Sendable {
    /// The number among all inputs of the next one, from 1.
    private(set) var number: Int
    /// The lines with the line breaks between them; shared with the parts that are taken.
    private let bytes: [UInt8]
    /// Where the next input starts; beyond the end if there is none.
    private var position = 0
    private var end: Int
    /// The number of bytes of the first line that were thrown away while it was read.
    private var discarded: Int
    /// The length of the longest line in bytes; nil for an argument, in which line breaks mean nothing.
    private let limit: Int?

    init(argument: String, number: Int) {
        self.number = number
        bytes = Array(argument.utf8)
        end = bytes.count
        discarded = 0
        limit = nil
    }

    /// A batch of lines.
    ///
    /// - Parameters:
    ///   - lines: the lines without the last line break.
    ///   - discarded: how much of the first line is missing at its start, which is then too long.
    ///   - limit: the length of the longest line in bytes.
    init(lines: [UInt8], discarded: Int, limit: Int, number: Int) {
        self.number = number
        bytes = lines
        end = lines.count
        self.discarded = discarded
        self.limit = limit
    }

    var count: Int {
        guard !isEmpty else { return 0 }
        return limit == nil ? 1 : 1 + bytes.span.extracting(position..<end).count(of: UInt8(ascii: "\n"))
    }

    var isEmpty: Bool { position > end }

    /// The next input; nil at the end.
    mutating func next() -> Input? {
        guard !isEmpty else { return nil }
        let end = endOfLine(from: position)
        defer { advance(to: end + 1, by: 1) }
        return Input(number: number, line: line(upTo: end))
    }

    private func endOfLine(from index: Int) -> Int {
        limit == nil ? end : min(end, bytes.span.indexOrEnd(of: UInt8(ascii: "\n"), from: index))
    }

    private mutating func advance(to index: Int, by count: Int) {
        position = index
        number += count
        discarded = 0
    }

    private func line(upTo end: Int) -> InputLines.Line {
        guard let limit else { return .bytes(bytes) }
        let hasReturn = end > position && bytes[end - 1] == UInt8(ascii: "\r")
        let line = bytes[position..<(hasReturn ? end - 1 : end)]
        let length = discarded + line.count
        return length > limit ? .tooLong(length) : .bytes(Array(line))
    }

    private static let parts = 16

    /// Takes off a part of the inputs, at least one; nil if there are none.
    mutating func takePart() -> InputBatch? {
        guard !isEmpty else { return nil }
        var part = self
        part.end = endOfLine(from: position + (end - position) / Self.parts)
        advance(to: part.end + 1, by: part.count)
        return part
    }
}
