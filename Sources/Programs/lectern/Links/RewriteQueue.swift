import ArgumentParser
import Documents
import LinkEngine
import RuleChecking
import Synchronization
import Text

/// Rewrites documents on several threads; what became of them is printed in their order.
final class RewriteQueue: Sendable {
    private struct Printing {
        /// What cannot be printed before an earlier document.
        var waiting: [Int: RewriteTask.Outcome] = [:]
        /// The index of the document that is printed next.
        var next = 0
        /// What is printed at the end.
        var collected = RewriteTask.Outcome()
    }

    private let documents: DocumentFiles
    private let task: RewriteTask
    private let threads: WorkerThreads
    private let progress: ProgressLine
    /// The index of the document that is read next.
    private let position = Mutex(0)
    private let printing = Mutex(Printing())

    init(_ documents: DocumentFiles, task: RewriteTask, threads: WorkerThreads) {
        self.documents = documents
        self.task = task
        self.threads = threads
        progress = ProgressLine(total: documents.entries.count)
    }

    /// Rewrites and prints all documents.
    ///
    /// - Returns: the exit status, if that is not success.
    func run() -> ExitStatus? {
        for problem in documents.problems { Output.write("Error: \(problem)\n", to: .error) }
        threads.run({ self.work() }, willWait: {})
        progress.clear()
        let outcome = printing.withLock(\.collected)
        finish(outcome)
        if outcome.isFailure || !documents.problems.isEmpty { return .unusable }
        return outcome.isNegative ? .negative : nil
    }

    private func work() {
        while threads.isWanted(), let index = take() {
            let outcome = task.run(documents.entries[index])
            printing.withLock { printing in
                printing.waiting[index] = outcome
                while let outcome = printing.waiting.removeValue(forKey: printing.next) {
                    write(outcome)
                    printing.collected.add(outcome)
                    printing.next += 1
                }
                progress.show(printing.next)
            }
        }
    }

    private func take() -> Int? {
        position.withLock { position in
            guard position < documents.entries.count else { return nil }
            defer { position += 1 }
            return position
        }
    }

    private func write(_ outcome: RewriteTask.Outcome) {
        guard !outcome.output.isEmpty || outcome.message != nil else { return }
        progress.clear()
        if case .diff = task.report, Output.output.isTerminal {
            // A terminal would obey what is in the document; a patch needs every byte.
            Output.write(String(decoding: outcome.output, as: UTF8.self))
        } else {
            Output.write(outcome.output)
        }
        if let message = outcome.message { Output.write(message + "\n", to: .error) }
    }

    private func finish(_ outcome: RewriteTask.Outcome) {
        switch task.report {
        case .json: Output.write(JSONOutput.array(outcome.objects).pretty + "\n")
        case .table:
            let heading = ["line", "link", "passage", "result", "lost"]
            Output.write(outcome.rows, heading: task.isSeveral ? ["file"] + heading : heading)
        case .findings(let reporter):
            Output.write(reporter.report(outcome.findings, version: Lectern.configuration.version))
        case .changes:
            let verb = task.changesFiles ? "changed" : "would change"
            let count = "\(outcome.tally.changedDocuments) of \(documents.entries.count) files \(verb)"
            Output.write(
                ([count] + [outcome.tally.summary].compactMap(\.self)).joined(separator: "; ") + "\n", to: .error)
        case .document, .diff, .none: break
        }
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
