public import AppSchemes
public import LinkEngine
import URLText
import UTF8Text

/// Opens links on this machine: in an app that can, else where the person asked for.
public struct LinkOpener: Sendable {
    /// Where a link goes that no app here opens.
    public enum Fallback: Sendable {
        /// To its page.
        case browser
        /// To the page of an app in the store.
        case store
    }

    /// What will be opened, and by which app.
    public struct Plan: Equatable, Sendable {
        /// The name of the app, as the rules have it, or "browser" or "store".
        public let app: String
        /// The id of the desktop entry that gets the URL.
        public let entry: String
        /// The URL.
        public let url: String

        /// The plan as a row.
        public var cells: [String] { [app, entry, PercentEncoding.encode(url, keeping: .urlSyntax)] }
    }

    /// Carries what is being opened from one run to the next, however many programs are in between.
    static let opened = "LECTERN_OPENED"
    /// So many links may lead to each other.
    private static let maximumChain = 16

    private let desktop: Desktop
    private let own: LecternEntry

    /// Opens links on a desktop; what leads back to the program, given by its real path, is left out.
    public init(desktop: Desktop, program: String) {
        self.desktop = desktop
        own = LecternEntry(program: program)
    }

    /// Whether an app other than Lectern opens a URL. A page on the web is no app.
    public func canOpen(_ url: String) -> Bool {
        guard let scheme = SchemePolicy.scheme(of: url), !SchemePolicy.webSchemes.contains(scheme) else {
            return false
        }
        return (try? entry(for: scheme)) != nil
    }

    /// What opening a link comes to: the preferred app, else the first that is here, else what was asked for.
    ///
    /// - Parameter asked: an app that was asked for by name; its link may be a page on the web.
    public func plan(
        for resolution: Resolution, asked: String? = nil, preferred: String? = nil, fallback: Fallback? = nil
    ) throws(DesktopError) -> Plan {
        try checkLoop(resolution.input)
        let isPreferred = { (opening: Opening) in opening.app == preferred && resolution.passage != nil }
        let openings = resolution.openings.filter(isPreferred) + resolution.openings.filter { !isPreferred($0) }
        for opening in openings {
            if let plan = try plan(for: opening, mayBePage: opening.app == asked) { return plan }
        }
        switch fallback {
        case .browser:
            if let page = Self.page(of: resolution) { return try plan(forPage: page, as: "browser") }
        case .store:
            if let page = openings.lazy.compactMap(\.store).first { return try plan(forPage: page, as: "store") }
        case nil: break
        }
        throw Self.nothing(openings, fallback)
    }

    /// The plan for one opening; nil where its app is not here.
    private func plan(for opening: Opening, mayBePage: Bool) throws(DesktopError) -> Plan? {
        guard let scheme = SchemePolicy.scheme(of: opening.url) else { return nil }
        guard !SchemePolicy.webSchemes.contains(scheme) else {
            return mayBePage ? try plan(forPage: opening.url, as: opening.app) : nil
        }
        return try entry(for: scheme).map { Plan(app: opening.app, entry: $0.id, url: opening.url) }
    }

    private func plan(forPage url: String, as app: String) throws(DesktopError) -> Plan {
        Plan(app: app, entry: try browser(for: url), url: url)
    }

    /// The page of a link: itself, as it was given, or a page that reads the passage.
    private static func page(of resolution: Resolution) -> String? {
        let readers = resolution.openings.filter { $0.kind == .browser }
        return ([resolution.input, resolution.url] + (readers + resolution.openings).map(\.url)).first(where: isWeb)
    }

    /// Opens the app of a share sheet's listing, or its page in the store.
    public func open(_ listing: ShareSheet.Listing, input: String) throws(DesktopError) {
        try checkLoop(input)
        guard let scheme = SchemePolicy.scheme(of: listing.url) else { return }
        guard listing.isInstalled, let entry = try entry(for: scheme) else {
            return try open(plan(forPage: listing.url, as: "store"), input: input)
        }
        try open(Plan(app: listing.app, entry: entry.id, url: listing.url), input: input)
    }

    /// Does what was planned for a link.
    public func open(_ plan: Plan, input: String) throws(DesktopError) {
        var environment = desktop.environment
        environment[Self.opened] = (chain + [Self.link(input)]).joined(separator: " ")
        try Desktop(environment: environment).open(plan.url, with: plan.entry)
    }

    private func entry(for scheme: String) throws(DesktopError) -> DesktopEntry? {
        try desktop.entries(for: scheme).first { !own.isSelf($0, on: desktop) }
    }

    /// The browser: the default, but never Lectern; the one that was the default before; any other.
    private func browser(for url: String) throws(DesktopError) -> String {
        let scheme = SchemePolicy.scheme(of: url) ?? "https"
        let entries = try desktop.entries(for: scheme)
        let others = entries.filter { !own.isSelf($0, on: desktop) }.map(\.id)
        if let first = entries.first?.id, first == others.first { return first }
        if let remembered = RememberedBrowser(on: desktop).entries[scheme], isBrowser(remembered) { return remembered }
        if let other = others.first { return other }
        throw DesktopError(message: "there is no browser on this machine that could open \(Printable.line(url))")
    }

    private func isBrowser(_ id: String) -> Bool {
        DesktopEntries(environment: desktop.environment)[id].map {
            desktop.isUsable($0) && !own.isSelf($0, on: desktop)
        } ?? false
    }

    private static func isWeb(_ url: String) -> Bool {
        SchemePolicy.scheme(of: url).map(SchemePolicy.webSchemes.contains) ?? false
    }

    private var chain: [String] { desktop.environment[Self.opened]?.split(separator: " ").map(String.init) ?? [] }

    private static func link(_ input: String) -> String { PercentEncoding.encode(input, keeping: .urlSyntax) }

    /// An app may hand a link on to the desktop that it came from, and the desktop to Lectern.
    private func checkLoop(_ input: String) throws(DesktopError) {
        let link = Printable.shortened(Printable.line(input))
        guard !chain.contains(Self.link(input)) else {
            throw DesktopError(message: "the app that was to open \(link) gave it back to Lectern")
        }
        guard chain.count < Self.maximumChain else {
            throw DesktopError(message: "\(link) is not opened: \(chain.count) links led to each other before it")
        }
    }

    private static func nothing(_ openings: [Opening], _ fallback: Fallback?) -> DesktopError {
        guard !openings.isEmpty else { return DesktopError(message: "no app that the rules know opens this link") }
        var names: [String] = []
        for opening in openings where opening.kind != .browser && !names.contains(opening.name) {
            names.append(opening.name)
        }
        let list = names.prefix(8).map(Printable.line).joined(separator: ", ") + (names.count > 8 ? ", ..." : "")
        let hint = fallback == nil ? "; --browser opens its page, --store the app's page in the store" : ""
        return DesktopError(message: "none of the apps that open this link is here (\(list))\(hint)")
    }
}
