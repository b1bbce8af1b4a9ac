/// The inputs that the arguments name, as bytes: each argument is one input, `-` is each line of standard input.
struct Inputs: Sequence, IteratorProtocol {
    private var arguments: ArraySlice<String>
    /// The lines of standard input, while it is its turn.
    private var lines: InputLines?

    init(_ arguments: [String]) { self.arguments = arguments[...] }

    /// Whether standard input must be read, which may take long, before there is another input.
    var mustRead: Bool { lines?.mustRead ?? (arguments.first == "-") }

    mutating func next() -> [UInt8]? {
        while true {
            if let line = lines?.next() { return line }
            lines = nil
            guard let argument = arguments.popFirst() else { return nil }
            guard argument == "-" else { return Array(argument.utf8) }
            lines = InputLines()
        }
    }
}
