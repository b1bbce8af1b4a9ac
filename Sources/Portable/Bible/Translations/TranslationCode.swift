import Text

/// The code of a translation in a link or a reference, with the translation that it means.
public struct TranslationCode: Hashable, Sendable {
    /// The code as URLs and people see it: `ESV`, `NASB95`, `新共同訳`.
    public let text: String
    /// The translation with this code, as ``Translation/with(code:language:)`` finds it without a language; nil where
    /// the table has none, or several.
    public let listed: Translation?

    /// Keeps a code as it is written.
    public init(_ text: String) {
        self.text = text
        listed = Translation.with(code: text)
    }

    /// Writes a code as sites show it to their readers: an alias becomes the code that it stands for, everything else is
    /// put in capitals. A code that the table lacks passes through.
    public init(normalizing code: String) {
        let capitals = code.uppercased()
        listed = Translation.with(code: capitals)
        text = listed.flatMap { $0.aliases.contains(capitals) ? $0.code : nil } ?? capitals
    }

    /// The code that a site shows to its readers for one of its own: numbers and slugs are resolved. Nil for a code that
    /// the site does not have; case does not matter.
    public init?(_ code: String, at site: Translation.Site) {
        guard let shown = TranslationTable.shared.entry(code, at: site)?.shown else { return nil }
        self.init(shown)
    }

    /// Whether the table has a translation with the code, or several.
    public var isKnown: Bool {
        listed != nil || Translation.all.contains { $0.code.lowercased() == text.lowercased() }
    }

    /// The codes and aliases of all translations, of which a misspelt one may mean the nearest.
    public static var allNames: [String] { Translation.all.flatMap { [$0.code] + $0.aliases } }

    /// Whether the translation is known not to have a book of a passage.
    package func lacksBook(of passage: Passage) -> Bool {
        listed?.hasOnlyProtestantBooks == true && passage.spans.contains { !$0.isInProtestantBooks }
    }

    /// Whether a text that came with a link may be the code of a translation: at most 40 letters and digits of any
    /// script, with `-`, `_`, `.` and single spaces between them: `NRSV-CI`, `C.E.I.`, `NUOVA RIVEDUTA`, `新共同訳`.
    public static func isValid(_ text: String) -> Bool {
        let bytes = text.utf8.span
        if bytes.isPrintableASCII, !text.utf8.containsByte(UInt8(ascii: " ")) {
            return (1...maximumLength).contains(bytes.count) && text.utf8.hasOnly(asciiOfCodes.contains)
        }
        let scalars = text.unicodeScalars
        guard scalars.count <= maximumLength, scalars.first != " ", scalars.last != " " else { return false }
        return !scalars.isEmpty && zip(scalars, scalars.dropFirst()).allSatisfy { $0 != " " || $1 != " " }
            && scalars.allSatisfy(isCharacterOfCodes)
    }

    private static func isCharacterOfCodes(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == " " || asciiOfCodes.contains(UInt8(scalar.value)) }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .nonspacingMark, .spacingMark:
            !Printable.isInvisible(scalar)
        default: false
        }
    }

    private static let maximumLength = 40
    private static let asciiOfCodes = ASCIISet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")

    /// The translation with this code, as ``Translation/with(code:language:)`` finds it.
    ///
    /// - Parameter language: ISO 639-1, or ISO 639-3 where a language has no shorter code; nil for any.
    public func listed(language: String?) -> Translation? {
        guard let language else { return listed }
        guard let listed else { return Translation.with(code: text, language: language) }
        return listed.language == language ? listed : nil
    }

    /// The versification of the numbers that a text has with the translation; nil where the table does not tell, and they
    /// are those of the readers of the text.
    ///
    /// - Parameter language: the language of the text.
    func versification(inTextOf language: String?) -> Versification? {
        guard let translation = listed(language: language) ?? listed else { return nil }
        return translation.versification ?? (translation.language == language ? nil : .english)
    }
}

extension TranslationCode: ExpressibleByStringLiteral {
    /// Keeps a code as it is written.
    public init(stringLiteral text: String) { self.init(text) }
}

extension TranslationCode: CustomStringConvertible {
    /// The code as URLs and people see it.
    public var description: String { text }
}
