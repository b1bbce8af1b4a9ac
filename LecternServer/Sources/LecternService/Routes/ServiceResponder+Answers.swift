import HTTPTypes
import HummingbirdCore
import LinkEngine
import NIOCore
import SharePage

extension ServiceResponder {
    /// Answers a request for what depends on nothing but the rules and its target: a client that has it already gets nothing.
    func cached(_ request: Request, _ rules: RuleSet, _ answer: () async throws -> Response) async throws -> Response {
        // What a server or a script says may change at any time.
        guard !parts.configuration.waits else {
            var response = try await answer()
            response.headers[.cacheControl] = "no-store"
            return response
        }
        if let known = request.headers[.ifNoneMatch], Self.matches(known, rules.tag) {
            return Response(status: .notModified, headers: [.eTag: rules.tag, .cacheControl: Self.caching])
        }
        var response = try await answer()
        response.headers[.eTag] = rules.tag
        response.headers[.cacheControl] = Self.caching
        return response
    }

    /// For a browser, not for caches that others share: the link is what somebody reads.
    private static let caching = "private, max-age=300"

    /// Whether `If-None-Match` has a tag; a proxy that compresses makes it a weak one.
    static func matches(_ field: String, _ tag: String) -> Bool {
        field == tag
            || field.split(separator: ",").contains { entry in
                let entry = entry.filter { $0 != " " }
                return entry == "*" || entry == tag || entry == "W/" + tag
            }
    }

    /// A list of what the rules know.
    func answer(_ list: RuleSet.List, _ options: Options, _ rules: RuleSet, _ caller: Caller) async throws -> Response {
        let system = options["os"].flatMap { OperatingSystem(rawValue: $0) }
        let bytes = try await parts.tables.run(for: caller, until: parts.end) { _ in rules.json(list, for: system) }
        return Response(type: "application/json", body(bytes))
    }

    /// Bytes that many answers share.
    private func body(_ bytes: ByteBuffer) -> ResponseBody {
        ResponseBody(CountedBytes(shared: bytes), within: parts.configuration.limits.time)
    }

    /// What is the same for every request.
    func answerFixed(_ route: Route, _ rules: RuleSet) throws(Problem) -> Response {
        var response: Response
        switch route {
        case .openAPI: response = Response(type: "application/json", body(parts.description))
        case .apiPage: response = Response(type: "text/html; charset=utf-8", body(parts.apiPage))
        case .apiStyle:
            response = Response(
                type: "text/css; charset=utf-8", String(decoding: PackageResources.api_css, as: UTF8.self))
        case .health: response = Response(type: "text/plain; charset=utf-8", "ok\n")
        case .readiness:
            guard parts.isReady else { throw .busy("the service is stopping") }
            response = Response(type: "text/plain; charset=utf-8", "ready\n")
        case .metrics:
            let text = parts.metrics.text(parts.connections.counts, parts.queues, rules)
            response = Response(type: MetricText.mediaType, text)
        case .endpoint, .list, .page: throw Problem(.notFound, "there is nothing at this path")
        }
        response.headers[.cacheControl] = route.isOperation ? "no-store" : "public, max-age=300"
        if case .apiPage = route {
            response.headers[.contentSecurityPolicy] = APIPage.policy
            response.headers[.referrerPolicy] = "no-referrer"
        }
        return response
    }

    /// The fields of a request that pages look at.
    private static let pageFields: Set = [
        "accept-language", "sec-ch-ua-mobile", "sec-ch-ua-platform", "sec-fetch-mode", "user-agent",
    ]

    /// A page.
    func answerPage(
        _ request: Request, _ target: RequestTarget, _ rules: RuleSet, _ caller: Caller
    ) async throws -> Response {
        let page = pageRequest(request, target)
        let answer: @Sendable (WorkTime) throws -> PageResponse? = { time in
            let response = rules.pages.response(to: page) { time.isOver }
            guard !time.isOver else { throw time.problem }
            return response
        }
        let found =
            try await rules.pages.takesLong(page)
            ? parts.tables.run(for: caller, until: parts.end, answer)
            : parts.threads.run(
                for: caller, limit: parts.configuration.limits.documentTime, until: parts.end, answer)
        guard let found else {
            throw Problem(.notFound, "there is nothing at this path; /api describes the API, / is the page")
        }
        let bytes = try CountedBytes(found.body, parts.bodies, for: caller.client)
        return response(found, request, ResponseBody(bytes, within: parts.configuration.limits.time))
    }

    /// The answer to a request that is refused: a page for a person whose browser wants one, problem details for programs and
    /// for whatever is part of the API.
    func response(_ problem: Problem, _ request: Request, _ target: RequestTarget, _ route: Route) -> Response {
        guard route.isForPeople, request.headers[.accept]?.lowercased().contains("text/html") == true else {
            return Response(problem)
        }
        let seconds = problem.headers.first { $0.name == "Retry-After" }.flatMap { Int($0.value) }
        let page = SharePages.problem(problem.kind.status, retryingIn: seconds, pageRequest(request, target))
        var response = response(page, request, ResponseBody(byteBuffer: ByteBuffer(bytes: page.body)))
        for header in problem.headers {
            if let name = HTTPField.Name(header.name) { response.headers[name] = header.value }
        }
        return response
    }

    private func pageRequest(_ request: Request, _ target: RequestTarget) -> PageRequest {
        var headers: [String: String] = [:]
        for field in request.headers where Self.pageFields.contains(field.name.canonicalName) {
            headers[field.name.canonicalName] = field.value
        }
        return PageRequest(
            path: String(target.path), query: String(target.query), headers: headers, origin: origin(request))
    }

    private func origin(_ request: Request) -> String {
        parts.configuration.origin ?? "http://" + (request.head.authority ?? "localhost")
    }

    private func response(_ page: PageResponse, _ request: Request, _ body: ResponseBody) -> Response {
        var response = Response(status: .init(code: page.status), headers: [.xContentTypeOptions: "nosniff"])
        for header in page.headers {
            if let name = HTTPField.Name(header.name) { response.headers[name] = header.value }
        }
        if page.status == 200, !parts.configuration.waits {
            var tag = ContentTag()
            tag.add(page.body)
            response.headers[.eTag] = tag.text
            if let known = request.headers[.ifNoneMatch], Self.matches(known, tag.text) {
                response.status = .notModified
                response.headers[.contentType] = nil
                return response
            }
        }
        response.body = body
        return response
    }
}

extension RuleSet.List {
    var parameters: [Parameter] {
        switch self {
        case .sites: []
        case .apps, .schemes:
            [Parameter("os", "only those for this operating system", .choice(OperatingSystem.allCases.map(\.rawValue)))]
        }
    }
}

extension HTTPField.Name {
    /// `Referrer-Policy`.
    static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .referer
}
