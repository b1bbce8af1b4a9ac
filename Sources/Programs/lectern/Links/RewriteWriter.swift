import ArgumentParser
import Documents
import LinkEngine
import RuleChecking
import Text

/// Prints what became of documents that are rewritten, and collects what is printed at the end.
struct RewriteWriter: OrderedSink {
    private let task: RewriteTask
    private let total: Int
    private let progress: ProgressLine
    private var count = 0
    private var collected = RewriteTask.Outcome()

    init(for task: RewriteTask, _ documents: DocumentFiles) {
        self.task = task
        total = documents.entries.count
        progress = ProgressLine(total: total)
    }

    static func size(of outcome: RewriteTask.Outcome) -> Int { outcome.output.count }

    mutating func write(_ outcome: RewriteTask.Outcome) {
        collected.add(outcome)
        count += 1
        print(outcome)
        progress.show(count)
    }

    func flush() {}

    private func print(_ outcome: RewriteTask.Outcome) {
        guard !outcome.output.isEmpty || outcome.message != nil else { return }
        progress.clear()
        if case .diff = task.report, Output.output.isTerminal {
            // A terminal would obey what is in the document; a patch needs every byte.
            Output.write(String(decoding: outcome.output, as: UTF8.self))
        } else {
            Output.write(outcome.output)
        }
        guard let message = outcome.message else { return }
        if outcome.isFailure { Output.write(message + "\n", to: .error) } else { Output.note(message) }
    }

    /// Prints what is printed at the end.
    ///
    /// - Returns: the exit status, if that is not success.
    func finish() -> ExitStatus? {
        progress.clear()
        switch task.report {
        case .json: Output.write(JSONOutput.array(collected.objects).pretty + "\n")
        case .table:
            let heading = ["line", "link", "passage", "result", "lost"]
            Output.write(collected.rows, heading: task.isSeveral ? ["file"] + heading : heading)
        case .findings(let reporter):
            Output.write(reporter.report(collected.findings, version: Lectern.configuration.version))
        case .changes:
            let verb = task.changesFiles ? "changed" : "would change"
            let count = "\(collected.tally.changedDocuments) of \(total) files \(verb)"
            Output.note(([count] + [collected.tally.summary].compactMap(\.self)).joined(separator: "; "))
        case .document, .diff, .none: break
        }
        return collected.isFailure ? .unusable : collected.isNegative ? .negative : nil
    }
}

extension RewriteTask.Outcome {
    /// Adds what is printed at the end.
    fileprivate mutating func add(_ other: Self) {
        rows += other.rows
        objects += other.objects
        findings += other.findings
        tally = tally + other.tally
        isFailure = isFailure || other.isFailure
        isNegative = isNegative || other.isNegative
    }
}
