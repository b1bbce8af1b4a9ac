public import LinkEngine
import Text
import URLText

/// Opens links on this machine: in an app that can, else where the person asked for. Every command that opens a link
/// decides by `plan`: `open`, `handle`, the action `open` of a `lectern:` URL, and `share`.
public struct LinkOpener: Sendable {
    /// Where a link opens if no app for it is installed.
    public enum Fallback: Sendable {
        /// In the browser.
        case browser
        /// At the page of an app in the store.
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
        /// The opening that was chosen; nil for the page of a link or of an app in the store.
        public let opening: Opening?

        init(app: String, entry: String, url: String, opening: Opening? = nil) {
            self.app = app
            self.entry = entry
            self.url = url
            self.opening = opening
        }

        /// The plan as a row.
        public var cells: [String] { [app, entry, PercentEncoding.encode(url, keeping: .urlSyntax)] }
    }

    /// The operating system of desktops.
    public static let system = OperatingSystem.linux

    /// The variable that carries the links that are being opened from one run to the next, however many programs are in
    /// between.
    static let chainVariable = "LECTERN_OPENED"

    private let desktop: Desktop
    private let own: LecternEntry

    /// Opens links on a desktop.
    ///
    /// - Parameter program: the path of the running program, links resolved; desktop entries that start it are passed over.
    public init(desktop: Desktop, program: String) {
        self.desktop = desktop
        own = LecternEntry(program: program)
    }

    /// Whether an app other than Lectern opens a URL. A page on the web does not count as an app.
    public func canOpen(_ url: String) -> Bool {
        guard let scheme = SchemePolicy.scheme(of: url), !SchemePolicy.isWeb(url) else { return false }
        return (try? entry(for: scheme)) != nil
    }

    /// Decides where a link opens: in the app that a URL of the common scheme names, else in the preferred app or web
    /// reader, else in the first that is installed, else in an app that declares the link's own scheme to the desktop,
    /// else at the fallback. Desktop entries that start Lectern are passed over.
    ///
    /// - Parameters:
    ///   - requestedApps: the apps that were asked for by name; their links may be pages on the web.
    ///   - preferred: the app that a person prefers for passages.
    ///   - system: the operating system whose apps are meant.
    /// - Throws: `DesktopError` if no app opens the link, or if the link came back to Lectern.
    public func plan(
        for resolution: Resolution, requestedApps: [String] = [], preferred: String? = nil,
        on system: OperatingSystem = LinkOpener.system, fallback: Fallback? = nil
    ) throws(DesktopError) -> Plan {
        try checkLoop(resolution.input)
        // The app that the link was opened in wants its page on the web.
        if requestedApps.isEmpty, chain.contains(Self.link(resolution.input)) {
            return try plan(forPage: resolution.input, as: "browser")
        }
        var openings = resolution.openings(preferring: preferred, on: system)
        if requestedApps.isEmpty, let scheme = SchemePolicy.scheme(of: resolution.input), scheme.hasPrefix("bible-") {
            let isNamed = { (opening: Opening) in SchemePolicy.scheme(of: opening.url) == scheme }
            openings = openings.filter(isNamed) + openings.filter { !isNamed($0) }
            let isKnown = openings.first.map(isNamed) == true
            if !isKnown, let plan = try plan(forOwnSchemeOf: resolution.input) { return plan }
        }
        for opening in openings {
            if opening.isOfTopic, opening.app == preferred, SchemePolicy.isWeb(opening.url),
                let plan = try? plan(forPage: opening.url, as: opening.app, opening)
            {
                return plan
            }
            if let plan = try plan(for: opening, allowsPage: requestedApps.contains(opening.app)) { return plan }
        }
        if requestedApps.isEmpty, let plan = try plan(forOwnSchemeOf: resolution.input) { return plan }
        switch fallback {
        case .browser:
            if let page = Self.page(of: resolution) { return try plan(forPage: page, as: "browser") }
        case .store:
            if let page = Self.storePage(of: openings, on: system, orAny: !requestedApps.isEmpty) {
                return try plan(forPage: page, as: "store")
            }
            guard !openings.isEmpty else { break }
            throw DesktopError(
                message: requestedApps.isEmpty
                    ? "no app for this link is available for this system; use --app ID to open the page of an app in another store"
                    : "the requested apps are in no store")
        case nil: break
        }
        throw noPlan(openings, for: resolution)
    }

