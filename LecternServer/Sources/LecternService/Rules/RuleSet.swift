import AppLinks
public import LinkEngine
import NIOCore
import SharePage
import Synchronization
public import Text

/// The rules that requests are answered by: an engine, the pages, the lists of what it knows. Never changed: new rules are a
/// new set, and a request keeps the one that it began with.
public final class RuleSet: Sendable {
    /// Turns links into openings.
    public let engine: Engine
    let pages: SharePages
    let files: [SourceFile]
    /// Tells these rules from all others: the strong validator of what is made by them (RFC 9110, section 8.8.3).
    public let tag: String
    private let lists = Mutex<[ListKey: ByteBuffer]>([:])

    /// A list of what the rules know.
    enum List: String {
        case sites
        case apps
        case schemes
    }

    private struct ListKey: Hashable {
        let list: List
        let system: OperatingSystem?
    }

    /// The set of an engine and its files.
    public init(engine: Engine, files: [SourceFile]) {
        self.engine = engine
        self.files = files
        pages = SharePages(engine: engine)
        tag = Self.tag(of: files)
    }

    /// A list as the command line prints it, of apps and schemes for one operating system; made once.
    func json(_ list: List, for system: OperatingSystem?) -> ByteBuffer {
        let key = ListKey(list: list, system: system)
        if let bytes = lists.withLock({ $0[key] }) { return bytes }
        let bytes = ByteBuffer(string: JSONOutput.array(items(list, for: system)).pretty + "\n")
        lists.withLock { $0[key] = bytes }
        return bytes
    }

    private func items(_ list: List, for system: OperatingSystem?) -> [JSONOutput] {
        func runs(_ app: App) -> Bool { system.map { app.runs(on: $0) } ?? true }
        return switch list {
        case .sites: SiteSummary.all(in: files).map(\.json)
        case .apps: engine.manifest.apps.filter(runs).map(\.json)
        case .schemes: SchemeRegistry(engine.manifest, files: files).entries.filter { runs($0.app) }.map(\.json)
        }
    }

    /// The tag of files: it depends on their bytes and on the version of the program.
    static func tag(of files: [SourceFile]) -> String {
        var tag = ContentTag()
        tag.add(Array(LecternVersion.number.utf8))
        for file in files { tag.add(file.bytes) }
        return tag.text
    }
}
