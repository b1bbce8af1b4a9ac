import HTTPTypes
import Hosts
import Hummingbird
import HummingbirdCore
import Logging
import NIOHTTP1
import SharePage

/// Answers requests: everything between the head of a request and the head of its answer.
struct ServiceResponder: HTTPResponder {
    typealias Context = ServiceContext

    let parts: ServiceParts
    private var configuration: ServiceConfiguration { parts.configuration }

    init(_ parts: ServiceParts) { self.parts = parts }

    func respond(to request: Request, context: ServiceContext) async throws -> Response {
        let start = ContinuousClock.now
        let target = RequestTarget(request.head.path ?? "/")
        let route = Route(target.path)
        var response: Response
        do {
            let caller = caller(request, context)
            let verdict = try limit(request, route, caller.client)
            response = try await answer(request, target, route, caller)
            verdict.map { add($0, to: &response) }
        } catch let problem as Problem {
            response = self.response(problem, request, target, route)
        } catch let error where error is HTTPParserError || context.channel?.isActive == false {
            // The connection was refused, which is counted already, or its client has gone.
            throw error
        } catch {
            parts.logger.error("a request failed", metadata: ["route": "\(route.name)", "error": "\(type(of: error))"])
            let problem = Problem(.failure, "the error is in the log of the service")
            response = self.response(problem, request, target, route)
        }
        if route.isShared {
            response.headers[.accessControlAllowOrigin] = "*"
            response.headers[.accessControlExposeHeaders] = "ETag, RateLimit, RateLimit-Policy, Retry-After"
        }
        if request.method == .head { response = response.createHeadResponse() }
        let duration = ContinuousClock.now - start
        parts.metrics.record(route.name, status: response.status.code, duration)
        parts.accessLog.record(request, route, response, duration) { client(request, context) }
        return response
    }

    /// Takes a request from what its client may make.
    ///
    /// - Throws: `Problem` if the client makes too many.
    private func limit(
        _ request: Request, _ route: Route, _ client: ClientAddress
    ) throws(Problem) -> RateLimiter.Verdict? {
        guard let limiter = route.isOperation ? parts.operationLimiter : parts.limiter else { return nil }
        let verdict = limiter.take(request.method == .post ? 5 : 1, from: client)
        guard !verdict.isAllowed else { return route.isOperation ? nil : verdict }
        var problem = Problem(.rateLimit, "more requests than a client may make; try again in \(verdict.seconds) s")
        problem.headers = [
            ("Retry-After", "\(verdict.seconds)"), ("RateLimit-Policy", limiter.policy),
            ("RateLimit", "\"default\";r=0;t=\(verdict.seconds)"),
        ]
        throw problem
    }

    private func caller(_ request: Request, _ context: ServiceContext) -> Caller {
        Caller(
            client: client(request, context).map { ClientAddress($0) } ?? .local,
            connection: context.channel.flatMap { parts.connections.entry(of: $0) })
    }

    /// The address of the client, as the proxy or the connection has it; nil if it is a program of this machine.
    private func client(_ request: Request, _ context: ServiceContext) -> IPAddress? {
        if let name = configuration.proxyHeader, let field = request.headers[name],
            let client = IPAddress(forwarded: field, in: name)
        {
            return client
        }
        return IPAddress(context.channel?.remoteAddress)
    }

    private func add(_ verdict: RateLimiter.Verdict, to response: inout Response) {
        response.headers[.rateLimit] = "\"default\";r=\(verdict.remaining);t=\(verdict.seconds)"
        if let limiter = parts.limiter { response.headers[.rateLimitPolicy] = limiter.policy }
    }

    private func answer(
        _ request: Request, _ target: RequestTarget, _ route: Route, _ caller: Caller
    ) async throws -> Response {
        guard route.allows(request.method) else {
            var problem = Problem(.method, "this path takes \(route.allow)")
            problem.headers = [("Allow", route.allow)]
            throw problem
        }
        if request.method == .options { return preflight(route) }
        let rules = parts.rules
        switch route {
        case .endpoint(let endpoint):
            let answering = EndpointAnswering(endpoint: endpoint, rules: rules, parts: parts, caller: caller)
            if request.method == .post { return try await answering.answer(bodyOf: request, target) }
            let query = try answering.query(target)
            return try await cached(request, rules) { try await answering.answer(query) }
        case .list(let list):
            let options = try Options(target.query, input: nil, list.parameters)
            return try await cached(request, rules) { try await answer(list, options, rules, caller) }
        case .page: return try await answerPage(request, target, rules, caller)
        default: return try answerFixed(route, rules)
        }
    }

    private func preflight(_ route: Route) -> Response {
        var response = Response(status: .noContent)
        response.headers[.allow] = route.allow
        if route.isShared {
            response.headers[.accessControlAllowMethods] = route.allow
            response.headers[.accessControlAllowHeaders] = "Content-Type, If-None-Match"
            response.headers[.accessControlMaxAge] = "86400"
        }
        return response
    }
}
