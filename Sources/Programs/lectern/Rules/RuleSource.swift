import Files
import LinkEngine
import NativeEngine
import Text
import Workshop

/// A manifest, or a folder of rule files.
struct RuleSource {
    let path: String
    let isFolder: Bool
    enum Origin: String {
        case given
        case own
        case set
        case builtIn = "built-in"
    }

    private(set) var origin = Origin.given
    /// The rule set that it is; nil for any other source.
    private(set) var set: (store: RuleSetStore, entry: RuleSetStore.Entry)?
    /// Whether it is the manifest that comes with the program.
    var isBuiltIn: Bool { origin == .builtIn }

    /// The manifest that comes with the program.
    static var builtIn: RuleSource {
        get throws {
            var source = RuleSource(path: try Installation.manifest(), isFolder: false)
            source.origin = .builtIn
            return source
        }
    }

    /// The user's own rules; none if the folder has no rule files, or if other users can change them.
    static func own() -> [RuleSource] {
        guard let path = PreferencesFile.folder.map({ $0 + "/rules" }),
            FileSystem.isFolder(path, followsLinks: true),
            let files = try? FileSystem.files(under: path).filter({
                RuleFiles.isRuleFile(String($0.dropFirst(path.count)))
            }),
            !files.isEmpty
        else { return [] }
        do throws(FileError) {
            try FileSystem.checkProtected(files)
        } catch {
            Output.note("warning: the rules in \(path) are not used: \(error.message)")
            return []
        }
        var source = RuleSource(path: path, isFolder: true)
        source.origin = .own
        return [source]
    }

    /// The rule sets that the user has added.
    ///
    /// - Throws: `FileError` if their list cannot be used.
    private static func sets() throws(FileError) -> [RuleSource] {
        guard let store = RuleSetStore.user else { return [] }
        return try store.entries().map { entry in
            var source = RuleSource(path: store.path(entry, version: entry.version), isFolder: false)
            (source.origin, source.set) = (.set, (store, entry))
            return source
        }
    }

    /// The rules that are used without any options: the user's own, the rule sets, the built-in ones.
    static func installed() throws -> [RuleSource] {
        var sources = own()
        do throws(FileError) {
            sources += try sets()
        } catch {
            Output.note("warning: the rule sets are not used: \(error.message)")
        }
        return sources + [try .builtIn]
    }

    /// The paths of the rule sets and the built-in rules, whose apps those of rules before them replace.
    static var replaceable: Set<String> {
        Set((((try? sets()) ?? []) + [try? builtIn].compactMap(\.self)).map(\.path))
    }

    /// The folder `rules` of the working directory; nil if there is none.
    static var workingFolder: RuleSource? {
        FileSystem.isFolder("rules") ? RuleSource(path: "rules", isFolder: true) : nil
    }

    /// A file, or the folder that is there.
    init(path: String) { self.init(path: path, isFolder: FileSystem.isFolder(path, followsLinks: true)) }

    private init(path: String, isFolder: Bool) {
        self.path = path
        self.isFolder = isFolder
    }

    /// Reads the files. The user's own rules and rule sets must not stop every command: none of a source is used if one file
    /// cannot be read.
    func files() throws -> [SourceFile] {
        do {
            if isFolder { return try RuleFiles.folder(at: path) }
            if let set { return [try set.store.manifest(of: set.entry)] }
            return [try RuleFiles.manifest(at: path)]
        } catch {
            if [.own, .set].contains(origin) {
                let rules = set.map { "the rule set \($0.entry.name) is" } ?? "the rules in \(path) are"
                Output.note("warning: \(rules) not used: \(error.message)")
                return []
            }
            throw Failure(error.message)
        }
    }

    /// The files that seem to be meant as rules, but are not read as a part of their folder.
    var misnamedFiles: [String] {
        guard isFolder else { return isInSitesOrApps && RuleFiles.isMisnamed(name) ? [path] : [] }
        return (try? RuleFiles.misnamed(inFolder: path)) ?? []
    }

    private var name: String { String(path.split(separator: "/").last ?? "") }

    private var isInSitesOrApps: Bool { ["sites", "apps"].contains(path.split(separator: "/").dropLast().last) }

    /// The folder with the recordings for its tests: `recordings` beside the manifest, or in the folder.
    var recordings: String {
        let folder =
            isFolder
            ? path : path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        guard !folder.isEmpty else { return path.hasPrefix("/") ? "/" + RuleFiles.recordings : RuleFiles.recordings }
        return folder.hasSuffix("/") ? folder + RuleFiles.recordings : folder + "/" + RuleFiles.recordings
    }

    /// Whether rules are read from the files of an existing folder.
    func reads(filesIn folder: String) -> Bool {
        guard isFolder, let own = try? FileSystem.absolutePath(path), let other = try? FileSystem.absolutePath(folder),
            other == own || other.hasPrefix(own + "/")
        else { return false }
        return !other.dropFirst(own.count).split(separator: "/").contains(RuleFiles.recordings[...])
    }

    /// The folder of a file in a folder `sites`; nil for any other.
    private var sitesFolder: String? {
        guard !isFolder, let path = try? FileSystem.absolutePath(path) else { return nil }
        let folder = path.split(separator: "/").dropLast()
        return folder.last == "sites" ? "/" + folder.joined(separator: "/") : nil
    }

    /// The files beside the given ones in folders `sites`, as far as they can be read.
    static func otherSites(beside sources: [RuleSource]) -> [SourceFile] {
        let given = Set(sources.compactMap { try? FileSystem.absolutePath($0.path) })
        let folders = Set(sources.compactMap(\.sitesFolder)).sorted()
        // The files of a folder that is given are checked already.
        return folders.filter { folder in !given.contains { folder == $0 || folder.hasPrefix($0 + "/") } }
            .flatMap { (try? RuleFiles.folder(at: $0)) ?? [] }.filter { !given.contains($0.path) }
    }
}
