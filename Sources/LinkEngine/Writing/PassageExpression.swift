import URLText
import UTF8Text

/// An expression of apps' templates. Many templates have the same; an ``OutgoingPassage`` expands it once for all.
/// Shared, not copied: every passage asks for most of them.
final class PassageExpression: Sendable {
    private let expression: URITemplate.Expression
    private let variables: [PassageVariable]
    /// The variable, where there is but one and its value is only encoded.
    private let sole: PassageVariable?
    /// How its value is encoded; nil for a number, in which nothing is.
    private let kept: PercentEncoding.Kept?
    /// The app's own codes of translations, where the expression asks for one.
    private let translations: [String: String]?

    /// - Parameter variables: those of the template, in its order.
    init(_ expression: URITemplate.Expression, of variables: [PassageVariable], translations: [String: String]?) {
        self.expression = expression.standingAlone
        self.variables = expression.variables.map { variables[$0.number] }
        sole = expression.soleVariable.map { variables[$0.number] }
        kept = sole?.isNumber == true ? nil : expression.operation.kept
        self.translations = self.variables.contains { $0.isGeneralTranslation } ? translations : nil
    }

    /// Appends the expression with the values of a passage; false where one of its variables is not defined.
    func append(_ values: PassageValues, to text: inout [UInt8]) -> Bool {
        guard let sole else { return expand(values, to: &text) }
        let start = text.count
        guard values.append(sole, translations, to: &text) else { return false }
        if let kept { PercentEncoding.encode(&text, from: start, keeping: kept) }
        return true
    }

    private func expand(_ values: PassageValues, to text: inout [UInt8]) -> Bool {
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
