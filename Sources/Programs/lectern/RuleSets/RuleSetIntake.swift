import Files
import Hosts
import LinkEngine
import NativeEngine
import Requests
import Text
import Workshop

extension RuleSetStore {
    /// The rule sets of the person who runs the program; nil where there is no folder for them.
    static var user: RuleSetStore? { PreferencesFile.folder.map { RuleSetStore(folder: $0 + "/sets") } }

    /// The rule sets of the person who runs the program, for a command that changes them.
    static func writable() throws -> RuleSetStore {
        guard let user else { throw Failure("there is no folder for it: neither $XDG_CONFIG_HOME nor $HOME is set") }
        return user
    }

    /// The set with a name.
    func entry(named name: String) throws -> Entry {
        let entries = try entries()
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw Failure(
                "there is no rule set \"\(Printable.shortened(name))\"; "
                    + (Spelling.hint(for: name, in: entries.map(\.name)) ?? "`lectern rules` lists them"))
        }
        return entry
    }
}

extension RuleSetStore {
    /// Changes the entry of a set.
    ///
    /// - Returns: the entries before and after.
    /// - Throws: `Failure` if there is no such set, `FileError` if the list cannot be written, and what `change` throws.
    func change(_ name: String, _ change: (inout Entry) throws -> Void) throws -> (old: Entry, new: Entry) {
        let old = try entry(named: name)
        var new = old
        try change(&new)
        try replace(old, with: new)
        return (old, new)
    }
}

/// Reads rule sets, verifies their signatures, and decides whether they may be taken.
struct RuleSetIntake {
    let store: RuleSetStore
    private let minisign: Minisign
    private let network: Network

    /// - Parameter options: how requests are made; a command that takes rule sets may make them.
    /// - Throws: `Failure` or `FileError` if something is missing that rule sets need.
    init(_ options: NetworkOptions) throws {
        store = try .writable()
        minisign = try Minisign(environment: Installation.environment)
        network = options.fetcher(allowsUnsandboxed: false, limits: RuleSetSource.limits).network
    }

    /// A set that may be taken.
    struct Offer {
        let set: SignedRuleSet
        /// The key that the signature is of.
        let key: String
        /// The URL or the absolute path that it was read from.
        let source: String
        /// The set of the same name on which the decision was based; nil if there is none.
        let taken: RuleSetStore.Entry?
    }

    /// Reads a set and decides on it; prints what is wrong.
    ///
    /// - Parameters:
    ///   - taken: the set that it is an update of; nil for one that a person adds.
    /// - Throws: `ExitStatus.negative` if the set may not be taken; `FileError` or a finding if it cannot be read.
    func offer(at location: String, key: String, updating taken: RuleSetStore.Entry? = nil) throws -> Offer {
        let source = try RuleSetSource(location, network: network)
        let (set, key) = try source.signedRuleSet(key: key, by: minisign)
        var circumstances = RuleSetReview.Circumstances(today: Self.today)
        let entries = try store.entries()
        let old = taken ?? entries.first { $0.name == set.identity.name }
        circumstances.taken = old
        circumstances.takenFile = try old.map { try store.manifest(of: $0) }
        circumstances.previousFile = try old.flatMap { old in
            try old.previous.map { try store.manifest(of: old, version: $0) }
        }
        circumstances.mayGrow = taken == nil
        // Those that cannot be read are not used, which every command says that uses rules.
        circumstances.others = entries.filter { $0.name != old?.name }.compactMap { try? store.manifest(of: $0) }
        circumstances.apps = try Self.apps(of: circumstances.others)
        try Self.check(RuleSetReview(of: set, circumstances).findings)
        return Offer(set: set, key: key, source: source.location, taken: old)
    }

    /// The apps and browsers of the built-in rules and of rule sets.
    static func apps(of sets: [SourceFile] = []) throws -> [App] {
        Manifest(files: try RuleSource.builtIn.files(), onDemand: true).openers
            + sets.flatMap { set in Manifest(files: [set], onDemand: true).openers }
    }

    /// Prints what is wrong with a set.
    ///
    /// - Throws: `ExitStatus.negative` if that is an error.
    static func check(_ findings: [Finding]) throws {
        Output.write(findings)
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.negative }
    }

    /// The current day (UTC), as `2027-06-30`.
    static var today: String { String(UTCTime.now.prefix { $0 != "T" }) }

    /// The public key of an argument: the key itself, or the path of its file.
    static func key(_ argument: String) throws -> String {
        if let key = Minisign.key(in: argument) { return key }
        guard let text = try? FileChange.text(of: argument), let key = Minisign.key(in: text) else {
            throw Failure(
                "\(Printable.shortened(argument)): neither a public key of minisign, which starts with RW, nor a file with one"
            )
        }
        return key
    }

    /// Says that another key is trusted for a set, even with --quiet.
    static func sayKey(of name: String, _ old: String, replacedBy new: String) {
        Output.write("\(name): the key \(old) was replaced by \(new)\n", to: .error)
    }

    /// Does the work of a command. A set that is refused, unreadable or unwritable ends it with status 1.
    static func run<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as FileError {
            throw ExitStatus.negative(saying: error.message)
        } catch let finding as Finding {
            Output.write([finding])
            throw ExitStatus.negative
        }
    }
}
