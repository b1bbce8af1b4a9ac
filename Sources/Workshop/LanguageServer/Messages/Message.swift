import Text

/// A request or notification of the client (JSON-RPC 2.0).
struct Message: Sendable {
    /// The number or text that the response repeats; nil for a notification.
    let id: RequestID?
    /// The name of what is asked.
    let method: String
    let parameters: JSONValue?
}

/// What identifies a request among those of its sender.
enum RequestID: Hashable, Sendable {
    case number(String)
    case text(String)

    /// Nil for a value that does not identify a request.
    init?(_ value: JSONValue?) {
        if let text = value?.string {
            self = .text(text)
        } else if let number = value?.number, Int(number) != nil {
            self = .number(number)
        } else {
            return nil
        }
    }

    var json: JSONOutput {
        switch self {
        case .number(let number): Int(number).map(JSONOutput.int) ?? .string(number)
        case .text(let text): .string(text)
        }
    }
}

extension Message {
    /// Reads the content of a message.
    ///
    /// - Returns: nil for a response, which needs no answer.
    static func read(_ content: [UInt8]) throws(ResponseError) -> Message? {
        if let offset = content.firstInvalidUTF8Offset {
            throw ResponseError(.parseError, "the message is not UTF-8: byte \(offset)")
        }
        let root: JSONValue
        do {
            root = try JSONDocument(content).root
        } catch {
            throw ResponseError(.parseError, "the message is not JSON: \(error.message) (byte \(error.offset))")
        }
        let id = RequestID(root["id"])
        guard root["jsonrpc"]?.string == "2.0" else {
            throw ResponseError(.invalidRequest, "the message is not an object with \"jsonrpc\": \"2.0\"", id)
        }
        guard let method = root["method"] else {
            if root["result"] != nil || root["error"] != nil { return nil }
            throw ResponseError(.invalidRequest, "the message has no \"method\"", id)
        }
        guard let name = method.string else {
            throw ResponseError(.invalidRequest, "\"method\" is \(method.typeName), not a string", id)
        }
        guard id != nil || root["id"] == nil else {
            throw ResponseError(.invalidRequest, "\"id\" is neither an integer nor a string")
        }
        return Message(id: id, method: name, parameters: root["params"])
    }
}

/// Why a request has no result.
struct ResponseError: Error, Equatable {
    /// The codes of JSON-RPC and of the protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case notInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
        case contentModified = -32801
    }

    let code: Code
    let message: String
    /// The request, if it is known where the error occurs.
    let id: RequestID?

    init(_ code: Code, _ message: String, _ id: RequestID? = nil) {
        self.code = code
        self.message = Printable.shortened(Printable.line(message), to: 500)
        self.id = id
    }

    static func == (first: ResponseError, second: ResponseError) -> Bool {
        first.code == second.code && first.message == second.message
    }

    func response(to id: RequestID?) -> JSONOutput {
        [
            "jsonrpc": "2.0", "id": (id ?? self.id)?.json ?? .null,
            "error": ["code": .int(code.rawValue), "message": .string(message)],
        ]
    }
}

extension JSONOutput {
    /// A message without an answer.
    static func notification(_ method: String, _ parameters: JSONOutput) -> JSONOutput {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    /// A message that the client answers.
    static func request(_ id: String, _ method: String, _ parameters: JSONOutput) -> JSONOutput {
        ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters]
    }

    /// The answer to a request.
    static func response(_ id: RequestID, _ result: JSONOutput) -> JSONOutput {
        ["jsonrpc": "2.0", "id": id.json, "result": result]
    }
}
