import HTTPTypes

/// What a path leads to.
enum Route: Sendable {
    case endpoint(Endpoint)
    case list(RuleSet.List)
    /// The description of the API for programs.
    case openAPI
    /// The same for people.
    case apiPage
    case apiStyle
    case health
    case readiness
    case metrics
    /// A page, or nothing.
    case page

    private static let known: [Substring: Route] = {
        var routes: [Substring: Route] = [
            "/v1/sites": .list(.sites), "/v1/apps": .list(.apps), "/v1/schemes": .list(.schemes),
            "/openapi.json": .openAPI, "/api": .apiPage, "/api.css": .apiStyle, "/healthz": .health,
            "/readyz": .readiness, "/metrics": .metrics,
        ]
        for endpoint in Endpoint.all { routes[endpoint.path[...]] = .endpoint(endpoint) }
        return routes
    }()

    init(_ path: Substring) { self = Self.known[path] ?? .page }

    /// The name in logs and metrics.
    var name: String {
        switch self {
        case .endpoint(let endpoint): endpoint.name
        case .list(let list): list.rawValue
        case .openAPI, .apiPage, .apiStyle: "api"
        case .health, .readiness, .metrics: "operation"
        case .page: "page"
        }
    }

    /// The methods, as `Allow` has them.
    var allow: String {
        if case .endpoint = self { return "GET, HEAD, POST, OPTIONS" }
        return "GET, HEAD, OPTIONS"
    }

    func allows(_ method: HTTPRequest.Method) -> Bool {
        switch method {
        case .get, .head, .options: true
        case .post: if case .endpoint = self { true } else { false }
        default: false
        }
    }

    /// Whether it is for operators, whose requests are limited apart.
    var isOperation: Bool {
        switch self {
        case .health, .readiness, .metrics: true
        default: false
        }
    }

    /// Whether a person who goes there expects a page.
    var isForPeople: Bool {
        switch self {
        case .page, .apiPage: true
        default: false
        }
    }

    /// Whether pages of other sites may use it.
    var isShared: Bool {
        switch self {
        case .endpoint, .list, .openAPI: true
        default: false
        }
    }
}
