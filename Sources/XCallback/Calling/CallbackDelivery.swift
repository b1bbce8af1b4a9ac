import UTF8Text

/// The other end: hands a callback to the call that waits for it.
enum CallbackDelivery {
    /// What the caller says to the one callback that it takes.
    static let accepted = "accepted"

    /// Who waits takes a callback at once; more than this it never needs.
    private static let patience = Duration.seconds(5)

    /// Delivers a callback.
    static func deliver(_ url: XCallbackURL, _ environment: [String: String]) throws(CallError) {
        let callback = try CallbackURL(url)
        guard let socket = CallbackFolder.connection(to: callback.token.name, environment) else {
            throw CallError("no call waits for this callback: it had its answer, or gave up waiting")
        }
        socket.send(url.string)
        switch socket.receive(within: patience) {
        case accepted: return
        case nil: throw CallError("the call did not take the callback: it had its answer, or gave up waiting")
        case let reason?: throw CallError("the callback was refused: \(Printable.line(reason))")
        }
    }
}
