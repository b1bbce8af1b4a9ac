import Bible
import Scripting

/// A passage in one versification, from which links are made. Apps with the same capabilities share what is left of it.
final class NumberedPassage {
    /// The passage, its translation and its versification.
    let url: CommonSchemeURL
    /// What was lost when its verses were renumbered.
    private let renumberingLosses: [Loss]
    private var adapted: [(capabilities: AppCapabilities, passage: AdaptedPassage?)] = []

    init(_ url: CommonSchemeURL, losses: [Loss] = []) {
        self.url = url
        renumberingLosses = losses
    }

    /// The link from the first template that leads to the passage or to a part of it: all of its variables are defined.
    func link(
        from templates: [PassageTemplate], _ takes: PassageForm.Takes
    ) -> (link: LinkBuilder.Link, template: PassageTemplate)? {
        guard let passage = passage(for: takes.capabilities) else { return nil }
        for template in templates
        where template.coverage.isSound(for: passage.extent) && (takes.translation || !template.namesTranslation) {
            guard let url = template.expand(passage.values, translations: takes.translations) else { continue }
            var losses = passage.losses
            if !takes.translation { losses += translationLosses(takes) }
            template.coverage.appendLosses(of: passage, to: &losses)
            if takes.translation, !template.namesTranslation { losses += translationLosses() }
            return (LinkBuilder.Link(url: url, losses: losses + renumberingLosses), template)
        }
        return nil
    }

    /// The link that a script completes with.
    func link(by script: Script, _ takes: PassageForm.Takes, _ scripts: ScriptPool) -> LinkBuilder.Link? {
        guard let passage = passage(for: takes.capabilities) else { return nil }
        var input = url
        input.passage = passage.values.passage
        var losses = passage.losses
        if !takes.translation {
            input.translation = nil
            losses += translationLosses(takes)
        }
        guard case .value(let link) = scripts.run(script, url: input.string).result else { return nil }
        return LinkBuilder.Link(url: link, losses: losses + renumberingLosses)
    }

    /// What an app can open of the passage; nil where it can open nothing.
    private func passage(for capabilities: AppCapabilities) -> AdaptedPassage? {
        if let known = adapted.first(where: { $0.capabilities == capabilities }) { return known.passage }
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

    /// The loss of the translation, unless every link of an app opens that one.
    private func translationLosses(_ takes: PassageForm.Takes? = nil) -> [Loss] {
        guard let code = url.translation, takes?.onlyText == nil || takes?.onlyText != code.listed else { return [] }
        return [.translation(code.text)]
    }
}
