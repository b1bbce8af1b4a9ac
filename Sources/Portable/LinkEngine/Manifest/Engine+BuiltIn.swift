public import Requests
import Text

extension Engine {
    /// An engine with the rules that come with the library, which needs no file. Each rule is read when a link first needs it.
    ///
    /// - Parameters:
    ///   - scripts: runs the scripts of rules. Without it, each rule with a script gives no result and a finding that says why.
    ///   - network: performs the requests of scripts, and those that follow short links.
    public static func standard(scripts: ScriptRunner = .off, network: Network = .off) -> Engine {
        let file = SourceFile(path: "built-in rules", bytes: EmbeddedFile.bytes("manifest.min.json"))
        return Engine(manifest: Manifest(files: [file], onDemand: true), scripts: scripts, network: network)
    }
}
