import Fetching
import URLText

extension Secrets {
    /// A shorter value is not looked for in responses: it may be there for another reason.
    private static let minimumLength = 8

    /// A request without its secrets.
    static func removed(from request: FetchRequest) -> FetchRequest {
        FetchRequest(
            method: request.method, url: removed(from: request.url),
            headers: request.headers.filter { !headers.contains($0.name.lowercased()) }
                .map { HeaderField(name: $0.name, value: removed(from: $0.value)) },
            body: editing(request.body) { removedMembers(from: removed(fromForm: $0)) },
            followsRedirects: request.followsRedirects)
    }

    /// An exchange without its secrets. Those of the request and of redirects are removed wherever the response repeats
    /// them.
    static func removed(from exchange: Recording.Exchange) -> Recording.Exchange {
        let values = values(in: exchange)
        func clean(_ text: String) -> String { values.reduce(removed(from: text), replacing) }
        let result = exchange.result.map { response in
            FetchResponse(
                status: response.status, url: clean(response.url),
                headers: response.headers.filter { isRecorded($0.name) }
                    .map { HeaderField(name: $0.name, value: clean($0.value)) },
                body: editing(response.body) { removedMembers(from: values.reduce($0, replacing)) },
                redirects: response.redirects.map { .init(url: clean($0.url), status: $0.status) })
        }.mapError { FetchError($0.kind, clean($0.message)) }
        return Recording.Exchange(request: removed(from: exchange.request), result: result)
    }

    /// A text without the user names, the passwords and the values of secret parameters of the URLs in it, also of URLs that
    /// are percent-encoded there.
    static func removed(from text: String) -> String {
        replacingParameters(in: removedUserInfo(from: text)) { name, value in
            parameters.contains(name) ? placeholder : removed(from: value)
        }
    }

    /// A text without what comes before `@` in the authorities of the URLs in it (RFC 3986, section 3.2.1).
    private static func removedUserInfo(from text: String) -> String {
        guard text.contains("@") || text.contains("%40") else { return text }
        let userInfo = /(:\/\/|(?i:%3A%2F%2F))(?:(?!(?i:%2F|%3F|%23|%40))[^\/?#&\s"'<>@])+(@|%40)/
        return text.replacing(userInfo) { $0.output.1 + placeholder + $0.output.2 }
    }

    /// The content of a form (application/x-www-form-urlencoded) without secrets.
    private static func removed(fromForm text: String) -> String { String(removed(from: "&" + text).dropFirst()) }

    /// A JSON text without the values of members that are secrets.
    private static func removedMembers(from text: String) -> String {
        replacingMembers(in: text) { _ in placeholder }
    }

    /// A JSON text with the values of members that are secrets replaced.
    private static func replacingMembers(in text: String, _ replacement: (String) -> String) -> String {
        guard ["token\"", "secret\"", "api_key\"", "password\""].contains(where: text.contains) else { return text }
        let member =
            /("(?:(?:access|refresh|id|oauth)_token|oauth_token_secret|client_secret|api_key|password)"\s*:\s*")((?:[^"\\]|\\.)+)/
        return text.replacing(member) { $0.output.1 + replacement(String($0.output.2)) }
    }

    private static func replacing(_ text: String, _ value: String) -> String {
        text.replacing(value, with: placeholder)
    }

    private static func isRecorded(_ name: String) -> Bool {
        let name = name.lowercased()
        return !headers.contains(name) && !volatileHeaders.contains(name)
    }

    /// A body with its text edited; one that is not UTF-8 is left as it is.
    private static func editing(_ body: [UInt8], _ edit: (String) -> String) -> [UInt8] {
        String(validating: body, as: UTF8.self).map { Array(edit($0).utf8) } ?? body
    }

    /// The secrets of a request and of the URLs to which it was redirected, as they are written there and decoded, longest
    /// first.
    private static func values(in exchange: Recording.Exchange) -> [String] {
        let request = exchange.request
        let response = try? exchange.result.get()
        var values: Set<String> = []
        func collect(_ name: String, _ value: String) -> String {
            if parameters.contains(name) { values.insert(value) } else { _ = replacingParameters(in: value, collect) }
            return value
        }
        let body = String(decoding: request.body, as: UTF8.self)
        let urls = [request.url] + (response?.redirects.map(\.url) ?? []) + (response.map { [$0.url] } ?? [])
        for text in urls + ["&" + body] { _ = replacingParameters(in: text, collect) }
        _ = replacingMembers(in: body) { collect("password", $0) }
        for field in request.headers where headers.contains(field.name.lowercased()) {
            // Of "Bearer TOKEN" the token.
            values.insert(field.value.split(separator: " ").last.map(String.init) ?? "")
        }
        values.formUnion(values.compactMap { PercentEncoding.decode($0) })
        return values.filter { $0.utf8.count >= minimumLength && $0 != placeholder }
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// A text with the values of URL parameters replaced by a function of their names, in lower case with `_` for `-`, and
    /// the values.
    private static func replacingParameters(
        in text: String, _ replacement: (_ name: String, _ value: String) -> String
    ) -> String {
        guard text.contains("=") || text.contains("%3") else { return text }
        let parameter =
            /((?:[?&;#]|(?i:%3F|%26|%23))([A-Za-z0-9_.\-]+)(?:=|(?i:%3D)))((?:(?!(?i:%26|%23))[^&;#\s"'<>\\])+)/
        return text.replacing(parameter) { match in
            let name = match.output.2.lowercased().replacing("-", with: "_")
            return match.output.1 + replacement(name, String(match.output.3))
        }
    }
}
