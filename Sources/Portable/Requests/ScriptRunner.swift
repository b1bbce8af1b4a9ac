/// Runs the scripts of rules, in a pool of script hosts, or refuses to. A value, so that the engine does not depend on processes.
public struct ScriptRunner: Sendable {
    /// Runs `process(url, completion)` of a script, and blocks the calling thread until the run ends or exceeds a limit.
    private let running: @Sendable (_ script: Script, _ url: String, _ network: Network) -> ScriptRun

    /// A runner.
    ///
    /// - Parameter run: runs a script on a link; the network performs the requests of the script.
    public init(_ run: @escaping @Sendable (_ script: Script, _ url: String, _ network: Network) -> ScriptRun) {
        running = run
    }

    /// Runs nothing: each run fails with `notAllowed`. For programs that do not run contributed code.
    public static let off = ScriptRunner { _, _, _ in
        ScriptRun(result: .failed(ScriptError(.notAllowed, "scripts are off")))
    }

    /// Runs a script on a link.
    public func run(_ script: Script, url: String, network: Network = .off) -> ScriptRun {
        running(script, url, network)
    }
}

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
    public var value: String? { if case .value(let value) = result { value } else { nil } }
}
