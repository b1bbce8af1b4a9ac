/// A translation or edition of the Bible, and the codes that sites have for it.
///
/// A class, since every link refers to one; each is there once.
public final class Translation: Sendable {
    /// The code that sites show to their readers: `ESV`, `NASB1995`, `新共同訳`.
    public let code: String
    /// The full name, in its own language.
    public let name: String
    /// The language: ISO 639-1 where it has such a code, else ISO 639-3.
    public let language: String
    /// The name of ``versification``, as the table has it.
    let versificationName: String?
    /// Other codes in use, which sites do not show to their readers: `NIV2011`.
    public let aliases: [String]
    /// The codes in the URLs of sites, first the one that links are written with.
    let codes: [(site: Site, codes: [SiteCode])]

    /// Whether it is known to have none of the deuterocanonical books.
    let hasOnlyProtestantBooks: Bool

    /// A code in the URLs of a site.
    struct SiteCode: Hashable, Sendable {
        var code: String
        /// The code that the site shows to its readers instead; nil if it is the same.
        var shown: String?
    }

    init(
        code: String, name: String, language: String, versification: String?, aliases: [String],
        codes: [(site: Site, codes: [SiteCode])], hasOnlyProtestantBooks: Bool
    ) {
        self.code = code
        self.name = name
        self.language = language
        versificationName = versification
        self.aliases = aliases
        self.codes = codes
        self.hasOnlyProtestantBooks = hasOnlyProtestantBooks
    }

    /// The versification of its chapters and verses; nil where the table names none, which is English then.
    public var versification: Versification? { versificationName.flatMap(Versification.named) }

    /// How it numbers verses: as the table says, as English Bibles if it is one, or as the Bibles of its language if it is a
    /// usual one there. Nil where that is not known.
    package var numbering: Versification? {
        if let versification { return versification }
        if language == "en" { return .english }
        return BookNames.Language.with(language).flatMap { $0.translations.contains(code) ? $0.numbering.usual : nil }
    }

    /// How the Bibles of its language usually number verses; English where that is not known.
    package var numberingOfLanguage: Versification { BookNames.Language.with(language)?.numbering.usual ?? .english }

    /// The usual translations of a language, the best known first.
    ///
    /// - Parameter language: ISO 639-1.
    package static func usual(in language: String) -> [TranslationCode] {
        BookNames.Language.with(language)?.translations.map { TranslationCode($0) } ?? []
    }

    /// Every translation of the table.
    public static var all: [Translation] { TranslationTable.shared.translations }

    /// The code that a link to a site is written with, such as the number at YouVersion; nil if the site does not have
    /// the translation.
    public func code(at site: Site) -> String? { siteCodes(site)?.first?.code }

    /// All codes in the URLs of a site, first the one that links are written with.
    public func codes(at site: Site) -> [String] { siteCodes(site)?.map { $0.code } ?? [] }

    /// There are few sites: a search is cheaper than a dictionary.
    private func siteCodes(_ site: Site) -> [SiteCode]? {
        codes.indices.first { codes[$0].site == site }.map { codes[$0].codes }
    }

    /// The translation that a site means by a code of its own; case does not matter.
    public static func with(code: String, at site: Site) -> Translation? {
        TranslationTable.shared.entry(code, at: site)?.translation
    }

    /// The translation with a code, an alias, or a code that some site has for it; case does not matter.
    ///
    /// Nil without a language where translations of several languages share the code, as `NVI`.
    public static func with(code: String, language: String? = nil) -> Translation? {
        TranslationTable.shared.onlyTranslation(code, language: language)
    }
}

extension Translation: Hashable {
    /// Compares identities: each translation of the table is there once.
    public static func == (left: Translation, right: Translation) -> Bool { left === right }

    /// Hashes the identity of the translation.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
