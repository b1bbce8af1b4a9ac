import ArgumentParser
import Bible
import Documents
import Files
import LinkEngine
import RuleChecking
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
    /// Whether the lines of the report may be longer than the terminal is wide.
    let isWide: Bool

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
        let name = Printable.line(entry.path)
        do {
            let document = try FileSystem.document(entry.path)
            do { try BinaryDocument.check(document) } catch { return Outcome(message: try error.remark(on: entry)) }
            guard let format = format ?? DocumentFormat(path: entry.path) else {
                throw Failure("\(name): the format is unknown; use --format \(DocumentFormat.choice)")
            }
            let result = try rewriter.rewrite(document, as: format)
            if changesFiles, !result.edits.isEmpty {
                try FileSystem.replace(entry.path, from: document, to: result.document)
            }
            return outcome(result, of: entry.path)
        } catch {
            let message =
                switch error {
                case let error as FileError: error.message(about: entry.path)
                case is DocumentError: "\(name): \(error)"
                default: "\(error)"
                }
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
        let changes = tally.changes.isEmpty ? "no links changed" : "\(tally.changes) changed"
        let lines = [
            report.isSilent ? changes : nil, report.namesAssumptions ? nil : tally.assumptions, summary, encoding,
        ].compactMap {
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

    /// Whether nothing is printed on standard output.
    fileprivate var isSilent: Bool { if case .none = self { true } else { false } }

    /// Whether what was assumed is in the list, or does not matter to it.
    fileprivate var namesAssumptions: Bool {
        switch self {
        case .json, .findings: true
        case .table, .document, .diff, .changes, .none: false
        }
    }
}

/// How many links and references of documents became what.
struct RewriteTally: Sendable {
    /// A number of links, and one of references in the text.
    private struct Count {
        var links = 0
        var references = 0

        mutating func add(_ link: RewrittenLink) { if link.isReference { references += 1 } else { links += 1 } }

        static func + (first: Self, second: Self) -> Self {
            Self(links: first.links + second.links, references: first.references + second.references)
        }

        /// `3 links, 1 reference`; empty if there are none.
        var text: String {
            [(links, "link"), (references, "reference")].filter { $0.0 > 0 }
                .map { Printable.count($0, $1) }.joined(separator: ", ")
        }
    }

    private var counts: [RewrittenLink.Outcome: Count] = [:]
    private var lossy = Count()
    /// The links and references that the target cannot open, by what it needs.
    private var unopened: [String: Count] = [:]
    /// The references whose numbers are not those of English Bibles, by versification.
    private var numbered: [String: Count] = [:]
    /// The links that name a translation that their source does not, by its code.
    private var translated: [String: Count] = [:]
    /// The references that were not read as they are written: `Dan 3:24-90`.
    private var corrected = Count()
    private(set) var changedDocuments = 0

    init() {}

    init(_ result: Rewriter.Result) {
        for link in result.links {
            counts[link.outcome, default: Count()].add(link)
            if !link.losses.isEmpty { lossy.add(link) }
            if link.outcome == .unopened {
                unopened[link.reasonWithOption ?? "the target cannot open the passage", default: Count()].add(link)
            }
            if link.isReference, let name = link.passage?.v11n { numbered[name, default: Count()].add(link) }
            if !link.corrections.isEmpty { corrected.add(link) }
            if let code = link.assumedTranslation?.text { translated[code, default: Count()].add(link) }
        }
        changedDocuments = result.edits.isEmpty ? 0 : 1
    }

    /// The tally of the documents of both.
    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.counts.merge(second.counts, uniquingKeysWith: +)
        sum.lossy = first.lossy + second.lossy
        sum.unopened.merge(second.unopened, uniquingKeysWith: +)
        sum.numbered.merge(second.numbered, uniquingKeysWith: +)
        sum.translated.merge(second.translated, uniquingKeysWith: +)
        sum.corrected = first.corrected + second.corrected
        sum.changedDocuments += second.changedDocuments
        return sum
    }

    /// How many links change, and how many references become links: `3 links, 1 reference`.
    var changes: String { counts[.rewritten]?.text ?? "" }

    /// The line that `lectern rewrite` prints on standard error without `--report`; nil if every Bible link and reference
    /// was rewritten without a loss.
    var summary: String? {
        let lossy: [Remark] = [(lossy, "rewritten with a loss"), (counts[.code], "skipped in code")]
        let skipped: [Remark] = [
            (counts[.unread], "skipped because the passage cannot be read"),
            (counts[.markup], "skipped because a link would change the markup around it"),
        ]
        return Self.line(lossy + Self.remarks(unopened) { "skipped because \($0)" } + skipped)
            .map { $0 + " (--report lists them)" }
    }

    /// What was assumed: how references are numbered, in which translation they open, and what is wrong in them; nil if
    /// nothing was.
    var assumptions: String? {
        let numbers = Self.remarks(numbered) { "read with \($0) numbers" }
        let corrections: [Remark] = [(corrected, "read with corrections (--check lists them)")]
        return Self.line(numbers + Self.remarks(translated) { "linked to \($0)" } + corrections)
    }

    private typealias Remark = (count: Count?, text: String)

    private static func remarks(_ counts: [String: Count], _ text: (String) -> String) -> [Remark] {
        counts.sorted { $0.key < $1.key }.map { (count: $0.value, text: text($0.key)) }
    }

    private static func line(_ remarks: [Remark]) -> String? {
        let parts = remarks.compactMap { remark in
            remark.count.flatMap { $0.text.isEmpty ? nil : "\($0.text) \(remark.text)" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

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
            Output.write(
                collected.rows, heading: task.isSeveral ? ["file"] + heading : heading, isWide: task.isWide)
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

extension RewrittenLink {
    /// Why the link cannot be opened, with the option that changes that.
    var reasonWithOption: String? { reason.map { $0 + (lacksTranslation ? "; use --translation" : "") } }

    /// The row of `lectern rewrite --report`: line, link, passage, result, and what is lost or why the link was left
    /// alone.
    func cells(in file: SourceFile) -> [String] {
        let remark =
            switch outcome {
            case .rewritten, .unchanged: losses.text
            case .code: "skipped: in code"
            case .unopened: "skipped: \(reasonWithOption ?? "cannot be opened")"
            case .markup: "skipped: a link would change the markup around it"
            case .unread: "skipped: \(reason ?? "")"
            }
        let line = file.position(at: range.lowerBound).line
        let cells = ["\(line)", url, passage?.passage.text ?? "", result ?? "", remark]
        return cells.map { $0.replacing(/[\t\r\n]/, with: " ") }
    }

    /// What `lectern rewrite --check` says about the link.
    func finding(in file: SourceFile) -> Finding {
        let location = SourceLocation(file: file, offset: range.lowerBound)
        if let correction = corrections.first {
            return Finding(
                .error, correction.message, at: location, note: passage.map { "did you mean \"\($0.passage.text)\"?" })
        }
        let message =
            switch outcome {
            case .unread: reason ?? ""
            case .unopened: reasonWithOption ?? "the target cannot open \(passage?.passage.text ?? url)"
            case .rewritten where isReference: "this reference is not linked: \(url)"
            case .rewritten, .unchanged, .code, .markup: "the link would change: \(url)"
            }
        let note = outcome == .rewritten ? result.map { "would become \($0)" } : hint
        return Finding(.error, message, at: location, note: note)
    }
}

extension DocumentError {
    /// What is wrong, with the option that changes that.
    var descriptionWithOption: String {
        switch self {
        case .unverified: "\(self); --unverified uses them anyway"
        case .notOnTheWeb(let app): "\(self); --app \(app) opens the app"
        case .unknownApp(_, nearest: nil): "\(self); `lectern list apps` lists them"
        default: description
        }
    }
}
