import Diagnostics
import LinkEngine

/// The inputs that the arguments name: each argument is one input, `-` is each line of standard input.
struct Inputs {
    private var arguments: ArraySlice<String>
    /// The lines of standard input, while it is its turn.
    private var lines: InputLines?
    private var count = 0
    /// Why standard input could not be read.
    private var failure: String?

    init(_ arguments: [String]) { self.arguments = arguments[...] }

    /// Whether standard input must be read, which may take long, before there is another input.
    var mustRead: Bool { lines?.mustRead ?? (arguments.first == "-") }

    /// The next input; nil at the end.
    mutating func next() -> Input? {
        while true {
            if let line = lines?.next() { return input(line) }
            failure = failure ?? lines?.failure
            lines = nil
            guard let argument = arguments.popFirst() else { return nil }
            guard argument == "-" else { return input(.bytes(Array(argument.utf8))) }
            lines = InputLines(limit: Engine.maximumLength)
        }
    }

    private mutating func input(_ line: InputLines.Line) -> Input {
        count += 1
        return Input(number: count, line: line)
    }

    /// - Throws: `Failure` if standard input could not be read to its end.
    func checkEnd() throws {
        if let failure { throw Failure("cannot read standard input: \(failure)") }
    }
}

/// An argument, or a line of standard input.
struct Input {
    /// The number among the inputs, from 1.
    let number: Int
    let line: InputLines.Line

    /// The bytes.
    ///
    /// - Throws: `Finding` if the line is too long.
    func bytes() throws(Finding) -> [UInt8] {
        switch line {
        case .bytes(let bytes): return bytes
        case .tooLong(let length):
            throw Finding(
                .error, "line \(number) has \(length) bytes",
                note: "the longest that is looked at has \(Engine.maximumLength)")
        }
    }
}
