import Files
import LinkEngine
import NativeEngine
import Requests
import Text
import Workshop

/// The rules that an argument of `lectern diff` names.
struct ComparedRules {
    private let name: String
    private let files: [SourceFile]

    /// Reads a folder, a file, or else a revision.
    init(_ argument: String) throws {
        name = argument
        if FileSystem.isFolder(argument, followsLinks: true) || FileSystem.isFile(argument) {
            files = try RuleSource(path: argument).files()
        } else {
            do throws(FileError) {
                let revision = try GitRevision(argument)
                let rules = try GitRepository(environment: Installation.environment).rules(of: revision)
                files = rules.files
                Output.write(rules.findings)
            } catch {
                throw Failure(error.message)
            }
        }
    }

    private init(_ source: RuleSource) throws {
        name = source.path
        files = try source.files()
    }

    /// The folder `rules` of the working directory, else the built-in rules.
    static var standard: ComparedRules {
        get throws { try ComparedRules(RuleSource.workingFolder ?? .builtIn) }
    }

    /// The rules, in which errors are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func ruleSet(scripts: ScriptRunner) throws -> RuleSet {
        let manifest = Manifest(files: files)
        Output.write(manifest.findingList.errors)
        if manifest.isUnreadable { throw ExitStatus.unusable }
        return RuleSet(name: name, files: files, manifest: manifest, scripts: scripts)
    }
}
