import Diagnostics
import Files
import Glibc
import JSONText
import LinkEngine

/// `$XDG_CONFIG_HOME/lectern/preferences.json`.
enum PreferencesFile {
    private static var folder: String? {
        if let path = Installation.environment("XDG_CONFIG_HOME"), path.hasPrefix("/") { return path + "/lectern" }
        return Installation.environment("HOME").map { $0 + "/.config/lectern" }
    }

    private static var path: String? { folder.map { $0 + "/preferences.json" } }

    /// What was chosen; nothing where there is no file.
    static func read() throws -> Preferences {
        guard let path, FileSystem.isFile(path) else { return Preferences() }
        do {
            return try Preferences(file: try RuleFiles.manifest(at: path))
        } catch let error as Finding {
            throw Failure("\(error)\nmend the file, or remove it")
        } catch let error as FileError {
            throw Failure(error.message)
        }
    }

    /// Keeps what was chosen.
    static func write(_ preferences: Preferences) throws {
        guard let folder, let path else { throw Failure("neither $XDG_CONFIG_HOME nor $HOME says where to keep it") }
        do {
            try FileSystem.makeFolder(folder)
            try FileSystem.replace(path, with: Array((preferences.json.pretty + "\n").utf8), isPrivate: true)
        } catch {
            throw Failure(error.message)
        }
    }
}
