package import JSONText

/// The answer to a call, as the callback brings it.
public struct ReceivedAnswer: Sendable, Hashable {
    /// How the call ended.
    public let outcome: Outcome
    /// The name of the app that answers.
    public let source: String?
    /// What it says, in its order.
    public let results: [QueryItem]
    /// Parameters that x-callback-url keeps for itself, but does not define.
    public let reserved: [QueryItem]

    /// The answer as `lectern call` prints it; nil: none came in time.
    package static func json(_ answer: ReceivedAnswer?) -> JSONOutput {
        let errors = ["errorCode", "errorMessage"]
        let isError = answer?.outcome == .error
        let said = errors.map { name in answer?.results.first { $0.name == name }?.value }
        let results = answer?.results.filter { !isError || !errors.contains($0.name) } ?? []
        return .object([
            ("outcome", .string(answer?.outcome.rawValue ?? "timeout")), ("source", JSONOutput(answer?.source)),
            ("results", object(results)),
            ("error", isError ? .object([("code", JSONOutput(said[0])), ("message", JSONOutput(said[1]))]) : .null),
            ("reserved", object(answer?.reserved ?? [])),
        ])
    }

    /// A name that occurs more than once has an array of values.
    private static func object(_ items: [QueryItem]) -> JSONOutput {
        var members: [(String, [JSONOutput])] = []
        var places: [String: Int] = [:]
        for item in items {
            if let place = places[item.name] {
                members[place].1.append(.string(item.value))
            } else {
                places[item.name] = members.count
                members.append((item.name, [.string(item.value)]))
            }
        }
        return .object(members.map { name, values in (name, values.count == 1 ? values[0] : .array(values)) })
    }
}

extension ReceivedAnswer {
    /// An answer that is made here, printed as one that came back.
    package init(_ answer: Answer, source: String) {
        self.init(outcome: answer.outcome, source: source, results: answer.items, reserved: [])
    }
}
