import Bible
import Scripting

/// A passage on its way to many apps: as it is printed at its source, and in the English counting for the apps that
/// cannot be told how it is counted.
struct PassageRoutes {
    private var printed: OutgoingPassage
    /// Nil where the passage is counted as English Bibles count.
    private let source: Versification?
    private var english: English?

    private struct English {
        var passage: OutgoingPassage?
        let lost: [String]
    }

    init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil, of forms: PassageForms) {
        printed = OutgoingPassage(hub, intention: intention, of: forms)
        source = hub.versification.flatMap(Versification.named).flatMap { $0.isDefaultLike ? nil : $0 }
    }

    /// The link of the app at a place, in the counting of verses that the app will use; nil where it can open none of
    /// the passage.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts: by its own word for it,
    /// or because the translation goes along. Else it is mapped to the English counting.
    mutating func opening(at place: Int, of forms: PassageForms, scripts: ScriptPool) -> PassageOpening? {
        let opening = printed.opening(at: place, of: forms, scripts: scripts)
        guard let source, !forms.forms[place].namesVersification, opening?.keepsTranslation != true else {
            return opening
        }
        if english == nil { english = mapped(from: source, forms) }
        var mapped = english?.passage?.opening(at: place, of: forms, scripts: scripts)
        mapped?.lost += english?.lost ?? []
        return mapped
    }

    private func mapped(from source: Versification, _ forms: PassageForms) -> English {
        var hub = printed.hub
        let mapped = hub.passage.mapped(from: source, to: .english)
        guard let passage = mapped.passage else { return English(passage: nil, lost: mapped.lost) }
        hub.passage = passage
        hub.versification = nil
        return English(passage: OutgoingPassage(hub, intention: printed.intention, of: forms), lost: mapped.lost)
    }
}

extension PassageForms.Form {
    /// Whether the links say how verses are counted.
    fileprivate var namesVersification: Bool {
        switch self {
        case .commonScheme: true
        case .templates(_, let namesVersification): namesVersification
        case .none, .script: false
        }
    }
}
