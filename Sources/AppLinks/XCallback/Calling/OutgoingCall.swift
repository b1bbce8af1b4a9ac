/// A call of another app through the desktop.
///
/// ```swift
/// let call = try OutgoingCall("app://x-callback-url/translate?word=Hello", environment: environment)
/// let answer = try call.answer(within: .seconds(30))
/// ```
public struct OutgoingCall: Sendable {
    private let url: String
    private let call: XCallbackURL
    private let environment: [String: String]

    /// A call of an x-callback-url.
    ///
    /// - Parameter environment: the environment variables that describe the desktop.
    /// - Throws: `CallError` if the URL is not an x-callback-url that may be opened.
    public init(_ url: String, environment: [String: String]) throws(CallError) {
        _ = try Callback(url)
        call = try XCallbackURL(parsing: url)
        self.url = url
        self.environment = environment
    }

    /// Checks that the answer would come here.
    ///
    /// - Throws: `CallError` if the URL has callbacks of its own.
    public func checkAnswerable() throws(CallError) {
        if let taken = call.callbacks.items.first(where: { $0.name != "x-source" }) {
            throw CallError("the URL has an \(taken.name) of its own; the answer would go there, not here")
        }
    }

    /// Opens the URL with `x-source` and without other callbacks than its own: the call goes one way.
    ///
    /// - Throws: `CallError` if no app handles the scheme, or if the app cannot be started.
    public func send() throws(CallError) {
        let desktop = Desktop(environment: environment)
        try desktop.check(call.scheme)
        let source = Callbacks(source: call.callbacks.source == nil ? LecternApp.name : nil)
        try desktop.open(Callback(source.added(to: url)))
    }

    /// Opens the URL and waits; nil if no answer comes in time. Blocks the thread. The socket is removed in any case.
    ///
    /// - Throws: `CallError` if the URL has callbacks of its own, no app handles the scheme or `lectern:`, the app cannot
    ///   be started, or a signal interrupts the wait.
    public func answer(within timeout: Duration) throws(CallError) -> ReceivedAnswer? {
        try checkAnswerable()
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
