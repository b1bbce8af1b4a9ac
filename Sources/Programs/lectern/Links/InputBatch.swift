import Text

/// Inputs that one thread resolves one after another: lines that were read together, or one argument.
struct InputBatch: Sendable {
    /// The number among all inputs of the next one, from 1.
    private(set) var number: Int
    /// The lines with the line breaks between them; shared with what is split off.
    private let bytes: [UInt8]
    /// Where the next input starts; beyond the end of `bytes` if there is none.
    private var position = 0
    /// The number of bytes of the first line that were thrown away while it was read.
    private var discarded: Int
    /// The length of the longest line in bytes; nil for an argument, in which line breaks mean nothing.
    private let limit: Int?

    /// The batch of an argument.
    init(argument: String, number: Int) {
        self.number = number
        bytes = Array(argument.utf8)
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
        self.discarded = discarded
        self.limit = limit
    }

    /// The number of inputs that are left.
    var count: Int {
        guard position <= bytes.count else { return 0 }
        return limit == nil ? 1 : 1 + bytes.span.extracting(position...).count(of: UInt8(ascii: "\n"))
    }

    /// The next input; nil at the end.
    mutating func next() -> Input? {
        guard position <= bytes.count else { return nil }
        let end = limit == nil ? bytes.count : bytes.span.indexOrEnd(of: UInt8(ascii: "\n"), from: position)
        defer {
            number += 1
            position = end + 1
            discarded = 0
        }
        return Input(number: number, line: line(upTo: end))
    }

    private func line(upTo end: Int) -> InputLines.Line {
        guard let limit else { return .bytes(bytes) }
        let hasReturn = end > position && bytes[end - 1] == UInt8(ascii: "\r")
        let line = bytes[position..<(hasReturn ? end - 1 : end)]
        let length = discarded + line.count
        return length > limit ? .tooLong(length) : .bytes(Array(line))
    }

    /// Takes off the inputs that are left; nil if there are none.
    mutating func split() -> InputBatch? {
        guard position <= bytes.count else { return nil }
        let rest = self
        position = bytes.count + 1
        return rest
    }
}
