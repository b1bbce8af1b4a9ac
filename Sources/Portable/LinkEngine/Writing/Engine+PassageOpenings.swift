import Bible
import Text

extension Engine {
    /// The openings that are made from a passage, without those that are made from its link.
    package func openings(of passage: LinkedPassage, _ filter: OpeningFilter) -> [Opening] {
        var resolution = Resolution(input: "")
        addPassageOpenings(of: passage, filter, to: &resolution)
        return resolution.openings
    }

    /// Adds the openings of a passage in the apps that the filter admits. The intention of the filter, else that of the
    /// link, is passed on to the apps that have it.
    func addPassageOpenings(of passage: LinkedPassage, _ filter: OpeningFilter, to resolution: inout Resolution) {
        let apps = passageApps.filter { filter.admits($0) && filter.admitsForPassages($0) }
        guard !apps.isEmpty else { return }
        var url = passage.canonicalURL
        url.intention = filter.intention ?? passage.intention
        var builder = LinkBuilder(url, services: services)
        resolution.openings.reserveCapacity(apps.count)
        for app in apps { addOpening(in: app, &builder, to: &resolution) }
    }

    private func addOpening(in app: App, _ builder: inout LinkBuilder, to resolution: inout Resolution) {
        let title = Opening.passageTitle
        let link = builder.link(for: app)
        if let problem = builder.evaluation?.problem {
            resolution.findings.append(
                Finding(problem.severity, "\(Self.name(title, app)) \(problem.message)", at: app.location))
        }
        guard let link, isAllowed(link.url, title, app, app.location, &resolution) else {
            resolution.trace?.record(
                .result(
                    TracedResult(
                        title, app, link?.url, builder.evaluation,
                        refusal: link == nil ? nil : resolution.findings.last?.message, at: app.location)))
            return
        }
        resolution.trace?.record(
            .result(TracedResult(title, app, link.url, builder.evaluation, refusal: nil, at: app.location)))
        resolution.openings.append(
            Opening(app: app, title: title, kind: .ofPassage(in: app), losses: link.losses, url: link.url))
    }
}
