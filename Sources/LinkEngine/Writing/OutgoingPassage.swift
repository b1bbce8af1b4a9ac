import Bible
import Scripting
import UTF8Text

/// A passage on its way to many apps: what their links have in common is worked out once. Shared, not copied: every app
/// asks for it.
final class OutgoingPassage: Sendable {
    let canonicalURL: CommonSchemeURL
    /// Its translation, if it is one that the tables have.
    private let known: Translation?
    /// The number of that translation among those that apps have alone.
    private let knownText: Int?
    /// How it is counted.
    private let counting: Versification
    /// What is lost to an app that is not told the translation; often that is all.
    private let lostTranslation: [String]
    /// By the numbers of reaches; nil where an app can take nothing.
    private let writers: [PassageWriter?]

    init(_ canonicalURL: CommonSchemeURL, known: Translation?, of forms: borrowing PassageForms) {
        self.canonicalURL = canonicalURL
        self.known = known
        knownText = known.flatMap { forms.texts.elements.firstIndex(of: $0) }
        counting = canonicalURL.versification
        lostTranslation = canonicalURL.translation.map { [PassageOpening.lostTranslation($0.text)] } ?? []
        writers = Self.writers(canonicalURL, known, forms)
    }

    /// Few passages come of the many reaches, as apps differ in little; each has one writer.
    private static func writers(
        _ canonicalURL: CommonSchemeURL, _ known: Translation?, _ forms: borrowing PassageForms
    ) -> [PassageWriter?] {
        var taken: [(passage: Passage, lost: [String], reaches: PassageForms.ReachSet)] = []
        for (number, reach) in forms.reaches.elements.enumerated() {
            guard let (passage, lost) = reach.reduce(canonicalURL.passage, counting: canonicalURL.versification) else {
                continue
            }
            let own = PassageForms.ReachSet(number: number)
            if let known = taken.indices.first(where: { taken[$0].passage == passage }) {
                taken[known].reaches.formUnion(own)
            } else {
                taken.append((passage, lost, own))
            }
        }
        var writers: [PassageWriter?] = Array(repeating: nil, count: forms.reaches.elements.count)
        for (passage, lost, reaches) in taken {
            let values = PassageValues(passage, of: canonicalURL, known: known)
            let writer = PassageWriter(values, lost: lost, for: reaches, of: forms)
            for number in writers.indices where reaches.contains(PassageForms.ReachSet(number: number)) {
                writers[number] = writer
            }
        }
        return writers
    }

    /// A template that leads to the passage.
    struct Choice {
        /// The place among ``PassageForms/templates``.
        let template: Int
        fileprivate let writer: PassageWriter
    }

    /// The template to use for an app; nil where only a wrong place could be opened.
    func choice(_ templates: PassageForms.Templates, of forms: PassageForms) -> Choice? {
        guard let writer = writers[templates.reach], let template = writer.first(of: templates.range, forms) else {
            return nil
        }
        return Choice(template: template, writer: writer)
    }

    /// Appends the link from an app's template; the result says what it leaves out.
    func append(
        _ choice: Choice, of templates: PassageForms.Templates, _ forms: PassageForms, to text: inout [UInt8]
    ) -> PassageOpening {
        let writer = choice.writer
        let template = forms.templates[choice.template]
        var lost = writer.lost
        let opensOther = templates.onlyText == nil || templates.onlyText != knownText
        if !templates.takesTranslation, opensOther { loseTranslation(&lost) }
        template.coverage.appendLosses(of: writer.passage, writer.extent, to: &lost)
        if templates.takesTranslation, !template.coverage.hasTranslation { loseTranslation(&lost) }
        writer.append(template, of: forms, to: &text)
        return PassageOpening(lost: lost, isHarmless: template.isHarmless)
    }

    /// What a script makes of the passage, what that leaves out, and whether the script was told the translation.
    ///
    /// - Parameter versification: the versification that the script is told.
    func run(
        _ script: Script, _ takes: PassageForm.Takes, versification: Versification, _ scripts: ScriptPool
    ) -> (url: String, lost: [String], keepsTranslation: Bool)? {
        guard let reduction = takes.reach.reduce(canonicalURL.passage, counting: counting) else { return nil }
        var (reduced, lost) = (canonicalURL, reduction.lost)
        reduced.passage = reduction.passage
        reduced.versification = versification
        if !takes.translation {
            reduced.translation = nil
            if takes.onlyText == nil || takes.onlyText != known { loseTranslation(&lost) }
        }
        guard case .value(let url) = scripts.run(script, url: reduced.string).result else { return nil }
        return (url, lost, reduced.translation != nil)
    }

    private func loseTranslation(_ lost: inout [String]) {
        if lost.isEmpty { lost = lostTranslation } else { lost += lostTranslation }
    }
}
