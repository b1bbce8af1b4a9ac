package import Bible
package import Scripting

/// A passage on its way to many apps: as it is printed at its source, and as others count it for the apps that cannot
/// be told how it is counted.
package struct PassageRoutes {
    private var printed: OutgoingPassage
    /// How the passage is counted at its source.
    fileprivate let source: Versification
    /// How the translation that goes along counts; nil where that is not known.
    fileprivate let translation: Versification?
    private var others: [Route] = []

    /// The passage in another counting.
    private struct Route {
        let target: Versification
        var passage: OutgoingPassage?
        let lost: [String]
    }

    package init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil) {
        printed = OutgoingPassage(hub, intention: intention)
        source = hub.versification.flatMap(Versification.named).plain
        translation = hub.translation.flatMap { Translation.with(code: $0) }?.versification
            .flatMap(Versification.named).map { Optional($0).plain }
    }

    /// The link of an app for the passage as it is printed.
    fileprivate mutating func printed(_ form: PassageForm, _ app: App, _ scripts: ScriptPool) -> PassageOpening? {
        form.opening(&printed, schemes: app.schemes, scripts: scripts)
    }

    /// The link of an app for the passage as others count it.
    fileprivate mutating func mapped(
        to target: Versification, _ form: PassageForm, _ app: App, _ scripts: ScriptPool
    ) -> PassageOpening? {
        let known = others.firstIndex { $0.target == target }
        let index = known ?? others.endIndex
        if known == nil { others.append(route(to: target)) }
        let opening = others[index].passage.flatMap { passage in
            var passage = passage
            defer { others[index].passage = passage }
            return form.opening(&passage, schemes: app.schemes, scripts: scripts)
        }
        guard var opening else { return nil }
        opening.lost += others[index].lost
        return opening
    }

    private func route(to target: Versification) -> Route {
        var hub = printed.hub
        let mapped = hub.passage.mapped(from: source, to: target)
        guard let passage = mapped.passage else { return Route(target: target, passage: nil, lost: mapped.lost) }
        hub.passage = passage
        hub.versification = target == .english ? nil : target.name
        return Route(
            target: target, passage: OutgoingPassage(hub, intention: printed.intention), lost: mapped.lost)
    }
}

extension App {
    /// The app's link for a passage, in the counting of verses that the app will use; nil where it can open none of it.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts. Else it is mapped to the
    /// counting of the translation that goes along, or of the app.
    package func opening(_ routes: inout PassageRoutes, scripts: ScriptPool) -> PassageOpening? {
        guard let form = passage else { return nil }
        let printed = routes.printed(form, self, scripts)
        if printed?.keepsVersification == true { return printed }
        let target = printed?.keepsTranslation == true ? routes.translation ?? routes.source : form.versification
        return target == routes.source ? printed : routes.mapped(to: target, form, self, scripts)
    }
}

extension PassageForm {
    /// How the app counts where a link names no translation.
    fileprivate var versification: Versification {
        switch self {
        case .commonScheme: .english
        case .templates(_, let takes), .script(_, let takes): takes.versification
        }
    }
}

extension Versification? {
    /// The default for none, and for what differs from it in a few verses only.
    var plain: Versification { flatMap { $0.isDefaultLike ? nil : $0 } ?? .english }
}

extension PassageOpening {
    /// How a lost translation is named.
    package static func lostTranslation(_ code: String) -> String { "translation: " + code }
}
