/// A socket that accepts the callback of one call. It is removed when this value is destroyed, also if a signal ends
/// the process.
struct CallbackListener: ~Copyable {
    private let token: CallbackToken
    private let folder: CallbackFolder
    private let socket: UnixSocket
    /// The last property, so that signals are unblocked after the socket is removed.
    private let signals = BlockedSignals()

    /// Starts to listen.
    init(_ environment: [String: String]) throws(CallError) {
        let token = CallbackToken()
        let folder = try CallbackFolder.creating(environment)
        socket = try folder.listen(as: token.name)
        self.token = token
        self.folder = folder
    }

    deinit { folder.remove(token.name) }

    /// The callbacks to add to the URL of the call.
    var callbacks: Callbacks {
        get throws(CallError) { try CallbackURL.callbacks(token) }
    }

    /// Waits for the callback of this call, and refuses all others; nil after the deadline.
    ///
    /// - Throws: `CallError` if a signal interrupts the wait.
    borrowing func answer(until deadline: ContinuousClock.Instant) throws(CallError) -> ReceivedAnswer? {
        while true {
            switch signals.wait(for: socket.descriptor, until: deadline) {
            case .timeout: return nil
            case .signal: throw CallError("interrupted")
            case .input:
                let peer = try socket.accept()
                let timeout = min(.milliseconds(250), max(.zero, deadline - .now))
                if let url = peer.receive(within: timeout), let answer = verify(url, from: peer) { return answer }
            }
        }
    }

    /// The answer of a callback with the right token; tells the sender whether it is accepted.
    private borrowing func verify(_ url: String, from peer: borrowing UnixSocket) -> ReceivedAnswer? {
        guard let callback = try? CallbackURL(XCallbackURL(parsing: url)), callback.token.matches(token) else {
            peer.send("the token is not that of the call")
            return nil
        }
        peer.send(CallbackDelivery.accepted)
        return callback.answer
    }
}
