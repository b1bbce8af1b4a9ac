import Bible
import Documents
import LinkEngine
import Text

/// What became of a text that somebody pasted, typed or shared.
enum PastedAnswer {
    /// A link or a passage.
    case sheet(Sheet)
    /// Several, of which one must be chosen.
    case several([Item], more: Int)
    /// Nothing that opens in an app; the text that was looked at, and why.
    case nothing(String, Resolution)

    /// A link or a reference in a text.
    struct Item {
        /// What to ask for.
        let query: String
        let url: CommonSchemeURL
        let isLink: Bool
    }

    /// The most links and passages that are listed.
    private static let maximumCount = 30

    /// Reads the fields of a form or a share in their order: the first with a link or a passage counts.
    ///
    /// - Parameters:
    ///   - fields: at least one.
    ///   - isOver: whether the time for them is over.
    init(_ fields: [String], _ pages: SharePages, for visit: Visit, until isOver: () -> Bool) {
        var refused: (text: String, resolution: Resolution)?
        for field in fields {
            let text = Self.withoutPrefix(field)
            let resolution = pages.engine.resolve(
                pasted: Array(text.utf8), pages.filter(for: visit), until: isOver)
            let items = Self.isRead(resolution, as: text) ? [] : Self.items(in: text, pages.engine, isOver)
            if items.count > 1 {
                self = .several(Array(items.prefix(Self.maximumCount)), more: max(0, items.count - Self.maximumCount))
                return
            }
            let sheet = Sheet(resolution, pages.apps[visit], for: visit)
            if resolution.passage != nil || !sheet.isEmpty {
                self = .sheet(sheet)
                return
            }
            refused = refused ?? (text, resolution)
        }
        self = .nothing(refused?.text ?? "", refused?.resolution ?? pages.engine.resolve("", .passageOnly))
    }

    /// The text without the `web+` that a browser puts before a scheme.
    private static func withoutPrefix(_ text: String) -> String {
        text.lowercased().hasPrefix("web+bible:") ? String(text.dropFirst(4)) : text
    }

    /// Whether the whole text is the link or the reference that was read.
    private static func isRead(_ resolution: Resolution, as text: String) -> Bool {
        !text.contains(where: \.isWhitespace) || resolution.passage != nil && resolution.url == text
    }

    /// The links in a text that are passages, and its references; each once.
    private static func items(in text: String, _ engine: Engine, _ isOver: () -> Bool) -> [Item] {
        let bytes = Array(text.utf8)
        let links = (try? DocumentFormat.text.links(in: bytes)) ?? []
        let references = ReferenceScanner().scan(bytes, excluding: links.map(\.range), until: isOver).found
        let passages = links.prefix(100).compactMap { link in
            isOver()
                ? nil
                : engine.passage(of: link.url).map { passage in
                    (link.range.lowerBound, Item(query: link.url, url: passage.canonicalURL, isLink: true))
                }
        }
        let found = references.map { reference in
            let url = CommonSchemeURL(reference.reference)
            return (reference.range.lowerBound, Item(query: Self.typed(url), url: url, isLink: false))
        }
        var seen: Set<CommonSchemeURL> = []
        return (passages + found).sorted { $0.0 < $1.0 }.map(\.1).filter { seen.insert($0.url).inserted }
    }

    /// A passage as a person would type it, or as a URL where that says more.
    private static func typed(_ url: CommonSchemeURL) -> String {
        url.translation == nil && url.v11n == nil ? url.passage.text : url.string
    }
}
