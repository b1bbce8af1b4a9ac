import Hosts
import LinkEngine
import Requests
import Text

/// How the network answers the requests of a test today, beside its recording.
public struct Drift: Sendable {
    /// The result with the recording.
    public let recorded: String?
    /// The result with the answers of the network.
    public let network: String?
    /// What is different in the requests and the responses, a line each.
    public let changes: [String]

    /// Whether the answers of the network give another result.
    public var changesResult: Bool { recorded != network }

    /// Compares a recording with the answers of the network; nil if nothing is different.
    init?(_ recording: Recording, recorded: String?, fresh: String?, _ exchanges: [Recording.Exchange]) {
        self.recorded = recorded
        network = fresh
        let now = exchanges.map(\.recorded)
        var changes = zip(recording.exchanges, now).flatMap(Self.changes)
        changes += recording.exchanges.dropFirst(now.count).map { "- \($0.request.name)" }
        changes += now.dropFirst(recording.exchanges.count).map { "+ \($0.request.name)" }
        self.changes = changes
        guard changesResult || !changes.isEmpty else { return nil }
    }

    private static func changes(_ old: Recording.Exchange, _ new: Recording.Exchange) -> [String] {
        guard old.request.name == new.request.name else { return ["- \(old.request.name)", "+ \(new.request.name)"] }
        let changes: [String]
        switch (old.result, new.result) {
        case (.success(let before), .success(let after)): changes = Self.changes(before, after)
        default: changes = difference([old.summary], [new.summary])
        }
        return changes.isEmpty ? [] : [old.request.name + ":"] + changes.map { "  " + $0 }
    }

    private static func changes(_ old: FetchResponse, _ new: FetchResponse) -> [String] {
        func lines(_ response: FetchResponse) -> [String] {
            ["status \(response.status)", "url \(response.url)"]
                + response.headers.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
        }
        return difference(lines(old), lines(new)) + difference(bodyLines(old.body), bodyLines(new.body))
    }

    /// The lines of a body: those of indented JSON, or of a text.
    private static func bodyLines(_ body: [UInt8]) -> [String] {
        if let root = try? JSONDocument(body).root {
            return JSONOutput.value(root).pretty.split(separator: "\n").map(String.init)
        }
        guard let text = String(validating: body, as: UTF8.self) else { return ["\(body.count) bytes"] }
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// The lines between the common start and the common end of two texts, those of the old one after `-`.
    private static func difference(_ old: [String], _ new: [String]) -> [String] {
        guard old != new else { return [] }
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let suffix =
            (0..<shorter - prefix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - prefix
        return shown(old.dropFirst(prefix).dropLast(suffix), "- ") + shown(new.dropFirst(prefix).dropLast(suffix), "+ ")
    }

    private static func shown(_ lines: ArraySlice<String>, _ mark: String) -> [String] {
        lines.prefix(WorkshopLimits.driftLines).map { mark + Printable.shortened($0.trimmingSpaces, to: 100) }
            + (lines.count > WorkshopLimits.driftLines
                ? ["\(mark)... \(lines.count - WorkshopLimits.driftLines) more lines"] : [])
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " || $0 == "\t" }) }
}

extension Recordings {
    /// Performs the requests of a recorded test and compares what comes back, if this run does so.
    func drift(
        of test: RuleTest, _ services: RuleServices, _ recording: Recording?, _ replay: Replay,
        _ evaluation: RuleEvaluation
    ) -> Drift? {
        guard case .live(let network) = mode, let recording, replay.isUsed else { return nil }
        let recorder = Recorder(network)
        let fresh = test.evaluate(RuleServices(scripts: services.scripts, network: recorder.network))
        return Drift(recording, recorded: evaluation.value, fresh: fresh.value, recorder.exchanges)
    }
}
