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

extension FetchRequest {
    /// The method and the URL without secrets, for messages.
    var name: String { "\(method) \(Printable.shortened(Secrets.removed(from: url), to: 200))" }
}
