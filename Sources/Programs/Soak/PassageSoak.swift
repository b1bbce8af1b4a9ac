import ArgumentParser
import Bible
import Hosts
import LinkEngine
import NativeEngine

/// Whether links that the rules write for apps are read back as the passage they were written for.
struct PassageSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "passages", abstract: "Write links of passages for every app, read them back, and compare.",
        discussion: """
            Passages are all books, chapters and verses, then random ranges and lists, and every translation with a \
            few passages. What an opening reports as lost is expected to be missing; anything else that is not the \
            same passage is printed, unless it is an exception that is explained.
            """)

    @Option(help: "The rules.") var manifest = "manifest.json"

    @Option(help: "The program that runs the rules' scripts.") var scriptHost = ".build/release/lectern-script-host"

    @Option(help: "Take only every n-th passage.") var every = 1

    @Option(help: "How many random ranges and lists of each kind.") var random = 1000

    func run() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: manifest)])
        var soak = RoundTrips(engine: Engine(manifest: manifest, scripts: ScriptPool(hostPath: scriptHost).runner))
        for (number, url) in SoakPassages.all(random: random).enumerated() where number % max(every, 1) == 0 {
            soak.make(url)
        }
        print(soak.report)
        if soak.hasFailed { throw ExitCode.failure }
    }
}

/// Writes links, reads them back, and keeps count of what came of it.
struct RoundTrips {
    /// What came of the links of one app.
    private struct Tally {
        var same = 0
        var reduced = 0
        var excepted = 0
        var failures: [String] = []

        mutating func add(isWhole: Bool) { if isWhole { same += 1 } else { reduced += 1 } }
    }

    private let engine: Engine
    private let writing: OpeningFilter
    private var tallies: [String: Tally] = [:]
    private var passages = 0

    init(engine: Engine) {
        self.engine = engine
        var writing = OpeningFilter()
        writing.includesUnverified = true
        self.writing = writing
    }

    var hasFailed: Bool { passages == 0 || tallies.values.contains { !$0.failures.isEmpty } }

    /// Writes a passage for every app, and reads it back.
    mutating func make(_ stated: CommonSchemeURL) {
        passages += 1
        let written = engine.resolve(stated.string, writing)
        guard let canonicalURL = written.passage?.canonicalURL else {
            tallies["(canonical URL)", default: Tally()].failures.append("\(stated.string) is not a passage")
            return
        }
        for opening in written.openings {
            let read = engine.passage(of: opening.url)?.canonicalURL
            let expected = canonicalURL.without(opening.losses)
            // An app that counts otherwise may have to cut what it makes of the passage.
            let wanted = [expected, read.flatMap(canonicalURL.counted)?.without(opening.losses)].compactMap(\.self)
            if let read, wanted.contains(where: read.says) {
                tallies[opening.app, default: Tally()].add(isWhole: opening.losses.isEmpty)
            } else if RoundTripException.all.contains(where: { $0.explains(opening.app, wanted, read) }) {
                tallies[opening.app, default: Tally()].excepted += 1
            } else {
                tallies[opening.app, default: Tally()].failures.append(
                    "\(canonicalURL.string) -> \(opening.url) -> \(read?.string ?? "nothing"), not \(expected?.string ?? "what \(opening.losses) leaves")"
                )
            }
        }
    }

    /// A line for each app, and the first of its failures.
    var report: String {
        let rows = tallies.sorted { $0.key < $1.key }.map { app, tally in
            ([
                "\(app): \(tally.same) the same, \(tally.reduced) reduced as said, \(tally.excepted) explained, "
                    + "\(tally.failures.count) wrong"
            ] + tally.failures.prefix(Self.shown).map { "    \($0)" }).joined(separator: "\n")
        }
        return (rows + ["\(passages) passages"]).joined(separator: "\n")
    }

    private static let shown = 20
}

/// A translation that comes back otherwise than it was written, for a reason; the passage must be the same.
struct RoundTripException {
    let app: String
    /// The translation that was to be written; nil for none.
    let written: String?
    /// The translation that is read; nil for none.
    let read: String?
    let reason: String

    /// Whether the exception is what made the difference.
    func explains(_ app: String, _ wanted: [CommonSchemeURL], _ read: CommonSchemeURL?) -> Bool {
        guard app == self.app, let read, read.translation?.text == self.read else { return false }
        return wanted.contains { $0.translation?.text == written && read.isSamePassage(as: $0) }
    }

    static let all = [
        RoundTripException(app: "esv-org", written: nil, read: "ESV", reason: "the site has no other text"),
        RoundTripException(
            app: "bible-strong", written: nil, read: "LSG",
            reason: "the path must name a text; LSG stands where none is handed over, or none that the app has"),
        RoundTripException(
            app: "gospel-library", written: "KJV", read: nil,
            reason: "the English text is the KJV, but the link names a language, no translation"),
    ]
}
