import Bible
import Requests

/// A passage in one versification, from which links are made. Apps with the same capabilities share what is left of it.
final class NumberedPassage {
    /// The passage, its translation and its versification.
    let url: CommonSchemeURL
    /// What was lost when its verses were renumbered.
    private let renumberingLosses: [Loss]
    /// The loss of the translation, if there is one.
    private let translationLosses: [Loss]
    /// The memory for the link that is being made.
    private var written: [UInt8] = []
    private var adapted: [(capabilities: AppCapabilities, passage: AdaptedPassage?)] = []

    init(_ url: CommonSchemeURL, losses: [Loss] = []) {
        self.url = url
        renumberingLosses = losses
        translationLosses = url.translation.map { [.translation($0.text)] } ?? []
    }

    /// The link from the first template that leads to the passage or to a part of it: all of its variables are defined.
    func link(
        from templates: [PassageTemplate], _ takes: PassageForm.Takes
    ) -> (link: LinkBuilder.Link, template: PassageTemplate)? {
        guard let passage = passage(for: takes.capabilities) else { return nil }
        written.removeAll(keepingCapacity: true)
        for template in templates
        where template.coverage.isSound(for: passage.extent) && hasNames(for: template, takes) {
            guard template.append(passage.values, translations: takes.translations, to: &written) else {
                written.removeAll(keepingCapacity: true)
                continue
            }
            var link = LinkBuilder.Link(url: String(decoding: written, as: UTF8.self), losses: passage.losses)
            if !takes.translation { link.add(translationLosses(for: takes)) }
            template.coverage.appendLosses(of: passage, to: &link.losses)
            if takes.translation, !template.namesTranslation { link.add(translationLosses) }
            link.add(renumberingLosses)
            return (link, template)
        }
        return nil
    }

    /// Whether the translation and the versification are there that a template names.
    private func hasNames(for template: PassageTemplate, _ takes: PassageForm.Takes) -> Bool {
        (!template.namesTranslation || takes.translation && url.translation != nil)
            && (!template.namesVersification || url.versification != .english)
    }

    /// The link that a script completes with.
    ///
    /// - Parameter evaluation: receives how the script ended, if it ran.
    func link(
        by script: Script, _ takes: PassageForm.Takes, _ services: RuleServices, evaluation: inout RuleEvaluation?
    ) -> LinkBuilder.Link? {
        guard let passage = passage(for: takes.capabilities) else { return nil }
        var input = url
        input.passage = passage.values.passage
        if !takes.translation { input.translation = nil }
        evaluation = RuleEvaluation(services.run(script, url: input.string))
        guard let result = evaluation?.value else { return nil }
        var link = LinkBuilder.Link(url: result, losses: passage.losses)
        if !takes.translation { link.add(translationLosses(for: takes)) }
        link.add(renumberingLosses)
        return link
    }

    /// What an app can open of the passage; nil where it can open nothing.
    private func passage(for capabilities: AppCapabilities) -> AdaptedPassage? {
        for index in adapted.indices where adapted[index].capabilities == capabilities { return adapted[index].passage }
        let passage = capabilities.adapt(url.passage, in: url.versification)
            .map { AdaptedPassage(values(of: $0.passage), losses: $0.losses) }
        adapted.append((capabilities, passage))
        return passage
    }

    /// The values of a passage; apps with different capabilities often open the same one.
    private func values(of passage: Passage) -> PassageValues {
        let known = adapted.first { $0.passage?.values.passage == passage }
        return known?.passage?.values ?? PassageValues(passage, of: url)
    }

    /// The loss of the translation, unless every link of the app opens that one.
    private func translationLosses(for takes: PassageForm.Takes) -> [Loss] {
        takes.onlyTranslation == nil || takes.onlyTranslation != url.translation?.listed ? translationLosses : []
    }
}
