import HTTPTypes
import HummingbirdCore
import JSONText
import NIOCore

/// Answers the requests to an endpoint by one set of rules.
struct EndpointAnswering: Sendable {
    let endpoint: Endpoint
    let rules: RuleSet
    let parts: ServiceParts
    private var limits: ServiceLimits { parts.configuration.limits }

    /// How many bytes of answers are made before they are sent.
    private static let chunkSize = 1 << 15

    init(endpoint: Endpoint, rules: RuleSet, parts: ServiceParts) {
        self.endpoint = endpoint
        self.rules = rules
        self.parts = parts
    }

    /// Answers the input in the query.
    func answer(_ target: RequestTarget) async throws -> Response {
        let options = try Options(target.query, input: endpoint.input, endpoint.parameters)
        let answer = try endpoint.answers(options, rules)
        let input = options.input ?? []
        let bytes = try await parts.perform {
            var output: [UInt8] = []
            answer(input, &output)
            output.append(UInt8(ascii: "\n"))
            return output
        }
        return Response(json: bytes)
    }

    /// Answers the inputs in the body.
    func answer(bodyOf request: Request, _ target: RequestTarget) async throws -> Response {
        let options = try Options(target.query, input: nil, endpoint.parameters)
        let type = RequestInput.type(of: request)
        if let document = endpoint.document, document.types.contains(type) {
            let input = try await RequestInput(of: request, limits: limits, parts.bodies)
            let (type, bytes) = try await parts.threads.run {
                try document.answer(input.document, type, options, rules)
            }
            return Response(type: type, bytes)
        }
        try checkType(type)
        let answer = try endpoint.answers(options, rules)
        let input = try await RequestInput(of: request, limits: limits, parts.bodies)
        let lines = try input.lines(limits)
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson", .xContentTypeOptions: "nosniff"],
            body: ResponseBody { writer in
                var rest = lines[...]
                let end = ContinuousClock.now + limits.time
                while !rest.isEmpty {
                    let chunk = try await parts.perform { [rest] in self.chunk(of: rest, input, until: end, answer) }
                    rest = rest.dropFirst(chunk.lines)
                    try await writer.write(ByteBuffer(bytes: chunk.bytes))
                    // Others have their turn: to write need not wait.
                    await Task.yield()
                }
                try await writer.finish(nil)
            })
    }

    private func checkType(_ type: String) throws(Problem) {
        let takesLines = endpoint.document == nil ? RequestInput.textTypes : []
        guard RequestInput.jsonTypes.contains(type) || takesLines.contains(type) else {
            let types = ["application/x-ndjson"] + (endpoint.document?.types ?? ["text/plain"])
            throw Problem(.mediaType, "a body here is of one of these types: " + types.joined(separator: ", "))
        }
    }

    /// Answers lines until enough is read or there is enough to send.
    private func chunk(
        of lines: ArraySlice<Range<Int>>, _ input: RequestInput, until end: ContinuousClock.Instant,
        _ answer: Endpoint.Answer
    ) -> (bytes: [UInt8], lines: Int) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.chunkSize + 8_192)
        var (count, read) = (0, 0)
        for line in lines {
            guard bytes.count + read < Self.chunkSize else { break }
            if ContinuousClock.now < end {
                answer(input.input(line), &bytes)
            } else {
                let detail = "the time for the request was used up before this line; send the rest again"
                bytes += Problem(.busy, detail).json.line.utf8
            }
            bytes.append(UInt8(ascii: "\n"))
            count += 1
            read += line.count
        }
        return (bytes, count)
    }
}
