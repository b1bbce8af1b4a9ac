import ArgumentParser
import Files
import LinkEngine
import NativeEngine
import Text
import Workshop

/// The folder of rule files that a new one is added to.
struct RuleFolder: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the rule files.", valueName: "dir"))
    var rules = "rules"

    @Flag(name: [.customShort("n"), .long], help: "Print the file instead of writing it.")
    var dryRun = false

    /// The files of the folder; none where it is empty.
    ///
    /// - Throws: `Failure` if there is no such folder, or one of its files cannot be read.
    func files() throws -> [SourceFile] {
        guard FileSystem.isFolder(rules, followsLinks: true) else {
            throw Failure("\(rules): there is no such folder; use --rules to name the folder of the rule files")
        }
        do {
            guard try FileSystem.files(under: rules).contains(where: { $0.hasSuffix(".json") }) else { return [] }
            return try RuleFiles.folder(at: rules)
        } catch {
            throw Failure(error.message)
        }
    }

    func path(of name: String, in folder: String) -> String {
        (rules.hasSuffix("/") ? rules : rules + "/") + folder + "/" + name + ".json"
    }

    /// The path from a file of the rules to the JSON Schema; nil if there is none beside the folder.
    var schema: String? {
        let path = "schema/rules.schema.json"
        return FileSystem.isFile("\(rules)/../\(path)") ? "../../\(path)" : nil
    }

    /// Writes a file that does not exist yet, or one that still has the bytes that it was read with.
    ///
    /// - Throws: `Failure` if the file has been created or changed, or cannot be written.
    func write(_ file: SourceFile, over old: SourceFile?) throws {
        do {
            try FileSystem.update(file.path, maximumSize: .max) { current in
                guard current == old?.bytes else {
                    throw FileError(message: "\(file.path): already exists, or has changed since it was read")
                }
                return file.bytes
            }
        } catch let error as FileError {
            throw Failure(error.message)
        }
    }
}

extension Failure {
    /// What is wrong with the input of a command, and what to do about it.
    init(_ finding: Finding) { self.init(finding.message + (finding.note.map { "\n  \($0)" } ?? "")) }
}
