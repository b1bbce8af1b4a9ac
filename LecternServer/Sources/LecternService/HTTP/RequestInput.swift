import HTTPTypes
import HummingbirdCore
import NIOCore
import Text

/// The body of a request, taken as a whole before it is answered: most clients send everything before they read, and would
/// wait for ever for a service that answers what it has while it has not read the rest.
struct RequestInput: Sendable {
    let bytes: ByteBuffer
    /// The media type, without parameters and in lower case; empty if there is none.
    let type: String
    private let share: BodyBudget.Share

    /// Takes a body.
    ///
    /// - Throws: `Problem` if it is too large, or the bodies of all requests together are.
    init(of request: Request, limits: ServiceLimits, _ share: BodyBudget.Share) async throws {
        type = Self.type(of: request)
        self.share = share
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.body {
            throw Self.tooLarge(limits)
        }
        var bytes = ByteBuffer()
        for try await part in request.body {
            guard bytes.readableBytes + part.readableBytes <= limits.body else { throw Self.tooLarge(limits) }
            guard share.take(part.readableBytes) else { throw Problem.busy("too many large bodies at once") }
            bytes.writeImmutableBuffer(part)
        }
        self.bytes = bytes
    }

    /// - Throws: `Problem` if the body of a request is compressed, or its text is not UTF-8.
    static func checkEncoding(of request: Request) throws(Problem) {
        let parameters = (request.headers[.contentType] ?? "").lowercased().split(separator: ";").dropFirst()
        for parameter in parameters.map({ $0.filter { $0 != " " && $0 != "\"" } }) where parameter.hasPrefix("charset=")
        {
            guard ["charset=utf-8", "charset=utf8", "charset=us-ascii"].contains(parameter) else {
                throw Problem(.mediaType, "a body with \(parameter) is not read here; send it as UTF-8")
            }
        }
        guard let encoding = request.headers[.contentEncoding], encoding.lowercased() != "identity" else { return }
        var problem = Problem(.mediaType, "a compressed body is not read here; send it without Content-Encoding")
        problem.headers = [("Accept-Encoding", "identity")]
        throw problem
    }

    static func type(of request: Request) -> String {
        let field = request.headers[.contentType] ?? ""
        return field.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    }

    private static func tooLarge(_ limits: ServiceLimits) -> Problem {
        Problem(.tooLarge, "the body has more than \(limits.body) bytes; send it in parts")
    }

    var document: [UInt8] { Array(bytes.readableBytesView) }

    /// The lines, without their ends: each is an input.
    ///
    /// - Throws: `Problem` if there are too many, one is too long, or where they are takes too much memory.
    func lines(_ limits: ServiceLimits) throws(Problem) -> [Range<Int>] {
        let view = bytes.readableBytesView
        var lines: [Range<Int>] = []
        var start = view.startIndex
        while start < view.endIndex {
            let end = view[start...].firstIndex(of: UInt8(ascii: "\n")) ?? view.endIndex
            guard lines.count < limits.lines else {
                throw Problem(.tooLarge, "the body has more than \(limits.lines) lines; send it in parts")
            }
            guard end - start <= limits.line else {
                throw Problem(
                    .tooLarge, "line \(lines.count + 1) has \(end - start) bytes; the limit is \(limits.line)")
            }
            let hasReturn = end > start && view[end - 1] == UInt8(ascii: "\r")
            lines.append(start..<end - (hasReturn ? 1 : 0))
            start = end + 1
        }
        guard share.take(lines.count * MemoryLayout<Range<Int>>.stride) else {
            throw Problem.busy("too many large bodies at once")
        }
        return lines
    }

    /// The input that a line is: its bytes, or for JSON the text of the string.
    func input(_ line: Range<Int>) -> [UInt8] {
        let bytes = Array(bytes.readableBytesView[line])
        guard bytes.first == UInt8(ascii: "\""), Self.jsonTypes.contains(type),
            let text = (try? JSONDocument(bytes))?.root.string
        else { return bytes }
        return Array(text.utf8)
    }

    /// The types of bodies with a JSON value on each line.
    static let jsonTypes: Set = ["application/x-ndjson", "application/ndjson", "application/jsonl"]
    /// The types of bodies with an input on each line as it is; the last is what curl says of any body.
    static let textTypes: Set = ["", "text/plain", "application/x-www-form-urlencoded"]
}

extension Problem {
    static func busy(_ detail: String) -> Problem {
        var problem = Problem(.busy, detail + "; try again in a moment")
        problem.headers = [("Retry-After", "1")]
        return problem
    }
}
