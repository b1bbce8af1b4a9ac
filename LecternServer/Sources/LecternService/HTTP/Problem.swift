import Text

/// Why a request is not answered, as RFC 9457 has it.
public struct Problem: Error, Sendable, Equatable {
    /// The kinds of problems; `/api` explains each.
    public enum Kind: String, Sendable, CaseIterable {
        /// The request is not HTTP, or its head contradicts itself.
        case malformed = "malformed-request"
        /// The request names no host, or several.
        case host = "host"
        /// A parameter is missing, unknown or has a wrong value.
        case parameter = "parameter"
        /// There is nothing at the path.
        case notFound = "not-found"
        /// The path does not take the method.
        case method = "method"
        /// The request did not arrive in time.
        case timeout = "timeout"
        /// The body, a line of it or their number is over a limit.
        case tooLarge = "too-large"
        /// The body is of a type that is not supported.
        case mediaType = "media-type"
        /// The client expects what is not done here.
        case expectation = "expectation"
        /// The client sends requests faster than it may.
        case rateLimit = "rate-limit"
        /// The head of the request is over a limit.
        case headTooLarge = "head-too-large"
        /// Something went wrong inside.
        case failure = "failure"
        /// More requests wait than are taken.
        case busy = "busy"
    }

    /// What kind of problem it is.
    public let kind: Kind
    /// What is wrong with this request, and what to do.
    public let detail: String
    /// The parameter that it is about.
    public var parameter: String?
    /// Header fields that the answer has.
    public var headers: [(name: String, value: String)] = []

    /// Creates a problem.
    public init(_ kind: Kind, _ detail: String, parameter: String? = nil) {
        self.kind = kind
        self.detail = detail
        self.parameter = parameter
    }

    /// Whether both are of one kind, with the same words.
    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind && left.detail == right.detail }
}

extension Problem.Kind {
    /// The HTTP status.
    public var status: Int {
        switch self {
        case .malformed, .host, .parameter: 400
        case .notFound: 404
        case .method: 405
        case .timeout: 408
        case .tooLarge: 413
        case .mediaType: 415
        case .expectation: 417
        case .rateLimit: 429
        case .headTooLarge: 431
        case .failure: 500
        case .busy: 503
        }
    }

    /// The kind in words.
    public var title: String {
        switch self {
        case .malformed: "The request is malformed"
        case .host: "The request must name one host"
        case .parameter: "A parameter is missing or wrong"
        case .notFound: "There is nothing here"
        case .method: "Method not allowed"
        case .timeout: "The request did not arrive in time"
        case .tooLarge: "The body is too large"
        case .mediaType: "Unsupported type of the body"
        case .expectation: "The expectation cannot be met"
        case .rateLimit: "Too many requests"
        case .headTooLarge: "The head of the request is too large"
        case .failure: "Something went wrong"
        case .busy: "The server is busy"
        }
    }
}

extension Problem {
    static let mediaType = "application/problem+json"

    /// The problem details: `type` leads to the explanation of the kind.
    var json: JSONOutput {
        [
            "type": .string("/api#" + kind.rawValue), "title": .string(kind.title), "status": .int(kind.status),
            "detail": .string(detail), "parameter": parameter.map { .string($0) },
        ]
    }
}
