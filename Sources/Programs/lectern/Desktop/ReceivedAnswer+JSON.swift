import AppLinks
import Text

extension ReceivedAnswer {
    /// An answer as `lectern call` and `lectern handle` print it; nil means that none came in time.
    static func json(_ answer: ReceivedAnswer?) -> JSONOutput {
        let errorNames = ["errorCode", "errorMessage"]
        let isError = answer?.outcome == .error
        let errorValues = errorNames.map { name in answer?.results.first { $0.name == name }?.value }
        let results = answer?.results.filter { !isError || !errorNames.contains($0.name) } ?? []
        return .object([
            ("outcome", .string(answer?.outcome.rawValue ?? "timeout")), ("source", JSONOutput(answer?.source)),
            ("results", object(results)),
            (
                "error",
                isError
                    ? .object([("code", JSONOutput(errorValues[0])), ("message", JSONOutput(errorValues[1]))]) : .null
            ),
            ("reserved", object(answer?.reserved ?? [])),
        ])
    }

    /// The items by name; a name that occurs more than once has an array of values.
    private static func object(_ items: [QueryItem]) -> JSONOutput {
        var members: [(name: String, values: [JSONOutput])] = []
        var indices: [String: Int] = [:]
        for item in items {
            if let index = indices[item.name] {
                members[index].values.append(.string(item.value))
            } else {
                indices[item.name] = members.count
                members.append((item.name, [.string(item.value)]))
            }
        }
        return .object(members.map { name, values in (name, values.count == 1 ? values[0] : .array(values)) })
    }
}
