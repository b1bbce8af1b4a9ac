package import Bible
package import Scripting

extension App {
    /// The app's link for a passage, in the counting of verses that the app will use; nil where it can open none of it.
    ///
    /// A passage goes as it is printed at its source where the link can say how that counts: by its own word for it,
    /// or because the translation goes along. Else it is mapped to the English counting.
    package func opening(
        of hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil, scripts: ScriptPool
    ) -> PassageOpening? {
        guard let form = passage else { return nil }
        let asPrinted = form.opening(hub, app: self, intention: intention, scripts: scripts)
        guard let source = hub.versification.flatMap(Versification.named), !source.isDefaultLike, !form.namesVersification,
            hub.translation == nil || asPrinted?.keepsTranslation != true
        else { return asPrinted }
        let mapped = hub.passage.mapped(from: source, to: .english)
        guard let passage = mapped.passage else { return nil }
        var english = hub
        english.passage = passage
        english.versification = nil
        guard var opening = form.opening(english, app: self, intention: intention, scripts: scripts) else { return nil }
        opening.lost += mapped.lost
        return opening
    }
}

extension PassageForm {
    /// Whether the links say how verses are counted.
    fileprivate var namesVersification: Bool {
        switch self {
        case .commonScheme: true
        case .templates(let templates, _):
            templates.contains { $0.variableNames.contains { $0.hasPrefix(PassageVariable.Name.versification.rawValue) } }
        case .script: false
        }
    }
}

extension PassageOpening {
    /// How a lost translation is named.
    static func lostTranslation(_ code: String) -> String { "translation: \(code)" }

    /// Whether the translation goes along.
    fileprivate var keepsTranslation: Bool { !lost.contains { $0.hasPrefix(Self.lostTranslation("")) } }
}