    /// Decides where an app of a share sheet opens: in the app, or at its page in the store.
    ///
    /// - Parameter input: the link that the sheet was shown for.
    /// - Throws: `DesktopError` if there is no browser for the page, or if the link came back to Lectern.
    public func plan(for listing: ShareSheet.Listing, input: String) throws(DesktopError) -> Plan {
        try checkLoop(input)
        guard listing.isInstalled, let scheme = SchemePolicy.scheme(of: listing.url), let entry = try entry(for: scheme)
        else { return try plan(forPage: listing.url, as: "store") }
        return Plan(app: listing.app, entry: entry.id, url: listing.url)
    }

    /// Decides in which browser a page opens.
    ///
    /// - Throws: `DesktopError` if there is no browser, or if the link came back to Lectern.
    public func plan(forPage url: String) throws(DesktopError) -> Plan {
        try checkLoop(url)
        return try plan(forPage: url, as: "browser")
    }

    /// The plan for an app that declares the scheme of a link to the desktop, and that the rules may not know; nil if
    /// there is none. Pages on the web are for browsers.
    private func plan(forOwnSchemeOf url: String) throws(DesktopError) -> Plan? {
        guard let scheme = SchemePolicy.scheme(of: url), !SchemePolicy.isWeb(url),
            case .foreign = SchemePolicy.general.verdict(on: url), let entry = try entry(for: scheme)
        else { return nil }
        return Plan(app: entry.name, entry: entry.id, url: url)
    }

    /// The plan for one opening; nil if its app is not installed.
    private func plan(for opening: Opening, allowsPage: Bool) throws(DesktopError) -> Plan? {
        guard let scheme = SchemePolicy.scheme(of: opening.url) else { return nil }
        guard !SchemePolicy.isWeb(opening.url) else {
            return allowsPage ? try plan(forPage: opening.url, as: opening.app, opening) : nil
        }
        return try entry(for: scheme).map { Plan(app: opening.app, entry: $0.id, url: opening.url, opening: opening) }
    }

    private func plan(forPage url: String, as app: String, _ opening: Opening? = nil) throws(DesktopError) -> Plan {
        Plan(app: app, entry: try browser(for: url), url: url, opening: opening)
    }

    /// The page of the first app that has one in a store of the operating system, or else in any store.
    private static func storePage(
        of openings: [Opening], on system: OperatingSystem, orAny isAnyStore: Bool
    ) -> String? {
        openings.lazy.compactMap { $0.editions.page(on: system) }.first
            ?? (isAnyStore ? openings.lazy.compactMap(\.store).first : nil)
    }

    /// The page of a link: itself, as it was given, or a page that reads the passage.
    private static func page(of resolution: Resolution) -> String? {
        let readers = resolution.openings.filter { $0.kind == .browser }
        return ([resolution.input, resolution.url] + (readers + resolution.openings).map(\.url)).first(
            where: SchemePolicy.isWeb)
    }

    /// Opens what was planned for a link.
    ///
    /// - Parameter input: the link as it was given.
    /// - Throws: `DesktopError` if the app cannot be started.
    public func open(_ plan: Plan, input: String) throws(DesktopError) {
        var environment = desktop.environment
        let pages = SchemePolicy.isWeb(plan.url) ? [plan.url] : []
        environment[Self.chainVariable] = (chain + ([input] + pages).map(Self.link)).joined(separator: " ")
        try Desktop(environment: environment).open(plan.url, with: plan.entry)
    }

