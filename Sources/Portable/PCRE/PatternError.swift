/// Why a pattern could not be compiled.
public struct PatternError: Error, Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// The UTF-8 offset of the error in the pattern as its author wrote it.
    public let offset: Int

    package init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
