import Bible
import Scripting

/// A passage on its way to many apps: as it is printed at its source, and as others count it for the apps that cannot
/// be told how it is counted.
struct PassageRoutes {
    private var printed: OutgoingPassage
    /// How the passage is counted at its source.
    private let source: Versification
    /// How the translation that goes along counts; nil where that is not known.
    private let translation: Versification?
    private var others: [Route] = []

    /// The passage in another counting.
    private struct Route {
        let target: Versification
        var passage: OutgoingPassage?
        let lost: [String]
    }

    init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil, of forms: PassageForms) {
        printed = OutgoingPassage(hub, intention: intention, of: forms)
        source = hub.versification.flatMap(Versification.named).plain
        translation = printed.translation?.versification.flatMap(Versification.named).map { Optional($0).plain }
    }

    /// The link of the app at a place, in the counting of verses that the app will use; nil where it can open none of
    /// the passage.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts. Else it is mapped to the
    /// counting of the translation that goes along, or of the app.
    mutating func opening(at place: Int, of forms: PassageForms, scripts: ScriptPool) -> PassageOpening? {
        let opening = printed.opening(at: place, of: forms, scripts: scripts)
        if opening?.keepsVersification == true { return opening }
        let own = forms.forms[place].versification
        let target = opening?.keepsTranslation == true ? translation ?? source : own
        return target == source ? opening : mapped(to: target, at: place, of: forms, scripts: scripts)
    }

    /// The link of an app for the passage as others count it.
    private mutating func mapped(
        to target: Versification, at place: Int, of forms: PassageForms, scripts: ScriptPool
    ) -> PassageOpening? {
        let known = others.firstIndex { $0.target == target }
        let index = known ?? others.endIndex
        if known == nil { others.append(route(to: target, forms)) }
        var opening = others[index].passage?.opening(at: place, of: forms, scripts: scripts)
        opening?.lost += others[index].lost
        return opening
    }

    private func route(to target: Versification, _ forms: PassageForms) -> Route {
        var hub = printed.hub
        let mapped = hub.passage.mapped(from: source, to: target)
        guard let passage = mapped.passage else { return Route(target: target, passage: nil, lost: mapped.lost) }
        hub.passage = passage
        hub.versification = target == .english ? nil : target.name
        let outgoing = OutgoingPassage(hub, intention: printed.intention, of: forms)
        return Route(target: target, passage: outgoing, lost: mapped.lost)
    }
}

extension PassageForms.Form {
    /// How the app counts where a link names no translation.
    fileprivate var versification: Versification {
        switch self {
        case .none, .commonScheme: .english
        case .templates(_, let versification): versification
        case .script(_, let takes): takes.versification
        }
    }
}

extension Versification? {
    /// The default for none, and for what differs from it in a few verses only.
    var plain: Versification { flatMap { $0.isDefaultLike ? nil : $0 } ?? .english }
}