    private func entry(for scheme: String) throws(DesktopError) -> DesktopEntry? {
        try desktop.entries(for: scheme).first { !own.isSelf($0, on: desktop) && desktop.canStart($0) }
    }

    /// The browser: the default one unless that is Lectern, else the one that was the default before Lectern, else any.
    private func browser(for url: String) throws(DesktopError) -> String {
        let scheme = SchemePolicy.scheme(of: url) ?? "https"
        let entries = try desktop.entries(for: scheme)
        let others = entries.filter { !own.isSelf($0, on: desktop) && desktop.canStart($0) }.map(\.id)
        if let first = entries.first?.id, first == others.first { return first }
        if let remembered = RememberedBrowser(on: desktop).entries[scheme], isBrowser(remembered) { return remembered }
        if let other = others.first { return other }
        throw DesktopError(message: "there is no browser on this machine that could open \(Printable.line(url))")
    }

    private func isBrowser(_ id: String) -> Bool {
        desktop.entry(id).map { !own.isSelf($0, on: desktop) && desktop.canStart($0) } ?? false
    }

    /// The links that are being opened, and again those that a browser opens.
    private var chain: [String] {
        desktop.environment[Self.chainVariable]?.split(separator: " ").map(String.init) ?? []
    }

    /// A link as the chain has it: percent-encoded, the scheme in lower case, as schemes differ by their letters only.
    private static func link(_ input: String) -> String {
        let link = PercentEncoding.encode(input, keeping: .urlSyntax)
        guard let scheme = SchemePolicy.scheme(of: link) else { return link }
        return scheme + link.dropFirst(scheme.count)
    }

    /// An app may hand a link back to the desktop, and the desktop to Lectern. A link to the web then opens in a browser, once.
    ///
    /// - Throws: `DesktopError` if that is not possible, or if too many links led to each other.
    private func checkLoop(_ input: String) throws(DesktopError) {
        let link = Printable.shortened(Printable.line(input))
        let chain = chain
        let count = chain.count { $0 == Self.link(input) }
        guard count == 0 || count == 1 && SchemePolicy.isWeb(input) else {
            throw DesktopError(message: "the app for \(link) sent it back to Lectern")
        }
        let links = Set(chain).count
        guard links < AppLinksLimits.openedLinks else {
            throw DesktopError(message: "\(link) is not opened: it is the last of a chain of \(links) links")
        }
    }

    /// Why nothing opens a link for which no rule has an opening.
    private func reason(whyNothingOpens resolution: Resolution) -> String {
        let input = resolution.input
        if let scheme = SchemePolicy.scheme(of: input), !SchemePolicy.isWeb(input) {
            switch SchemePolicy.general.verdict(on: input) {
            case .foreign:
                let isOwn = (try? desktop.entries(for: scheme))?.contains { own.isSelf($0, on: desktop) } == true
                return isOwn
                    ? "\(scheme): links are for Lectern itself, which answers them with `lectern handle`"
                    : "no app in the rules or on this desktop opens \(scheme): links"
            case .refused(let reason): return reason
            case .allowed: break
            }
        }
        return resolution.findings.first { $0.severity == .note }?.message ?? "no app in the rules opens this link"
    }

    private func noPlan(_ openings: [Opening], for resolution: Resolution) -> DesktopError {
        guard !openings.isEmpty else {
            return DesktopError(.noOpening, message: reason(whyNothingOpens: resolution))
        }
        var names: [String] = []
        for opening in openings where opening.kind != .browser && !names.contains(opening.name) {
            names.append(opening.name)
        }
        guard !names.isEmpty else {
            return DesktopError(.notInstalled, message: "only browsers open this link")
        }
        let list = names.prefix(8).map(Printable.line).joined(separator: ", ") + (names.count > 8 ? ", ..." : "")
        return DesktopError(.notInstalled, message: "no app for this link is installed (\(list))")
    }
}
