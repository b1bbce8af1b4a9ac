public import Bible
public import Requests

/// How an app opens a passage.
public enum PassageForm: Sendable {
    /// The app reads the common URL scheme for Bible apps.
    case commonScheme
    /// URI Templates over the variables of docs/variables.md; the first whose variables are all defined is used.
    case templates([PassageTemplate], Takes)
    /// A script that gets the canonical URL and completes with the app's.
    case script(Script, Takes)

    /// What of a passage an app can open; the rest is one of the ``Opening/losses``.
    /// Shared, not copied.
    public final class Takes: Sendable {
        /// How much it can open, and whether a link can name a translation.
        public let capabilities: Capabilities
        /// How the app numbers verses where a link does not name a translation.
        public let versification: Versification
        /// The app's own codes of translations, by the codes in general use; nil where it uses these.
        let translations: [String: String]?

        init(_ capabilities: Capabilities, versification: Versification? = nil, translations: [String: String]? = nil) {
            self.capabilities = capabilities
            self.versification =
                (versification ?? capabilities.onlyTranslation?.versification ?? .english).simplified
            self.translations = translations
        }
    }
}
