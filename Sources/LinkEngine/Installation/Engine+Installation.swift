import Diagnostics
public import Fetching
public import Scripting

extension Engine {
    /// An engine with the built-in rules, found as the program `lectern` finds them: `$LECTERN_MANIFEST`, else
    /// `share/lectern/manifest.json` beside the folder of the running program, else the `manifest.json` of the project
    /// that the program or the working directory is in.
    ///
    /// - Parameter network: which hosts scripts may request, and which short links are followed; nil: none.
    /// - Throws: `FileError` if there is no manifest or it cannot be read; `Finding` if it is not a manifest.
    public static func standard(network: FetchPolicy? = nil) throws -> Engine {
        try Engine(RuleFiles.builtIn(at: Installation.manifest()), scripts: nil, network: network)
    }

    /// An engine with the rules of a manifest. Each rule is read when a link first needs it; what is wrong with it is
    /// then among the findings of the manifest.
    ///
    /// - Parameters:
    ///   - path: the path of the manifest.
    ///   - scripts: runs the scripts of rules; nil: by `lectern-script-host`, if it is named by `$LECTERN_SCRIPT_HOST`,
    ///     is beside the running program or in `../libexec/lectern`. Without it, each rule with a script gives no result
    ///     and a finding that says why.
    ///   - network: which hosts scripts may request, and which short links are followed, by `lectern-fetch-host`, which is
    ///     looked for in the same places with `$LECTERN_FETCH_HOST`; nil: none.
    /// - Throws: `FileError` if the file cannot be read; `Finding` if it is not a manifest.
    public init(manifestAt path: String, scripts: ScriptPool? = nil, network: FetchPolicy? = nil) throws {
        try self.init(RuleFiles.manifest(at: path), scripts: scripts, network: network)
    }

    private init(_ file: SourceFile, scripts: ScriptPool?, network: FetchPolicy?) throws {
        let manifest = Manifest(files: [file], onDemand: true)
        if manifest.isUnreadable {
            throw manifest.findings.first { $0.severity == .error }
                ?? Finding(.error, "\(file.path) is not a manifest")
        }
        let fetcher = network.map { Fetcher(hostPath: Installation.fetchHost, policy: $0) }
        self.init(
            manifest: manifest, scripts: scripts ?? ScriptPool(hostPath: Installation.scriptHost),
            network: fetcher ?? NoNetwork())
    }
}
