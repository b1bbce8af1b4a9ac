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
        if found?.template.capabilities.versification != true {
            let target = versification(of: takes, isTranslationNamed: found?.template.capabilities.translation == true)
            if target != versification { found = passage(in: target)?.link(from: templates, takes) }
        }
        template = found?.template
        return found?.link
    }

    private mutating func link(by script: Script, _ takes: PassageForm.Takes) -> Link? {
        let target = versification(
            of: takes, isTranslationNamed: takes.capabilities.translation && passage.url.translation != nil)
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

/// A passage in one versification, from which links are made. Apps with the same capabilities share what is left of it.
private final class NumberedPassage {
    /// As much of the passage as some apps can open. Shared, not copied.
    private final class Part {
        let capabilities: Capabilities
        /// Nil where they can open nothing.
        let values: PassageValues?
        let losses: [Loss]

        init(_ capabilities: Capabilities, _ values: PassageValues?, losses: [Loss]) {
            self.capabilities = capabilities
            self.values = values
            self.losses = losses
        }
    }

    /// The passage, its translation and its versification.
    let url: CommonSchemeURL
    /// What was lost when its verses were renumbered.
    private let renumberingLosses: [Loss]
    /// The loss of the translation, if there is one.
    private let translationLosses: [Loss]
    /// The memory for the link that is being made.
    private var written: [UInt8] = []
    private var parts: [Part] = []

    init(_ url: CommonSchemeURL, losses: [Loss] = []) {
        self.url = url
        renumberingLosses = losses
        translationLosses = url.translation.map { [.translation($0.text)] } ?? []
    }

    /// The link from the first template that leads to the passage or to a part of it: all of its variables are defined.
    func link(
        from templates: [PassageTemplate], _ takes: PassageForm.Takes
    ) -> (link: LinkBuilder.Link, template: PassageTemplate)? {
        let part = part(for: takes.capabilities)
        guard let values = part.values else { return nil }
        written.removeAll(keepingCapacity: true)
        for template in templates
        where template.isSound(for: values.extent) && hasNames(for: template.capabilities, takes.capabilities) {
            guard template.append(values, translations: takes.translations, to: &written) else {
                written.removeAll(keepingCapacity: true)
                continue
            }
            var link = LinkBuilder.Link(url: String(decoding: written, as: UTF8.self), losses: part.losses)
            if takes.capabilities.loses(url.translation) { link.add(translationLosses) }
            link.add(template.capabilities.adapt(values.passage, in: url.versification).losses)
            if takes.capabilities.translation, template.capabilities.loses(url.translation) {
                link.add(translationLosses)
            }
            link.add(renumberingLosses)
            return (link, template)
        }
        return nil
    }

    /// Whether the translation and the versification are there that a template names.
    private func hasNames(for template: Capabilities, _ app: Capabilities) -> Bool {
        (!template.translation || app.translation && url.translation != nil)
            && (!template.versification || url.versification != .english)
    }

    /// The link that a script completes with.
    ///
    /// - Parameter evaluation: receives how the script ended, if it ran.
    func link(
        by script: Script, _ takes: PassageForm.Takes, _ services: RuleServices, evaluation: inout RuleEvaluation?
    ) -> LinkBuilder.Link? {
        let part = part(for: takes.capabilities)
        guard let values = part.values else { return nil }
        var input = url
        input.passage = values.passage
        if !takes.capabilities.translation { input.translation = nil }
        evaluation = RuleEvaluation(services.run(script, url: input.string))
        guard let result = evaluation?.value else { return nil }
        var link = LinkBuilder.Link(url: result, losses: part.losses)
        if takes.capabilities.loses(url.translation) { link.add(translationLosses) }
        link.add(renumberingLosses)
        return link
    }

    /// What an app can open of the passage.
    private func part(for capabilities: Capabilities) -> Part {
        for part in parts where part.capabilities.keepsPassages(like: capabilities) { return part }
        let adapted = capabilities.adapt(url.passage, in: url.versification)
        // Apps with different capabilities often open the same.
        let known = parts.first { $0.values?.passage == adapted.passage }?.values
        let values = known ?? adapted.passage.map { PassageValues($0, of: url) }
        let part = Part(capabilities, values, losses: adapted.losses)
        parts.append(part)
        return part
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

    /// The template that the link for a passage comes from, by its index, and the translation if its code is one of the
    /// app's own.
    package func uses(
        of canonicalURL: String, _ services: RuleServices
    ) -> (template: Int?, translation: String?) {
        guard case .templates(let templates, let takes) = passage,
            let url = try? CommonSchemeURL(parsing: canonicalURL)
        else { return (nil, nil) }
        var builder = LinkBuilder(url, services: services)
        guard builder.link(for: self) != nil, let template = builder.template else { return (nil, nil) }
        let code = template.namesOwnTranslation ? url.translation?.text : nil
        return (templates.firstIndex { $0 === template }, code.flatMap { takes.translations?[$0] == nil ? nil : $0 })
    }
}
