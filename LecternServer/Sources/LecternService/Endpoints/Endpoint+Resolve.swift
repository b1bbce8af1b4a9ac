import Bible
import Documents
import LinkEngine
import Text

extension Endpoint {
    /// `/v1/resolve`: links to openings.
    static let resolve = Endpoint(
        name: "resolve", summary: "The app links of a link",
        description: """
            The passage of a link or reference, and the links that open it in apps: the object of `lectern --ndjson`. If \
            nothing opens a link, findings contain the reason. For a text with several links and references, `others` \
            contains the answers to the others.
            """,
        input: linkParameter,
        parameters: filterParameters + Parameter.ofReading + [
            Parameter("encoded", "percent-encode the links according to RFC 3986", .flag(default: false)),
            Parameter(
                "fields", "only these members, in this order; without openings no app links are made",
                .choices(ResolutionField.allCases.map(\.rawValue)), example: "input,passage"),
        ]
    ) { options, rules throws(Problem) in
        let fields: [ResolutionField] = options.list("fields") ?? ResolutionField.allCases
        let filter =
            fields.contains(.openings) ? try options.filter(rules.engine.manifest) : .passageOnly(about: options.topics)
        let isEncoded = options.flag("encoded") ?? false
        let reading = options.reading
        let engine = rules.engine
        return { input, time, output throws(Problem) in
            var resolution = engine.resolve(utf8: input, filter, reading: reading) { time.isOver }
            guard !time.isOver else { throw time.problem }
            resolution.explainUnopened(filter)
            resolution.appendJSON(fields, to: &output, encoded: isEncoded)
        }
    }

    private static let linkParameter: Parameter = {
        var parameter = Parameter(
            "text", "a link, a reference, or a text that contains some",
            example: "https://www.biblegateway.com/passage/?search=John+3:16&version=ESV", isRequired: true)
        parameter.formerName = "url"
        return parameter
    }()

    /// The parameters that choose among openings.
    private static let filterParameters = [
        Parameter("app", "only this app, by its identifier", example: "logos", isRepeated: true),
        Parameter(
            "intention", "only apps for this purpose; replaces the intention of the link",
            .choice(CommonSchemeURL.Intention.allCases.map(\.rawValue))),
        Parameter("os", "only apps for this operating system", .choice(OperatingSystem.allCases.map(\.rawValue))),
        Parameter("platform", "only apps for this device", .choice(App.Platform.allCases.map(\.rawValue))),
        Parameter("country", "only apps for this country (ISO 3166 code)", .pattern("[A-Za-z]{2}"), example: "DE"),
        Parameter("topics", "only links about these topics", .choices(LinkTopic.allCases.map(\.rawValue))),
        Parameter("kinds", "make only app links of these kinds", .choices(Opening.Kind.allCases.map(\.rawValue))),
        Parameter("browsers", "whether to include browsers and web readers", .flag(default: true)),
        Parameter("unverified", "include apps whose links no reliable source documents", .flag(default: false)),
    ]
}

extension Options {
    /// The topics that links may be about; nil: any.
    fileprivate var topics: Set<LinkTopic>? { list("topics").map { Set($0) } }

    /// Which openings are wanted.
    fileprivate func filter(_ manifest: Manifest) throws(Problem) -> OpeningFilter {
        var filter = OpeningFilter()
        var apps: [String] = []
        for app in all("app") { apps.append(try manifest.identifier(app)) }
        filter.apps = apps.isEmpty ? nil : apps
        filter.intention = self["intention"].flatMap { CommonSchemeURL.Intention(rawValue: $0) }
        filter.system = self["os"].flatMap { OperatingSystem(rawValue: $0) }
        filter.platform = self["platform"].flatMap { App.Platform(rawValue: $0) }
        filter.country = self["country"]
        filter.topics = topics
        filter.kinds = list("kinds").map { Set($0) }
        filter.includesBrowsers = flag("browsers") ?? true
        filter.includesUnverified = flag("unverified") ?? false
        return filter
    }
}

extension Manifest {
    /// The identifier of an app, which may be written in any case.
    fileprivate func identifier(_ app: String) throws(Problem) -> String {
        let known = appIdentifiers
        if let found = known.first(where: { $0.lowercased() == app.lowercased() }) { return found }
        let hint = Spelling.nearest(to: app, in: known).map { "; did you mean \"\($0)\"?" } ?? "; /v1/apps lists them"
        throw Problem(.parameter, "there is no such app" + hint, parameter: "app")
    }
}
