/// Why a script could not be run to its end, in words for the author of the rule.
public struct ScriptError: Error, Sendable, Hashable {
    /// The kind of failure, for programs.
    public enum Kind: UInt8, Sendable, Hashable {
        /// The source is not JavaScript.
        case syntax
        /// The source has no function named `process`.
        case noProcess
        /// The script threw and had not completed before.
        case thrown
        /// The script ran longer than it may.
        case timeLimit
        /// The script took more memory than it may.
        case memoryLimit
        /// The script, its input or its answer is longer than it may be.
        case sizeLimit
        /// The program that runs scripts ended in the middle of the run.
        case crash
        /// The program that runs scripts could not be started.
        case unavailable
    }

    /// A place in the source of the script, counted from 1.
    public struct Position: Sendable, Hashable {
        /// The line.
        public let line: Int
        /// The column, where it is known.
        public let column: Int?

        /// A place in the source.
        public init(line: Int, column: Int?) {
            self.line = line
            self.column = column
        }
    }

    /// The kind of failure.
    public let kind: Kind

    /// The failure in words, without its place.
    public let message: String

    /// Where in the source it happened, where that is known.
    public let position: Position?

    /// A failure of the given kind.
    public init(_ kind: Kind, _ message: String, at position: Position? = nil) {
        self.kind = kind
        self.message = message
        self.position = position
    }
}

extension ScriptError: CustomStringConvertible {
    /// `line 3, column 7: SyntaxError: Unexpected token '}'`.
    public var description: String {
        guard let position else { return message }
        guard let column = position.column else { return "line \(position.line): \(message)" }
        return "line \(position.line), column \(column): \(message)"
    }
}

extension ScriptError {
    /// The time limit was reached, whoever noticed it.
    package static func overtime(_ limit: Duration) -> ScriptError {
        ScriptError(.timeLimit, "did not end within \(limit)")
    }

    static func overMemory(_ limit: Int) -> ScriptError {
        ScriptError(.memoryLimit, "took more memory than the \(limit >> 20) MB allowed")
    }

    /// `what` is longer than the size limit.
    package static func oversize(_ what: String, _ limit: Int) -> ScriptError {
        ScriptError(.sizeLimit, "\(what) is longer than the \(limit) characters allowed")
    }
}
