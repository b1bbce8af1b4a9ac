/// The answer of another app to a call.
public struct ReceivedAnswer: Sendable, Hashable {
    /// How the call ended.
    public let outcome: Outcome
    /// The name of the answering app, if it gives one.
    public let source: String?
    /// The results of the action, or `errorCode` and `errorMessage`, in their order.
    public let results: [QueryItem]
    /// Parameters whose names start with `x-`, but which x-callback-url does not define.
    public let reserved: [QueryItem]
}

extension ReceivedAnswer {
    /// The form in which another app would receive an answer of ours.
    package init(_ answer: Answer, source: String) {
        self.init(outcome: answer.outcome, source: source, results: answer.items, reserved: [])
    }
}
