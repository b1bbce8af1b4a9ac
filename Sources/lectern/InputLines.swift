import Glibc

/// The lines of standard input as bytes, one at a time, whatever they hold.
struct InputLines: Sequence, IteratorProtocol {
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    /// The next line without its line break; nil at the end.
    mutating func next() -> [UInt8]? {
        var searched = position
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return line(upTo: end)
            }
            searched = buffer.count
            if isAtEnd {
                guard position < buffer.count else { return nil }
                defer { position = buffer.count }
                return line(upTo: buffer.count)
            }
            searched -= position
            fill()
        }
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
        if count > 0 { buffer += chunk[..<count] } else { isAtEnd = true }
    }
}

extension InputLines {
    /// The inputs that arguments name, as bytes: each is one, and `-` stands for the lines of standard input.
    static func inputs(_ arguments: [String]) -> some Sequence<[UInt8]> {
        arguments.lazy.flatMap { argument in
            argument == "-" ? AnySequence(InputLines()) : AnySequence([Array(argument.utf8)])
        }
    }
}
