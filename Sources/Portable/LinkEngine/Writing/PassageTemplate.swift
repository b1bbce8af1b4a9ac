import Bible
import URLText

/// A template of an app's links with its variables. Shared, not copied.
public final class PassageTemplate: Sendable {
    /// A template has a variable that does not exist.
    struct UnknownVariable: Error {
        let name: String
    }

    /// What a link from this template can say of a passage.
    let capabilities: Capabilities
    /// Whether it names the translation by the app's own code.
    let namesOwnTranslation: Bool
    private let template: URITemplate
    /// In the order of the template's ``URITemplate/variableNames``.
    private let variables: [PassageVariable]
    private let parts: PassageVariable.Parts
    private let requiredParts: PassageVariable.Parts

    /// Finds the variables of a template.
    ///
    /// - Parameter known: the variables of other templates, to which those of this one are added.
    init(_ template: URITemplate, _ known: inout [String: PassageVariable]) throws(UnknownVariable) {
        var variables: [PassageVariable] = []
        for name in template.variableNames {
            guard let variable = known[name] ?? PassageVariable(name) else { throw UnknownVariable(name: name) }
            known[name] = variable
            variables.append(variable)
        }
        self.template = template
        self.variables = variables
        parts = variables.reduce(into: []) { $0.formUnion($1.name.parts) }
        requiredParts = variables.reduce(into: []) { $0.formUnion($1.name.requiredParts) }
        capabilities = Self.capabilities(of: variables, parts)
        namesOwnTranslation = variables.contains { $0.name == .translation && $0.table == nil }
    }

    private static func capabilities(of variables: [PassageVariable], _ parts: PassageVariable.Parts) -> Capabilities {
        func detail(_ part: PassageVariable.Parts, orFirst name: PassageVariable.Name) -> Capabilities.Detail {
            if variables.contains(where: { $0.name == name }) { return .always }
            return parts.contains(part) ? .whereNamed : .never
        }
        return Capabilities(
            list: parts.contains(.list), range: parts.isDisjoint(with: .end) ? .none : .acrossBooks,
            chapter: detail(.chapter, orFirst: .startChapter), verse: detail(.verse, orFirst: .startVerse),
            translation: variables.contains { $0.name == .translation },
            versification: variables.contains { $0.name == .versification })
    }

    /// Whether a link from this template leads to a passage of that extent or to a part of it, and nowhere else. False
    /// if a variable is not defined for such a passage.
    func isSound(for extent: PassageExtent) -> Bool {
        guard parts.contains(.book), requiredParts.isSubset(of: extent.parts) else { return false }
        guard extent.parts.contains(.endBook), !parts.isDisjoint(with: .end) else { return true }
        return parts.isSuperset(of: extent.neededOfEnd)
            && (!extent.parts.contains(.endVerse) || parts.contains(.verse) == parts.contains(.endVerse))
    }

    /// A literal, or a variable and how its value is encoded.
    enum Piece {
        case literal(String)
        case variable(PassageVariable, PercentEncoding.Kept)
    }

    /// The parts of the template; nil if it has an expression that is more than a variable.
    var pieces: [Piece]? {
        template.pieces?.map { piece in
            switch piece {
            case .literal(let text): .literal(text)
            case .variable(let number, let kept): .variable(variables[number], kept)
            }
        }
    }

    /// Appends the template with its variables replaced; false where one of them is not defined.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it uses these.
    func append(_ values: PassageValues, translations: [String: String]?, to text: inout [UInt8]) -> Bool {
        template.append(to: &text) { values.append(variables[$0], translations, to: &$1) }
    }
}

/// What decides whether the variables of a template say enough of a passage: the parts of its first item, and how the end
/// of that differs from its start.
struct PassageExtent {
    /// The parts that the start has and, in a range, the end.
    let parts: PassageVariable.Parts
    /// The parts that a link which names the end at all must name of it.
    let neededOfEnd: PassageVariable.Parts

    init(_ passage: Passage) {
        let (start, end) = (passage.spans[0].start, passage.spans[0].end)
        var parts: PassageVariable.Parts = [.book]
        if start.chapter != nil { parts.insert(.chapter) }
        if start.verse != nil { parts.insert(.verse) }
        if start != end { parts.insert(.endBook) }
        if start != end, end.chapter != nil { parts.insert(.endChapter) }
        if start != end, end.verse != nil { parts.insert(.endVerse) }
        self.parts = parts
        var needed: PassageVariable.Parts = []
        if start.book != end.book { needed.insert(.endBook) }
        if start.chapter != end.chapter || start.book != end.book, end.chapter != nil { needed.insert(.endChapter) }
        neededOfEnd = needed
    }
}
