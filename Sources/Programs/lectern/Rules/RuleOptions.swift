import ArgumentParser
import Hosts
import LinkEngine
import Requests
import Text

/// The options for the rules that a command uses.
struct RuleOptions: ParsableArguments {
    @Option(
        name: .customLong("rules"),
        help: ArgumentHelp(
            "A manifest or a folder of rule files to use in addition to the built-in rules; may be repeated.",
            valueName: "path"
        ),
        transform: { RuleSource(path: $0) })
    private var added: [RuleSource] = []

    @Option(
        name: [.customLong("only-rules"), .customLong("manifest")],
        help: ArgumentHelp(
            "A manifest or a folder of rule files to use instead of all other rules; may be repeated.",
            valueName: "path"),
        transform: { RuleSource(path: $0) })
    private var only: [RuleSource] = []

    /// The rules in the arguments.
    var given: [RuleSource] { added + only }

    /// The sources of rules in order of precedence: the arguments, the user's own rules, the rule sets, the built-in rules.
    func sources() throws -> [RuleSource] { only.isEmpty ? try added + RuleSource.installed() : given }

    func files() throws -> [SourceFile] { try sources().flatMap { try $0.files() } }

    /// What a command that inspects rules looks at: the given rules, else `./rules`, else the built-in manifest. What
    /// was not given is named on standard error.
    func inspectedSources(_ paths: [String] = []) throws -> [RuleSource] {
        let given = given + paths.map { RuleSource(path: $0) }
        guard given.isEmpty else { return given }
        if let folder = RuleSource.workingFolder {
            Output.note("note: no rules were given: using ./\(folder.path)")
            return [folder]
        }
        let manifest = try RuleSource.builtIn
        Output.note("note: no rules were given and there is no ./rules: using the built-in rules, \(manifest.path)")
        return [manifest]
    }

    /// The given rules, else the built-in ones. Errors in them are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used, or none of a file that the arguments name.
    func usableManifest(onDemand: Bool = false, servers: [String: [String]] = [:]) throws -> Manifest {
        let manifest = try usableManifest(of: files(), onDemand: onDemand, servers: servers)
        let named = Set(given.filter { !$0.isFolder }.map(\.path))
        let isUnusable = manifest.findingList.errors.contains { error in
            error.check == .jsonSyntax && error.location.map { named.contains($0.file.path) } == true
        }
        if isUnusable { throw ExitStatus.unusable }
        return manifest
    }

    /// The rules of files.
    ///
    /// - Parameters:
    ///   - servers: the user's own servers.
    ///   - shown: which of their findings are printed to standard error.
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func usableManifest(
        of files: [SourceFile], onDemand: Bool = false, servers: [String: [String]] = [:],
        showing shown: (FindingList) -> [Finding] = \.errors
    ) throws -> Manifest {
        let manifest = Manifest(
            files: files, onDemand: onDemand, servers: servers, replaceable: RuleSource.replaceable)
        Output.write(shown(manifest.findingList))
        if manifest.isUnreadable { throw ExitStatus.unusable }
        // Once, not in the answer for every link that needs the rule.
        manifest.onFinding { if $0.severity == .error { Output.write([$0]) } }
        return manifest
    }
}

/// The options of a command that uses an engine: rules, scripts and requests.
struct EngineOptions: ParsableArguments {
    @OptionGroup var source: RuleOptions
    @OptionGroup var scriptOptions: ScriptOptions
    @OptionGroup(title: "Network options") var networkOptions: NetworkOptions

    /// The fetcher, even if the network is off.
    var fetcher: Fetcher { networkOptions.fetcher(allowsUnsandboxed: scriptOptions.allowUnsandboxedScripts) }

    /// The processes that run the scripts of rules.
    ///
    /// - Parameter around: performs each run of a script.
    func scripts(around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }) -> ScriptRunner {
        scriptOptions.pool(around: around).runner
    }

    /// What performs the requests of rules and their scripts.
    var network: Network {
        get throws { try networkOptions.network(allowsUnsandboxed: scriptOptions.allowUnsandboxedScripts) }
    }

    /// An engine for the rules, each of which is compiled when it is first needed, and the user's own servers.
    ///
    /// - Parameters:
    ///   - preferences: those of the user, if the command has read them.
    ///   - around: performs each run of a script.
    func engine(
        _ preferences: Preferences? = nil, around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }
    ) throws -> Engine {
        let servers = try (preferences ?? PreferencesFile.read()).servers
        return Engine(
            manifest: try source.usableManifest(onDemand: true, servers: servers), scripts: scripts(around: around),
            network: try network, requestsAnyLink: networkOptions.networkAnyHost)
    }
}

/// Wrong use or unreadable input, with a message for standard error.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
