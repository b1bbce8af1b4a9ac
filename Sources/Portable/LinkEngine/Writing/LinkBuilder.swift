import Bible
import Requests

/// Builds the links that open one passage in apps.
///
/// The passage is adapted to what an app can open, and the first of the app's templates that leads there is expanded.
/// What several apps need is computed when the first of them needs it.
struct LinkBuilder {
    /// A link, and what of the passage it leaves out.
    struct Link {
        let url: String
        var losses: [Loss] = []

        mutating func add(_ more: [Loss]) {
            if losses.isEmpty { losses = more } else { losses += more }
        }
    }

    /// How the script of the last app ended; nil if the app has none, or it did not run.
    private(set) var evaluation: RuleEvaluation?

    /// The template of the last link; nil if it has none.
    private(set) var template: PassageTemplate?

    private let passage: NumberedPassage
    private let services: RuleServices
    /// The versification of the passage, for the comparison with those of apps.
    private let versification: Versification
    /// That of the translation; where it is unknown, that of the passage.
    private let translationVersification: Versification
    /// The passage in other versifications; nil where they have nothing of it.
    private var renumbered: [Versification: NumberedPassage?] = [:]

    /// - Parameter url: the passage; its intention is part of the links of the common scheme.
    init(_ url: CommonSchemeURL, services: RuleServices) {
        versification = url.versification.simplified
        translationVersification = url.translation?.listed?.versification?.simplified ?? versification
        passage = NumberedPassage(url)
        self.services = services
    }

    /// The link of an app; nil where the app cannot open the passage or a part of it.
    mutating func link(for app: App) -> Link? {
        (evaluation, template) = (nil, nil)
        // `bible` is the scheme of no app in particular.
        return app.passage.flatMap { link(for: $0, scheme: app.schemes.first ?? "bible", intentions: app.intentions) }
    }

    /// The link of an app with that form, main scheme and intentions.
    mutating func link(
        for form: PassageForm, scheme: String, intentions: [CommonSchemeURL.Intention] = []
    ) -> Link? {
        switch form {
        case .commonScheme: Link(url: commonSchemeURL(scheme: scheme, intentions: intentions))
        case .templates(let templates, let takes): link(from: templates, takes)
        case .script(let script, let takes): link(by: script, takes)
        }
    }

    /// The URL of the common scheme, with the intention if it is one of the app's.
    private func commonSchemeURL(scheme: String, intentions: [CommonSchemeURL.Intention]) -> String {
        var url = passage.url
        url.scheme = scheme
        url.intention = url.intention.flatMap { intentions.contains($0) ? $0 : nil }
        return url.string
    }

    /// A link that names the versification has the verses as they are numbered at the source. Else they are numbered as
    /// in the translation that the link names, or as the app does.
    private mutating func link(from templates: [PassageTemplate], _ takes: PassageForm.Takes) -> Link? {
        var found = passage.link(from: templates, takes)
        if found?.template.namesVersification != true {
            let target = versification(of: takes, isTranslationNamed: found?.template.namesTranslation == true)
            if target != versification { found = passage(in: target)?.link(from: templates, takes) }
        }
        template = found?.template
        return found?.link
    }

    private mutating func link(by script: Script, _ takes: PassageForm.Takes) -> Link? {
        let target = versification(
            of: takes, isTranslationNamed: takes.translation && passage.url.translation != nil)
        let numbered = target == versification ? passage : passage(in: target)
        return numbered?.link(by: script, takes, services, evaluation: &evaluation)
    }

    /// The versification in which an app reads a link that does not name one.
    private func versification(of takes: PassageForm.Takes, isTranslationNamed: Bool) -> Versification {
        isTranslationNamed ? translationVersification : takes.versification
    }

    private mutating func passage(in target: Versification) -> NumberedPassage? {
        if let known = renumbered[target] { return known }
        let mapped = passage.url.passage.mapped(from: versification, to: target)
        let result = mapped.passage.map { mappedPassage in
            var url = passage.url
            url.passage = mappedPassage
            url.versification = target
            return NumberedPassage(url, losses: mapped.losses)
        }
        renumbered.updateValue(result, forKey: target)
        return result
    }
}

extension App {
    /// Opens a passage, given as a canonical URL.
    package func evaluate(_ canonicalURL: String, _ services: RuleServices) -> RuleEvaluation {
        do {
            let url = try CommonSchemeURL(parsing: canonicalURL)
            var builder = LinkBuilder(url, services: services)
            let link = builder.link(for: self)
            var evaluation = builder.evaluation ?? RuleEvaluation()
            evaluation.value = link?.url
            return evaluation
        } catch {
            return RuleEvaluation(failure: "the input is not a URL of the common scheme: \(error.message)")
        }
    }
}
