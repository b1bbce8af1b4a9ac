import Bible
import Scripting

/// A passage on its way to many apps: what their links have in common is worked out once.
struct OutgoingPassage {
    let hub: CommonSchemeURL
    let intention: CommonSchemeURL.Intention?
    /// Its translation, if it is one that the tables have.
    private let known: Translation?
    /// The number of that translation among those that apps have alone.
    private let knownText: Int?
    /// How it is counted.
    private let counting: Versification
    /// The URL of the common scheme, without the scheme.
    private let afterScheme: Substring
    /// What is lost to an app that is not told the translation; often that is all.
    private let lostTranslation: [String]
    /// What apps take of the passage: few things, as they differ in little.
    private var writers: [PassageWriter] = []
    /// By the numbers of reaches.
    private var reductions: [Reduction]

    /// What becomes of the passage in an app that takes so much.
    private struct Reduction {
        /// The place of its writer; nil where the app can take nothing, or nobody has asked yet.
        var writer: Int?
        var lost: [String] = []
        var isKnown = false
    }

    /// Prepares a passage for apps that are asked to do something with it.
    init(
        _ hub: CommonSchemeURL, known: Translation?, intention: CommonSchemeURL.Intention? = nil,
        of forms: PassageForms
    ) {
        self.hub = hub
        self.known = known
        self.intention = intention
        knownText = known.flatMap { forms.texts.elements.firstIndex(of: $0) }
        counting = hub.versification.flatMap(Versification.named) ?? .english
        var stated = hub
        stated.intention = intention
        afterScheme = stated.string.dropFirst(hub.scheme.count)
        lostTranslation = hub.translation.map { [PassageOpening.lostTranslation($0)] } ?? []
        reductions = Array(repeating: Reduction(), count: forms.reaches.elements.count)
    }

    /// The link of the app at a place; nil where only a wrong place could be opened.
    mutating func opening(at place: Int, of forms: PassageForms, scripts: ScriptPool) -> PassageOpening? {
        switch forms.forms[place] {
        case .none: return nil
        case .commonScheme(let scheme, let isHarmless):
            let url = (scheme ?? hub.scheme) + afterScheme
            return PassageOpening(
                url: url, lost: [], keepsTranslation: hub.translation != nil, keepsVersification: true,
                isHarmless: isHarmless && url.utf8.isPrintableASCII)
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
            if takes.onlyText == nil || takes.onlyText != known { loseTranslation(&lost) }
        }
        guard case .value(let url) = scripts.run(script, url: reduced.string).result else { return nil }
        return PassageOpening(url: url, lost: lost, keepsTranslation: reduced.translation != nil)
    }

    private mutating func opening(_ template: PassageForms.Template, of forms: PassageForms) -> PassageOpening? {
        guard let writer = writer(for: template.reach, of: forms),
            template.coverage.isSound(for: writers[writer].passage),
            let url = writers[writer].link(template, of: forms)
        else { return nil }
        var lost = reductions[template.reach].lost
        if !template.takesTranslation, template.onlyText == nil || template.onlyText != knownText {
            loseTranslation(&lost)
        }
        template.coverage.appendLosses(of: writers[writer].passage, to: &lost)
        if template.takesTranslation, !template.coverage.hasTranslation { loseTranslation(&lost) }
        return PassageOpening(
            url: url, lost: lost, keepsTranslation: template.coverage.hasTranslation,
            keepsVersification: template.namesVersification, isHarmless: template.isHarmless)
    }

    private func loseTranslation(_ lost: inout [String]) {
        if lost.isEmpty { lost = lostTranslation } else { lost += lostTranslation }
    }

    /// The place of the writer for apps of a reach; nil where they can take nothing.
    private mutating func writer(for reach: Int, of forms: PassageForms) -> Int? {
        if reductions[reach].isKnown { return reductions[reach].writer }
        reductions[reach].isKnown = true
        guard let reduced = forms.reaches.elements[reach].reduce(hub.passage, counting: counting) else { return nil }
        reductions[reach].writer = writer(of: reduced.passage, forms)
        reductions[reach].lost = reduced.lost
        return reductions[reach].writer
    }

    /// The place of the writer of a part of the passage.
    private mutating func writer(of passage: Passage, _ forms: PassageForms) -> Int {
        if let place = writers.firstIndex(where: { $0.passage == passage }) { return place }
        var reduced = hub
        reduced.passage = passage
        writers.append(PassageWriter(reduced, known: known, expressions: forms.expressions.elements.count))
        return writers.count - 1
    }
}
