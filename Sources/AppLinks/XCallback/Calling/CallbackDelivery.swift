import Text

/// Delivers a callback to the process that waits for it.
enum CallbackDelivery {
    /// The reply to the one callback that the waiting process accepts.
    static let accepted = "accepted"

    /// Delivers a callback.
    ///
    /// - Throws: `CallError` if the callback is malformed, no process waits for it, or the process refuses it.
    static func deliver(_ url: XCallbackURL, _ environment: [String: String]) throws(CallError) {
        let callback = try CallbackURL(url)
        guard let socket = CallbackFolder.connection(to: callback.token.name, environment) else {
            throw CallError("no call waits for this callback: it already has its answer, or stopped waiting")
        }
        socket.send(url.string)
        switch socket.receive(within: AppLinksLimits.callbackDelivery) {
        case accepted: return
        case nil: throw CallError("the call did not accept the callback: it already has its answer, or stopped waiting")
        case let reason?: throw CallError("the callback was refused: \(Printable.line(reason))")
        }
    }
}
