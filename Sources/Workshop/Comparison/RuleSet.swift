package import LinkEngine
package import Requests
package import Text

/// The rules on one side of a comparison.
package struct RuleSet: Sendable {
    /// What people call it: `rules`, `HEAD~1`.
    package let name: String
    package let files: [SourceFile]
    /// Reads links by the rules.
    package let engine: Engine

    /// Rules from files.
    ///
    /// - Parameter scripts: runs their scripts. They get no network.
    package init(name: String, files: [SourceFile], manifest: Manifest, scripts: ScriptRunner) {
        self.name = name
        self.files = files
        engine = Engine(manifest: manifest, scripts: scripts)
    }
}
