/// A template of an app's links, its variables looked up once.
public struct PassageTemplate: Sendable {
    /// Why a template is none for passages: a variable that there is not.
    struct UnknownVariable: Error {
        let name: String
    }

    let coverage: TemplateCoverage
    private let template: URITemplate
    /// In the order of the template's ``URITemplate/variableNames``.
    private let variables: [PassageVariable]
    /// What a passage must state, or none of its variables could be defined.
    private let needs: PassageValues.Stated

    init(_ template: URITemplate) throws(UnknownVariable) {
        var variables: [PassageVariable] = []
        for name in template.variableNames {
            guard let variable = PassageVariable(name) else { throw UnknownVariable(name: name) }
            variables.append(variable)
        }
        self.template = template
        self.variables = variables
        coverage = TemplateCoverage(variables)
        namesVersification = variables.contains { $0.name == .versification }
        needs = variables.reduce(into: []) { $0.formUnion($1.name.needs) }
    }

    /// Whether a link from this template says how verses are counted.
    let namesVersification: Bool

    /// Whether a link from this template leads to the passage or to a part of it, as far as can be told without
    /// looking up codes.
    func suits(_ values: PassageValues) -> Bool {
        values.stated.isSuperset(of: needs) && coverage.isSound(for: values.passage)
    }

    /// The template with the values of a passage; nil where one of its variables is not defined.
    func expand(_ values: PassageValues, translations: [String: String]?) -> String? {
        var texts: [URITemplate.Value?] = []
        texts.reserveCapacity(variables.count)
        for variable in variables {
            guard let text = values.value(variable, translations: translations) else { return nil }
            texts.append(.string(text))
        }
        return template.expand(numbered: texts)
    }
}

extension PassageVariable.Name {
    /// What a passage must state for the variable to be defined; codes and numbers may be missing all the same.
    fileprivate var needs: PassageValues.Stated {
        switch self {
        case .chapter, .chapters: .chapter
        case .verse, .verses: .verse
        case .endBook, .endBookNumber, .endChapter, .endVerse: .end
        case .translation: .translation
        case .versification: .versification
        case .passages, .osis, .usfm, .text, .book, .bookNumber, .testament, .startChapter, .startVerse: []
        }
    }
}
