import Text

/// What is printed for successive inputs.
struct PrintedResolutions: Sendable {
    /// The findings of an input for standard error, and the output after them.
    struct Part: Sendable {
        var errors = ""
        /// The most severe of the findings; nil if there are none.
        var severity: Finding.Severity?
        var output: [UInt8] = []
    }

    private(set) var count = 0
    /// In their order: output and errors keep it.
    private(set) var parts = [Part()]
    /// The memory that it takes, in bytes.
    private(set) var size = 0
    /// Whether each of the links counts as opened for the exit status.
    private(set) var isEveryLinkOpened = true

    /// How many inputs have notes that are not printed, and the first of these notes.
    private(set) var notes: (count: Int, first: Finding?) = (0, nil)

    /// Adds what is printed for the next input.
    ///
    /// - Parameters:
    ///   - note: one that is not printed.
    ///   - severity: the most severe of the findings that are printed.
    mutating func append(
        isOpened: Bool, note: Finding?, errors: String, severity: Finding.Severity?,
        _ appendOutput: (inout [UInt8]) -> Void
    ) {
        count += 1
        if !isOpened { isEveryLinkOpened = false }
        if let note { notes = (notes.count + 1, notes.first ?? note) }
        if !errors.isEmpty { parts.append(Part(errors: errors, severity: severity)) }
        let last = parts.count - 1
        let before = parts[last].output.count
        appendOutput(&parts[last].output)
        size += errors.utf8.count + parts[last].output.count - before
    }
}

/// Writes what is printed for the links, one batch after another.
struct ResolutionWriter: OrderedSink {
    private let format: ResolutionPrinter.Format
    private let isTerminal: Bool
    /// Shows how many links are resolved; is cleared before anything else is written to standard error.
    private let progress: ProgressLine?
    private var count = 0
    /// What is not written yet: a write for each link would cost more than the link.
    private var pending: [UInt8] = []
    /// Whether each of the links counts as opened for the exit status.
    private(set) var isEveryLinkOpened = true
    private var notes: (count: Int, first: Finding?) = (0, nil)
    /// The number of inputs with errors, and with warnings.
    private var severities: [Finding.Severity: Int] = [:]
    /// Whether only the first errors and warnings are printed, and the others counted.
    private let countsFindings: Bool

    init(for printer: ResolutionPrinter, progress: ProgressLine?) {
        format = printer.format
        isTerminal = printer.terminal != nil
        countsFindings = printer.countsNotes
        self.progress = progress
    }

    static func size(of printed: PrintedResolutions) -> Int { printed.size }

    /// Writes what is printed for the next links. Output and errors keep their order.
    mutating func write(_ printed: PrintedResolutions) {
        if format == .json { pending += (count == 0 ? "[\n" : ",\n").utf8 }
        for part in printed.parts {
            if let severity = part.severity, isShown(severity) {
                flush()
                progress?.clear()
                Output.write(part.errors, to: .error)
            }
            pending += part.output
        }
        count += printed.count
        notes = (notes.count + printed.notes.count, notes.first ?? printed.notes.first)
        if !printed.isEveryLinkOpened { isEveryLinkOpened = false }
        if isTerminal || pending.count >= Self.enough { flush() }
        progress?.show(count)
    }

    /// Counts an input with findings, and returns whether they are printed.
    private mutating func isShown(_ severity: Finding.Severity) -> Bool {
        severities[severity, default: 0] += 1
        return !countsFindings || severities[severity, default: 0] <= ProgramLimits.shownFindings
    }

    private static let enough = 1 << 16

    /// Writes what is pending, so that a program that sends one link at a time gets its answer before it sends the next.
    mutating func flush() {
        if pending.isEmpty { return }
        Output.write(pending)
        pending.removeAll(keepingCapacity: true)
    }

    mutating func finish() {
        progress?.clear()
        if format == .json { pending += (count == 0 ? "[]\n" : "\n]\n").utf8 }
        flush()
        writeCounts()
        guard let note = notes.first else { return }
        let noted = "\(notes.count) of \(Printable.count(count, "input")) \(notes.count == 1 ? "has" : "have") notes"
        Output.note("note: \(noted), which --ndjson prints; the first is: \(note.message)")
    }

    /// Prints how many inputs have errors or warnings that were not printed.
    private func writeCounts() {
        for severity in [Finding.Severity.error, .warning] {
            let omitted = (severities[severity] ?? 0) - ProgramLimits.shownFindings
            guard countsFindings, omitted > 0 else { continue }
            let kind = severity.rawValue
            let more = "\(omitted) more of \(Printable.count(count, "input"))"
            Output.write(
                "\(kind): \(more) \(omitted == 1 ? "has" : "have") \(kind)s, which --ndjson prints\n", to: .error)
        }
    }
}
