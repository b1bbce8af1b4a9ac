import ArgumentParser
import Bible
import LinkEngine
import NativeEngine
import Requests
import Text

/// How fast the engine and the parser of references are, on one thread and without printing; or how fast scripts are.
struct EngineMeasure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engine",
        abstract: "Measure the engine and the parser of references, or scripts.",
        discussion: "Prints the median of the rounds. One round first fills what is made on first use.")

    @Option(help: "The rules.") var manifest = "manifest.json"

    @Option(help: "Links, one per line; without them, those of the rules' own tests.") var links: String?

    @Option(help: "References, one per line; without them, those of the passages that the links are pages of.")
    var references: String?

    @Option(help: "Only how fast the references in this text are found.") var text: String?

    @Option(help: "How often everything is measured.") var rounds = 5

    @Option(help: ArgumentHelp("Only the openings of this app.", valueName: "id")) var app: String?

    @Flag(help: "Only the passages, without openings.") var passagesOnly = false

    @Option(help: ArgumentHelp("Only so many calls of a script, each in a context of its own.", valueName: "count"))
    var scripts: Int?

    func validate() throws {
        if let scripts, scripts < 1 { throw ValidationError("--scripts takes a positive number") }
        if app != nil, passagesOnly { throw ValidationError("--app and --passages-only cannot be combined") }
    }

    func run() throws {
        if let scripts { return try reportScripts(scripts) }
        if let text { return reportText(try RuleFiles.manifest(at: text).bytes) }
        let manifest = Manifest(files: [try RuleFiles.manifest(at: manifest)])
        let engine = Engine(manifest: manifest, scripts: .off)
        let links = try links.map(RuleFiles.lines) ?? Self.testLinks(of: manifest)
        let texts =
            try references.map(RuleFiles.lines)
            ?? links.compactMap { engine.resolve(utf8: $0).passage.map { Array($0.canonicalURL.passage.text.utf8) } }
        let wanted = filter
        report("links", links) { link in
            let resolution = engine.resolve(utf8: link, wanted)
            return passagesOnly ? resolution.passage.map { $0.url.isEmpty ? 0 : 1 } ?? 0 : resolution.openings.count
        }
        report("references", texts) { ParsedReference(utf8: $0).canonicalURL == nil ? 0 : 1 }
    }

    private func reportText(_ text: [UInt8]) {
        let scanner = ReferenceScanner()
        var rates: [Double] = []
        var count = 0
        for round in 0...rounds {
            let time = ContinuousClock().measure { count = scanner.references(in: text).count }
            if round > 0 { rates.append(Double(text.count) / 1_000_000 / (time / .seconds(1))) }
        }
        rates.sort()
        let rate = (rates[rates.count / 2] * 10).rounded() / 10
        print("\(text.count) bytes, \(count) references: \(rate) MB a second")
    }

    private func reportScripts(_ calls: Int) throws {
        guard let hostPath = Installation.scriptHost else { throw ValidationError("there is no script host") }
        let benchmark = ScriptBenchmark(hostPath: hostPath, calls: calls)
        let rounds = try (0..<max(1, rounds)).map { _ in try benchmark.round() }
        func median<Value: Comparable>(_ value: (ScriptBenchmark.Round) -> Value) -> Value {
            rounds.map(value).sorted()[rounds.count / 2]
        }
        print(
            "\(calls) scripts: \(Int(median(\.callsPerSecond))) a second, p50 \(median(\.median)), "
                + "p99 \(median(\.percentile99)), the first after \(median(\.first))")
    }

    private var filter: OpeningFilter {
        if passagesOnly { return .passageOnly }
        var filter = OpeningFilter()
        filter.app = app
        return filter
    }

    private static func testLinks(of manifest: Manifest) -> [[UInt8]] {
        manifest.readingRules.flatMap(\.tests.entries).map { Array($0.link.utf8) }
    }

    /// Measures a function over all inputs, and prints what came of it so that it cannot be left out.
    private func report(_ name: String, _ inputs: [[UInt8]], _ measured: ([UInt8]) -> Int) {
        var rates: [Double] = []
        var results = 0
        for round in 0...rounds {
            let time = ContinuousClock().measure { results = inputs.reduce(0) { $0 + measured($1) } }
            if round > 0 { rates.append(Double(inputs.count) / (time / .seconds(1))) }
        }
        rates.sort()
        print("\(inputs.count) \(name), \(results) results: \(Int(rates[rates.count / 2])) \(name) a second")
    }
}
