/// The source of a `process(url, completion)` function and the dialect it was written for.
public struct Script: Sendable, Hashable {
    /// The global functions that a script expects.
    public enum Dialect: UInt8, Sendable, Hashable {
        /// The key `script` of a manifest: network access through `XMLHttpRequest`.
        case script
        /// The key `script2` of a manifest: network access through `httpRequest` and `jsonRequest`.
        case script2
    }

    /// JavaScript, run in sloppy mode.
    public let source: String

    /// The global functions that the source was written for.
    public let dialect: Dialect

    /// Creates a script from its source.
    public init(source: String, dialect: Dialect) {
        self.source = source
        self.dialect = dialect
    }
}
