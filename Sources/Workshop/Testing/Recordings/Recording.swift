import LinkEngine
import Requests
import Text

/// The requests of one test with their responses, so that the test runs without the network; docs/recordings.md.
package struct Recording: Sendable {
    static let version = 1

    /// The test that the recording is for.
    struct Subject: Hashable, Sendable {
        let kind: RuleTest.Kind
        /// The title of the rule, the name of its site, or the regex of a redirect.
        let title: String
        /// The identifier of the app; nil for rules that give no app's URL.
        let app: String?
        let input: String
    }

    /// A request with its response, or with the reason why it has none.
    struct Exchange: Sendable {
        let request: FetchRequest
        let result: Result<FetchResponse, FetchError>
        /// Where the exchange is in its file; nil before it is written.
        var location: SourceLocation?
    }

    let subject: Subject
    /// The requests, in the order in which they were made.
    let exchanges: [Exchange]
    /// The start of the file; nil before it is written.
    var location: SourceLocation?
}

extension Recording.Subject {
    /// The subject of a test's recording.
    init(_ test: RuleTest) { self.init(kind: test.kind, title: test.title, app: test.app, input: test.input) }

    /// The rule and the input, for messages.
    var description: String {
        let app = app.map { " (\($0))" } ?? ""
        return "\(kind.rawValue) \"\(Printable.shortened(title))\"\(app) with the input \(Printable.shortened(input))"
    }

    /// The name of the file: readable words, and a hash of the whole subject.
    var fileName: String {
        let host = input.split(separator: "://", maxSplits: 1).last ?? ""
        let words = [app ?? kind.rawValue, title, String(host)].map(Self.slug).filter { !$0.isEmpty }
        let readable = words.joined(separator: "-").prefix(Self.maximumSlugLength)
        let hash = String(Self.hash([kind.rawValue, title, app ?? "", input]), radix: 16)
        return "\(readable)-\(String(repeating: "0", count: 16 - hash.count))\(hash).json"
    }

    private static let maximumSlugLength = 64

    /// The ASCII letters and digits of a text in lower case, with one hyphen for each run of others.
    private static func slug(_ text: String) -> String {
        let parts = text.lowercased().utf8.split { !$0.isASCIIAlphanumeric }
        return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    }

    /// FNV-1a with 64 bits over the parts, each of which ends with a byte that is not UTF-8.
    private static func hash(_ parts: [String]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return hash
    }
}

extension Recording.Exchange {
    /// Whether the request may succeed at another time: it has no response, or the server was not able to give one.
    var isFailed: Bool {
        guard case .success(let response) = result else { return true }
        return response.status == 429 || response.status >= 500
    }
}

extension Recording.Exchange {
    /// The exchange with the header fields that are recorded.
    var recorded: Recording.Exchange {
        Recording.Exchange(request: request.recorded, result: result.map(\.recorded), location: location)
    }

    /// The first secret in what is recorded of the exchange, in words.
    ///
    /// - Parameter rule: the file of the rule, whose words are not secrets.
    func secret(except rule: SourceFile) -> String? {
        let request = recorded.request
        var texts = request.texts
        switch recorded.result {
        case .success(let response): texts += response.texts
        case .failure(let error): texts.append(Array(error.message.utf8))
        }
        return texts.lazy.compactMap { SecretSearch.secret(in: $0, known: rule.bytes) }.first
    }
}

extension FetchRequest {
    /// The request with the header fields that are recorded.
    var recorded: FetchRequest {
        var request = self
        request.headers.removeAll { !Secrets.requestHeaders.contains($0.name.lowercased()) }
        return request
    }

    /// The method and the URL, for messages.
    var name: String { "\(method) \(Printable.shortened(url, to: 200))" }

    fileprivate var texts: [[UInt8]] {
        [Array(url.utf8), body] + headers.map { Array("\($0.name): \($0.value)".utf8) }
    }
}

extension FetchResponse {
    fileprivate var recorded: FetchResponse {
        var response = self
        response.headers.removeAll { !Secrets.responseHeaders.contains($0.name.lowercased()) }
        return response
    }

    fileprivate var texts: [[UInt8]] {
        (redirects.map(\.url) + [url] + headers.map { "\($0.name): \($0.value)" }).map { Array($0.utf8) } + [body]
    }
}
