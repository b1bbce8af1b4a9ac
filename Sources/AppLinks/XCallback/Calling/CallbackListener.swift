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

    /// A connection that has not sent anything yet.
    private final class Peer {
        let socket: UnixSocket
        init(_ socket: consuming UnixSocket) { self.socket = socket }
    }

    /// Waits for the callback of this call, and refuses all others; nil after the deadline. A connection that sends
    /// nothing does not delay the others.
    ///
    /// - Throws: `CallError` if a signal interrupts the wait.
    borrowing func answer(until deadline: ContinuousClock.Instant) throws(CallError) -> ReceivedAnswer? {
        var peers: [Peer] = []
        while true {
            switch signals.wait(for: [socket.descriptor] + peers.map { $0.socket.descriptor }, until: deadline) {
            case .timeout: return nil
            case .signal: throw CallError("interrupted")
            case .input(let ready):
                for peer in peers where ready.contains(peer.socket.descriptor) {
                    if let url = peer.socket.receive(within: .zero), let answer = verify(url, from: peer.socket) {
                        return answer
                    }
                }
                peers.removeAll { ready.contains($0.socket.descriptor) }
                guard ready.contains(socket.descriptor) else { continue }
                peers.append(Peer(try socket.accept()))
                if peers.count > AppLinksLimits.callbackConnections { peers.removeFirst() }
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
