import ArgumentParser
import Diagnostics
import Fetching
import Files
import HostProcesses
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

    @Flag(
        help:
            "Run the scripts of rules, and make their requests, even where a part of the sandbox is missing; see `lectern doctor`."
    )
    var allowUnsandboxedScripts = false

    @OptionGroup(title: "Network options") var networkOptions: NetworkOptions

    func validate() throws {
        guard scriptTimeout > 0, scriptTimeout <= 15 else {
            throw ValidationError("--script-timeout takes more than 0 and at most 15 seconds")
        }
    }

    /// The processes that run the scripts of rules.
    ///
    /// - Parameter around: performs each run of a script.
    func scripts(around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }) -> ScriptPool {
        var limits = ScriptLimits()
        limits.time = .milliseconds(Int(scriptTimeout * 1000))
        return ScriptPool(
            hostPath: Installation.scriptHost, limits: limits, allowsUnsandboxed: allowUnsandboxedScripts,
            onUnsandboxed: { sandbox in
                let parts = sandbox.missingParts.joined(separator: ", ")
                Output.write("warning: scripts run without their whole sandbox: \(parts)\n", to: .error)
            }, around: around)
    }

    /// What performs the requests of rules and their scripts.
    var network: any Network {
        get throws { try networkOptions.network(allowsUnsandboxed: allowUnsandboxedScripts) }
    }

    /// The given rule files, else the built-in manifest.
    func files() throws -> [SourceFile] {
        let given = sourcesInOrder()
        return try (given.isEmpty ? [try .builtIn] : given).flatMap { try $0.files() }
    }

    /// What a command that inspects rules looks at: the given rules, else `./rules`, else the built-in manifest. What
    /// was not given is named on standard error.
    func inspectedSources(_ paths: [String] = []) throws -> [RuleSource] {
        let given = sourcesInOrder() + paths.map { RuleSource(path: $0, isFolder: FileSystem.isFolder($0)) }
        guard given.isEmpty else { return given }
        if let folder = RuleSource.workingFolder {
            Output.write("note: no rules were given: using ./\(folder.path)\n", to: .error)
            return [folder]
        }
        let manifest = try RuleSource.builtIn
        Output.write(
            "note: no rules were given and there is no ./rules: using the built-in rules, \(manifest.path)\n",
            to: .error)
        return [manifest]
    }

    /// The given rules, else the built-in ones. Errors in them are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(onDemand: Bool = false) throws -> Manifest {
        try usableManifest(of: files(), onDemand: onDemand)
    }

    /// An engine for the rules, each of which is compiled when it is first needed.
    ///
    /// - Parameter around: performs each run of a script.
    func engine(around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }) throws -> Engine {
        Engine(
            manifest: try usableManifest(onDemand: true), scripts: scripts(around: around), network: try network,
            requestsAnyLink: networkOptions.networkAnyHost)
    }

    /// The rules of files. Errors in them, and warnings where they are of interest, are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(
        of files: [SourceFile], onDemand: Bool = false, showsWarnings: Bool = false
    ) throws -> Manifest {
        let manifest = Manifest(files: files, onDemand: onDemand)
        Output.write(showsWarnings ? manifest.findingList.all : manifest.findingList.errors)
        if manifest.isUnreadable { throw ExitStatus.unusable }
        // Once, not in the answer for every link that needs the rule.
        manifest.onFinding { if $0.severity == .error { Output.write([$0]) } }
        return manifest
    }

    /// The two options in the order of the command line, which ArgumentParser does not preserve.
    private func sourcesInOrder() -> [RuleSource] {
        var manifests = manifest[...]
        var folders = rules[...]
        var sources: [RuleSource] = []
        for argument in CommandLine.arguments {
            let name = argument.prefix { $0 != "=" }
            if name == "--manifest", let path = manifests.popFirst() {
                sources.append(RuleSource(path: path, isFolder: false))
            }
            if name == "--rules", let path = folders.popFirst() {
                sources.append(RuleSource(path: path, isFolder: true))
            }
        }
        return sources
    }
}

/// Wrong use or unreadable input, with a message for standard error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
