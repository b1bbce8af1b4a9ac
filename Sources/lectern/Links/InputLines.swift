import Glibc

/// The lines of standard input as bytes, one at a time, whatever they hold.
struct InputLines: IteratorProtocol {
    private var buffer: [UInt8] = []
    private var position = 0
    /// Where the next line ends, if its end was read.
    private var end: Int?
    private var isAtEnd = false

    /// Whether standard input must be read before there is another line.
    var mustRead: Bool { end == nil && !isAtEnd }

    /// The next line without its line break; nil at the end.
    mutating func next() -> [UInt8]? {
        while mustRead { fill() }
        guard position < buffer.count else { return nil }
        let end = end ?? buffer.count
        defer {
            position = min(end + 1, buffer.count)
            findEnd(from: position)
        }
        return line(upTo: end)
    }

    private mutating func findEnd(from start: Int) {
        end = buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
    }

    private func line(upTo end: Int) -> [UInt8] {
        let hasReturn = end > position && buffer[end - 1] == UInt8(ascii: "\r")
        return Array(buffer[position..<(hasReturn ? end - 1 : end)])
    }

    private mutating func fill() {
        buffer.removeFirst(position)
        position = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { return }
        if count < 0 {
            let reason = unsafe String(cString: strerror(errno))
            Output.write("Error: cannot read standard input: \(reason)\n", to: .error)
            exit(ExitStatus.unusable.rawValue)
        }
        let searched = buffer.count
        if count > 0 { buffer += chunk[..<count] } else { isAtEnd = true }
        findEnd(from: searched)
    }
}
