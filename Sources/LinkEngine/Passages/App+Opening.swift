package import Bible
package import Scripting

/// A passage on its way to many apps: as it is printed at its source, and in the English counting for the apps that
/// cannot be told how it is counted.
package struct PassageRoutes {
    private var printed: OutgoingPassage
    /// Nil where the passage is counted as English Bibles count.
    private let source: Versification?
    private var english: English?

    private struct English {
        var passage: OutgoingPassage?
        let lost: [String]
    }

    package init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil) {
        printed = OutgoingPassage(hub, intention: intention)
        source = hub.versification.flatMap(Versification.named).flatMap { $0.isDefaultLike ? nil : $0 }
    }

    /// The link of an app for the passage as it is printed.
    fileprivate mutating func printed(_ form: PassageForm, _ app: App, _ scripts: ScriptPool) -> PassageOpening? {
        form.opening(&printed, schemes: app.schemes, scripts: scripts)
    }

    /// The link of an app for the passage as English Bibles count it.
    fileprivate mutating func english(_ form: PassageForm, _ app: App, _ scripts: ScriptPool) -> PassageOpening? {
        var route = english ?? mapped()
        defer { english = route }
        var opening = route.passage.flatMap { passage in
            var passage = passage
            defer { route.passage = passage }
            return form.opening(&passage, schemes: app.schemes, scripts: scripts)
        }
        opening?.lost += route.lost
        return opening
    }

    /// Whether an app must be told how the passage is counted, or get it mapped.
    fileprivate var isCountedOtherwise: Bool { source != nil }

    private func mapped() -> English {
        var hub = printed.hub
        let mapped = hub.passage.mapped(from: source ?? .english, to: .english)
        guard let passage = mapped.passage else { return English(passage: nil, lost: mapped.lost) }
        hub.passage = passage
        hub.versification = nil
        return English(passage: OutgoingPassage(hub, intention: printed.intention), lost: mapped.lost)
    }
}

extension App {
    /// The app's link for a passage, in the counting of verses that the app will use; nil where it can open none of it.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts: by its own word for it,
    /// or because the translation goes along. Else it is mapped to the English counting.
    package func opening(_ routes: inout PassageRoutes, scripts: ScriptPool) -> PassageOpening? {
        guard let form = passage else { return nil }
        let printed = routes.printed(form, self, scripts)
        guard routes.isCountedOtherwise, !form.namesVersification, printed?.keepsTranslation != true else {
            return printed
        }
        return routes.english(form, self, scripts)
    }
}

extension PassageForm {
    /// Whether the links say how verses are counted.
    fileprivate var namesVersification: Bool {
        switch self {
        case .commonScheme: true
        case .templates(let templates, _): templates.contains(where: \.namesVersification)
        case .script: false
        }
    }
}

extension PassageOpening {
    /// How a lost translation is named.
    package static func lostTranslation(_ code: String) -> String { "translation: " + code }
}
