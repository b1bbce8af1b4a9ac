import URLText

/// A call of another app through the desktop.
///
/// ```swift
/// let call = try OutgoingCall("app://x-callback-url/translate?word=Hello", environment: environment)
/// let answer = try call.answer(within: .seconds(30))
/// ```
public struct OutgoingCall: Sendable {
    private let url: Callback
    /// The URL as an x-callback-url; nil if it has the older form, which has no callbacks.
    private let call: XCallbackURL?
    private let environment: [String: String]

    /// A call of an x-callback-url, or of a URL in the older form.
    ///
    /// - Parameter environment: the environment variables that describe the desktop.
    /// - Throws: `CallError` if the URL has neither form, may not be opened, or has a parameter with a reserved name.
    public init(_ url: String, environment: [String: String]) throws(CallError) {
        self.url = try Callback(url, of: "the URL")
        self.environment = environment
        if try URLParts(checking: url).authority == nil {
            _ = try ServiceURL(parsing: url)
            call = nil
        } else {
            call = try XCallbackURL(parsing: url)
        }
        if let name = call?.reserved.first?.name {
            throw CallError("the parameter \(name) cannot be sent: names that start with x- are reserved")
        }
    }

    /// Checks that the answer would come here.
    ///
    /// - Throws: `CallError` if the URL has callbacks of its own, or the older form.
    public func checkAnswerable() throws(CallError) {
        guard let call else {
            throw CallError("a URL without //x-callback-url/ cannot return an answer: use --no-wait")
        }
        if let taken = call.callbacks.items.first(where: { $0.name != "x-source" }) {
            throw CallError("the URL has an \(taken.name) of its own; the answer would go there, not here")
        }
    }

    /// Opens the URL without callbacks other than its own: the call goes one way. An x-callback-url receives `x-source`.
    ///
    /// - Throws: `CallError` if no app handles the scheme, or if the app cannot be started.
    public func send() throws(CallError) {
        let desktop = Desktop(environment: environment)
        try desktop.check(url.scheme)
        guard let call else { return try desktop.open(url) }
        let source = Callbacks(source: call.callbacks.source == nil ? LecternApp.name : nil)
        try desktop.open(Callback(source.added(to: url.url)))
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
        if call?.callbacks.source != nil { callbacks.source = nil }
        let request = try callbacks.added(to: url.url)
        try desktop.open(Callback(request))
        return try listener.answer(until: deadline)
    }

    private func check(_ desktop: Desktop) throws(CallError) {
        try desktop.check(url.scheme)
        guard try desktop.opens(LecternApp.scheme) else {
            throw CallError("the answer could not come back: run `lectern register` first")
        }
    }
}

extension Desktop {
    /// Opens the URL that takes an answer back to the app that called.
    ///
    /// - Throws: `CallError` if no app handles the scheme of the URL, or if the app cannot be started.
    public func answer(with callback: Callback) throws(CallError) {
        try check(callback.scheme)
        try open(callback)
    }

    /// Refuses a scheme that no app handles: a caller would wait for an answer for ever.
    func check(_ scheme: String) throws(CallError) {
        guard try opens(scheme) else { throw CallError("no app opens \(scheme): links on this machine") }
    }

    /// Whether an app handles a scheme.
    func opens(_ scheme: String) throws(CallError) -> Bool {
        do { return try handler(of: scheme) != nil } catch { throw CallError(error.message) }
    }

    /// Opens a callback, percent-encoded as RFC 3986 requires.
    func open(_ callback: Callback) throws(CallError) {
        do { try open(callback.encoded) } catch { throw CallError(error.message) }
    }
}

/// The URL of an answer to a waiting call: `lectern://x-callback-url/callback?token=...&outcome=...`.
struct CallbackURL {
    /// The action that receives answers.
    static let action = "callback"

    /// The token of the call.
    let token: CallbackToken
    let answer: ReceivedAnswer

    /// The callbacks that a call with a token needs.
    static func callbacks(_ token: CallbackToken) throws(CallError) -> Callbacks {
        func callback(_ outcome: Outcome) throws(CallError) -> Callback {
            let items = [QueryItem("token", token.digits), QueryItem("outcome", outcome.rawValue)]
            return try Callback(XCallbackURL(scheme: LecternApp.scheme, action: action, parameters: items).string)
        }
        return try Callbacks(
            source: LecternApp.name, success: callback(.success), error: callback(.error), cancel: callback(.cancel))
    }

    /// Reads a callback. The results of the app may have the same names as our parameters, which come first.
    init(_ url: XCallbackURL) throws(CallError) {
        var results = url.parameters
        guard url.scheme == LecternApp.scheme, url.action == Self.action,
            let tokenIndex = results.firstIndex(where: { $0.name == "token" }),
            let token = CallbackToken(results.remove(at: tokenIndex).value),
            let outcomeIndex = results.firstIndex(where: { $0.name == "outcome" }),
            let outcome = Outcome(rawValue: results.remove(at: outcomeIndex).value)
        else { throw CallError("the callback is damaged: it has no valid token and outcome") }
        self.token = token
        answer = ReceivedAnswer(
            outcome: outcome, source: url.callbacks.source, results: results, reserved: url.reserved)
    }
}

/// The parameter that identifies the call that a callback answers: 256 random bits as hexadecimal digits. The first 64
/// bits are the name of the socket, the others prove that the callback comes from the called app.
struct CallbackToken: Sendable {
    private static let count = 64
    private static let nameCount = 16

    let digits: String

    /// A random token.
    init() {
        var system = SystemRandomNumberGenerator()
        digits = (0..<Self.count).map { _ in String(Int.random(in: 0..<16, using: &system), radix: 16) }.joined()
    }

    /// The token of a received callback; nil if the text is not a valid token.
    init?(_ text: String) {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard text.utf8.count == Self.count, text.utf8.allSatisfy(isDigit) else { return nil }
        digits = text
    }

    /// The file name of the socket.
    var name: String { String(digits.prefix(Self.nameCount)) }

    /// Whether both are equal. Takes the same time wherever they differ, so that the time reveals nothing.
    func matches(_ other: CallbackToken) -> Bool {
        zip(digits.utf8, other.digits.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }
}

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
