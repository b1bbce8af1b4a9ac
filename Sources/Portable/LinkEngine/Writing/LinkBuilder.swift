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
        /// The translation that it names, if that is only a usual one of the readers.
        var assumedTranslation: TranslationCode?

        mutating func add(_ more: [Loss]) { if losses.isEmpty { losses = more } else { losses += more } }
    }

    /// What is known about the readers of a passage.
    struct Readers {
        /// The translation that they want.
        var translation: TranslationCode?
        /// The language of the text whose numbers are those of the passage.
        var language: String?

        /// The translations that they may have, the best first.
        fileprivate var translations: [TranslationCode] {
            translation.map { [$0] } ?? language.map { Translation.usual(in: $0) } ?? []
        }

        /// The readers, without a translation that lacks a book of a passage.
        fileprivate func of(_ passage: Passage) -> Readers {
            translation?.lacksBook(of: passage) == true ? Readers(language: language) : self
        }
    }

    private typealias Found = (link: Link, template: PassageTemplate)

    /// How the script of the last app ended; nil if the app has none, or it did not run.
    private(set) var evaluation: RuleEvaluation?

    /// The template of the last link; nil if it has none.
    private(set) var template: PassageTemplate?

    private let passage: NumberedPassage
    private let readers: Readers
    /// The translation that was asked for, but lacks a book of the passage.
    private let lackingTranslation: TranslationCode?
    private let services: RuleServices
    /// The versification of the passage, for the comparison with those of apps.
    private let versification: Versification
    /// The translation that the source of the passage names.
    private let sourceTranslation: TranslationCode?
    /// The passage in other translations and versifications; nil where they have nothing of it.
    private var renumbered: [Edition: NumberedPassage?] = [:]

    private struct Edition: Hashable {
        let translation: TranslationCode?
        let versification: Versification
    }

    /// - Parameter url: the passage; its intention is part of the links of the common scheme.
    init(_ url: CommonSchemeURL, _ readers: Readers = Readers(), services: RuleServices) {
        versification = url.versification.simplified
        var url = url
        let named = url.translation ?? readers.translation
        lackingTranslation = named?.lacksBook(of: url.passage) == true ? named : nil
        if url.translation == lackingTranslation { url.translation = nil }
        sourceTranslation = url.translation
        self.readers = readers.of(url.passage)
        url.translation = url.translation ?? self.readers.translation
        passage = NumberedPassage(url)
        self.services = services
    }

    /// The link of an app; nil where the app cannot open the passage or a part of it.
    mutating func link(for app: App) -> Link? {
        (evaluation, template) = (nil, nil)
        // `bible` is the scheme of no app in particular.
        guard let form = app.passage else { return nil }
        var link = self.link(for: form, scheme: app.schemes.first ?? "bible", intentions: app.intentions)
        if let intention = passage.url.intention, !app.intentions.contains(intention) {
            link?.add([.intention(intention)])
        }
        if let lackingTranslation { link?.add([.translation(lackingTranslation.text)]) }
        return link
    }

    /// The link of an app with that form, main scheme and intentions.
    mutating func link(for form: PassageForm, scheme: String, intentions: [CommonSchemeURL.Intention] = []) -> Link? {
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

    /// The link that names the translation of the passage, else one that the readers may have, else none.
    private mutating func link(from templates: [PassageTemplate], _ takes: PassageForm.Takes) -> Link? {
        var found = link(from: templates, takes, passage.url.translation)
        if takes.capabilities.translation, found?.template.capabilities.translation != true {
            for translation in readers.translations
            where translation != passage.url.translation && !translation.lacksBook(of: passage.url.passage) {
                guard let other = link(from: templates, takes, translation), other.template.capabilities.translation,
                    // A code that any app has in its links may be none of this app's.
                    translation == readers.translation || takes.translations != nil
                        || !other.template.namesOwnTranslation
                else { continue }
                found = other
                if let lost = sourceTranslation { found?.link.add([.translation(lost.text)]) }
                break
            }
        }
        template = found?.template
        return found?.link
    }

    /// A link that names the versification has the verses as they are numbered at the source. Else they are numbered as
    /// in the translation that the link names, or as the app does.
    private mutating func link(
        from templates: [PassageTemplate], _ takes: PassageForm.Takes, _ translation: TranslationCode?
    ) -> Found? {
        var found = passage(in: versification, translation)?.link(from: templates, takes)
        let named = found?.template.capabilities.translation == true ? translation : nil
        if found?.template.capabilities.versification != true {
            let target = target(of: takes, naming: named)
            if target != versification { found = passage(in: target, translation)?.link(from: templates, takes) }
            found?.link.add(uncertainty(of: takes, naming: named, target))
        }
        if named != sourceTranslation, named != readers.translation { found?.link.assumedTranslation = named }
        return found
    }

    private mutating func link(by script: Script, _ takes: PassageForm.Takes) -> Link? {
        let named = takes.capabilities.translation ? passage.url.translation : nil
        let target = target(of: takes, naming: named)
        var link = passage(in: target, passage.url.translation)?.link(
            by: script, takes, services, evaluation: &evaluation)
        link?.add(uncertainty(of: takes, naming: named, target))
        return link
    }

    /// The versification of a link that does not name one.
    private func target(of takes: PassageForm.Takes, naming translation: TranslationCode?) -> Versification {
        guard let translation else {
            return switch takes.numbers {
            case .known(let versification): versification
            case .reader: versification
            case .assumed: .english
            }
        }
        let listed = translation.listed
        guard translation == sourceTranslation else {
            return (listed?.numbering ?? listed?.numberingOfLanguage)?.simplified ?? versification
        }
        if let known = listed?.versification { return known.simplified }
        return listed?.numbering.flatMap { differs(in: [$0]) ? $0 : nil } ?? versification
    }

    /// What is not known about the numbers of a link, if the passage has other numbers elsewhere.
    private func uncertainty(
        of takes: PassageForm.Takes, naming translation: TranslationCode?, _ target: Versification
    ) -> [Loss] {
        if let translation {
            guard translation != sourceTranslation, translation.listed?.numbering == nil,
                differs(in: [.english, .original, target])
            else { return [] }
            return [.unknownNumbering(translation.text)]
        }
        switch takes.numbers {
        case .known: return []
        case .reader: return differs(in: [.english]) ? [.versification(versification.name)] : []
        case .assumed:
            guard readers.language != nil, sourceTranslation == nil, differs(in: [.english]) else { return [] }
            return [.versification(versification.name)]
        }
    }

    /// Whether the passage has other numbers in a versification.
    private func differs(in others: [Versification]) -> Bool {
        !others.allSatisfy { passage.url.passage.hasSameNumbers(in: versification, and: $0) }
    }

    private mutating func passage(in target: Versification, _ translation: TranslationCode?) -> NumberedPassage? {
        if target == versification, translation == passage.url.translation { return passage }
        let edition = Edition(translation: translation, versification: target)
        if let known = renumbered[edition] { return known }
        let mapped = passage.url.passage.mapped(from: versification, to: target)
        let result = mapped.passage.map { mappedPassage in
            var url = passage.url
            url.passage = mappedPassage
            url.translation = translation
            url.versification = target
            return NumberedPassage(url, losses: mapped.losses)
        }
        renumbered.updateValue(result, forKey: edition)
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
    /// Opens a passage or a place, given as a canonical URL.
    package func evaluate(_ canonicalURL: String, _ services: RuleServices) -> RuleEvaluation {
        if place != nil { return evaluatePlace(canonicalURL) }
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

    /// The template that the link for a passage or a place comes from, by its index, and the translation if its code is one of the
    /// app's own.
    package func uses(
        of canonicalURL: String, _ services: RuleServices
    ) -> (template: Int?, translation: String?) {
        if let place {
            return ((try? Place(geoURL: canonicalURL)).flatMap(place.link)?.template, nil)
        }
        guard case .templates(let templates, let takes) = passage,
            let url = try? CommonSchemeURL(parsing: canonicalURL)
        else { return (nil, nil) }
        var builder = LinkBuilder(url, services: services)
        guard builder.link(for: self) != nil, let template = builder.template else { return (nil, nil) }
        let code = template.namesOwnTranslation ? url.translation?.text : nil
        return (templates.firstIndex { $0 === template }, code.flatMap { takes.translations?[$0] == nil ? nil : $0 })
    }
}
