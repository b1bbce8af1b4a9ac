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
        /// How far a range may reach.
        public enum Range: String, Sendable, CaseIterable {
            /// The app opens a location, not a range.
            case none
            case versesOfOneChapter = "verses of one chapter"
            case acrossChapters = "across chapters"
            case acrossBooks = "across books"
        }

        /// Which books the app has.
        public enum Books: String, Sendable, CaseIterable {
            case protestant = "66"
            case all
        }

        /// Whether several passages go into one link.
        public let list: Bool
        /// How far a range may reach.
        public let range: Range
        /// Which books it has.
        public let books: Books
        /// Whether a link can name a translation.
        public let translation: Bool
        /// The translation of every link, where the app has only one.
        public let onlyTranslation: Translation?
        /// How the app numbers verses where a link does not name a translation.
        public let versification: Versification
        /// The app's own codes of translations, by the codes in general use; nil where it uses these.
        let translations: [String: String]?

        init(
            list: Bool, range: Range, books: Books, translation: Bool, onlyTranslation: Translation? = nil,
            versification: Versification? = nil, translations: [String: String]? = nil
        ) {
            self.list = list
            self.range = range
            self.books = books
            self.translation = translation
            self.onlyTranslation = onlyTranslation
            self.versification = (versification ?? onlyTranslation?.versification ?? .english).simplified
            self.translations = translations
        }
    }
}
