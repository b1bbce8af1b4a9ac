import Bible
public import LinkEngine

/// The pages, assets and redirects of the share page, for the rules of one engine. Immutable, as the engine is: new rules,
/// new pages.
public struct SharePages: Sendable {
    /// Reads links and makes openings.
    let engine: Engine
    let apps: SheetApps
    private let table: LazyTable

    /// The pages for an engine.
    public init(engine: Engine) {
        self.engine = engine
        apps = SheetApps(engine.manifest.apps)
        table = LazyTable(engine)
    }

    /// The answer to a GET request; nil if the path is one of the service, not of a page.
    ///
    /// May block the calling thread as ``LinkEngine/Engine/resolve(_:_:headers:reading:)`` does; the server calls it where that is
    /// allowed.
    ///
    /// - Parameters:
    ///   - request: the request for the page.
    ///   - isOver: whether the time for the request is over; the rest of a text is not read then.
    public func response(to request: PageRequest, until isOver: () -> Bool = { false }) -> PageResponse? {
        if let asset = Asset.at(request.path) { return asset }
        let visit = Visit(request)
        guard Self.size(of: visit) <= SharePageLimits.text else { return Self.problem(413, retryingIn: nil, request) }
        return switch request.path {
        case "/": startPage(visit, fields: ["q"], isOver)
        case "/share": startPage(visit, fields: ["url", "text", "title"], isOver)
        case "/help": .page(HelpPage(visit: visit).html)
        case "/bookmarklet": .page(BookmarkletPage(visit: visit).html)
        case "/offline": .page(OfflinePage(visit: visit).html)
        case "/demo": .page(DemoPage(visit: visit).html)
        case "/manifest.webmanifest":
            WebManifest(language: visit.query["lang"].flatMap(PageLanguage.with) ?? .english).response
        // It contains the host that the request names.
        case Self.tablePath: Asset.shared(table.json(at: visit.origin), "application/json", isPrivate: true)
        default: passageResponse(visit)
        }
    }

    /// The page that tells a person why a request is not answered.
    ///
    /// - Parameters:
    ///   - status: the HTTP status of the answer.
    ///   - seconds: after how many seconds to try again, if that is known.
    public static func problem(_ status: Int, retryingIn seconds: Int?, _ request: PageRequest) -> PageResponse {
        ProblemPage(visit: Visit(request), status: status, seconds: seconds).response
    }

    /// Whether the answer takes so long to make that other requests must not wait for it.
    public func takesLong(_ request: PageRequest) -> Bool { request.path == Self.tablePath }

    private static func size(of visit: Visit) -> Int {
        visit.query.items.reduce(visit.path.utf16.count) { $0 + $1.value.utf16.count }
    }

    func filter(for visit: Visit) -> OpeningFilter {
        var filter = OpeningFilter()
        filter.system = visit.system
        filter.intention = visit.query["intention"].flatMap(CommonSchemeURL.Intention.init(rawValue:))
        return filter
    }

    private func startPage(_ visit: Visit, fields: [String], _ isOver: () -> Bool) -> PageResponse {
        let texts = fields.compactMap { visit.query[$0] }
        guard !texts.isEmpty else { return .page(StartPage(visit: visit).html) }
        switch PastedAnswer(texts, self, for: visit, until: isOver) {
        case .sheet(let sheet):
            return .page(SheetPage(sheet: sheet, visit: sheet.path.map(visit.at) ?? visit, text: texts[0]).html)
        case .several(let items, let more):
            return .page(ChoicePage(visit: visit, text: texts[0], items: items, more: more).html)
        case .nothing(let text, let resolution):
            return .page(RefusalPage(visit: visit, text: text, resolution: resolution).html)
        }
    }

    /// The answer to a path that names a passage, alone or behind `/go/` or `/qr/`.
    private func passageResponse(_ visit: Visit) -> PageResponse? {
        guard !Self.reserved.contains(where: { visit.path == $0 || visit.path.hasPrefix($0 + "/") }) else { return nil }
        let prefix: StaticString = visit.path.hasPrefix("/go/") ? "/go/" : visit.path.hasPrefix("/qr/") ? "/qr/" : "/"
        let path = visit.path.dropFirst("\(prefix)".count)
        do throws(PathError) {
            let url = try CommonSchemeURL(path: path, visit.query)
            let canonical = PassagePath(url)
            guard path == canonical.path, Self.isCanonical(visit.query, canonical) else {
                let rest = Query(visit.query.items.filter { !["translation", "v11n"].contains($0.name) })
                return .redirect(to: .passage(canonical, prefix, rest), isPermanent: true)
            }
            return response(to: url, canonical, prefix: "\(prefix)", visit)
        } catch {
            return .page(RefusalPage(visit: visit, error: error).html, status: 404)
        }
    }

    private func response(
        to url: CommonSchemeURL, _ path: PassagePath, prefix: String, _ visit: Visit
    ) -> PageResponse {
        if prefix == "/qr/" { return QRPicture(Link.passage(path).absolute(at: visit.origin)).response }
        let sheet = Sheet(engine.resolve(url.string, filter(for: visit)), apps[visit], for: visit)
        if prefix == "/go/" { return OpenPage(sheet: sheet, path: path, visit: visit).response }
        return .page(SheetPage(sheet: sheet, visit: visit, text: nil).html)
    }

    /// Whether the translation and the versification of a request are written as in the address of the passage.
    private static func isCanonical(_ query: Query, _ path: PassagePath) -> Bool {
        Query(query.items.filter { ["translation", "v11n"].contains($0.name) }) == Query(path.parameters)
    }

    private static let tablePath = "/lectern-share.json"

    /// The paths of the service.
    private static let reserved = ["/v1", "/openapi.json", "/api", "/healthz", "/readyz", "/metrics"]
}
