/// Why a network request has no response, in words for people.
public struct FetchError: Error, Sendable, Hashable {
    /// The kind of failure, for programs.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// The network was not asked for, or not for this host.
        case notAllowed
        /// The policy refuses the URL, whatever the caller allows: its scheme, its port, credentials.
        case refusedURL
        /// The host has no public address.
        case refusedAddress
        /// The name of the host cannot be resolved, or nothing answers there.
        case unreachable
        /// The certificate of the server is not valid, or there are no certificates to compare it with.
        case tls
        /// It took too long.
        case timeLimit
        /// The response is too large.
        case sizeLimit
        /// There are too many redirects, or they lead back.
        case redirectLimit
        /// There were too many requests.
        case requestLimit
        /// What the server sent is not valid HTTP.
        case malformed
        /// There is no recording of the request.
        case notRecorded
        /// The fetch host could not be started, or ended during the request.
        case unavailable
    }

    /// The kind of failure.
    public let kind: Kind
    /// The failure in words, without the URL.
    public let message: String

    /// Creates an error.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

extension FetchError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
