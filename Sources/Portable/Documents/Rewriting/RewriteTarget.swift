import LinkEngine
import Text

/// What the links of a document are replaced by.
public enum RewriteTarget: Sendable, Hashable {
    /// Links of an app, by its identifier.
    case app(String)
    /// Links of a web page for readers without an app, by the identifier of its app or site.
    case web(String)
    /// To the canonical URL, `bible://?passages=...`, which any Bible app may take.
    case commonScheme
    /// The reference in OSIS, `osis:John.3.16` where a URL is needed.
    case osis

    /// Reads `common-scheme`, `osis` or `web:ID`, in any case.
    public init?(_ text: String) {
        let text = text.lowercased()
        switch text {
        case "common-scheme": self = .commonScheme
        case "osis": self = .osis
        case _ where text.hasPrefix("web:") && text.count > 4: self = .web(String(text.dropFirst(4)))
        default: return nil
        }
    }

    /// The target with the identifier as the rules spell it: `web:biblegateway` is `bible-gateway`.
    func checked(against manifest: Manifest) throws(DocumentError) -> Self {
        let known = manifest.appIdentifiers
        switch self {
        case .commonScheme, .osis: return self
        case .app(let app):
            guard let match = known.first(where: { $0 == app || $0.lowercased() == app.lowercased() }) else {
                throw .unknownApp(app, nearest: Spelling.nearest(to: app, in: known))
            }
            return .app(match)
        case .web(let app):
            let plain = Self.plain(app)
            guard let match = known.first(where: { $0 == app }) ?? known.first(where: { Self.plain($0) == plain })
            else { throw .unknownApp(app, nearest: Spelling.nearest(to: app, in: known)) }
            return .web(match)
        }
    }

    private static func plain(_ identifier: String) -> String { identifier.filter { $0 != "-" }.lowercased() }

    var app: String? {
        switch self {
        case .app(let app), .web(let app): app
        case .commonScheme, .osis: nil
        }
    }

    var filter: OpeningFilter {
        guard let app else { return .passageOnly }
        var filter = OpeningFilter()
        filter.app = app
        if case .app = self { filter.includesBrowsers = false }
        return filter
    }
}

extension Manifest {
    /// Whether no source shows the links of an app.
    func isUnverified(_ app: String) -> Bool { apps.contains { $0.identifier == app && $0.isUnverified } }
}
