import LinkEngine
import Requests
package import Text

extension Recording {
    /// Reads a file.
    ///
    /// - Throws: A finding with the location of the error, if it is not a recording of this version.
    package init(_ file: SourceFile) throws(Finding) {
        let root = try file.parsed().root
        if let version = root["version"]?.number, version != String(Self.version) {
            throw Finding(
                .error, "the recording has version \(version); this program reads version \(Self.version)",
                at: SourceLocation(file: file, offset: root["version"]?.offset ?? 0))
        }
        let object = try RecordingObject(
            root, "recording", keys: ["$schema", "version", "rule", "input", "exchanges"], in: file)
        _ = try object.integer("version")
        subject = try Subject(object, in: file)
        location = SourceLocation(file: file, offset: root.offset)
        _ = try object.required("exchanges")
        exchanges = try object.items("exchanges") { (item) throws(Finding) in try Exchange(item, in: file) }
    }
}

extension Recording.Subject {
    fileprivate init(_ recording: RecordingObject, in file: SourceFile) throws(Finding) {
        let rule = try RecordingObject(recording.required("rule"), "rule", keys: ["kind", "title", "app"], in: file)
        kind = try rule.choice("kind", RuleTest.Kind.allCases.map { ($0.rawValue, $0) })
        title = try rule.string("title")
        app = try rule.optionalString("app")
        input = try recording.string("input")
    }
}

extension Recording.Exchange {
    fileprivate init(_ value: JSONValue, in file: SourceFile) throws(Finding) {
        let exchange = try RecordingObject(value, "exchange", keys: ["request", "response", "failure"], in: file)
        request = try FetchRequest(exchange.required("request"), in: file)
        location = SourceLocation(file: file, offset: value.offset)
        if let failure = value["failure"] {
            if let response = value["response"] {
                throw exchange.finding("the exchange has a \"failure\" and a \"response\"", at: response)
            }
            let object = try RecordingObject(failure, "failure", keys: ["kind", "message"], in: file)
            let kind = try object.choice("kind", FetchError.Kind.allCases.map { ("\($0)", $0) })
            result = .failure(FetchError(kind, try object.string("message")))
        } else {
            result = .success(try FetchResponse(exchange.required("response"), to: request, in: file))
        }
    }
}

extension FetchRequest {
    fileprivate init(_ value: JSONValue, in file: SourceFile) throws(Finding) {
        let object = try RecordingObject(
            value, "request", keys: ["method", "url", "followsRedirects", "headers", "text", "json", "base64"],
            in: file)
        self.init(
            method: try object.string("method"), url: try object.string("url"), headers: try object.headers(in: file),
            body: try object.body(), followsRedirects: try object.flag("followsRedirects") ?? true)
    }
}

extension FetchResponse {
    fileprivate init(_ value: JSONValue, to request: FetchRequest, in file: SourceFile) throws(Finding) {
        let object = try RecordingObject(
            value, "response", keys: ["status", "url", "redirects", "headers", "text", "json", "base64"], in: file)
        self.init(
            status: try object.status(), url: try object.optionalString("url") ?? request.url,
            headers: try object.headers(in: file), body: try object.body(),
            redirects: try object.items("redirects") { (item) throws(Finding) in
                let redirect = try RecordingObject(item, "redirect", keys: ["status", "url"], in: file)
                return Redirect(url: try redirect.string("url"), status: try redirect.status())
            })
    }
}

extension RecordingObject {
    fileprivate func choice<Choice>(
        _ key: String, _ choices: [(name: String, choice: Choice)]
    ) throws(Finding) -> Choice {
        let member = try required(key)
        let name = try string(member, key)
        guard let found = choices.first(where: { $0.name == name }) else {
            let names = choices.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw finding("\"\(key)\" is \(member.source)", at: member, note: "it can be one of \(names)")
        }
        return found.choice
    }

    fileprivate func status() throws(Finding) -> Int {
        let status = try integer("status")
        guard 100...599 ~= status else {
            throw finding("\"status\" is \(status), not an HTTP status", at: try required("status"))
        }
        return status
    }

    fileprivate func headers(in file: SourceFile) throws(Finding) -> [HeaderField] {
        try items("headers") { (item) throws(Finding) in
            let field = try RecordingObject(item, "header", keys: ["name", "value"], in: file)
            return HeaderField(name: try field.string("name"), value: try field.string("value"))
        }
    }

    /// The body, which is in one of three members; empty where there is none of them.
    fileprivate func body() throws(Finding) -> [UInt8] {
        let members = value.members?.filter { ["text", "json", "base64"].contains($0.name) } ?? []
        guard let member = members.first else { return [] }
        if let second = members.dropFirst().first {
            throw finding("the body is in \"\(member.name)\" and in \"\(second.name)\"", at: second.key)
        }
        let body: [UInt8]
        switch member.name {
        case "json": body = Array(JSONOutput.value(member.value).line.utf8)
        case "base64":
            let text = try string(member.value, "base64")
            guard let bytes = try? Base64.decode(text.utf8) else {
                throw finding("\"base64\" is not base64", at: member.value)
            }
            body = bytes
        default: body = Array(try text(member.value).utf8)
        }
        guard body.count <= WorkshopLimits.recordedBody else {
            throw finding(
                "the body has \(body.count) bytes, more than \(WorkshopLimits.recordedBody)", at: member.value)
        }
        return body
    }

    /// A text in one string, or in an array of its lines.
    private func text(_ member: JSONValue) throws(Finding) -> String {
        if let text = member.string { return text }
        guard member.isArray else { throw wrongType(member, "text", expected: "a string or an array of lines") }
        return try items("text") { (line) throws(Finding) in try string(line, "text") }.joined(separator: "\n")
    }
}
