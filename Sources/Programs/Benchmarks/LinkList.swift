import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import TestCorpora

/// Writes links such as a crawl has: of 100, 90 that no rule is for, and as many of the passage rules' own tests as of
/// those of other rules.
struct LinkList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "Write links for the measures, the same in every run.")

    @Argument(help: "The file to write, one link per line.") var file: String

    @Option(help: "How many links.") var count = 1_000_000

    @Option(help: "The rules for passages, of whose tests 5 % of the links are.") var manifest = "manifest.json"

    @Option(help: "Other rules, of whose tests 5 % are.") var others: String?

    @Option(help: "How many links of 100 are for rules.") var related = 10

    func run() throws {
        var random = SeededGenerator(state: 25)
        let passages = Manifest(files: [try RuleFiles.manifest(at: manifest)]).readingRules
            .filter { if case .script = $0.reading { false } else { true } }
            .flatMap(\.tests.entries).filter { $0.expected != nil }.compactMap { Self.line($0.link) }
        let actions = try others.map { path in
            Manifest(files: [try RuleFiles.manifest(at: path)]).actions.flatMap(\.formats).flatMap(\.tests.entries)
                .compactMap { Self.line($0.link) }
        }
        var text: [UInt8] = []
        for _ in 0..<count {
            let chance = random.next(below: 200)
            let known = chance < related ? passages : chance < 2 * related ? actions ?? passages : []
            text += known.isEmpty ? GeneratedRules.unrelatedLink(&random) : known[random.next(below: known.count)]
            text.append(UInt8(ascii: "\n"))
        }
        try FileSystem.replace(file, with: text)
    }

    /// A link of the web that is one line; tests may give headers after a line break.
    private static func line(_ link: String) -> [UInt8]? {
        link.hasPrefix("http") && !link.utf8.contains(UInt8(ascii: "\n")) ? Array(link.utf8) : nil
    }
}
