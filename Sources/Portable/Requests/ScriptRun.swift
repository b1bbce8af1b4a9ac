/// The result of one run of a script.
public struct ScriptRun: Sendable, Hashable {
    /// How a run ended.
    public enum Result: Sendable, Hashable {
        /// The string that the script completed with.
        case value(String)
        /// The script ended without an error and without a string: it completed with another value, or not at all.
        case none(reason: String)
        /// The script or its host failed.
        case failed(ScriptError)
    }

    /// How the run ended; the first completion decides.
    public var result: Result

    /// What the script requested from the network, in order, up to a limit.
    public var requests: [PerformedRequest]

    /// The lines that the script wrote to `console`, up to a limit.
    public var console: [String]

    /// Creates the result of a run.
    public init(result: Result, requests: [PerformedRequest] = [], console: [String] = []) {
        self.result = result
        self.requests = requests
        self.console = console
    }

    /// The string that the script completed with; nil if it did not.
    public var value: String? {
        if case .value(let value) = result { value } else { nil }
    }
}
