/// Why a script failed, in words for the author of the rule.
public struct ScriptError: Error, Sendable, Hashable {
    /// The kind of failure, for programs.
    public enum Kind: UInt8, Sendable, Hashable {
        /// The source is not JavaScript.
        case syntax
        /// The source has no function named `process`.
        case noProcess
        /// The script threw an exception before it completed.
        case thrown
        /// The script exceeded its time limit.
        case timeLimit
        /// The script host exceeded its memory limit.
        case memoryLimit
        /// The script, its input or its result exceeds a size limit.
        case sizeLimit
        /// The script host ended during the run.
        case crash
        /// The script host could not be started.
        case unavailable
        /// The script host is not confined as it must be, and unconfined scripts are not allowed.
        case unsandboxed
        /// Scripts are off, see ``ScriptRunner/off``.
        case notAllowed
        /// The script made more network requests, or wrote more to `console`, than is allowed.
        case messageLimit
    }

    /// A position in the source of the script.
    public struct Position: Sendable, Hashable {
        /// The line, from 1.
        public let line: Int
        /// The column, from 1; nil if it is not known.
        public let column: Int?

        /// Creates a position.
        public init(line: Int, column: Int?) {
            self.line = line
            self.column = column
        }
    }

    /// The kind of failure.
    public let kind: Kind

    /// The failure in words, without its position.
    public let message: String

    /// The position in the source; nil if it is not known.
    public let position: Position?

    /// Creates an error.
    public init(_ kind: Kind, _ message: String, at position: Position? = nil) {
        self.kind = kind
        self.message = message
        self.position = position
    }
}

extension ScriptError: CustomStringConvertible {
    /// The position and the message: `line 3, column 7: SyntaxError: Unexpected token '}'`.
    public var description: String {
        guard let position else { return message }
        guard let column = position.column else { return "line \(position.line): \(message)" }
        return "line \(position.line), column \(column): \(message)"
    }
}
