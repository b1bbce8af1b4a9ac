/// The source of a `process(url, completion)` function and the dialect it was written for.
public struct Script: Sendable, Hashable {
    /// What a script expects to find around it.
    public enum Dialect: UInt8, Sendable, Hashable {
        /// The first form: reaches the network through `XMLHttpRequest`.
        case script
        /// The second form: reaches the network through `httpRequest` and `jsonRequest`.
        case script2
    }

    /// JavaScript, run in sloppy mode.
    public let source: String

    /// Which globals the source was written for.
    public let dialect: Dialect

    /// A script as a manifest states it.
    public init(source: String, dialect: Dialect) {
        self.source = source
        self.dialect = dialect
    }
}
