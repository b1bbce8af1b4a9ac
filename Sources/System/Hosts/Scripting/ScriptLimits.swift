/// The limits of one run of a script.
public struct ScriptLimits: Sendable, Hashable {
    /// Wall-clock time of one run.
    public var time: Duration

    /// Resident memory of the host that runs it, in bytes; a host without a script takes about 30 MB. The kernel ends the
    /// growth at 64 MB more.
    public var memory: Int

    /// Length of the source and of the URL in bytes of UTF-8, of the result in UTF-16 code units, and of a network
    /// request.
    public var size: Int

    /// Network requests of one run.
    public var requests: Int

    /// Creates limits. The default time is that of Opener; the other defaults are far above what published scripts
    /// need.
    public init(time: Duration = .seconds(15), memory: Int = 256 << 20, size: Int = 1 << 20, requests: Int = 10) {
        self.time = time
        self.memory = memory
        self.size = size
        self.requests = requests
    }
}
