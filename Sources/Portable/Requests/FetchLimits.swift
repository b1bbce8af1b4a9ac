/// The limits of network requests.
public struct FetchLimits: Sendable, Hashable {
    /// Wall-clock time of one request, redirects included.
    public var time: Duration
    /// Length of a response after decompression, in bytes.
    public var size: Int
    /// Redirects of one request.
    public var redirects: Int

    /// Creates limits.
    public init(time: Duration = .seconds(15), size: Int = 2 << 20, redirects: Int = 5) {
        self.time = time
        self.size = size
        self.redirects = redirects
    }
}
