import AppSchemes
public import Diagnostics
import JSONText
public import LinkEngine
import SharePage
import Synchronization

/// The rules that requests are answered by: an engine, the pages, the lists of what it knows. Never changed: new rules are a
/// new set, and a request keeps the one that it began with.
public final class RuleSet: Sendable {
    /// Turns links into openings.
    public let engine: Engine
    /// The pages for people.
    let pages: SharePages
    /// The files of the rules.
    let files: [SourceFile]
    /// Tells these rules from all others: the strong validator of what is made by them (RFC 9110, section 8.8.3).
    public let tag: String
    private let lists = Mutex<[List: [UInt8]]>([:])

    /// A list of what the rules know.
    enum List: String {
        case sites
        case apps
        case schemes
    }

    /// The set of an engine and its files.
    public init(engine: Engine, files: [SourceFile]) {
        self.engine = engine
        self.files = files
        pages = SharePages(engine: engine)
        tag = "\"\(Self.hash(of: files))\""
    }

    /// A list as the command line prints it; made once.
    func json(_ list: List) -> [UInt8] {
        if let bytes = lists.withLock({ $0[list] }) { return bytes }
        let items: [JSONOutput] =
            switch list {
            case .sites: SiteSummary.all(in: files).map(\.json)
            case .apps: engine.manifest.apps.map(\.json)
            case .schemes: SchemeRegistry(engine.manifest, files: files).entries.map(\.json)
            }
        let bytes = Self.bytes(items)
        lists.withLock { $0[list] = bytes }
        return bytes
    }

    /// The lists of apps and schemes for one operating system.
    func json(_ list: List, for system: OperatingSystem) -> [UInt8] {
        switch list {
        case .sites: json(list)
        case .apps: Self.bytes(engine.manifest.apps.filter { $0.runs(on: system) }.map(\.json))
        case .schemes:
            Self.bytes(
                SchemeRegistry(engine.manifest, files: files).entries.filter { $0.app.runs(on: system) }.map(\.json))
        }
    }

    private static func bytes(_ items: [JSONOutput]) -> [UInt8] { Array((JSONOutput.array(items).pretty + "\n").utf8) }

    /// FNV-1a of the program's version and the bytes of files: the same on every machine and after every start.
    private static func hash(of files: [SourceFile]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for bytes in [Array(LecternVersion.number.utf8)] + files.map(\.bytes) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 36)
    }
}
