import HTTPTypes
import HummingbirdCore
import NIOCore
import Text

/// Answers the requests to an endpoint by one set of rules.
struct EndpointAnswering: Sendable {
    let endpoint: Endpoint
    let rules: RuleSet
    let parts: ServiceParts
    let caller: Caller
    /// When the answer is to be made and sent.
    private let end: ContinuousClock.Instant
    private var limits: ServiceLimits { parts.configuration.limits }

    /// How long lines of a body are answered before others take their turn.
    private static let slice = Duration.milliseconds(10)

    init(endpoint: Endpoint, rules: RuleSet, parts: ServiceParts, caller: Caller) {
        self.endpoint = endpoint
        self.rules = rules
        self.parts = parts
        self.caller = caller
        end = ContinuousClock.now + parts.configuration.limits.time
    }

    /// An input, and how it is answered.
    struct Query: Sendable {
        fileprivate let input: [UInt8]
        fileprivate let answer: Endpoint.Answer
    }

    /// Reads the input in the query.
    ///
    /// - Throws: `Problem` if a parameter is missing or wrong.
    func query(_ target: RequestTarget) throws(Problem) -> Query {
        let options = try Options(target.query, input: endpoint.input, endpoint.parameters)
        return Query(input: options.input ?? [], answer: try endpoint.answers(options, rules))
    }

    func answer(_ query: Query) async throws -> Response {
        let bytes = try await parts.threads.run(for: caller, limit: limits.documentTime, until: end) { time in
            var output: [UInt8] = []
            try query.answer(query.input, time, &output)
            output.append(UInt8(ascii: "\n"))
            return output
        }
        return try Response(type: "application/json", bytes, limits, parts.bodies, for: caller.client)
    }

    /// Answers the inputs in the body.
    func answer(bodyOf request: Request, _ target: RequestTarget) async throws -> Response {
        let options = try Options(target.query, input: nil, endpoint.parameters)
        let type = RequestInput.type(of: request)
        try RequestInput.checkEncoding(of: request)
        let share = parts.bodies.share(of: caller.client)
        if let document = endpoint.document, document.types.contains(type) {
            let input = try await RequestInput(of: request, limits: limits, share)
            guard input.bytes.readableBytes <= limits.document else {
                throw Problem(.tooLarge, "a document has at most \(limits.document) bytes; send it in parts")
            }
            let (type, bytes) = try await parts.documents.run(for: caller, limit: limits.documentTime, until: end) {
                [rules] time in
                try document.answer(input.document, type, options, rules, time)
            }
            return try Response(type: type, bytes, limits, parts.bodies, for: caller.client)
        }
        try checkType(type)
        let answer = try endpoint.answers(options, rules)
        let input = try await RequestInput(of: request, limits: limits, share)
        return try Response(
            status: .ok, headers: [.contentType: "application/x-ndjson", .xContentTypeOptions: "nosniff"],
            body: answers(to: input, answer))
    }

    private func checkType(_ type: String) throws(Problem) {
        let takesLines = endpoint.document == nil ? RequestInput.textTypes : []
        guard RequestInput.jsonTypes.contains(type) || takesLines.contains(type) else {
            throw Problem(
                .mediaType, "the supported types are: " + endpoint.bodyTypes.joined(separator: ", "))
        }
    }

    /// The answers to the lines of a body, made while they are sent. Once the time for a request is used up, by the engine or
    /// by a client that reads slowly, or the service stops, a last line says so.
    private func answers(to input: RequestInput, _ answer: @escaping Endpoint.Answer) throws(Problem) -> ResponseBody {
        let lines = try input.lines(limits)
        return ResponseBody { writer in
            var rest = lines[...]
            var spent = Duration.zero
            var problem = Problem(.busy, "the time for a request was used up")
            while !rest.isEmpty, ContinuousClock.now < end {
                do {
                    let isShort = spent < ShortWork.limit
                    let queue = isShort ? parts.threads : parts.lines
                    let chunk = try await queue.run(for: caller, until: end, isCounted: false, isShort: isShort) {
                        [rest] time in
                        Self.chunk(of: rest, input, limits.documentTime, time, answer)
                    }
                    let bytes = try CountedBytes(chunk.bytes, parts.bodies, for: caller.client)
                    rest = rest.dropFirst(chunk.lines)
                    spent += chunk.time
                    try await writer.write(bytes, until: end)
                } catch let ended as Problem {
                    problem = ended
                    break
                }
            }
            if !rest.isEmpty {
                let reason = problem.detail.prefix { $0 != ";" }
                let detail = "\(reason) before line \(rest.startIndex + 1); send the rest again"
                try await writer.write(ByteBuffer(string: Problem(.busy, detail).json.line + "\n"))
            }
            try await writer.finish(nil)
        }
    }

    /// Answers lines until enough is read, there is enough to send, or others are to have their turn.
    private static func chunk(
        of lines: ArraySlice<Range<Int>>, _ input: RequestInput, _ limit: Duration, _ time: WorkTime,
        _ answer: Endpoint.Answer
    ) -> (bytes: [UInt8], lines: Int, time: Duration) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(ResponseBody.chunkSize + 8_192)
        var (count, read) = (0, 0)
        for line in lines {
            guard bytes.count + read < ResponseBody.chunkSize, !time.isOver, time.spent < slice else { break }
            let lineTime = time.part(limit)
            let start = bytes.count
            do throws(Problem) {
                try answer(input.input(line), lineTime, &bytes)
            } catch {
                bytes.removeSubrange(start...)
                bytes += error.json.line.utf8
            }
            bytes.append(UInt8(ascii: "\n"))
            count += 1
            read += line.count
        }
        return (bytes, count, time.spent)
    }
}
