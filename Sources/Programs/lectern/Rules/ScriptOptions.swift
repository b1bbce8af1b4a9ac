import ArgumentParser
import Hosts
import LinkEngine
import NativeEngine
import Requests

struct ScriptOptions: ParsableArguments {
    @Option(help: ArgumentHelp("End a script after this many seconds, at most 15.", valueName: "seconds"))
    var scriptTimeout = ScriptLimits().time / .seconds(1)

    @Flag(
        help:
            "Run scripts and make requests even if a part of the sandbox is missing; see `lectern doctor`."
    )
    var allowUnsandboxedScripts = false

    func validate() throws {
        guard scriptTimeout > 0, scriptTimeout <= ScriptLimits().time / .seconds(1) else {
            throw ValidationError("--script-timeout must be more than 0 and at most 15 seconds")
        }
    }

    /// The processes that run the scripts of rules.
    ///
    /// - Parameter around: performs each run of a script.
    func pool(around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }) -> ScriptPool {
        var limits = ScriptLimits()
        limits.time = .milliseconds(Int(scriptTimeout * 1000))
        return ScriptPool(
            hostPath: Installation.scriptHost, limits: limits, allowsUnsandboxed: allowUnsandboxedScripts,
            onUnsandboxed: { sandbox in
                let parts = sandbox.missingParts.joined(separator: ", ")
                Output.note("warning: scripts run without the complete sandbox: \(parts)")
            }, around: around)
    }
}
