import Diagnostics
import Files
import LinkEngine

/// A manifest, or a folder of rule files.
struct RuleSource {
    let path: String
    let isFolder: Bool
    /// Whether it is the manifest that comes with the program.
    private(set) var isBuiltIn = false

    /// The manifest that comes with the program.
    static var builtIn: RuleSource {
        get throws {
            var source = RuleSource(path: try Installation.manifest(), isFolder: false)
            source.isBuiltIn = true
            return source
        }
    }

    /// The folder `rules` of the working directory; nil if there is none.
    static var workingFolder: RuleSource? {
        FileSystem.isFolder("rules") ? RuleSource(path: "rules", isFolder: true) : nil
    }

    init(path: String, isFolder: Bool) {
        self.path = path
        self.isFolder = isFolder
    }

    /// Reads the files.
    ///
    /// - Throws: `Failure` if one of them cannot be read.
    func files() throws -> [SourceFile] {
        do {
            return isFolder ? try RuleFiles.folder(at: path) : [try RuleFiles.manifest(at: path)]
        } catch {
            throw Failure(error.message)
        }
    }

    /// The other files of the folder, for a file in a folder `sites`, as far as they can be read.
    var otherSites: [SourceFile] {
        guard !isFolder, let path = try? FileSystem.absolutePath(path) else { return [] }
        let folder = path.split(separator: "/").dropLast()
        guard folder.last == "sites" else { return [] }
        return ((try? RuleFiles.folder(at: "/" + folder.joined(separator: "/"))) ?? []).filter { $0.path != path }
    }
}
