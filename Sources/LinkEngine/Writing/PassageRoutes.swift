import Bible
import Scripting
import UTF8Text

/// A passage on its way to many apps: as it is printed at its source, and as others count it for the apps that cannot
/// be told how it is counted.
struct PassageRoutes {
    private let printed: OutgoingPassage
    private let intention: CommonSchemeURL.Intention?
    /// How the passage is counted at its source.
    private let source: Versification
    /// The translation that goes along, if it is one that the tables have.
    private let known: Translation?
    /// How the passage is counted where the translation goes along: as that counts, if it is known.
    private let translationCounting: Versification
    /// The number of ``source`` among the countings of the apps.
    private let printedCounting: Int?
    private var routes: [Route] = []

    /// The way to another counting.
    private struct Route {
        let target: Versification
        /// The passage in that counting; nil where nothing of it is counted there.
        let passage: OutgoingPassage?
        let lost: [String]
    }

    /// Prepares a passage for apps that are asked to do something with it.
    init(_ canonicalURL: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil, of forms: borrowing PassageForms)
    {
        self.intention = intention
        known = canonicalURL.translation?.listed
        source = canonicalURL.versification.simplified
        translationCounting = known?.versification?.simplified ?? source
        printedCounting = forms.countings.elements.firstIndex(of: source)
        printed = OutgoingPassage(canonicalURL, known: known, of: forms)
    }

    /// Appends the link of the app at a place, in the counting of verses that the app will use; nil where it can open
    /// none of the passage.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts. Else it is mapped to the
    /// counting of the translation that goes along, or of the app.
    mutating func append(
        at place: Int, of forms: PassageForms, scripts: ScriptPool, to text: inout [UInt8]
    ) -> PassageOpening? {
        switch forms.forms[place] {
        case .none: nil
        case .commonScheme(let scheme): append(forms.schemes[scheme], to: &text)
        case .templates(let templates): append(templates, of: forms, to: &text)
        case .script(let number): append(forms.scripts[number], of: forms, scripts, to: &text)
        }
    }

    private func append(_ scheme: (name: String, isHarmless: Bool), to text: inout [UInt8]) -> PassageOpening {
        var url = printed.canonicalURL
        url.scheme = scheme.name
        url.intention = intention
        let start = text.count
        url.append(to: &text)
        return PassageOpening(isHarmless: scheme.isHarmless && text.span.extracting(start...).isPrintableASCII)
    }

    private mutating func append(
        _ templates: PassageForms.Templates, of forms: PassageForms, to text: inout [UInt8]
    ) -> PassageOpening? {
        let choice = printed.choice(templates, of: forms)
        var isAsPrinted = templates.counting == printedCounting
        var keepsTranslation = false
        if let template = choice?.template {
            keepsTranslation = forms.templates[template].coverage.hasTranslation
            if keepsTranslation { isAsPrinted = translationCounting == source }
            if forms.templates[template].namesVersification { isAsPrinted = true }
        }
        if isAsPrinted {
            guard let choice else { return nil }
            return printed.append(choice, of: templates, forms, to: &text)
        }
        let route = route(
            to: keepsTranslation ? translationCounting : forms.countings.elements[templates.counting], of: forms)
        guard let passage = route.passage, let choice = passage.choice(templates, of: forms) else { return nil }
        var mapped = passage.append(choice, of: templates, forms, to: &text)
        if !route.lost.isEmpty { mapped.lost += route.lost }
        return mapped
    }

    private mutating func append(
        _ form: (script: Script, takes: PassageForm.Takes), of forms: PassageForms, _ scripts: ScriptPool,
        to text: inout [UInt8]
    ) -> PassageOpening? {
        var result = printed.run(form.script, form.takes, versification: printed.canonicalURL.versification, scripts)
        let target = result?.keepsTranslation == true ? translationCounting : form.takes.versification
        if target != source {
            let route = route(to: target, of: forms)
            result = route.passage?.run(form.script, form.takes, versification: target, scripts)
            result?.lost += route.lost
        }
        guard let result else { return nil }
        text.append(result.url)
        return PassageOpening(lost: result.lost)
    }

    /// The route to another counting, made where nobody asked for it before.
    private mutating func route(to target: Versification, of forms: PassageForms) -> Route {
        if let known = routes.first(where: { $0.target == target }) { return known }
        let mapped = printed.canonicalURL.passage.mapped(from: source, to: target)
        let route = Route(
            target: target, passage: mapped.passage.map { outgoing($0, target, forms) }, lost: mapped.lost)
        routes.append(route)
        return route
    }

    /// The passage in another counting. Places that have the same numbers in the default go there as they are printed;
    /// a range may be cut at a chapter that ends elsewhere, and another counting may be named.
    private func outgoing(_ mapped: Passage, _ target: Versification, _ forms: PassageForms) -> OutgoingPassage {
        if target == .english, mapped == printed.canonicalURL.passage, mapped.spans.allSatisfy(\.isSingle) {
            return printed
        }
        var canonicalURL = printed.canonicalURL
        canonicalURL.passage = mapped
        canonicalURL.versification = target
        return OutgoingPassage(canonicalURL, known: known, of: forms)
    }
}
