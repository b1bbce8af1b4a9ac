import Diagnostics
public import Fetching
public import Scripting

extension Engine {
    /// An engine with the rules that come with the library, which needs no file: the same as `Engine(manifestAt:)` with the
    /// `manifest.json` of the repository.
    ///
    /// - Parameters:
    ///   - scripts: runs the scripts of rules; nil: as in ``init(manifestAt:scripts:network:)``.
    ///   - network: which hosts scripts may request, and which short links are followed; nil: none.
    public static func standard(scripts: ScriptPool? = nil, network: FetchPolicy? = nil) -> Engine {
        let file = SourceFile(path: "built-in rules", bytes: Array(BuiltInManifest.json.utf8))
        return Engine(Manifest(files: [file], onDemand: true), scripts, network)
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
        let manifest = Manifest(files: [try RuleFiles.manifest(at: path)], onDemand: true)
        if manifest.isUnreadable {
            throw manifest.findings.first { $0.severity == .error } ?? Finding(.error, "\(path) is not a manifest")
        }
        self.init(manifest, scripts, network)
    }

    private init(_ manifest: Manifest, _ scripts: ScriptPool?, _ network: FetchPolicy?) {
        let fetcher = network.map { Fetcher(hostPath: Installation.fetchHost, policy: $0) }
        self.init(
            manifest: manifest, scripts: scripts ?? ScriptPool(hostPath: Installation.scriptHost),
            network: fetcher ?? NoNetwork())
    }
}
