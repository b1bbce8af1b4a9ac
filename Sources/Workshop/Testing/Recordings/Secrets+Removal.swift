import Requests
import Text

extension Secrets {
    /// A shorter value is not looked for in responses: it may be there for another reason.
    static let minimumLength = 8

    static func removed(from text: String) -> String {
        var removal = SecretRemoval()
        return removal.text(text)
    }

    static func removed(from request: FetchRequest) -> FetchRequest {
        var removal = SecretRemoval()
        return removal.request(request)
    }

    /// An exchange without its secrets. Those of the request and of redirects are removed wherever the response repeats
    /// them.
    static func removed(from exchange: Recording.Exchange) -> Recording.Exchange {
        var removal = SecretRemoval()
        let request = removal.request(exchange.request)
        if case .success(let response) = exchange.result {
            for url in response.redirects.map(\.url) + [response.url] { _ = removal.text(url) }
        }
        removal.repeated = repetitions(of: removal.secrets)
        let result = exchange.result.map { removal.response($0) }
            .mapError { FetchError($0.kind, removal.text($0.message)) }
        return Recording.Exchange(request: request, result: result)
    }

    /// Whether secrets in a body can be found: not in UTF-16, nor in pictures and the like.
    static func isReadable(_ body: [UInt8]) -> Bool { !body.contains(0) }

    /// The text that digits of Base64 are, in either alphabet and without padding; nil if they are none.
    static func base64Text(_ digits: some Sequence<UInt8>) -> String? {
        var digits = digits.map {
            $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 == UInt8(ascii: "_") ? UInt8(ascii: "/") : $0
        }
        digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        guard let bytes = try? Base64.decode(digits), let text = String(validating: bytes, as: UTF8.self),
            bytes.allSatisfy({ $0 >= 0x20 || $0.isASCIISpace })
        else { return nil }
        return text
    }

    /// The forms in which a response may repeat values: the values, their parts, and both with `+` for spaces or the reverse. The
    /// longest are first.
    private static func repetitions(of values: Set<[UInt8]>) -> [[UInt8]] {
        var all = values
        for value in values {
            let decoded = base64Text(value.prefix { $0 != UInt8(ascii: "=") }).map { Array($0.utf8) } ?? []
            // Of `Basic` and of URLs, the user name and the password; of a cookie and the like, each value.
            for part in [value, decoded] {
                all.formUnion(part.split { " :;,=\"\r\n".utf8.contains($0) }.map { Array($0) } + [part])
            }
        }
        for value in all {
            all.insert(value.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
            all.insert(value.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "+") : $0 })
        }
        return all.filter { $0.count >= minimumLength && $0 != Array(placeholder.utf8) }
            .sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count }
    }
}

/// Removes secrets, and keeps them.
struct SecretRemoval {
    /// The secrets that were removed, decoded.
    private(set) var secrets: Set<[UInt8]> = []
    /// What is removed wherever it is, longest first.
    var repeated: [[UInt8]] = []

    /// A text without values that have the name of a secret, tokens of known forms, and repeated secrets.
    mutating func text(_ text: String) -> String {
        let scanner = SecretScanner(withoutRepetitions(Array(text.utf8)))
        secrets.formUnion(scanner.secrets)
        return Secrets.removedKnownForms(from: String(decoding: scanner.cleaned, as: UTF8.self))
    }

    mutating func request(_ request: FetchRequest) -> FetchRequest {
        for field in request.headers where !Secrets.requestHeaders.contains(field.name.lowercased()) {
            // Of `Bearer TOKEN` the token.
            secrets.insert(DecodedText(field.value.utf8.split(separator: 0x20).last.map(Array.init) ?? []).bytes)
            _ = text("\(field.name): \(field.value)")
        }
        return FetchRequest(
            method: request.method, url: text(request.url), headers: fields(request.headers, Secrets.requestHeaders),
            body: body(request.body), followsRedirects: request.followsRedirects)
    }

    mutating func response(_ response: FetchResponse) -> FetchResponse {
        FetchResponse(
            status: response.status, url: text(response.url),
            headers: fields(response.headers, Secrets.responseHeaders), body: body(response.body),
            redirects: response.redirects.map { .init(url: text($0.url), status: $0.status) })
    }

    private mutating func fields(_ fields: [HeaderField], _ names: Set<String>) -> [HeaderField] {
        fields.filter { names.contains($0.name.lowercased()) }.map { HeaderField(name: $0.name, value: text($0.value)) }
    }

