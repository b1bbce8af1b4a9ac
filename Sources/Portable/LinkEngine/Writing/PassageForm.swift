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

    /// What it can open, if not every passage.
    var capabilities: Capabilities? {
        switch self {
        case .commonScheme: nil
        case .templates(_, let takes), .script(_, let takes): takes.capabilities
        }
    }

    /// What of a passage an app can open; the rest is one of the ``Opening/losses``.
    /// Shared, not copied.
    public final class Takes: Sendable {
        /// How much it can open, and whether a link can name a translation.
        public let capabilities: Capabilities
        /// How a link is numbered that does not name a translation.
        public enum Numbers: Sendable, Hashable {
            /// As the rule says, or the only translation of the app.
            case known(Versification)
            /// As in the Bible that the reader has opened, whatever that is.
            case reader
            /// As in English Bibles, since nothing else is known.
            case assumed

            /// Whether links have English numbers for a passage that has.
            var areEnglish: Bool {
                if case .known(let versification) = self { versification == .english } else { true }
            }
        }

        /// How a link is numbered that does not name a translation.
        public let numbers: Numbers
        /// The app's own codes of translations, by the codes in general use; nil where it uses these.
        let translations: [String: String]?

        init(_ capabilities: Capabilities, numbers: Numbers? = nil, translations: [String: String]? = nil) {
            self.capabilities = capabilities
            self.numbers =
                numbers ?? capabilities.onlyTranslation.map { .known(($0.numbering ?? .english).simplified) }
                ?? .assumed
            self.translations = translations
        }
    }
}
