public import ArgumentParser
public import Bible
public import LinkEngine
import Text

/// Which openings a command is to give.
struct FilterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Use only this app; may be repeated.", valueName: "id"))
    var app: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only apps for this purpose: Read, Study, Memorize or Listen. Replaces the intention of the link.",
            valueName: "name"
        ))
    var intention: CommonSchemeURL.Intention?

    @Option(help: "Only apps for this device: phone or pad.")
    var platform: App.Platform?

    @Option(help: .onlySystem)
    var os: OperatingSystem?

    @Option(help: ArgumentHelp("Only apps for this country (ISO 3166 code).", valueName: "cc"))
    var country: String?

    @Flag(help: "Omit browsers.")
    var noBrowsers = false

    @Flag(help: "Include apps whose links no reliable source documents.")
    var unverified = false

    func validate() throws {
        guard let country, country.wholeMatch(of: /[A-Za-z]{2}/) == nil else { return }
        throw ValidationError("\"\(country)\" is not a country code of two letters (ISO 3166), such as DE")
    }

    /// An app that is not there is wrong use, not a link without an opening.
    func check(against manifest: Manifest) throws {
        try app.forEach(manifest.check)
    }

    /// Whether a single app is named.
    var isOneApp: Bool { Set(app).count == 1 }

    /// The options as the engine takes them, together with what the person chose before.
    func filter(_ preferences: Preferences) -> OpeningFilter {
        var filter = OpeningFilter()
        filter.hidden = Set(preferences.hidden)
        filter.apps = app.isEmpty ? nil : app
        filter.intention = intention
        filter.includesUnverified = unverified
        filter.platform = platform
        filter.system = os
        filter.country = country
        filter.includesBrowsers = !noBrowsers
        return filter
    }
}

extension App.Platform: ExpressibleByArgument {}
extension OperatingSystem: ExpressibleByArgument {}

extension ArgumentHelp {
    /// The help of `--os`.
    static let onlySystem = ArgumentHelp(
        "Only apps for this operating system: ios, android, macos, windows, linux or web. Web pages match all of them.",
        valueName: "os")
}
extension CommonSchemeURL.Intention: ExpressibleByArgument {}

extension Manifest {
    /// Says which app is not known, and which one may be meant.
    func check(_ app: String) throws {
        let known = appIdentifiers
        guard !known.contains(app) else { return }
        let hint = Spelling.hint(for: app, in: known).map { "; \($0)" } ?? ""
        throw Failure("there is no app \"\(app)\"\(hint)")
    }
}
