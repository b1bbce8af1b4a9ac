import LinkEngine

/// Who asks for a page, and how it should be: the device, the language, the preferred app.
struct Visit {
    /// The parameters of the request.
    private(set) var query: Query
    /// Where the service is reached, without a slash at the end.
    let origin: String
    /// The path of the request, as it was sent.
    private(set) var path: String
    /// The operating system whose apps are shown; nil: those of all.
    let system: OperatingSystem?
    let language: PageLanguage

    init(_ request: PageRequest) {
        path = request.path
        query = Query(parsing: request.query)
        origin = request.origin
        let chosen = query["os"]
        let device = OperatingSystem(userAgent: request.headers["user-agent"] ?? "")
        system = chosen == "all" ? nil : chosen.flatMap(OperatingSystem.init(rawValue:)) ?? device
        language =
            query["lang"].flatMap(PageLanguage.with)
            ?? PageLanguage(accepting: request.headers["accept-language"] ?? "")
    }

    /// What the person chose by parameters, for the links to our other pages.
    var choices: Query {
        Query(
            query.items.filter {
                ["os", "lang", "app"].contains($0.name) && !$0.value.isEmpty
                    && $0.value.utf8.count < SharePageLimits.choice
            })
    }

    func text(_ phrase: Phrase, _ value: String = "") -> String { language.text(phrase, value) }

    /// This page with a parameter replaced. A long text is left out, since a page has many such links; from a long path they
    /// lead to the start page.
    func link(setting name: String, to value: String?) -> Link {
        let short = Query(query.items.filter { $0.value.utf8.count <= SharePageLimits.repeatedText })
        let path = path.utf8.count <= SharePageLimits.repeatedPath ? path : "/"
        return Link.current(path: path, short.setting(name, to: value))
    }

    /// The same visit at the address of a passage, so that the links of the page name the passage and not what was pasted.
    func at(_ passage: PassagePath) -> Visit {
        var visit = self
        visit.path = "/" + passage.path
        visit.query = Query(
            passage.parameters + query.items.filter { ["os", "lang", "app", "intention"].contains($0.name) })
        return visit
    }
}
