import Text

extension JSONOutput {
    /// A message without an answer.
    static func notification(_ method: String, _ parameters: [(String, JSONOutput)]) -> JSONOutput {
        .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", .object(parameters))])
    }

    /// A message that the client answers.
    static func request(_ id: String, _ method: String, _ parameters: [(String, JSONOutput)]) -> JSONOutput {
        .object([
            ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string(method)),
            ("params", .object(parameters)),
        ])
    }

    /// The answer to a request.
    static func response(_ id: RequestID, _ result: JSONOutput) -> JSONOutput {
        .object([("jsonrpc", .string("2.0")), ("id", id.json), ("result", result)])
    }
}
