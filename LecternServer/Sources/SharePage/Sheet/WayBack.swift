import URLText

/// The page of ours to which Android comes back from an app that is not there, escaped as an `intent:` URL has it.
struct WayBack {
    private let start: String
    private let end: String

    /// The page for one app that opens a passage.
    init(to path: PassagePath, for visit: Visit) {
        let page = Link.passage(path, "/go/", visit.choices.setting("app", to: nil)).adding("app", "")
        start = PercentEncoding.encode(page.absolute(at: visit.origin), keeping: .nothing)
        end = PercentEncoding.encode("&back=1", keeping: .nothing)
    }

    /// The page for a text that is no passage; nil if it would make too long a link.
    init?(to text: String, for visit: Visit) {
        guard text.utf8.count <= SharePageLimits.repeatedText else { return nil }
        let page = Link.path("/", visit.choices.setting("q", to: text).setting("back", to: "1"))
        start = PercentEncoding.encode(page.absolute(at: visit.origin), keeping: .nothing)
        end = ""
    }

    func page(for app: SheetApp) -> String { end.isEmpty ? start : start + app.escapedIdentifier + end }
}
