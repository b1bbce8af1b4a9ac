/// What one run of a script may cost.
public struct ScriptLimits: Sendable, Hashable {
    /// Wall-clock time of one run.
    public var time: Duration

    /// Resident memory of the host that runs it, in bytes; a host without a script takes about 50 MB.
    public var memory: Int

    /// Length of the source, of the URL, of the answer and of each thing that a script asks for.
    public var size: Int

    /// The limits of Opener for time, and bounds that no published script comes near.
    public init(time: Duration = .seconds(15), memory: Int = 256 << 20, size: Int = 1 << 20) {
        self.time = time
        self.memory = memory
        self.size = size
    }
}
