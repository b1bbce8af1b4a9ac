/// What is printed for one link.
struct PrintedResolution {
    var output: [UInt8] = []
    /// Findings for standard error, which come before the output.
    var errors = ""

    /// The memory that it takes, in bytes.
    var size: Int { output.count + errors.utf8.count }
}

/// Writes what is printed for each link, one after another.
struct ResolutionWriter {
    private let format: ResolutionPrinter.Format
    private let isTerminal: Bool
    private var count = 0
    /// What is not written yet: a write for each link would cost more than the link.
    private var pending: [UInt8] = []

    init(format: ResolutionPrinter.Format, isTerminal: Bool) {
        self.format = format
        self.isTerminal = isTerminal
    }

    /// Writes what is printed for the next link. Output and errors keep their order.
    mutating func write(_ printed: PrintedResolution) {
        if !printed.errors.isEmpty {
            flush()
            Output.write(printed.errors, to: .error)
        }
        if format == .json { pending += (count == 0 ? "[\n" : ",\n").utf8 }
        pending += printed.output
        count += 1
        if isTerminal || pending.count >= Self.enough { flush() }
    }

    private static let enough = 1 << 16

    /// Writes what is pending, so that a program that sends one link at a time gets its answer before it sends the next.
    mutating func flush() {
        if pending.isEmpty { return }
        Output.write(pending)
        pending.removeAll(keepingCapacity: true)
    }

    mutating func finish() {
        if format == .json { pending += (count == 0 ? "[]\n" : "\n]\n").utf8 }
        flush()
    }
}
