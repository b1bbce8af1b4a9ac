import ArgumentParser
import Hosts
import LinkEngine
import Requests
import Text

/// The options for the rules that a command uses.
struct RuleOptions: ParsableArguments {
    @Option(
        name: [.customLong("manifest"), .customLong("rules")],
        help: ArgumentHelp(
            "A manifest or a folder of rule files to use instead of the built-in rules; may be repeated.",
            valueName: "path"),
        transform: { RuleSource(path: $0) })
    var sources: [RuleSource] = []

    @OptionGroup var scriptOptions: ScriptOptions

    @OptionGroup(title: "Network options") var networkOptions: NetworkOptions

    /// Whether hosts run where a part of their sandbox is missing.
    var allowUnsandboxedScripts: Bool { scriptOptions.allowUnsandboxedScripts }

    /// The processes that run the scripts of rules.
    ///
    /// - Parameter around: performs each run of a script.
    func scripts(around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }) -> ScriptRunner {
        scriptOptions.pool(around: around).runner
    }

    /// What performs the requests of rules and their scripts.
    var network: Network {
        get throws { try networkOptions.network(allowsUnsandboxed: allowUnsandboxedScripts) }
    }

    /// The given rule files, else the built-in manifest.
    func files() throws -> [SourceFile] {
        try (sources.isEmpty ? [try .builtIn] : sources).flatMap { try $0.files() }
    }

    /// What a command that inspects rules looks at: the given rules, else `./rules`, else the built-in manifest. What
    /// was not given is named on standard error.
    func inspectedSources(_ paths: [String] = []) throws -> [RuleSource] {
        let given = sources + paths.map { RuleSource(path: $0) }
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

    /// The rules of files.
    ///
    /// - Parameter shown: what is printed to standard error of what is wrong with them.
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(
        of files: [SourceFile], onDemand: Bool = false, showing shown: (FindingList) -> [Finding] = \.errors
    ) throws -> Manifest {
        let manifest = Manifest(files: files, onDemand: onDemand)
        Output.write(shown(manifest.findingList))
        if manifest.isUnreadable { throw ExitStatus.unusable }
        // Once, not in the answer for every link that needs the rule.
        manifest.onFinding { if $0.severity == .error { Output.write([$0]) } }
        return manifest
    }
}

/// Wrong use or unreadable input, with a message for standard error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
