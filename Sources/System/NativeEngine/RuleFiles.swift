public import Files
import LinkEngine
public import Text

/// Reads manifests and folders of rule files.
public enum RuleFiles {

    /// Reads one manifest.
    ///
    /// - Throws: `FileError`, if the file cannot be read or is larger than 64 MiB.
    public static func manifest(at path: String) throws(FileError) -> SourceFile {
        SourceFile(path: path, bytes: try FileSystem.read(path, maximumSize: SystemLimits.ruleFile))
    }

    /// Reads the manifest that comes with the programs: `$LECTERN_MANIFEST`, else `share/lectern/manifest.json` beside the folder
    /// of the running program, else the `manifest.json` of the project that the program or the working directory is in.
    ///
    /// - Throws: `FileError`, if there is none, or it cannot be read.
    public static func standard() throws(FileError) -> SourceFile { try manifest(at: Installation.manifest()) }

    /// The name of the folder in which the recordings for the tests of rule files are.
    package static let recordings = "recordings"

    /// Reads every `.json` file of a folder and of the folders in it, in the order of their paths. Folders that are named
    /// `recordings` have no rules.
    ///
    /// - Throws: `FileError`, if the folder or one of the files cannot be read, or if there is no such file.
    public static func folder(at path: String) throws(FileError) -> [SourceFile] {
        let paths = try FileSystem.files(under: path).filter { isRuleFile(String($0.dropFirst(path.count))) }.sorted()
        guard !paths.isEmpty else { throw FileError(message: "\(path): no .json file in this folder") }
        var files: [SourceFile] = []
        for path in paths { files.append(try manifest(at: path)) }
        return files
    }

    /// Whether a file of a folder of rules has rules.
    ///
    /// - Parameter path: its path from the folder.
    package static func isRuleFile(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        return path.hasSuffix(".json") && !components.dropLast().contains(recordings[...])
            && !components.contains { $0.hasPrefix(".") }
    }

    /// The files of a folder that seem to be meant as rule files, but are not read because of their names.
    package static func misnamed(inFolder path: String) throws(FileError) -> [String] {
        try FileSystem.files(under: path).filter { isMisnamed(String($0.dropFirst(path.count))) }.sorted()
    }

    /// Whether a file seems to be meant as a rule file, but is not read as part of a folder: `a.json.txt`, `a.yaml`.
    ///
    /// - Parameter path: its path from the folder.
    package static func isMisnamed(_ path: String) -> Bool {
        let name = path.lowercased()
        return !path.hasSuffix(".json") && isRuleFile(path + ".json")
            && (name.contains(".json") || [".txt", ".text", ".yaml", ".yml"].contains { name.hasSuffix($0) })
    }
}
