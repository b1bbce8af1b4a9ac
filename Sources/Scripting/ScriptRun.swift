/// What one run of a script gave.
public struct ScriptRun: Sendable, Hashable {
    /// How a run ended.
    public enum Result: Sendable, Hashable {
        /// The string that the script completed with.
        case value(String)
        /// The script ended well and has no answer: null, undefined, something that is no string, or no completion.
        case none(reason: String)
        /// The script is at fault, or its host is.
        case failed(ScriptError)
    }

    /// How the run ended; the first completion decides.
    public var result: Result

    /// Whether the script asked for something from the network.
    public var neededNetwork: Bool

    /// The lines that the script wrote to `console`, cut off where they become too many.
    public var console: [String]

    /// A run that ended as said.
    public init(result: Result, neededNetwork: Bool = false, console: [String] = []) {
        self.result = result
        self.neededNetwork = neededNetwork
        self.console = console
    }

    /// The string that the script completed with, if it did.
    public var value: String? {
        if case .value(let value) = result { value } else { nil }
    }
}
