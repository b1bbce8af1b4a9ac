import Requests
import Text

extension Recording {
    /// The text of the file, with a line break at its end.
    var text: String {
        JSONOutput.object([
            ("version", .int(Self.version)), ("rule", subject.rule), ("input", .string(subject.input)),
            ("exchanges", .array(exchanges.map(\.json))),
        ]).pretty + "\n"
    }
}

extension Recording.Subject {
    fileprivate var rule: JSONOutput {
        let app = app.map { [("app", JSONOutput.string($0))] } ?? []
        return .object([("kind", .string(kind.rawValue)), ("title", .string(title))] + app)
    }
}

extension Recording.Exchange {
    fileprivate var json: JSONOutput {
        switch result {
        case .success(let response):
            .object([("request", request.json), ("response", response.json(for: request))])
        case .failure(let error):
            .object([
                ("request", request.json),
                ("failure", .object([("kind", .string("\(error.kind)")), ("message", .string(error.message))])),
            ])
        }
    }
}

extension FetchRequest {
    fileprivate var json: JSONOutput {
        .object(
            [("method", .string(method)), ("url", .string(url))]
                + (followsRedirects ? [] : [("followsRedirects", .bool(false))]) + JSONOutput.members(headers)
                + JSONOutput.members(body: body))
    }
}

extension FetchResponse {
    fileprivate func json(for request: FetchRequest) -> JSONOutput {
        let followed = redirects.map {
            JSONOutput.object([("status", .int($0.status)), ("url", .string($0.url))])
        }
        return .object(
            [("status", .int(status))] + (url == request.url ? [] : [("url", .string(url))])
                + (followed.isEmpty ? [] : [("redirects", .array(followed))]) + JSONOutput.members(headers)
                + JSONOutput.members(body: body))
    }
}

extension JSONOutput {
    fileprivate static func members(_ headers: [HeaderField]) -> [(String, JSONOutput)] {
        guard !headers.isEmpty else { return [] }
        return [
            (
                "headers",
                .array(headers.map { .object([("name", .string($0.name)), ("value", .string($0.value))]) })
            )
        ]
    }

    /// A body in the most readable form from which its bytes can be restored: JSON if the bytes are as the program writes
    /// JSON in one line, else lines of text, else base64.
    fileprivate static func members(body: [UInt8]) -> [(String, JSONOutput)] {
        guard !body.isEmpty else { return [] }
        guard let text = String(validating: body, as: UTF8.self) else {
            return [("base64", .string(String(decoding: Base64.encode(body), as: UTF8.self)))]
        }
        if let root = try? JSONDocument(body).root, root.isArray || root.members != nil,
            JSONOutput.value(root).line == text
        {
            return [("json", .value(root))]
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { JSONOutput.string(String(Substring($0))) }
        return [("text", lines.count == 1 ? lines[0] : .array(lines))]
    }
}
