import Files
public import LinkEngine
public import Requests
import Text

extension Engine {
    /// An engine with the rules of a manifest. Each rule is read when a link first needs it; what is wrong with it is
    /// then among the findings of the manifest.
    ///
    /// - Parameters:
    ///   - path: the path of the manifest.
    ///   - scripts: runs the scripts of rules, such as ``ScriptRunner/installed(size:)``. Without it, each rule with a script
    ///     gives no result and a finding that says why.
    ///   - network: performs the requests of scripts, and those that follow short links.
    /// - Throws: `FileError` if the file cannot be read; `Finding` if it is not a manifest.
    public init(manifestAt path: String, scripts: ScriptRunner = .off, network: Network = .off) throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: path)], onDemand: true)
        if manifest.isUnreadable {
            throw manifest.findings.first { $0.severity == .error } ?? Finding(.error, "\(path) is not a manifest")
        }
        self.init(manifest: manifest, scripts: scripts, network: network)
    }
}
