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