    /// A body without secrets: in JSON each string is a text, in anything else all of it. What is not UTF-8 is read as Latin-1,
    /// which has a character for each byte.
    private mutating func body(_ body: [UInt8]) -> [UInt8] {
        if let root = try? JSONDocument(body).root {
            var edits: [(range: Range<Int>, text: String)] = []
            collect(from: root, isSecret: false, &edits)
            return body.replacing(edits)
        }
        if let text = String(validating: body, as: UTF8.self) { return Array(self.text(text).utf8) }
        let text = String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
        return self.text(text).unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    /// Collects the values and keys in JSON that are to be replaced.
    private mutating func collect(
        from value: JSONValue, isSecret: Bool, _ edits: inout [(range: Range<Int>, text: String)]
    ) {
        let items = value.items ?? []
        // A name and its value, as in `["token", "..."]`.
        let isPair = items.count == 2 && items[0].string.map(Self.isSecretName) == true
        for (index, item) in items.enumerated() {
            collect(from: item, isSecret: isSecret || isPair && index == 1, &edits)
        }
        let members = value.members ?? []
        let isNamed = members.contains {
            SecretScanner.isName($0.name) && $0.value.string.map(Self.isSecretName) == true
        }
        for member in members {
            collect(from: member.key, isSecret: false, &edits)
            let isValue = isNamed && SecretScanner.isValue(member.name)
            collect(from: member.value, isSecret: isSecret || isValue || Self.isSecretName(member.name), &edits)
        }
        let source = value.string ?? value.number ?? ""
        guard !source.isEmpty else { return }
        let clean = isSecret ? Secrets.placeholder : value.isString ? text(source) : withoutNumber(source)
        if isSecret { secrets.insert(DecodedText(Array(source.utf8)).bytes) }
        if clean != source { edits.append((value.range, JSONString.encode(clean))) }
    }

    private static func isSecretName(_ name: String) -> Bool {
        Secrets.isSecret(String(decoding: DecodedText(Array(name.utf8)).bytes, as: UTF8.self), in: .member)
    }

    private func withoutNumber(_ number: String) -> String {
        repeated.contains(Array(number.utf8)) ? Secrets.placeholder : number
    }

    /// A text without the repeated secrets, as they are, in any encoding, and in Base64 with anything before and after it.
    private func withoutRepetitions(_ source: [UInt8]) -> [UInt8] {
        guard !repeated.isEmpty else { return source }
        let placeholder = Secrets.placeholder
        let text = DecodedText(source)
        func isDigit(_ index: Int) -> Bool {
            text.bytes[index].isASCIIAlphanumeric || text.bytes[index] == UInt8(ascii: "=")
        }
        var edits: [(range: Range<Int>, text: String)] = []
        for value in repeated {
            edits += text.bytes.ranges(of: value).map { (text.sourceRange(of: $0), placeholder) }
            for range in Self.base64(of: value).flatMap({ text.bytes.ranges(of: $0) }) {
                let start = text.bytes.indices[..<range.lowerBound].lastIndex { !isDigit($0) } ?? -1
                let end = text.bytes.indices[range.upperBound...].firstIndex { !isDigit($0) } ?? text.bytes.count
                edits.append((text.sourceRange(of: start + 1..<end), placeholder))
            }
        }
        // In the decoded text, what is before a value can be an escape with its first bytes: `%` before `de`.
        return repeated.reduce(source.replacing(edits)) {
            $0.replacing(String(decoding: $1, as: UTF8.self), with: placeholder)
        }
    }

    /// The digits of Base64 for a value at any offset of an encoded text, in both alphabets.
    private static func base64(of value: [UInt8]) -> Set<[UInt8]> {
        var forms: Set<[UInt8]> = []
        for offset in 0..<3 {
            let digits = Base64.encode(Array(repeating: 0, count: offset) + value)
            let form = Array(digits[(offset * 8 + 5) / 6..<(offset + value.count) * 8 / 6])
            let urlForm = form.map {
                $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0
            }
            forms.formUnion([form, urlForm])
        }
        return forms
    }
}

extension [UInt8] {
    /// The bytes with texts instead of ranges of them. Where ranges overlap, the text is that of the first one.
    func replacing(_ edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if range.lowerBound >= copied { result += self[copied..<range.lowerBound] + Array(text.utf8) }
            copied = Swift.max(copied, range.upperBound)
        }
        return result + self[copied...]
    }
}
