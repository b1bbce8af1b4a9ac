/// The bounds of what is done for clients.
public struct ServiceLimits: Sendable, Equatable {
    /// How large a body may be, in bytes.
    public var body = 16 << 20
    /// How large the bodies of all requests and all large answers together may be, in bytes.
    public var bodies = 24 << 20
    /// How large a document may be, in bytes.
    public var document = 1 << 20
    /// The maximum processor time for a document.
    public var documentTime = Duration.milliseconds(500)
    /// How many lines a body may have.
    public var lines = 100_000
    /// How long a line or an input may be, in bytes; the engine has the same limit.
    public var line = 1 << 16
    /// How many requests a second a client may make for long; nil: any number.
    public var rate: Double? = 50
    /// How many it may make at once.
    public var burst = 200
    /// How long the answer to a request may take to make and to send.
    public var time = Duration.seconds(60)
    /// How many requests may wait for a thread or have one, for what may take long: scripts, long inputs, lists. Those of
    /// many lines wait without being counted, once they have begun.
    public var waiting = 256
    /// The same for documents.
    public var documents = 64

    /// The bounds that a service has unless it is told otherwise.
    public init() {}
}

extension ServiceLimits {
    /// How large a body may be, for people.
    var bodyText: String {
        "A body has at most \(lines) lines of \(line) bytes, and \(Self.text(body)); a document has at most "
            + "\(Self.text(min(body, document)))."
    }

    private static func text(_ bytes: Int) -> String {
        bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MB" : "\(bytes) bytes"
    }
}
