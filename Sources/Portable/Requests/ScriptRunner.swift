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
