import Text
import URLText

/// A template of an app's links, compiled once. Shared, not copied.
public final class PassageTemplate: Sendable {
    /// A template has a variable that does not exist.
    struct UnknownVariable: Error {
        let name: String
    }

    /// A part by its range or index in the properties below, so that reading the parts copies nothing.
    private enum Part {
        case literal(Range<Int>)
        /// A variable whose value is only encoded.
        case variable(Int, PercentEncoding.Kept)
        /// Several variables, or an operator or modifier of RFC 6570.
        case expression(Int)
    }

    let coverage: TemplateCoverage
    /// Whether a link from this template names the translation.
    let namesTranslation: Bool
    /// Whether it does so by the app's own code.
    let namesOwnTranslation: Bool
    /// Whether a link from this template names the versification.
    let namesVersification: Bool
    private let parts: [Part]
    /// The bytes of all literals.
    private let literals: [UInt8]
    private let expressions: [URITemplate.Expression]
    /// In the order of the template's ``URITemplate/variableNames``.
    private let variables: [PassageVariable]

    /// Compiles a template.
    ///
    /// - Parameter known: the variables of other templates, to which those of this one are added.
    init(_ template: URITemplate, _ known: inout [String: PassageVariable]) throws(UnknownVariable) {
        var variables: [PassageVariable] = []
        for name in template.variableNames {
            guard let variable = known[name] ?? PassageVariable(name) else { throw UnknownVariable(name: name) }
            known[name] = variable
            variables.append(variable)
        }
        self.variables = variables
        (parts, literals, expressions) = Self.compiled(template.parts)
        coverage = TemplateCoverage(variables)
        namesTranslation = variables.contains { $0.name == .translation }
        namesOwnTranslation = variables.contains { $0.name == .translation && $0.table == nil }
        namesVersification = variables.contains { $0.name == .versification }
    }

    private static func compiled(_ source: [URITemplate.Part]) -> ([Part], [UInt8], [URITemplate.Expression]) {
        var (parts, literals, expressions) = ([Part](), [UInt8](), [URITemplate.Expression]())
        for part in source {
            switch part {
            case .literal(let bytes):
                parts.append(.literal(literals.count..<literals.count + bytes.count))
                literals += bytes
            case .expression(let expression):
                if let variable = expression.soleVariable {
                    parts.append(.variable(variable.number, expression.operation.kept))
                } else {
                    parts.append(.expression(expressions.count))
                    expressions.append(expression)
                }
            }
        }
        return (parts, literals, expressions)
    }

    /// Appends the template with its variables replaced; false where one of them is not defined.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it uses these.
    func append(_ values: PassageValues, translations: [String: String]?, to text: inout [UInt8]) -> Bool {
        let literals = literals
        for part in parts {
            switch part {
            case .literal(let range): text.append(literals.span.extracting(range))
            case .variable(let variable, let kept):
                let start = text.count
                guard values.append(variables[variable], translations, to: &text) else { return false }
                PercentEncoding.encode(&text, from: start, keeping: kept)
            case .expression(let expression):
                guard let expansion = expand(expressions[expression], values, translations) else { return false }
                text += expansion.utf8
            }
        }
        return true
    }

    private func expand(
        _ expression: URITemplate.Expression, _ values: PassageValues, _ translations: [String: String]?
    ) -> String? {
        var texts: [URITemplate.Value?] = Array(repeating: nil, count: variables.count)
        for variable in expression.variables {
            guard let value = values.value(variables[variable.number], translations: translations) else { return nil }
            texts[variable.number] = .string(value)
        }
        return expression.expand(texts) ?? expression.source
    }
}
