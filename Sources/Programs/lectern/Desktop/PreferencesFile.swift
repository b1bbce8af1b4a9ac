import AppLinks
import Files
import LinkEngine
import NativeEngine
import Text

/// `$XDG_CONFIG_HOME/lectern/preferences.json`.
enum PreferencesFile {
    /// The folder for what a person chose.
    static var folder: String? { XDGFolders(environment: Installation.environment).configHome.map { $0 + "/lectern" } }

    private static var path: String? { folder.map { $0 + "/preferences.json" } }

    /// What was chosen; nothing where there is no file.
    static func read() throws -> Preferences {
        guard let path, FileSystem.isFile(path) else { return Preferences() }
        return try preferences(in: try RuleFiles.manifest(at: path))
    }

    /// Changes what was chosen. Other processes that change it wait until this one is done.
    static func update(_ change: (inout Preferences) -> Void) throws {
        guard let path else { throw Failure("there is no folder for it: neither $XDG_CONFIG_HOME nor $HOME is set") }
        try FileSystem.update(path, maximumSize: SystemLimits.changedFile, isPrivate: true) { bytes in
            var preferences =
                try bytes.map { try self.preferences(in: SourceFile(path: path, bytes: $0)) } ?? Preferences()
            change(&preferences)
            return Array((preferences.json.pretty + "\n").utf8)
        }
    }

    private static func preferences(in file: SourceFile) throws -> Preferences {
        do {
            return try Preferences(file: file)
        } catch {
            throw Failure("\(error)\ncorrect or remove the file")
        }
    }
}
