import Files
import LinkEngine
import NativeEngine
public import Requests
import RuleChecking
import SharePage
import Text

/// Reads rules from where they are, and refuses those that do not check clean.
public struct RuleLoader: Sendable {
    /// A manifest or a folder of rule files.
    public enum Source: Sendable, Equatable {
        case manifest(String)
        case folder(String)
        /// The manifest that comes with Lectern.
        case builtIn

        /// The folder at a path, or else the manifest.
        public init(path: String) {
            self = FileSystem.isFolder(path, followsLinks: true) ? .folder(path) : .manifest(path)
        }
    }

    /// Why rules are refused.
    public struct Refusal: Error, CustomStringConvertible {
        /// The findings, or what cannot be read.
        public let description: String
        /// How many errors there are.
        public let errors: Int
    }

    /// Where the rules are, in order of precedence.
    public var sources: [Source]
    /// Runs the scripts of rules.
    public let scripts: ScriptRunner
    /// Performs the requests of rules and their scripts.
    public let network: Network

    /// A loader; without anything else it takes the rules that come with Lectern, runs no scripts and requests nothing.
    public init(sources: [Source] = [.builtIn], scripts: ScriptRunner = .off, network: Network = .off) {
        self.sources = sources
        self.scripts = scripts
        self.network = network
    }

    /// Reads the rules.
    ///
    /// - Parameter checks: whether all is checked that `lectern check` checks, and not only whether it can be read.
    /// - Throws: `Refusal` if a file cannot be read, or there is an error in one.
    public func load(checks: Bool = true) throws(Refusal) -> RuleSet { try ruleSet(of: try files(), checks: checks) }

    /// The rules of files.
    ///
    /// - Throws: `Refusal` if there is an error in one.
    func ruleSet(of files: [SourceFile], checks: Bool) throws(Refusal) -> RuleSet {
        if checks { try check(files) }
        let manifest = Manifest(files: files, onDemand: true)
        let errors = manifest.findings.filter { $0.severity == .error }
        guard errors.isEmpty, !manifest.isUnreadable else { throw Self.refusal(errors) }
        return RuleSet(engine: Engine(manifest: manifest, scripts: scripts, network: network), files: files)
    }

    /// What is watched for changes.
    func paths() throws(Refusal) -> [String] {
        var paths: [String] = []
        for source in sources {
            switch source {
            case .manifest(let path), .folder(let path): paths.append(path)
            case .builtIn: paths += try Self(sources: [.builtIn]).files().map(\.path)
            }
        }
        return paths
    }

    /// The files with the rules.
    func files() throws(Refusal) -> [SourceFile] {
        do throws(FileError) {
            var files: [SourceFile] = []
            for source in sources {
                switch source {
                case .manifest(let path): files.append(try RuleFiles.manifest(at: path))
                case .folder(let path): files += try RuleFiles.folder(at: path)
                case .builtIn: files.append(try RuleFiles.standard())
                }
            }
            return files
        } catch {
            throw Refusal(description: error.message, errors: 1)
        }
    }

    private func check(_ files: [SourceFile]) throws(Refusal) {
        var check = RuleCheck()
        check.add(files, areContributions: false)
        check.examinesBacktracking = false
        let errors = check.findings.all.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Self.refusal(errors) }
    }

    private static func refusal(_ errors: [Finding]) -> Refusal {
        let shown = errors.prefix(SharePageLimits.ruleErrors).map(\.description)
        let rest = errors.count > shown.count ? ["and \(errors.count - shown.count) more errors"] : []
        return Refusal(description: (shown + rest).joined(separator: "\n"), errors: errors.count)
    }
}
