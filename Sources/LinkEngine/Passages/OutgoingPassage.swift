import Bible
import Scripting

/// A passage on its way to many apps: what their links have in common is worked out once.
struct OutgoingPassage {
    let hub: CommonSchemeURL
    let intention: CommonSchemeURL.Intention?
    /// How it is counted.
    private let counting: Versification
    /// The URL of the common scheme, without the scheme.
    private let afterScheme: Substring
    private let lostTranslation: String?
    /// What apps take of the passage: few things, as they differ in little.
    private var writers: [PassageWriter] = []
    /// By the numbers of reaches.
    private var reductions: [Reduction?]

    /// A part of the passage and what it leaves out.
    private struct Reduction {
        /// The place among the writers; nil where the app can take nothing.
        let writer: Int?
        var lost: [String] = []
    }

    /// Prepares a passage for apps that are asked to do something with it.
    init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil, of forms: PassageForms) {
        self.hub = hub
        self.intention = intention
        counting = hub.versification.flatMap(Versification.named) ?? .english
        var stated = hub
        stated.intention = intention
        afterScheme = stated.string.dropFirst(hub.scheme.count)
        lostTranslation = hub.translation.map(PassageOpening.lostTranslation)
        reductions = Array(repeating: nil, count: forms.reaches.elements.count)
    }

    /// The link of the app at a place; nil where only a wrong place could be opened.
    mutating func opening(at place: Int, of forms: PassageForms, scripts: ScriptPool) -> PassageOpening? {
        switch forms.forms[place] {
        case .none: return nil
        case .commonScheme(let scheme, let isHarmless):
            return PassageOpening(
                url: (scheme ?? hub.scheme) + afterScheme, lost: [], keepsTranslation: hub.translation != nil,
                keepsVersification: true, isHarmless: isHarmless)
        case .templates(let templates, _):
            for template in templates {
                if let opening = opening(forms.templates[template], of: forms) { return opening }
            }
            return nil
        case .script(let script, let takes): return opening(script, takes, scripts)
        }
    }

    private func opening(_ script: Script, _ takes: PassageForm.Takes, _ scripts: ScriptPool) -> PassageOpening? {
        guard let reduction = takes.reach.reduce(hub.passage, counting: counting) else { return nil }
        var (reduced, lost) = (hub, reduction.lost)
        reduced.passage = reduction.passage
        if !takes.translation {
            reduced.translation = nil
            if let lostTranslation, !isOnly(takes.onlyText) { lost.append(lostTranslation) }
        }
        guard case .value(let url) = scripts.run(script, url: reduced.string).result else { return nil }
        return PassageOpening(url: url, lost: lost, keepsTranslation: reduced.translation != nil)
    }

    private mutating func opening(_ template: PassageForms.Template, of forms: PassageForms) -> PassageOpening? {
        let reduction = reduction(template.reach, of: forms)
        guard let writer = reduction.writer, template.coverage.isSound(for: writers[writer].passage),
            let url = writers[writer].link(template, of: forms)
        else { return nil }
        var lost = reduction.lost
        if !template.takesTranslation, let lostTranslation, !isOnly(template.onlyText) { lost.append(lostTranslation) }
        template.coverage.appendLosses(of: writers[writer].passage, to: &lost)
        if template.takesTranslation, !template.coverage.hasTranslation, let lostTranslation {
            lost.append(lostTranslation)
        }
        return PassageOpening(
            url: url, lost: lost, keepsTranslation: template.coverage.hasTranslation,
            keepsVersification: template.namesVersification, isHarmless: template.isHarmless)
    }

    /// Whether the translation is the only one that an app has.
    private func isOnly(_ text: Translation?) -> Bool {
        guard let text, let code = hub.translation else { return false }
        return code == text.code || Translation.with(code: code) == text
    }

    private mutating func reduction(_ number: Int, of forms: PassageForms) -> Reduction {
        if let known = reductions[number] { return known }
        let reduced = forms.reaches.elements[number].reduce(hub.passage, counting: counting)
        let reduction = Reduction(
            writer: reduced.map { writer(of: $0.passage, forms) }, lost: reduced?.lost ?? [])
        reductions[number] = reduction
        return reduction
    }

    /// The place of the writer of a part of the passage.
    private mutating func writer(of passage: Passage, _ forms: PassageForms) -> Int {
        if let place = writers.firstIndex(where: { $0.passage == passage }) { return place }
        var reduced = hub
        reduced.passage = passage
        writers.append(PassageWriter(reduced, expressions: forms.expressions.elements.count))
        return writers.count - 1
    }
}
