/// An expression of apps' templates. Many templates have the same; an ``OutgoingPassage`` expands it once for all.
/// Shared, not copied: every passage asks for most of them.
final class PassageExpression: Sendable {
    private let expression: URITemplate.Expression
    private let variables: [PassageVariable]
    /// How the value is encoded, where the expression is that of one variable.
    private let kept: PercentEncoding.Kept?
    /// How many digits there are at least, where the value is a number.
    private let width: Int?
    /// The app's own codes of translations, where the expression asks for one.
    private let translations: [String: String]?

    /// - Parameter variables: those of the template, in its order.
    init(_ expression: URITemplate.Expression, of variables: [PassageVariable], translations: [String: String]?) {
        self.expression = expression.standingAlone
        kept = expression.soleVariable.map { _ in expression.operation.kept }
        self.variables = expression.variables.map { variables[$0.number] }
        width = kept == nil ? nil : self.variables[0].width
        self.translations = self.variables.contains { $0.isGeneralTranslation } ? translations : nil
    }

    /// Appends the expression with the values of a passage; false where one of its variables is not defined.
    func append(_ values: PassageValues, to text: inout [UInt8]) -> Bool {
        if let width {
            guard let (first, last) = values.numbers(variables[0]) else { return false }
            Self.append(first, width: width, to: &text)
            if let last {
                text.append(UInt8(ascii: "-"))
                Self.append(last, width: width, to: &text)
            }
            return true
        }
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

    /// Appends a number in digits. A string made of it would cost several times as much.
    private static func append(_ number: Int, width: Int, to text: inout [UInt8]) {
        var (unit, digits) = (1, 1)
        while digits < width || number / unit >= 10 {
            unit *= 10
            digits += 1
        }
        while unit > 0 {
            text.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }
}

extension PassageExpression: Hashable {
    /// Whether both have the same text for every passage.
    static func == (left: PassageExpression, right: PassageExpression) -> Bool {
        left.expression == right.expression && left.translations == right.translations
    }

    func hash(into hasher: inout Hasher) { hasher.combine(expression) }
}
