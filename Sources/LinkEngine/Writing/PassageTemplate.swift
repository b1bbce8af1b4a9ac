/// A template of an app's links, its variables looked up once.
public struct PassageTemplate: Sendable {
    /// A template has a variable that does not exist.
    struct UnknownVariable: Error {
        let name: String
    }

    let coverage: TemplateCoverage
    /// Whether a link from this template names the translation.
    let namesTranslation: Bool
    /// Whether a link from this template names the versification.
    let namesVersification: Bool
    private let template: URITemplate
    /// In the order of the template's ``URITemplate/variableNames``.
    private let variables: [PassageVariable]

    init(_ template: URITemplate) throws(UnknownVariable) {
        var variables: [PassageVariable] = []
        for name in template.variableNames {
            guard let variable = PassageVariable(name) else { throw UnknownVariable(name: name) }
            variables.append(variable)
        }
        self.template = template
        self.variables = variables
        coverage = TemplateCoverage(variables)
        namesTranslation = variables.contains { $0.name == .translation }
        namesVersification = variables.contains { $0.name == .versification }
    }

    /// The template with its variables replaced; nil where one of them is not defined.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it has the latter.
    func expand(_ values: PassageValues, translations: [String: String]?) -> String? {
        var texts: [URITemplate.Value?] = []
        texts.reserveCapacity(variables.count)
        for variable in variables {
            guard let value = values.value(variable, translations: translations) else { return nil }
            texts.append(.string(value))
        }
        return template.expand(numbered: texts)
    }
}
