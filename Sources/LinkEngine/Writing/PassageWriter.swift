import Bible
import UTF8Text

/// Writes the links of many apps to one passage; an expression that several of them have is expanded once. Shared, not
/// copied: every app asks for it.
final class PassageWriter: Sendable {
    /// As much of a passage as an app takes.
    let passage: Passage
    /// What of it an app does not take.
    let lost: [String]
    let extent: PassageExtent
    /// By the numbers of the expressions.
    private let expansions: Expansions

    /// - Parameter reaches: those of the apps that the passage is for.
    init(
        _ values: PassageValues, lost: [String], for reaches: PassageForms.ReachSet, of forms: borrowing PassageForms
    ) {
        passage = values.passage
        self.lost = lost
        extent = PassageExtent(values.passage)
        let (expressions, askers) = (forms.expressions.elements, forms.askers)
        expansions = Expansions(values: expressions.count) { number, text in
            !askers[number].isDisjoint(with: reaches) && expressions[number].append(values, to: &text)
        }
    }

    /// The place of the first template that leads to the passage: all its variables are defined, and say enough.
    func first(of templates: Range<Int>, _ forms: PassageForms) -> Int? {
        let all = forms.templates.span
        for place in templates
        where all[place].coverage.isSound(for: extent) && expansions.isDefined(all[place].pieces, forms.pieces) {
            return place
        }
        return nil
    }

    /// Appends the link from a template that suits the passage.
    func append(_ template: PassageForms.Template, of forms: PassageForms, to text: inout [UInt8]) {
        expansions.append(template.pieces, of: forms.pieces, to: &text)
    }
}
