import CJavaScriptCore
import Hosts
import Requests

extension ScriptContext {
    /// Performs a request of the script: method, URL, timeout in milliseconds, body, then names and values of headers.
    func request(_ values: [JSValueRef?]) -> JSValueRef? {
        guard unsafe values.count >= 4 else { return nil }
        let texts = unsafe values.map { unsafe text($0) }
        let request = FetchRequest(
            method: texts[0], url: WebURL(texts[1])?.withoutFragment ?? texts[1],
            headers: stride(from: 4, to: texts.count - 1, by: 2).map {
                HeaderField(name: texts[$0], value: texts[$0 + 1])
            },
            body: unsafe JSValueIsString(context, values[3]) ? Array(texts[3].utf8) : [])
        let timeout = unsafe number(values[2])
        switch perform(request, timeout: timeout >= 1 ? Int(min(timeout, Double(Int32.max))) : 0) {
        case .success(let response): return unsafe make(response)
        case .failure(let error): return unsafe make(error.kind == .timeLimit && timeout >= 1 ? "timeout" : "error")
        }
    }

    /// Asks the parent, unless it has already refused a request because there were too many.
    private func perform(_ request: FetchRequest, timeout: Int) -> Result<FetchResponse, FetchError> {
        requests += 1
        if requests > call.requests + 1 { return .failure(.tooManyRequests(call.requests)) }
        return parent.ask(ScriptRequest(request, timeout: timeout, limit: call.size))
    }

    private func make(_ response: FetchResponse) -> JSValueRef? {
        let texts = [response.text, response.url] + response.headers.flatMap { [$0.name, $0.value] }
        let values = unsafe [JSValueMakeNumber(context, Double(response.status))] + texts.map { unsafe make($0) }
        return unsafe JSObjectMakeArray(context, values.count, values, nil)
    }
}

extension FetchResponse {
    /// The body as text: in the encoding of its byte order mark, in that of its `Content-Type`, or in UTF-8 (WHATWG
    /// XMLHttpRequest Standard, "text response").
    var text: String {
        for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian]
        where body.starts(with: encoding.byteOrderMark) {
            return encoding.decode(body.dropFirst(encoding.byteOrderMark.count))
        }
        return (charset.flatMap { TextEncoding(label: $0) } ?? .utf8).decode(body[...])
    }

    /// The parameter `charset` of the content type.
    private var charset: Substring? {
        for parameter in header("Content-Type")?.split(separator: ";").dropFirst() ?? [] {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased().filter({ !$0.isWhitespace }) == "charset" else { continue }
            let value = parts[1].drop(while: \.isWhitespace)
            return value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value
        }
        return nil
    }
}
