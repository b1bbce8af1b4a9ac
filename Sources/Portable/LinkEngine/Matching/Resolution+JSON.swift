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
                json.key(field.rawValue)
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
        case .redirects: json.value(.array(redirects.map { $0.json }))
        case .passage:
            if let passage { passage.write(to: &json, encoded: encoded) } else { json.string(nil) }
        case .place: json.value(place?.json ?? .null)
        case .openings:
            var losses = LossMembers()
            json.array { json in openings.forEach { $0.write(to: &json, encoded: encoded, &losses) } }
        case .findings: json.array { json in findings.forEach { $0.write(to: &json) } }
        case .others: json.array { json in others.forEach { $0.write(fields, to: &json, encoded: encoded) } }
        }
    }
}

extension LinkedPassage {
    /// The canonical URL, with everything encoded that RFC 3986 does not allow if that is wanted.
    public func url(encoded: Bool) -> String {
        encoded ? PercentEncoding.encode(canonicalURL.string, keeping: .urlSyntax) : canonicalURL.string
    }

    fileprivate func write(to json: inout JSONWriter, encoded: Bool) {
        json.object { json in
            json.member("passages", canonicalURL.passage.passages)
            json.member("translation", canonicalURL.translation?.text)
            json.member("versification", canonicalURL.v11n)
            json.member("intention", intention?.rawValue)
            json.member("text", canonicalURL.passage.text)
            json.member("site", site)
            json.member("url", url(encoded: encoded))
        }
    }
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
                json.member("title", title)
                json.member("kind", kind.rawValue)
                json.members(common.intentions)
            }
            json.members(known.members(losses))
            json.members(common.store)
            json.member("url", url(encoded: encoded))
        }
    }
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
            let intentions: [Member] = [("intentions", .strings(app.intentionNames))]
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
