import Bible
package import Text
import URLText

/// Resolutions as the command line's contract has them, written without a value for each: there may be very many.
extension Resolution {
    /// Appends the resolution as JSON, without a line break behind it.
    ///
    /// - Parameter fields: the members, in their order; redirects, a place and others are left out where there are none.
    package func appendJSON(
        _ layout: JSONWriter.Layout, _ fields: [ResolutionField] = ResolutionField.allCases, to text: inout [UInt8],
        encoded: Bool
    ) {
        JSONWriter.write(layout, to: &text) { write(fields, to: &$0, encoded: encoded) }
    }

    /// Appends the resolution as JSON on one line, as `lectern --ndjson` prints it, without a line break behind it.
    ///
    /// - Parameters:
    ///   - fields: the members, in their order; redirects, a place and others are left out where there are none.
    ///   - encoded: whether URLs are percent-encoded where RFC 3986 wants that.
    public func appendJSON(
        _ fields: [ResolutionField] = ResolutionField.allCases, to text: inout [UInt8], encoded: Bool = false
    ) {
        appendJSON(.line, fields, to: &text, encoded: encoded)
    }

    private func write(_ fields: [ResolutionField], to json: inout JSONWriter, encoded: Bool) {
        json.object { json in
            for field in fields where has(field) {
                json.key(field.key)
                write(field, of: fields, to: &json, encoded: encoded)
            }
        }
    }

    private func has(_ field: ResolutionField) -> Bool {
        switch field {
        case .redirects: !redirects.isEmpty
        case .place: place != nil
        case .others: !others.isEmpty
        case .input, .url, .passage, .openings, .findings: true
        }
    }

    private func write(
        _ field: ResolutionField, of fields: [ResolutionField], to json: inout JSONWriter, encoded: Bool
    ) {
        switch field {
        case .input: json.string(input)
        case .url: json.string(url)
        case .redirects: json.array { json in redirects.forEach { $0.write(to: &json) } }
        case .passage:
            if let passage { passage.write(to: &json, encoded: encoded) } else { json.string(nil) }
        case .place: place?.write(to: &json)
        case .openings:
            var losses = LossMembers()
            json.array { json in openings.forEach { $0.write(to: &json, encoded: encoded, &losses) } }
        case .findings: json.array { json in findings.forEach { $0.write(to: &json) } }
        case .others: json.array { json in others.forEach { $0.write(fields, to: &json, encoded: encoded) } }
        }
    }
}

extension ResolutionField {
    fileprivate var key: JSONKey {
        switch self {
        case .input: Self.inputKey
        case .url: Self.urlKey
        case .redirects: Self.redirectsKey
        case .passage: Self.passageKey
        case .place: Self.placeKey
        case .openings: Self.openingsKey
        case .findings: Self.findingsKey
        case .others: Self.othersKey
        }
    }

    private static let inputKey = JSONKey("input")
    private static let urlKey = JSONKey("url")
    private static let redirectsKey = JSONKey("redirects")
    private static let passageKey = JSONKey("passage")
    private static let placeKey = JSONKey("place")
    private static let openingsKey = JSONKey("openings")
    private static let findingsKey = JSONKey("findings")
    private static let othersKey = JSONKey("others")
}

extension LinkedPassage {
    /// The canonical URL, with everything encoded that RFC 3986 does not allow if that is wanted.
    public func url(encoded: Bool) -> String {
        encoded ? PercentEncoding.encode(canonicalURL.string, keeping: .urlSyntax) : canonicalURL.string
    }

    fileprivate func write(to json: inout JSONWriter, encoded: Bool) {
        json.object { json in
            json.key(Self.passagesKey)
            json.string(canonicalURL.passage.passages)
            json.key(Self.translationKey)
            json.string(canonicalURL.translation?.text)
            json.key(Self.versificationKey)
            json.string(canonicalURL.v11n)
            json.key(Self.intentionKey)
            json.string(intention?.rawValue)
            json.key(Self.textKey)
            json.string(canonicalURL.passage.text)
            json.key(Self.siteKey)
            json.string(site)
            json.key(Self.urlKey)
            json.string(url(encoded: encoded))
        }
    }

    private static let passagesKey = JSONKey("passages")
    private static let translationKey = JSONKey("translation")
    private static let versificationKey = JSONKey("versification")
    private static let intentionKey = JSONKey("intention")
    private static let textKey = JSONKey("text")
    private static let siteKey = JSONKey("site")
    private static let urlKey = JSONKey("url")
}

extension Opening {
    /// The URL as the rule gives it but for characters that are not visible, which are encoded; or with everything encoded
    /// that RFC 3986 does not allow.
    public func url(encoded: Bool) -> String {
        encoded ? PercentEncoding.encode(url, keeping: .urlSyntax) : PercentEncoding.encodingInvisible(url)
    }

    fileprivate func write(to json: inout JSONWriter, encoded: Bool, _ known: inout LossMembers) {
        let common = opener.openingJSON.members(of: opener)
        json.object { json in
            if isOfPassage {
                json.members(common.startOfPassage)
            } else {
                json.members(common.names)
                json.key(Self.titleKey)
                json.string(title)
                json.key(Self.kindKey)
                json.string(kind.rawValue)
                json.members(common.intentions)
            }
            json.members(known.members(losses))
            json.members(common.store)
            json.key(Self.urlKey)
            json.string(url(encoded: encoded))
        }
    }

    private static let titleKey = JSONKey("title")
    private static let kindKey = JSONKey("kind")
    private static let urlKey = JSONKey("url")
}

/// The members of openings about what is lost, made once for all openings of a link that lose the same.
private struct LossMembers {
    private static let none = JSONMembers([Loss]().jsonMembers)
    private var known: [(losses: [Loss], members: JSONMembers)] = []

    mutating func members(_ losses: [Loss]) -> JSONMembers {
        if losses.isEmpty { return Self.none }
        if let members = known.first(where: { $0.losses == losses })?.members { return members }
        let members = JSONMembers(losses.jsonMembers)
        known.append((losses, members))
        return members
    }
}

/// The members that the openings of an app have in common, made when the first of them is printed.
final class OpeningJSON: Sendable {
    /// Several parts, since others are between them.
    final class Members: Sendable {
        /// All up to the intentions, of an opening that is made from a passage.
        let startOfPassage: JSONMembers
        let names: JSONMembers
        let intentions: JSONMembers
        let store: JSONMembers

        init(_ app: App) {
            typealias Member = (name: String, value: JSONOutput)
            let names: [Member] = [("app", .string(app.identifier)), ("name", .string(app.name))]
            let intentions: [Member] = [("intentions", .array(app.intentionNames.map { .string($0) }))]
            let kind = Opening.Kind.ofPassage(in: app)
            let title: [Member] = [("title", .string(Opening.passageTitle)), ("kind", .string(kind.rawValue))]
            startOfPassage = JSONMembers(names + title + intentions)
            self.names = JSONMembers(names)
            self.intentions = JSONMembers(intentions)
            let isNew: [Member] = app.isNew ? [("new", .bool(true))] : []
            let icon: [Member] = app.icon.map { [("icon", .string($0))] } ?? []
            store = JSONMembers([("store", JSONOutput(app.storeURL))] + isNew + icon)
        }
    }

    private let cached = Locked<Members?>(nil)

    func members(of app: App) -> Members { cached.made { Members(app) } }
}
