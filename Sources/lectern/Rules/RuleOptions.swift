import ArgumentParser
import Diagnostics
import Files
import LinkEngine
import Scripting

/// The options for the rules that a command uses.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A manifest to use in place of the built-in rules; may be repeated.", valueName: "file"))
    var manifest: [String] = []

    @Option(
        help: ArgumentHelp(
            "A folder of rule files to use in place of the built-in rules; may be repeated.", valueName: "dir"))
    var rules: [String] = []

    @Option(help: ArgumentHelp("End a script after this many seconds; 15 at most.", valueName: "seconds"))
    var scriptTimeout = 15.0

    func validate() throws {
        guard scriptTimeout > 0, scriptTimeout <= 15 else {
            throw ValidationError("--script-timeout takes more than 0 and at most 15 seconds")
        }
    }

    /// Whether no rules are given.
    var isEmpty: Bool { manifest.isEmpty && rules.isEmpty }

    /// The processes that run the scripts of rules.
    var scripts: ScriptPool {
        var limits = ScriptLimits()
        limits.time = .milliseconds(Int(scriptTimeout * 1000))
        return ScriptPool(hostPath: Installation.scriptHost, limits: limits)
    }

    /// The given rule files, else the built-in manifest. Paths without an option may be manifests or folders.
    func files(_ paths: [String] = []) throws -> [SourceFile] {
        let sources = sourcesInOrder() + paths.map { Source(path: $0, isFolder: FileSystem.isFolder($0)) }
        guard !sources.isEmpty else { return try Source(path: try Installation.manifest(), isFolder: false).files() }
        return try sources.flatMap { try $0.files() }
    }

    /// The given rules, else the built-in ones. Errors in them are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(_ paths: [String] = [], onDemand: Bool = false) throws -> Manifest {
        try usableManifest(of: files(paths), onDemand: onDemand)
    }

    /// An engine for the rules, each of which is compiled when it is first needed.
    func engine() throws -> Engine { Engine(manifest: try usableManifest(onDemand: true), scripts: scripts) }

    /// The rules of files. Errors in them are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(of files: [SourceFile], onDemand: Bool = false) throws -> Manifest {
        let manifest = Manifest(files: files, onDemand: onDemand)
        Output.write(manifest.findings.filter { $0.severity == .error })
        if manifest.isUnreadable { throw ExitStatus.unusable }
        return manifest
    }

    /// The two options in the order of the command line, which ArgumentParser does not preserve.
    private func sourcesInOrder() -> [Source] {
        var manifests = manifest[...]
        var folders = rules[...]
        var sources: [Source] = []
        for argument in CommandLine.arguments {
            let name = argument.prefix { $0 != "=" }
            if name == "--manifest", let path = manifests.popFirst() {
                sources.append(Source(path: path, isFolder: false))
            }
            if name == "--rules", let path = folders.popFirst() { sources.append(Source(path: path, isFolder: true)) }
        }
        return sources
    }
}

/// A manifest, or a folder of rule files.
private struct Source {
    let path: String
    let isFolder: Bool

    func files() throws -> [SourceFile] {
        do {
            return isFolder ? try RuleFiles.folder(at: path) : [try RuleFiles.manifest(at: path)]
        } catch {
            throw Failure(error.message)
        }
    }
}

/// Wrong use or unreadable input, with a message for standard error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
