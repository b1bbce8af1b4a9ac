import CJavaScriptCore
import Hosts
import Requests

extension ScriptContext {
    /// Performs a request of the script: method, URL, timeout in milliseconds, body, then names and values of headers.
    func request(_ values: [JSValueRef?]) -> JSValueRef? {
        guard unsafe values.count >= 4 else { return nil }
        let texts = unsafe values.map { unsafe text($0) }
        let request = FetchRequest(
            method: texts[0], url: WebURL(texts[1], domains: domains)?.withoutFragment ?? texts[1],
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
