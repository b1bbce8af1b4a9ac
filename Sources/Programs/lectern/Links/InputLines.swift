import Files
import Glibc

/// The lines of a file or of standard input as bytes, whatever they hold. No line takes more memory than the limit.
struct InputLines: Sendable {
    /// A line without its line break.
    enum Line {
        case bytes([UInt8])
        /// A line over the limit, which was thrown away while it was read: its length in bytes.
        case tooLong(Int)
    }

    /// How many bytes of lines are taken together at most, unless one line has more.
    private static let batchSize = 1 << 17

    private let descriptor: Int32
    private let limit: Int
    /// In bytes, of all lines together.
    private let maximumSize: Int
    private var size = 0
    private var buffer: [UInt8] = []
    private var position = 0
    /// The number of bytes of the current line that were thrown away before `position`.
    private var discarded = 0
    /// Where the next line ends, if its end was read.
    private var end: Int?
    private var isAtEnd = false
    /// The lines that `next` gives before it takes others.
    private var batch: InputBatch?
    /// Why the input could not be read to its end.
    private(set) var failure: String?

    /// - Parameters:
    ///   - descriptor: an open file, which the caller closes.
    ///   - limit: the length of the longest line in bytes.
    ///   - maximumSize: how many bytes are read, those of lines that are too long included; more are a failure.
    init(of descriptor: Int32 = STDIN_FILENO, limit: Int, maximumSize: Int = .max) {
        self.descriptor = descriptor
        self.limit = limit
        self.maximumSize = maximumSize
    }

    /// Whether the input must be read before there is another line.
    var mustRead: Bool { end == nil && !isAtEnd }

    /// The next line; nil at the end.
    mutating func next() -> Line? {
        while true {
            if let input = batch?.next() { return input.line }
            batch = nextBatch(number: 1)
            if batch == nil { return nil }
        }
    }

    /// The next line and those after it that have been read already; nil at the end.
    ///
    /// - Parameter number: the number of the next line.
    mutating func nextBatch(number: Int) -> InputBatch? {
        while mustRead { fill() }
        guard position < buffer.count else { return nil }
        let end = end.map(lastEnd) ?? buffer.count
        defer {
            position = min(end + 1, buffer.count)
            discarded = 0
            findEnd(from: position)
        }
        return InputBatch(lines: Array(buffer[position..<end]), discarded: discarded, limit: limit, number: number)
    }

    /// Where the last line of a batch ends whose first line ends at an index.
    private func lastEnd(_ first: Int) -> Int {
        let bound = min(position + Self.batchSize, buffer.count)
        return bound > first ? buffer[first..<bound].lastIndex(of: UInt8(ascii: "\n")) ?? first : first
    }

    private mutating func findEnd(from start: Int) { end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) }

    private mutating func fill() {
        buffer.removeFirst(position)
        position = 0
        // The last byte is kept: it may be the carriage return of the line break.
        if buffer.count > limit + 1 {
            discarded += buffer.count - 1
            buffer.removeFirst(buffer.count - 1)
        }
        let searched = buffer.count
        let count = FileStream.read(descriptor, into: &buffer)
        if count == nil { failure = unsafe String(cString: strerror(errno)) }
        size += count ?? 0
        if size > maximumSize {
            failure = "more than \(maximumSize >> 20) MB"
            buffer.removeSubrange(searched...)
        }
        if count == 0 || failure != nil { isAtEnd = true }
        findEnd(from: searched)
    }
}
