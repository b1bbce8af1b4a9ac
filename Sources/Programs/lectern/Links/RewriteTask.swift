import Documents
import Text

/// What is done with each document of `lectern rewrite`.
struct RewriteTask: Sendable {
    let rewriter: Rewriter
    /// Nil: the name of the file tells.
    let format: DocumentFormat?
    let report: RewriteOptions.Report
    let changesFiles: Bool
    let isCheck: Bool
    /// Whether a link that leads elsewhere is one that a check is about.
    let demandsTarget: Bool
    /// Whether there may be several documents, so that what is printed names them.
    let isSeveral: Bool

    /// What became of a document, as it is printed.
    struct Outcome: Sendable {
        /// What is printed at once.
        var output: [UInt8] = []
        var rows: [[String]] = []
        var objects: [JSONOutput] = []
        /// What a check has found.
        var findings: [Finding] = []
        /// What is said on standard error.
        var message: String?
        var tally = RewriteTally()
        /// Whether the document could not be read or written.
        var isFailure = false
        /// Whether the exit status is to say that a link was left alone.
        var isNegative = false
    }

    func run(_ entry: DocumentFiles.Entry) -> Outcome {
        let file = DocumentFile(path: entry.path)
        let name = Printable.line(entry.path)
        do throws(DocumentError) {
            guard let format = format ?? DocumentFormat(path: entry.path) else {
                throw .file("\(name): the format is unknown; use --format \(DocumentFormat.choice)")
            }
            let document = try file.read()
            if document.isBinary {
                let reason = "contains a zero byte: not a text file, or UTF-16"
                guard !entry.isNamed else { throw .file("\(name): \(reason)") }
                return Outcome(message: "skipped \(name): \(reason)")
            }
            let result = try rewriter.rewrite(document, as: format)
            if changesFiles, !result.edits.isEmpty { try file.replace(document, with: result.document) }
            return outcome(result, of: entry.path)
        } catch {
            let message = if case .file(let message) = error { message } else { "\(name): \(error)" }
            return Outcome(message: "Error: \(message)", isFailure: true)
        }
    }

    private func outcome(_ result: Rewriter.Result, of path: String) -> Outcome {
        var outcome = Outcome(tally: RewriteTally(result))
        let failures: [RewrittenLink.Outcome] =
            isCheck ? [.unopened, .unread] + (demandsTarget ? [.rewritten] : []) : [.unopened]
        let failed = result.links.filter { failures.contains($0.outcome) || isCheck && !$0.corrections.isEmpty }
        outcome.isNegative = !failed.isEmpty
        let file = SourceFile(path: path, bytes: result.original)
        switch report {
        case .none: break
        case .document: outcome.output = result.document
        case .diff: outcome.output = result.diff(path: path)
        case .changes:
            if !result.edits.isEmpty {
                outcome.output = Array("\(Printable.line(path)): \(outcome.tally.changes)\n".utf8)
            }
        case .table:
            outcome.rows = result.links.map { (isSeveral ? [path] : []) + $0.cells(in: file) }
        case .json:
            outcome.objects = result.links.map { $0.json(in: file, isNamed: isSeveral) }
        case .findings:
            outcome.findings = failed.map { $0.finding(in: file) }
        }
        outcome.message = message(result, outcome.tally, Printable.line(path))
        return outcome
    }

    /// What is said about a document on standard error.
    private func message(_ result: Rewriter.Result, _ tally: RewriteTally, _ path: String) -> String? {
        let summary = isSeveral || report.listsLinks ? nil : tally.summary
        let encoding = result.leavesReferences ? "is not UTF-8, so its references are skipped" : nil
        let lines = [report.namesAssumptions ? nil : tally.assumptions, summary, encoding].compactMap {
            $0.map { "\(path): \($0)" }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension RewriteOptions.Report {
    fileprivate var listsLinks: Bool {
        switch self {
        case .table, .json, .findings: true
        case .document, .diff, .changes, .none: false
        }
    }

    /// Whether what was assumed is in the list, or does not matter to it.
    fileprivate var namesAssumptions: Bool {
        switch self {
        case .json, .findings: true
        case .table, .document, .diff, .changes, .none: false
        }
    }
}
