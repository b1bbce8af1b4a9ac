import ArgumentParser
import Diagnostics
import Files
import LinkEngine
import Scripting

/// Which rules a command works with.
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

    /// Hosts for the rules' scripts.
    var scripts: ScriptPool {
        var limits = ScriptLimits()
        limits.time = .milliseconds(Int(scriptTimeout * 1000))
        return ScriptPool(hostPath: Installation.host(named: "lectern-script-host"), limits: limits)
    }

    /// The rule files that were asked for, else the manifest that belongs to the program. Paths without an option
    /// may be manifests or folders.
    func files(_ paths: [String] = []) throws -> [SourceFile] {
        let sources = sourcesInOrder() + paths.map { Source(path: $0, isFolder: FileSystem.isFolder($0)) }
        guard !sources.isEmpty else { return try Source(path: try Installation.manifest(), isFolder: false).files() }
        return try sources.flatMap { try $0.files() }
    }

    /// The rules, if there are any that can be used; what is wrong with them goes to standard error.
    func usableManifest(_ paths: [String] = [], onDemand: Bool = false) throws -> Manifest {
        try usableManifest(of: files(paths), onDemand: onDemand)
    }

    /// An engine for the rules, each read when a link comes near it.
    func engine() throws -> Engine { Engine(manifest: try usableManifest(onDemand: true), scripts: scripts) }

    /// The rules of files that have been read.
    func usableManifest(of files: [SourceFile], onDemand: Bool = false) throws -> Manifest {
        let manifest = Manifest(files: files, onDemand: onDemand)
        Output.write(manifest.findings.filter { $0.severity == .error })
        if manifest.isUnreadable { throw ExitStatus.unusable }
        return manifest
    }

    /// The two options in the order in which they stand on the command line, which the parser does not keep.
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

/// Wrong use or input that cannot be read, in words for standard error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
