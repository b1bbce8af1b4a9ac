import Requests
import Text

extension Recording {
    /// The text of the file, with a line break at its end.
    var text: String {
        let recording: JSONOutput = [
            "version": .int(Self.version), "rule": subject.rule, "input": .string(subject.input),
            "exchanges": .array(exchanges.map(\.json)),
        ]
        return recording.pretty + "\n"
    }
}

extension Recording.Subject {
    fileprivate var rule: JSONOutput {
        ["kind": .string(kind.rawValue), "title": .string(title), "app": app.map { .string($0) }]
    }
}

extension Recording.Exchange {
    fileprivate var json: JSONOutput {
        switch result {
        case .success(let response): ["request": request.json, "response": response.json(for: request)]
        case .failure(let error):
            [
                "request": request.json,
                "failure": ["kind": .string("\(error.kind)"), "message": .string(error.message)],
            ]
        }
    }
}

extension FetchRequest {
    fileprivate var json: JSONOutput {
        let body = RecordedBody(body)
        return [
            "method": .string(method), "url": .string(url), "followsRedirects": followsRedirects ? nil : .bool(false),
            "headers": headers.json, "base64": body.base64, "json": body.json, "text": body.text,
        ]
    }
}

extension FetchResponse {
    fileprivate func json(for request: FetchRequest) -> JSONOutput {
        let body = RecordedBody(body)
        let followed = redirects.map { ["status": .int($0.status), "url": .string($0.url)] as JSONOutput }
        return [
            "status": .int(status), "url": url == request.url ? nil : .string(url),
            "redirects": followed.isEmpty ? nil : .array(followed), "headers": headers.json, "base64": body.base64,
            "json": body.json, "text": body.text,
        ]
    }
}

extension [HeaderField] {
    fileprivate var json: JSONOutput? {
        isEmpty ? nil : .array(map { ["name": .string($0.name), "value": .string($0.value)] })
    }
}

/// A body in the most readable form from which its bytes can be restored: JSON if the bytes are as the program writes JSON
/// in one line, else lines of text, else base64. An empty one has none.
private struct RecordedBody {
    var base64, json, text: JSONOutput?

    init(_ body: [UInt8]) {
        guard !body.isEmpty else { return }
        guard let text = String(validating: body, as: UTF8.self) else {
            base64 = .string(String(decoding: Base64.encode(body), as: UTF8.self))
            return
        }
        if let root = try? JSONDocument(body).root, root.isArray || root.members != nil,
            JSONOutput.value(root).line == text
        {
            json = .value(root)
            return
        }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { JSONOutput.string(String(Substring($0))) }
        self.text = lines.count == 1 ? lines[0] : .array(lines)
    }
}
