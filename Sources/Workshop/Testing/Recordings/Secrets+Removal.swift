import Requests
import Text
import URLText

extension Secrets {
    /// A shorter value is not looked for in responses: it may be there for another reason.
    private static let minimumLength = 8

    /// How deep values are looked into.
    private static let maximumDepth = 8

    /// A request without its secrets.
    static func removed(from request: FetchRequest) -> FetchRequest {
        FetchRequest(
            method: request.method, url: removed(from: request.url),
            headers: request.headers.filter { requestHeaders.contains($0.name.lowercased()) }
                .map { HeaderField(name: $0.name, value: removed(from: $0.value)) },
            body: editing(request.body) { removed(fromBody: $0) },
            followsRedirects: request.followsRedirects)
    }

    /// An exchange without its secrets. Those of the request and of redirects are removed wherever the response repeats
    /// them.
    static func removed(from exchange: Recording.Exchange) -> Recording.Exchange {
        let values = values(in: exchange)
        func clean(_ text: String) -> String { removed(from: values.reduce(text, replacing)) }
        let result = exchange.result.map { response in
            FetchResponse(
                status: response.status, url: clean(response.url),
                headers: response.headers.filter { responseHeaders.contains($0.name.lowercased()) }
                    .map { HeaderField(name: $0.name, value: clean($0.value)) },
                body: editing(response.body) { removed(fromBody: values.reduce($0, replacing)) },
                redirects: response.redirects.map { .init(url: clean($0.url), status: $0.status) })
        }.mapError { FetchError($0.kind, clean($0.message)) }
        return Recording.Exchange(request: removed(from: exchange.request), result: result)
    }

    /// A text without secrets: user names, passwords and the values of secret parameters of the URLs in it, also of URLs that
    /// are percent-encoded there, what is written as a member with the name of a secret, and tokens of known forms. What is
    /// too deep in URLs in one another is taken for a secret.
    static func removed(from text: String, depth: Int = 0) -> String {
        guard depth < maximumDepth else { return placeholder }
        let text = removedKnownForms(from: removedMembers(from: removedUserInfo(from: text)))
        return replacingParameters(in: text) { name, value in
            isSecret(name, in: .parameter) || hidesSecret(value, depth)
                ? placeholder : removed(from: value, depth: depth + 1)
        }
    }

    /// A body without secrets: strings of JSON are read as such, also of JSON in a call or an assignment of JavaScript, and
    /// anything else is a text, which may be a form.
    private static func removed(fromBody text: String, depth: Int = 0) -> String {
        guard let (range, document) = json(in: text) else {
            return String(removed(from: "&" + text, depth: depth).dropFirst())
        }
        var edits: [(range: Range<Int>, text: String)] = []
        collect(from: document.root, isSecret: false, depth, &edits)
        var bytes = Array(text.utf8[range])
        for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
        return removed(from: String(text[..<range.lowerBound]), depth: depth)
            + String(decoding: bytes, as: UTF8.self) + removed(from: String(text[range.upperBound...]), depth: depth)
    }

