/// An expression of apps' templates. Many templates have the same; an ``OutgoingPassage`` expands it once for all.
/// Shared, not copied: every passage asks for most of them.
final class PassageExpression: Sendable {
    private let expression: URITemplate.Expression
    private let variables: [PassageVariable]
    /// How the value is encoded, where the expression is that of one variable.
    private let kept: PercentEncoding.Kept?
    /// The app's own codes of translations, where the expression asks for one.
    private let translations: [String: String]?

    /// - Parameter variables: those of the template, in its order.
    init(_ expression: URITemplate.Expression, of variables: [PassageVariable], translations: [String: String]?) {
        self.expression = expression.standingAlone
        kept = expression.soleVariable.map { _ in expression.operation.kept }
        self.variables = expression.variables.map { variables[$0.number] }
        self.translations = self.variables.contains { $0.isGeneralTranslation } ? translations : nil
    }

    /// Appends the expression with the values of a passage; false where one of its variables is not defined.
    func append(_ values: PassageValues, to text: inout [UInt8]) -> Bool {
        if let kept {
            guard let value = values.value(variables[0], translations: translations) else { return false }
            PercentEncoding.append(value, keeping: kept, to: &text)
            return true
        }
        var texts: [URITemplate.Value?] = []
        for variable in variables {
            guard let value = values.value(variable, translations: translations) else { return false }
            texts.append(.string(value))
        }
        text += (expression.expand(texts) ?? expression.source).utf8
        return true
    }
}

extension PassageExpression: Hashable {
    /// Whether both have the same text for every passage.
    static func == (left: PassageExpression, right: PassageExpression) -> Bool {
        left.expression == right.expression && left.translations == right.translations
    }

    func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}
