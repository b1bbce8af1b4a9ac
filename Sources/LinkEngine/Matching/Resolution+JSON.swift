import Bible
import Diagnostics
package import JSONText
import Synchronization
import URLText

/// Resolutions as the command line's contract has them, written without a value for each: there may be very many.
extension Resolution {
    /// Appends the resolution as JSON, without a line break behind it.
    package func appendJSON(_ layout: JSONWriter.Layout, to text: inout [UInt8], encoded: Bool) {
        JSONWriter.write(layout, to: &text) { write(to: &$0, encoded: encoded) }
    }

    private func write(to json: inout JSONWriter, encoded: Bool) {
        json.object { json in
            json.key("input")
            json.string(input)
            json.key("url")
            json.string(url)
            if !redirects.isEmpty {
                json.key("redirects")
                json.array { json in redirects.forEach { $0.write(to: &json) } }
            }
            json.key("passage")
            if let passage { passage.write(to: &json, encoded: encoded) } else { json.string(nil) }
            json.key("openings")
            json.array { json in openings.forEach { $0.write(to: &json, encoded: encoded) } }
            json.key("findings")
            json.value(.array(findings.map(\.json)))
        }
    }
}

extension LinkedPassage {
    fileprivate func write(to json: inout JSONWriter, encoded: Bool) {
        json.object { json in
            json.key("passages")
            json.string(canonicalURL.passage.passages)
            json.key("translation")
            json.string(canonicalURL.translation?.text)
            json.key("versification")
            json.string(canonicalURL.v11n)
            json.key("intention")
            json.string(intention?.rawValue)
            json.key("text")
            json.string(canonicalURL.passage.text)
            json.key("site")
            json.string(site)
            json.key("url")
            json.string(
                encoded ? PercentEncoding.encode(canonicalURL.string, keeping: .urlSyntax) : canonicalURL.string)
        }
    }
}

extension Opening {
    /// The URL as the rule gives it but for characters that are not visible, which are encoded; or with everything encoded
    /// that RFC 3986 does not allow.
    package func url(encoded: Bool) -> String {
        encoded ? PercentEncoding.encode(url, keeping: .urlSyntax) : PercentEncoding.encodingInvisible(url)
    }

    fileprivate func write(to json: inout JSONWriter, encoded: Bool) {
        let common = opener.openingJSON.members(of: opener)
        json.object { json in
            json.members(common.names)
            json.key(Self.titleKey)
            json.string(title)
            json.key(Self.kindKey)
            json.string(kind.rawValue)
            json.members(common.intentions)
            json.key(Self.lostKey)
            json.array { json in losses.forEach { json.string($0.description) } }
            json.key(Self.lossesKey)
            json.array { json in losses.forEach { json.value($0.json) } }
            json.members(common.store)
            json.key(Self.urlKey)
            json.string(url(encoded: encoded))
        }
    }

    private static let titleKey = JSONKey("title")
    private static let kindKey = JSONKey("kind")
    private static let lostKey = JSONKey("lost")
    private static let lossesKey = JSONKey("losses")
    private static let urlKey = JSONKey("url")
}

/// The members that the openings of an app have in common, made when the first of them is printed.
final class OpeningJSON: Sendable {
    /// Three parts, since others are between them.
    final class Members: Sendable {
        let names: JSONMembers
        let intentions: JSONMembers
        let store: JSONMembers

        init(_ app: App) {
            names = JSONMembers([("app", .string(app.identifier)), ("name", .string(app.name))])
            intentions = JSONMembers([("intentions", .array(app.intentionNames.map { .string($0) }))])
            store = JSONMembers([("store", JSONOutput(app.storeURL))])
        }
    }

    private let cached = Mutex<Members?>(nil)

    func members(of app: App) -> Members {
        cached.withLock { cached in
            let members = cached ?? Members(app)
            cached = members
            return members
        }
    }
}