    /// The object or array of JSON in a body: all of it, or what is between its first and its last bracket.
    private static func json(in text: String) -> (Range<String.Index>, JSONDocument)? {
        guard let first = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
            let last = text.utf8.lastIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }), first < last
        else { return nil }
        let range = first..<text.utf8.index(after: last)
        return (try? JSONDocument(Array(text.utf8[range]))).map { (range, $0) }
    }

    /// Collects the values in JSON that are to be replaced.
    private static func collect(
        from value: JSONValue, isSecret: Bool, _ depth: Int, _ edits: inout [(range: Range<Int>, text: String)]
    ) {
        value.forEachItem { collect(from: $0, isSecret: isSecret, depth, &edits) }
        value.forEachMember { member in
            collect(from: member.value, isSecret: isSecret || Self.isSecret(member.name, in: .member), depth, &edits)
        }
        let range = value.offset..<value.offset + value.source.utf8.count
        if let text = value.string, !text.isEmpty {
            let clean = isSecret || hidesSecret(text, depth) ? placeholder : removed(from: text, depth: depth + 1)
            if clean != text { edits.append((range, JSONString.encode(clean))) }
        } else if isSecret, value.number != nil {
            edits.append((range, JSONString.encode(placeholder)))
        }
    }

    /// Whether a value has a secret in it that only shows when it is decoded, from Base64 or from percent-encoding that was
    /// applied more than once.
    private static func hidesSecret(_ value: String, _ depth: Int) -> Bool {
        func hasSecret(_ text: String) -> Bool { removed(fromBody: text, depth: depth + 1) != text }
        let decoded = String(decoding: PercentEncoding.decodedRepeatedly(value.utf8.span), as: UTF8.self)
        if decoded != PercentEncoding.decode(value), hasSecret(decoded) { return true }
        guard decoded.utf8.count >= minimumLength, let text = base64Text(decoded) else { return false }
        // A user name and a password, as in `Basic`.
        return hasSecret(text) || text.contains(/^[^\s:]+:[^\s:]+$/)
    }

    /// The text that a value is the Base64 of, in either alphabet; nil if it is none.
    private static func base64Text(_ value: String) -> String? {
        var digits = value.utf8.map {
            $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? 0x2F : $0
        }
        while digits.last == UInt8(ascii: "=") { digits.removeLast() }
        digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let bytes = try? Base64.decode(digits), let text = String(validating: bytes, as: UTF8.self),
            text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\n" || $0 == "\r" || $0 == "\t" })
        else { return nil }
        return text
    }

    /// A text without what comes before `@` in the authorities of the URLs in it (RFC 3986, section 3.2.1).
    private static func removedUserInfo(from text: String) -> String {
        guard text.contains("@") || text.contains("%40") else { return text }
        let userInfo = /(:\\?\/\\?\/|(?i:%3A%2F%2F))(?:(?!(?i:%2F|%3F|%23))[^\/?#\s"'<>\\])+(@|%40)/
        return text.replacing(userInfo) { $0.output.1 + placeholder + $0.output.2 }
    }

    /// A text without the values of what has the name of a secret.
    private static func removedMembers(from text: String) -> String {
        let bytes = Array(removedElements(from: text).utf8)
        var result: [UInt8] = []
        var copied = 0
        for separator in bytes.indices
        where bytes[separator] == UInt8(ascii: ":") || bytes[separator] == UInt8(ascii: "=") {
            guard separator >= copied, let member = SecretMember(separatedAt: separator, in: bytes) else { continue }
            result += bytes[copied..<member.value.lowerBound] + Array(member.replacement.utf8)
            copied = member.value.upperBound
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// A text without the values of elements of HTML that another attribute calls a secret, and without the texts of elements
    /// of XML whose own name does.
    private static func removedElements(from text: String) -> String {
        guard text.contains("<") else { return text }
        let tag = /<[A-Za-z][^<>]*>/
        let name = /\s(?i:name|id|property|type)\s*=\s*["']?([A-Za-z0-9_.:\-]+)/
        let value = /(\s(?i:value|content)\s*=\s*(["']?))((?:(?!\2)[^<>])+|[^\s<>"']+)/
        let element = /(<([A-Za-z_][A-Za-z0-9_.:\-]*)(?:\s[^<>]*)?>\s*(?:<!\[CDATA\[)?)([^<>\]]+)/
        return text.replacing(tag) { match in
            let tag = String(match.output)
            guard tag.matches(of: name).contains(where: { isSecret(String($0.output.1), in: .member) }) else {
                return tag
            }
            return tag.replacing(value) { "\($0.output.1)\(placeholder)" }
        }.replacing(element) { match in
            isSecret(String(match.output.2), in: .member)
                ? "\(match.output.1)\(placeholder)" : String(match.output.0)
        }
    }

    private static func replacing(_ text: String, _ value: String) -> String {
        text.replacing(value, with: placeholder)
    }

    /// A body with its text edited. One that is not UTF-8 is read as Latin-1, which has a character for each byte.
    private static func editing(_ body: [UInt8], _ edit: (String) -> String) -> [UInt8] {
        if let text = String(validating: body, as: UTF8.self) { return Array(edit(text).utf8) }
        let text = String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
        return edit(text).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// Whether secrets in a body can be found: not in UTF-16, nor in pictures and the like.
    static func isReadable(_ body: [UInt8]) -> Bool { !body.contains(0) }

    /// The secrets of a request and of the URLs to which it was redirected, as they are written there, decoded and in Base64,
    /// longest first.
    private static func values(in exchange: Recording.Exchange) -> [String] {
        let request = exchange.request
        let response = try? exchange.result.get()
        var values: Set<String> = []
        var depth = 0
        func collect(_ name: String, _ value: String) -> String {
            depth += 1
            defer { depth -= 1 }
            if isSecret(name, in: .parameter) {
                values.insert(value)
            } else if depth < maximumDepth {
                _ = replacingParameters(in: value, collect)
            }
            return value
        }
        let body = String(decoding: request.body, as: UTF8.self)
        let urls = [request.url] + (response?.redirects.map(\.url) ?? []) + (response.map { [$0.url] } ?? [])
        for text in urls + ["&" + body] { _ = replacingParameters(in: text, collect) }
        for url in urls {
            // A user name and a password.
            for match in url.matches(of: /:\/\/([^\/?#\s@]+)@/) { values.insert(String(match.output.1)) }
        }
        if let root = try? JSONDocument(request.body).root { collectStrings(in: root, isSecret: false, &values) }
        for field in request.headers where !requestHeaders.contains(field.name.lowercased()) {
            // Of "Bearer TOKEN" the token.
            values.insert(field.value.split(separator: " ").last.map(String.init) ?? "")
        }
        values.formUnion(values.compactMap { PercentEncoding.decode($0) })
        values.formUnion(values.flatMap { $0.split(separator: ":").map(String.init) })
        values = values.filter { $0.utf8.count >= minimumLength && $0 != placeholder }
        values.formUnion(values.map { String(decoding: Base64.encode(Array($0.utf8)), as: UTF8.self) })
        return values.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    private static func collectStrings(in value: JSONValue, isSecret: Bool, _ values: inout Set<String>) {
        value.forEachItem { collectStrings(in: $0, isSecret: isSecret, &values) }
        value.forEachMember { member in
            collectStrings(in: member.value, isSecret: isSecret || Self.isSecret(member.name, in: .member), &values)
        }
        if isSecret, let text = value.string { values.insert(text) }
    }

    /// A text with the values of URL parameters replaced by a function of their names and the values.
    private static func replacingParameters(
        in text: String, _ replacement: (_ name: String, _ value: String) -> String
    ) -> String {
        guard text.contains("=") || text.contains("%3") else { return text }
        let parameter =
            /((?:[?&;#]|\\u0026|(?i:%3F|%26|%23))([A-Za-z0-9_.\-\[\]]+)(?:=|(?i:%3D)))((?:(?!(?i:%26|%23)|\\u0026)[^&;#\s"'<>\\])+)/
        return text.replacing(parameter) { match in
            "\(match.output.1)\(replacement(String(match.output.2), String(match.output.3)))"
        }
    }
}
