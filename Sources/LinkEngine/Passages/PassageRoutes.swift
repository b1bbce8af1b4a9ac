import Bible
import Scripting

/// A passage on its way to many apps: as it is printed at its source, and as others count it for the apps that cannot
/// be told how it is counted.
struct PassageRoutes {
    private var printed: OutgoingPassage
    /// How the passage is counted at its source.
    private let source: Versification
    /// The translation that goes along, if it is one that the tables have.
    private let known: Translation?
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
        known = hub.translation.flatMap { Translation.with(code: $0) }
        printed = OutgoingPassage(hub, known: known, intention: intention, of: forms)
        source = hub.versification.flatMap(Versification.named).plain
        translation = known?.versification.flatMap(Versification.named).map { Optional($0).plain }
    }

    /// The link of the app at a place, in the counting of verses that the app will use; nil where it can open none of
    /// the passage.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts. Else it is mapped to the
    /// counting of the translation that goes along, or of the app.
    mutating func opening(at place: Int, of forms: PassageForms, scripts: ScriptPool) -> PassageOpening? {
        let opening = printed.opening(at: place, of: forms, scripts: scripts)
        if opening?.keepsVersification == true { return opening }
        let target = opening?.keepsTranslation == true ? translation ?? source : forms.forms[place].counting
        guard target != source else { return opening }
        let route = route(to: target, forms)
        var mapped = others[route].passage?.opening(at: place, of: forms, scripts: scripts)
        mapped?.lost += others[route].lost
        return mapped
    }

    /// The place of the passage in another counting, made where nobody asked for it before.
    private mutating func route(to target: Versification, _ forms: PassageForms) -> Int {
        if let known = others.firstIndex(where: { $0.target == target }) { return known }
        var hub = printed.hub
        let mapped = hub.passage.mapped(from: source, to: target)
        let passage = mapped.passage.map { passage in
            hub.passage = passage
            hub.versification = target == .english ? nil : target.name
            return OutgoingPassage(hub, known: known, intention: printed.intention, of: forms)
        }
        others.append(Route(target: target, passage: passage, lost: mapped.lost))
        return others.endIndex - 1
    }
}

extension PassageForms.Form {
    /// How the app counts where a link names no translation.
    fileprivate var counting: Versification {
        switch self {
        case .none, .commonScheme: .english
        case .templates(_, let counting): counting
        case .script(_, let takes): takes.versification
        }
    }
}

extension Versification? {
    /// The default for none, and for what differs from it in a few verses only.
    var plain: Versification { flatMap { $0.isDefaultLike ? nil : $0 } ?? .english }
}
