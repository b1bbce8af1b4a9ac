import NIOCore

/// The bounds of a connection.
public struct ConnectionLimits: Sendable, Equatable {
    /// How many connections may be open. Where there are more, those are closed that have waited longest for
    /// a request.
    public var connections = 3_000
    /// How many may wait to be accepted; the system has a limit of its own.
    public var backlog = 1_024
    /// The maximum time of silence on a connection, and for the head of a request.
    public var idle = Duration.seconds(15)
    /// The maximum time for the body of a request.
    public var body = Duration.seconds(30)
    /// How many bytes of a body must come in a second, over any `bodyWindow`.
    public var bodySpeed = 1_024
    /// How long a body may be slower than that.
    public var bodyWindow = Duration.seconds(5)
    /// How many requests may wait for their answers. A client that sends more before it has read is refused.
    public var unanswered = 16
    /// How many parts of a body count as a request.
    public var parts = 1_000
    /// How long a client may leave an answer unread.
    public var unread = Duration.seconds(30)
    /// How large the head of a request may be, in bytes.
    public var head = 72 << 10
    /// How many header fields it may have.
    public var fields = 100
    /// How many bytes of a body are taken from the network, those included that are thrown away.
    public var drained = 64 << 20

    /// The bounds that a service has unless it is told otherwise.
    public init() {}
}

extension Duration {
    var timeAmount: TimeAmount { TimeAmount(self) }
}
