import Glibc
import LinkEngine
import Text

/// The inputs that the arguments name: each argument is one input, `-` is each line of standard input. Then each line of
/// files.
struct Inputs: OrderedSource, Sendable {
    private enum Source {
        case argument(String)
        case standardInput
        case file(path: String, descriptor: Int32)
    }

    private var sources: ArraySlice<Source>
    /// The lines that are read at present.
    private var lines: (lines: InputLines, name: String)?
    private var batch: InputBatch?
    private var count = 0
    /// Why the lines of a source could not be read to their end.
    private var failure: String?

    init(_ arguments: [String], files: [String] = []) throws {
        sources = arguments.map { $0 == "-" ? .standardInput : .argument($0) }[...]
        for path in files {
            let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw Failure("\(Printable.line(path)): \(unsafe String(cString: strerror(errno)))")
            }
            sources.append(.file(path: path, descriptor: descriptor))
        }
    }

    /// Whether a file or standard input must be read, which may take long, before there is another input.
    var mustWait: Bool {
        if batch?.isEmpty == false { return false }
        if let lines { return lines.lines.mustRead }
        if case .argument = sources.first { return false }
        return !sources.isEmpty
    }

    /// The next inputs: a part of the lines that were read together, so that others can work on the rest.
    ///
    /// - Throws: `Failure` at the end, if standard input or a file could not be read to its end.
    mutating func next() throws -> InputBatch? {
        if batch?.isEmpty != false { batch = readBatch() }
        if batch == nil, let failure { throw Failure("cannot read \(failure)") }
        return batch?.takePart()
    }

    private mutating func readBatch() -> InputBatch? {
        while true {
            if let batch = lines?.lines.nextBatch(number: count + 1) {
                count += batch.count
                return batch
            }
            if let lines, let problem = lines.lines.failure { failure = failure ?? "\(lines.name): \(problem)" }
            lines = nil
            switch sources.popFirst() {
            case nil: return nil
            case .argument(let argument):
                count += 1
                return InputBatch(argument: argument, number: count)
            case .standardInput: lines = (InputLines(limit: Engine.maximumLength), "standard input")
            case .file(let path, let descriptor):
                lines = (InputLines(of: descriptor, limit: Engine.maximumLength), Printable.line(path))
            }
        }
    }
}

/// An argument, or a line of standard input or a file.
struct Input {
    /// The number among the inputs, from 1.
    let number: Int
    let line: InputLines.Line

    /// The line before the findings of one of several inputs.
    static func heading(_ number: Int, _ text: String) -> String {
        "\(number): \(Printable.shortened(Printable.line(text)))\n"
    }

    /// The bytes.
    ///
    /// - Throws: `Finding` if the line is too long.
    func bytes() throws(Finding) -> [UInt8] {
        switch line {
        case .bytes(let bytes): return bytes
        case .tooLong(let length):
            throw Finding(.error, "line \(number) has \(length) bytes", note: "the limit is \(Engine.maximumLength)")
        }
    }
}
