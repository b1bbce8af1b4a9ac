import Synchronization

/// What the service has done, for Prometheus. No link, passage or address is in it.
final class Metrics: Sendable {
    private struct Answers: Hashable {
        let route: String
        let status: Int
    }

    private struct Times {
        var counts = [Int](repeating: 0, count: Metrics.bounds.count)
        var count = 0
        var seconds = 0.0
    }

    private struct State {
        var answers: [Answers: Int] = [:]
        var times: [String: Times] = [:]
        var reloads = (accepted: 0, refused: 0)
    }

    /// The upper bounds of the buckets for times, in seconds.
    private static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10]

    private let state = Mutex(State())

    /// A request was answered.
    func record(_ route: String, status: Int, _ duration: Duration) {
        let seconds = duration / .seconds(1)
        state.withLock { state in
            state.answers[Answers(route: route, status: status), default: 0] += 1
            var times = state.times[route].take() ?? Times()
            if let bucket = Self.bounds.firstIndex(where: { seconds <= $0 }) { times.counts[bucket] += 1 }
            times.count += 1
            times.seconds += seconds
            state.times[route] = times
        }
    }

    /// A connection was ended with a problem, because what it sent is no request or did not arrive in time.
    func recordRefusal(status: Int) {
        state.withLock { $0.answers[Answers(route: "none", status: status), default: 0] += 1 }
    }

    /// Rules were read again.
    func recordReload(isAccepted: Bool) {
        state.withLock { state in
            if isAccepted { state.reloads.accepted += 1 } else { state.reloads.refused += 1 }
        }
    }

    /// The metrics as Prometheus reads them.
    func text(
        _ connections: (open: Int, evicted: Int), _ queues: [(name: String, queue: WorkQueue)], _ rules: RuleSet
    ) -> String {
        let state = state.withLock { $0 }
        var text = MetricText()
        text.metric("lectern_requests_total", "counter", "Requests by route and status.")
        for (answers, count) in state.answers.sorted(by: {
            ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
        }) {
            text.value("\(count)", [("route", answers.route), ("status", "\(answers.status)")])
        }
        text.metric(
            "lectern_request_duration_seconds", "histogram", "Time until an answer was made, without sending it.")
        for (route, times) in state.times.sorted(by: { $0.key < $1.key }) { append(times, of: route, to: &text) }
        text.metric("lectern_connections", "gauge", "Open connections.")
        text.value("\(connections.open)")
        text.metric("lectern_connections_evicted_total", "counter", "Silent connections that were closed to make room.")
        text.value("\(connections.evicted)")
        text.metric("lectern_work", "gauge", "Jobs by queue and state.")
        for (name, queue) in queues {
            let counts = queue.counts
            text.value("\(counts.waiting)", [("queue", name), ("state", "waiting")])
            text.value("\(counts.running)", [("queue", name), ("state", "running")])
        }
        text.metric("lectern_rule_reloads_total", "counter", "Attempts to read the rules again.")
        text.value("\(state.reloads.accepted)", [("result", "accepted")])
        text.value("\(state.reloads.refused)", [("result", "refused")])
        text.metric("lectern_rules_info", "gauge", "The rules in force.")
        text.value("1", [("tag", rules.tag.filter { $0 != "\"" }), ("version", LecternVersion.number)])
        return text.text
    }

    private func append(_ times: Times, of route: String, to text: inout MetricText) {
        var sum = 0
        for (bound, count) in zip(Self.bounds, times.counts) {
            sum += count
            text.value("\(sum)", suffix: "_bucket", [("route", route), ("le", "\(bound)")])
        }
        text.value("\(times.count)", suffix: "_bucket", [("route", route), ("le", "+Inf")])
        text.value("\(times.seconds)", suffix: "_sum", [("route", route)])
        text.value("\(times.count)", suffix: "_count", [("route", route)])
    }
}
