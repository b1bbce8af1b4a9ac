/// The caller's end: a socket that takes the callback of one call. It is gone when this value is, and so it is when
/// the process is interrupted.
struct CallbackListener: ~Copyable {
    private let token: CallbackToken
    private let folder: CallbackFolder
    private let socket: UnixSocket
    /// Last, so that signals are let in when the socket is gone.
    private let signals = BlockedSignals()

    /// Listens from now on.
    init(_ environment: [String: String]) throws(CallError) {
        let token = CallbackToken()
        let folder = try CallbackFolder.waiting(environment)
        socket = try folder.listen(as: token.name)
        self.token = token
        self.folder = folder
    }

    deinit { folder.remove(token.name) }

    /// What the app that is called must be told.
    var callbacks: Callbacks {
        get throws(CallError) { try CallbackURL.callbacks(token) }
    }

    /// Waits for the callback; nil where none comes in time. Others are refused.
    borrowing func answer(until deadline: ContinuousClock.Instant) throws(CallError) -> ReceivedAnswer? {
        while true {
            switch signals.wait(for: socket.descriptor, until: deadline) {
            case .timeout: return nil
            case .signal: throw CallError("interrupted")
            case .input:
                let peer = try socket.accept()
                let patience = min(.milliseconds(250), max(.zero, deadline - .now))
                if let url = peer.receive(within: patience), let answer = judge(url, peer) { return answer }
            }
        }
    }

    private borrowing func judge(_ url: String, _ peer: borrowing UnixSocket) -> ReceivedAnswer? {
        guard let callback = try? CallbackURL(XCallbackURL(parsing: url)), callback.token.matches(token) else {
            peer.send("the token is not that of the call")
            return nil
        }
        peer.send(CallbackDelivery.accepted)
        return callback.answer
    }
}
