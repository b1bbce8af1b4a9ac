import Desktop

/// A call of another app through the desktop, and the wait for its answer.
public struct OutgoingCall: Sendable {
    private let url: String
    private let call: XCallbackURL
    private let environment: [String: String]

    /// A call of an x-callback-url that says nothing of callbacks itself.
    public init(_ url: String, environment: [String: String]) throws(CallError) {
        _ = try Callback(url)
        call = try XCallbackURL(parsing: url)
        if let taken = call.callbacks.items.first(where: { $0.name != "x-source" }) {
            throw CallError("the URL has an \(taken.name) of its own; the answer would go there, not here")
        }
        self.url = url
        self.environment = environment
    }

    /// Opens the URL and waits; nil where no answer comes in time. Nothing is left behind, whatever happens.
    public func answer(within timeout: Duration) throws(CallError) -> ReceivedAnswer? {
        let deadline = ContinuousClock.now + timeout
        let desktop = Desktop(environment: environment)
        try check(desktop)
        let listener = try CallbackListener(environment)
        var callbacks = try listener.callbacks
        if call.callbacks.source != nil { callbacks.source = nil }
        let request = try callbacks.added(to: url)
        try desktop.open(Callback(request))
        return try listener.answer(until: deadline)
    }

    private func check(_ desktop: Desktop) throws(CallError) {
        try desktop.check(call.scheme)
        guard try desktop.opens(LecternApp.scheme) else {
            throw CallError("the answer could not come back: run `lectern register desktop` first")
        }
    }
}
