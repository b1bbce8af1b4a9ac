import Bible
import Text
import URLText

/// How an app opens a place: the first template is used whose variables are all defined.
public struct PlaceForm: Sendable {
    enum Variable: String, CaseIterable {
        case lat
        case lon
        case zoom
        case query
        case label
    }

    /// A template has a variable that does not exist.
    struct UnknownVariable: Error {
        let name: String
    }

    private let templates: [(template: URITemplate, variables: [Variable])]

    init(_ templates: [URITemplate]) throws(UnknownVariable) {
        var all: [(template: URITemplate, variables: [Variable])] = []
        for template in templates {
            var variables: [Variable] = []
            for name in template.variableNames {
                guard let variable = Variable(rawValue: name) else { throw UnknownVariable(name: name) }
                variables.append(variable)
            }
            all.append((template, variables))
        }
        self.templates = all
    }

    /// What of a place the app can open, for people.
    var takes: String {
        let used = Variable.allCases.filter { variable in templates.contains { $0.variables.contains(variable) } }
        return "places: " + used.map { $0.rawValue }.joined(separator: ", ")
    }

    /// A link, the number of its template, and what of the place it leaves out.
    struct Link {
        let url: String
        let template: Int
        let losses: [Loss]
    }

    /// The link that opens a place; nil if the app cannot open it. A link to a query has the query, and any other has the
    /// point.
    func link(for place: Place) -> Link? {
        for (number, (template, variables)) in templates.enumerated() {
            let needed: [Variable] = place.query == nil ? [.lat, .lon] : [.query]
            let opens = needed.allSatisfy(variables.contains)
            var url: [UInt8] = []
            guard opens, template.append(to: &url, { Self.append(variables[$0], of: place, to: &$1) }) else { continue }
            return Link(
                url: String(decoding: url, as: UTF8.self), template: number,
                losses: Self.losses(of: place, keeping: variables))
        }
        return nil
    }

    private static func append(_ variable: Variable, of place: Place, to text: inout [UInt8]) -> Bool {
        let value: String? =
            switch variable {
            case .lat: place.point?.latitude
            case .lon: place.point?.longitude
            case .zoom: place.zoom.map { "\($0)" }
            case .query: place.query
            case .label: place.label
            }
        guard let value else { return false }
        text += value.utf8
        return true
    }

    private static func losses(of place: Place, keeping variables: [Variable]) -> [Loss] {
        var losses: [Loss] = []
        if let point = place.point, !variables.contains(.lat) { losses.append(.place(.point, point.text)) }
        if let zoom = place.zoom, !variables.contains(.zoom) { losses.append(.place(.zoom, "\(zoom)")) }
        if let label = place.label, !variables.contains(.label) { losses.append(.place(.label, label)) }
        return losses
    }
}

extension ManifestSchema {
    /// The variables of the templates of a form, without ways of writing.
    ///
    /// - Parameter form: `passage` or `place`.
    package static func templateVariables(of form: Key) -> [String] {
        switch form {
        case .passage: PassageVariable.allTexts
        case .place: PlaceForm.Variable.allCases.map { $0.rawValue }
        default: []
        }
    }
}

extension App {
    /// Opens a place, given as a canonical URL.
    func evaluatePlace(_ canonicalURL: String) -> RuleEvaluation {
        guard SchemePolicy.scheme(of: canonicalURL) == "geo" else {
            return RuleEvaluation(failure: "the input is not a geo: URL")
        }
        do {
            return RuleEvaluation(value: place?.link(for: try Place(geoURL: canonicalURL))?.url)
        } catch {
            return RuleEvaluation(failure: "the input is not a geo: URL: \(error.message)")
        }
    }
}
