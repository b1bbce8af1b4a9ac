public import ArgumentParser
public import Bible
public import LinkEngine
import Text

/// Which openings a command is to give.
struct FilterOptions: ParsableArguments {
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Use only this app; may be repeated.", valueName: "id"))
    var app: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only apps for this purpose. Replaces the intention of the link.",
            valueName: "name"
        ))
    var intention: CommonSchemeURL.Intention?

    @Option(help: .onlyTopics, transform: { try ValueList.values(of: $0, "topic") }) var topics: [LinkTopic]?

    @Option(help: "Only apps for this device.") var platform: App.Platform?

    @Option(help: .onlySystem) var os: OperatingSystem?

    @Option(help: ArgumentHelp("Only apps for this country (ISO 3166 code).", valueName: "cc")) var country: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Include or omit browsers (default: include them, except for lists of links).")
    var browsers: Bool?

    @Flag(help: "Include apps whose links no reliable source documents.") var unverified = false

    func validate() throws {
        guard let country, country.wholeMatch(of: /[A-Za-z]{2}/) == nil else { return }
        throw ValidationError("\"\(country)\" is not a country code of two letters (ISO 3166), such as DE")
    }

    /// Whether a single app is named.
    var isOneApp: Bool { Set(app).count == 1 }

    /// The options as the engine takes them, together with what the person chose before.
    ///
    /// - Parameter isBatch: whether links are read from a list.
    /// - Throws: `Failure` for an app that the rules do not know: that is wrong use, not a link without an opening.
    func filter(_ preferences: Preferences, in manifest: Manifest, isBatch: Bool = false) throws -> OpeningFilter {
        var filter = OpeningFilter()
        filter.hidden = Set(preferences.hidden)
        filter.apps = app.isEmpty ? nil : try app.map(manifest.identifier)
        filter.intention = intention
        filter.topics = topics.map(Set.init)
        filter.includesUnverified = unverified
        filter.platform = platform
        filter.system = os
        filter.country = country
        filter.includesBrowsers = browsers ?? (!isBatch || !app.isEmpty)
        return filter
    }
}

extension App.Platform: LowercaseArgument {}

extension OperatingSystem: LowercaseArgument {}

extension ArgumentHelp {
    /// The help of `--topics`.
    static let onlyTopics = ArgumentHelp(
        "Only links about these topics: \(ValueList.named(LinkTopic.allCases)).", valueName: "topic,...")
    /// The help of `--os`.
    static let onlySystem = ArgumentHelp(
        "Only apps for this operating system. Web pages match all of them.",
        valueName: "os")
}
extension CommonSchemeURL.Intention: ExpressibleByArgument {
    /// Reads a value in any case.
    public init?(argument: String) { self.init(rawValue: argument.capitalizedASCII) }
}

extension String {
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension Manifest {
    /// The identifier of an app, which may be written in any case.
    ///
    /// - Throws: `Failure` for one that the rules do not know, with the one that may be meant.
    func identifier(_ app: String) throws -> String {
        let known = appIdentifiers
        if known.contains(app) { return app }
        let lowercased = app.lowercased()
        if let found = known.first(where: { $0.lowercased() == lowercased }) { return found }
        let hint = Spelling.hint(for: lowercased, in: known) ?? "`lectern list apps` lists them"
        throw Failure("there is no app \"\(app)\"; \(hint)")
    }
}
