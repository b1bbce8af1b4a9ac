/// The URL by which an answer comes back to a call that waits: `lectern://x-callback-url/callback?token=...&outcome=...`.
struct CallbackURL {
    /// The action that takes answers.
    static let action = "callback"

    /// Which call it is for.
    let token: CallbackToken
    /// The answer.
    let answer: ReceivedAnswer

    /// The callbacks of a call that waits.
    static func callbacks(_ token: CallbackToken) throws(CallError) -> Callbacks {
        func callback(_ outcome: Outcome) throws(CallError) -> Callback {
            let items = [QueryItem("token", token.digits), QueryItem("outcome", outcome.rawValue)]
            return try Callback(XCallbackURL(scheme: LecternApp.scheme, action: action, parameters: items).string)
        }
        return try Callbacks(
            source: LecternApp.name, success: callback(.success), error: callback(.error), cancel: callback(.cancel))
    }

    /// Reads a callback. An app may have results of the same names: ours come first.
    init(_ url: XCallbackURL) throws(CallError) {
        var results = url.parameters
        guard url.scheme == LecternApp.scheme, url.action == Self.action,
            let tokenPlace = results.firstIndex(where: { $0.name == "token" }),
            let token = CallbackToken(results.remove(at: tokenPlace).value),
            let outcomePlace = results.firstIndex(where: { $0.name == "outcome" }),
            let outcome = Outcome(rawValue: results.remove(at: outcomePlace).value)
        else { throw CallError("the callback is damaged: it carries no token and outcome of a call") }
        self.token = token
        answer = ReceivedAnswer(
            outcome: outcome, source: url.callbacks.source, results: results, reserved: url.reserved)
    }
}
