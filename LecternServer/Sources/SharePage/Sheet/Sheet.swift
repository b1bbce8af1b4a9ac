import Bible
import LinkEngine

/// The share sheet of a link or a passage: the apps that open it on a device.
struct Sheet {
    /// The passage; nil for a link that leads to something else.
    let passage: LinkedPassage?
    /// The place on a map, if it leads to one.
    let place: LinkedPlace?
    /// The address of the passage on this server.
    let path: PassagePath?
    let apps: SheetList
    /// The pages of the web that show the passage.
    let readers: SheetList
    /// The page that the link leads to.
    let page: Link?
    /// What in the link was not read as it is written.
    let problems: [LinkProblem]

    /// Whether anything opens it.
    var isEmpty: Bool { apps.rows.isEmpty && readers.rows.isEmpty }

    /// The sheet of a resolved link.
    ///
    /// - Parameters:
    ///   - registry: the apps that may be shown, by their identifiers.
    ///   - visit: for whom it is made.
    init(_ resolution: Resolution, _ registry: [String: SheetApp], for visit: Visit) {
        passage = resolution.passage
        place = resolution.place
        page = Link(web: resolution.url)
        problems = resolution.problems
        let preferred = visit.query["app"]
        let openings =
            visit.system.map { resolution.openings(preferring: preferred, on: $0) }
            ?? resolution.openings(preferring: preferred)
        path = passage.map { PassagePath($0.canonicalURL) }
        let back = visit.system == .android ? Self.back(path, resolution.input, visit) : nil
        var seen: Set<String> = []
        var entries: [SheetEntry] = []
        for opening in openings {
            guard let app = registry[opening.app], opening.kind != .browser || app.isWebReader,
                let entry = SheetEntry(opening, app, isPassage: passage != nil, back),
                seen.insert(app.identifier).inserted
            else { continue }
            entries.append(entry)
        }
        apps = SheetList(entries.filter { !$0.app.isWebReader }, preferring: preferred, in: visit.language)
        readers = SheetList(entries.filter { $0.app.isWebReader }, preferring: preferred, in: visit.language)
    }

    private static func back(_ path: PassagePath?, _ text: String, _ visit: Visit) -> WayBack? {
        path.map { WayBack(to: $0, for: visit) } ?? WayBack(to: text, for: visit)
    }
}
