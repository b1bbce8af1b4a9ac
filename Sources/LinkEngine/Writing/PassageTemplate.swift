/// A template of an app's links, its variables looked up once.
public struct PassageTemplate: Sendable {
    /// Why a template is none for passages: a variable that there is not.
    struct UnknownVariable: Error {
        let name: String
    }

    let coverage: TemplateCoverage
    /// In the order of the template's ``URITemplate/variableNames``.
    let variables: [PassageVariable]
    private let template: URITemplate

    init(_ template: URITemplate) throws(UnknownVariable) {
        var variables: [PassageVariable] = []
        for name in template.variableNames {
            guard let variable = PassageVariable(name) else { throw UnknownVariable(name: name) }
            variables.append(variable)
        }
        self.template = template
        self.variables = variables
        coverage = TemplateCoverage(variables)
    }

    var parts: [URITemplate.Part] { template.parts }

    /// The text that every link from this template starts with.
    var start: String {
        guard case .literal(let bytes)? = template.parts.first else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a link from this template says how verses are counted.
    var namesVersification: Bool { variables.contains { $0.name == .versification } }
}
