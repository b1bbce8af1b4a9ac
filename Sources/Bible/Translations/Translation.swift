/// A translation or edition of the Bible, and what sites call it. Shared, not copied: every link asks for one.
public final class Translation: Sendable {
    /// The code that sites show: `ESV`, `NASB1995`, `新共同訳`.
    public let code: String
    /// The full name, in its own language.
    public let name: String
    /// The language: ISO 639-1 where it has such a code, else ISO 639-3.
    public let language: String
    /// The name of ``versification``, as the table has it.
    let versificationName: String?
    /// Other codes in use, which nobody shows: `NIV2011`.
    public let aliases: [String]
    /// The codes in the addresses of sites, the one to write first.
    let codes: [(site: Site, codes: [SiteCode])]

    /// A code in the addresses of a site.
    struct SiteCode: Hashable, Sendable {
        var code: String
        /// What the site shows for it, where that is another code.
        var shown: String?
    }

    init(
        code: String, name: String, language: String, versification: String?, aliases: [String],
        codes: [(site: Site, codes: [SiteCode])]
    ) {
        self.code = code
        self.name = name
        self.language = language
        versificationName = versification
        self.aliases = aliases
        self.codes = codes
    }

    /// The versification of its chapters and verses; nil where the table names none, which is English then.
    public var versification: Versification? { versificationName.flatMap(Versification.named) }

    /// Every translation of the table.
    public static var all: [Translation] { TranslationTable.shared.translations }

    /// The code that a site has for the translation, as its addresses have it; at YouVersion the number.
    public func code(at site: Site) -> String? { siteCodes(site)?.first?.code }

    /// All codes that a site has for the translation, as its addresses have them, the one to write first.
    public func codes(at site: Site) -> [String] { siteCodes(site)?.map(\.code) ?? [] }

    /// A few sites: to look through them is cheaper than to hash.
    private func siteCodes(_ site: Site) -> [SiteCode]? {
        codes.indices.first { codes[$0].site == site }.map { codes[$0].codes }
    }

    /// The translation that a site means by a code of its own; case does not matter.
    public static func with(code: String, at site: Site) -> Translation? {
        TranslationTable.shared.entry(code, at: site)?.translation
    }

    /// The translation with a code, an alias, or a code that some site has for it; case does not matter.
    ///
    /// Where translations of several languages share the code, as `NVI` does, only the language tells.
    public static func with(code: String, language: String? = nil) -> Translation? {
        let all = TranslationTable.shared.translations
        var found: Int?
        for place in TranslationTable.shared.places(code) where language == nil || all[place].language == language {
            guard found == nil else { return nil }
            found = place
        }
        return found.map { all[$0] }
    }
}

extension Translation: Hashable {
    /// Every translation is there once.
    public static func == (left: Translation, right: Translation) -> Bool { left === right }

    /// Hashes the identity of the translation.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
