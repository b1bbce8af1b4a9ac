import Bible
import LinkEngine

/// Writes links, reads them back, and keeps count of what came of it.
struct RoundTrips {
    /// What came of the links of one app.
    private struct Tally {
        var same = 0
        var reduced = 0
        var excepted = 0
        var failures: [String] = []

        mutating func add(isWhole: Bool) {
            if isWhole { same += 1 } else { reduced += 1 }
        }
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
            ] + tally.failures.prefix(Self.shown).map { "    \($0)" })
            .joined(separator: "\n")
        }
        return (rows + ["\(passages) passages"]).joined(separator: "\n")
    }

    private static let shown = 20
}
