import Hosts
import Requests
import Synchronization
import Text

/// Answers requests from a recording, and with failures without one.
///
/// A request is answered by the first exchange with an equal request that was not used yet, so that a request that is
/// made twice has its responses in their order.
final class Replay: Responder {
    private struct State {
        /// The indices of the exchanges that were used.
        var used: Set<Int> = []
        /// The first request that has no exchange.
        var missing: Missing?
    }

    /// A request that has no exchange.
    struct Missing {
        /// The method and the URL of the request.
        let request: String
        /// How the recording differs, and where; nil without a recording.
        let difference: (message: String, location: SourceLocation?)?
    }

    private let exchanges: [Recording.Exchange]
    private let hasRecording: Bool
    private let repeats: Bool
    private let state = Mutex(State())

    /// - Parameters:
    ///   - recording: the recording, if there is one.
    ///   - repeats: whether exchanges may be used again after their last use.
    init(_ recording: Recording?, repeats: Bool = false) {
        exchanges = (recording?.exchanges ?? []).map(\.recorded)
        hasRecording = recording != nil
        self.repeats = repeats
    }

    func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        let wanted = request.recorded
        let index = state.withLock { state -> Int? in
            let equal = exchanges.indices.filter { exchanges[$0].request.isEqual(to: wanted) }
            guard let index = equal.first(where: { !state.used.contains($0) }) ?? (repeats ? equal.last : nil) else {
                if state.missing == nil { state.missing = missing(wanted, state.used) }
                return nil
            }
            state.used.insert(index)
            return index
        }
        guard let index else {
            throw FetchError(.notRecorded, "there is no recording of \(wanted.name)")
        }
        return try exchanges[index].result.get()
    }

    /// The first request that had no exchange.
    var missing: Missing? { state.withLock(\.missing) }

    /// Whether a request was answered.
    var isUsed: Bool { state.withLock { !$0.used.isEmpty } }

    /// The exchanges that were not used.
    var unused: [Recording.Exchange] {
        let used = state.withLock(\.used)
        return exchanges.indices.filter { !used.contains($0) }.map { exchanges[$0] }
    }

    private func missing(_ wanted: FetchRequest, _ used: Set<Int>) -> Missing {
        guard hasRecording else { return Missing(request: wanted.name, difference: nil) }
        let unused = exchanges.indices.filter { !used.contains($0) }.map { exchanges[$0] }
        let sameURL = unused.first { $0.request.url == wanted.url && $0.request.method == wanted.method }
        if let other = sameURL ?? unused.first {
            let difference = wanted.difference(from: other.request)
            return Missing(request: wanted.name, difference: (difference, other.location))
        }
        let repeated = exchanges.last { $0.request.isEqual(to: wanted) }
        let message = repeated == nil ? "no further request is recorded" : "it is not recorded that often"
        return Missing(request: wanted.name, difference: (message, (repeated ?? exchanges.last)?.location))
    }
}

extension FetchRequest {
    /// Whether two requests are the same, whatever the order of their header fields and the case of the names.
    fileprivate func isEqual(to other: FetchRequest) -> Bool {
        method == other.method && url == other.url && body == other.body && fields == other.fields
            && followsRedirects == other.followsRedirects
    }

    /// The header fields, in an order that does not depend on that of the script.
    private var fields: [HeaderField] {
        headers.map { HeaderField(name: $0.name.lowercased(), value: $0.value) }
            .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
    }

    /// What a recorded request has that this one has not, in words.
    fileprivate func difference(from recorded: FetchRequest) -> String {
        if method != recorded.method { return "the method there is \(recorded.method)" }
        if url != recorded.url { return "the URL there is \(Printable.shortened(recorded.url, to: 200))" }
        if followsRedirects != recorded.followsRedirects {
            return "redirects are \(followsRedirects ? "not " : "")followed there"
        }
        let names = Set(fields).symmetricDifference(recorded.fields).map(\.name).sorted()
        if let name = names.first {
            let value = recorded.headers.first { $0.name.lowercased() == name }?.value
            return value.map { "the header \"\(name)\" there is \"\(Printable.shortened($0))\"" }
                ?? "it has no header \"\(name)\" there"
        }
        return "the body there is \"\(Printable.shortened(String(decoding: recorded.body, as: UTF8.self)))\""
    }
}
