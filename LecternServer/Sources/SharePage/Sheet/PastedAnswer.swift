import Bible
import LinkEngine

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
        let query: String
        /// The passage of a reference; nil for a link.
        let passage: CommonSchemeURL?

        init(_ resolution: Resolution) {
            let part = resolution.part ?? resolution.input
            passage = part.hasPrefix("bible:") ? resolution.passage?.canonicalURL : nil
            // As a person would type it, or as a URL where that says more.
            query = passage.flatMap { $0.translation == nil && $0.v11n == nil ? $0.passage.text : nil } ?? part
        }
    }

    /// Reads the fields of a form or a share in their order: the first with a link or a passage counts.
    ///
    /// - Parameters:
    ///   - fields: at least one.
    ///   - isOver: whether the time for them is over.
    init(_ fields: [String], _ pages: SharePages, for visit: Visit, until isOver: () -> Bool) {
        var refused: (text: String, resolution: Resolution)?
        for field in fields {
            let text = Self.withoutPrefix(field)
            let resolution = pages.engine.resolve(utf8: Array(text.utf8), pages.filter(for: visit), until: isOver)
            guard resolution.others.isEmpty else {
                let items = ([resolution] + resolution.others).map(Item.init)
                let listed = items.prefix(SharePageLimits.listedParts)
                self = .several(Array(listed), more: items.count - listed.count)
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
}
