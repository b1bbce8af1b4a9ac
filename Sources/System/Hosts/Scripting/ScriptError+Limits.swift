package import Requests

extension ScriptError {
    /// The time limit was reached, in the program or in the script host.
    package static func overtime(_ limit: Duration) -> ScriptError {
        ScriptError(.timeLimit, "did not end within \(limit)")
    }

    /// The memory limit was exceeded, as the program or JavaScriptCore noticed.
    package static func overMemory(_ limit: Int) -> ScriptError {
        ScriptError(.memoryLimit, "took more memory than the \(limit >> 20) MB allowed")
    }

    static let tooManyMessages = ScriptError(.messageLimit, "made too many requests, or wrote too much to the console")

    static func unsandboxed(_ sandbox: SandboxReport) -> ScriptError {
        let parts = sandbox.missingParts.joined(separator: ", ")
        return ScriptError(
            .unsandboxed, "scripts do not run here: \(parts); --allow-unsandboxed-scripts runs them all the same")
    }

    /// The source, URL or result, named by `what`, is longer than the size limit.
    package static func oversize(_ what: String, _ limit: Int) -> ScriptError {
        ScriptError(.sizeLimit, "\(what) is longer than the \(limit) characters allowed")
    }
}
