import Bible
import Text

extension Engine {
    /// The openings that are made from a passage, without those that are made from its link.
    package func openings(of passage: LinkedPassage, _ filter: OpeningFilter) -> [Opening] {
        var context = LinkContext("", by: self, filter)
        context.addPassageOpenings(of: passage)
        return context.resolution.openings
    }
}

extension LinkContext {
    /// Adds the openings of a passage in the apps that the filter admits. The intention of the filter, else that of the
    /// link, is passed on to the apps that have it. The numbers of a link are those of its site, and the numbers of a
    /// reference are those of the readers of its text.
    mutating func addPassageOpenings(of passage: LinkedPassage) {
        let apps = engine.rules.passageApps.filter { filter.admits($0) && filter.admits($0, as: .passage) }
        guard !apps.isEmpty else { return }
        var url = passage.canonicalURL
        if let intention = filter.intention { url.intention = intention }
        let language = filter.language ?? (passage.site == nil ? reading.language : nil)
        var builder = LinkBuilder(
            url, LinkBuilder.Readers(translation: filter.translation, language: language), services: rules.services)
        resolution.openings.reserveCapacity(apps.count)
        for app in apps {
            let link = builder.link(for: app)
            var evaluation = builder.evaluation ?? RuleEvaluation()
            evaluation.value = link?.url
            guard let url = self.url(of: evaluation, OpeningName(Opening.passageTitle, in: app, at: app.location))
            else { continue }
            resolution.openings.append(
                Opening(
                    app: app, title: Opening.passageTitle, kind: .ofPassage(in: app), losses: link?.losses ?? [],
                    assumedTranslation: link?.assumedTranslation, url: url))
        }
    }
}
