import Bible
import Text
import URLText

/// The place that a link leads to.
public struct LinkedPlace: Sendable {
    /// The map service; nil if the link was a `geo:` URL, which belongs to none.
    public let site: String?
    /// The place.
    public let place: Place
    /// Whether the link is a route, of which the place is the destination.
    public let isDestination: Bool

    init(_ place: Place, site: String? = nil, isDestination: Bool = false) {
        self.place = place
        self.site = site
        self.isDestination = isDestination
    }

    /// The canonical URL.
    public var url: String { place.url }
    /// The place for people.
    public var text: String { place.text }
}

extension LinkContext {
    /// Reads a `geo:` URL, which needs no rule.
    mutating func readGeoURL(_ url: String) {
        do {
            resolution.place = LinkedPlace(try Place(geoURL: NormalizedLink(url).url))
        } catch {
            resolution.findings.append(error)
            resolution.refusedTopic = .places
        }
    }

    /// Adds the openings of a place in the apps that the filter admits.
    mutating func addPlaceOpenings(of linked: LinkedPlace) {
        for app in engine.rules.placeApps where filter.admits(app) && filter.admits(app, as: .place) {
            let link = app.place?.link(for: linked.place)
            let name = OpeningName(Opening.placeTitle, in: app, at: app.location)
            guard let url = self.url(of: RuleEvaluation(value: link?.url), name) else { continue }
            let route: [Loss] = linked.isDestination ? [.place(.route, linked.text)] : []
            resolution.openings.append(
                Opening(
                    app: app, title: Opening.placeTitle, kind: app.isWebReader ? .browser : .place,
                    losses: route + (link?.losses ?? []), url: url))
        }
    }
}

extension LinkedPlace {
    var json: JSONOutput {
        [
            "lat": JSONOutput(place.point?.latitude), "lon": JSONOutput(place.point?.longitude),
            "zoom": place.zoom.map { .int($0) } ?? .null, "query": JSONOutput(place.query),
            "label": JSONOutput(place.label), "route": .bool(isDestination), "text": .string(text),
            "site": JSONOutput(site), "url": .string(url),
        ]
    }
}
