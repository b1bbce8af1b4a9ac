/// The book names and keywords of a language other than English; each language is loaded on first use.
final class LanguageTables: Sendable {
    /// The names of the language alone.
    let names: NameTable
    /// The keywords of the language, then those of English.
    let keywords: Keywords

    private init(_ code: String) {
        names = NameTable(BookNames.languages.filter { $0.code == code })
        keywords = Keywords(languages: [code, "en"])
    }

    /// The tables of a language by its ISO 639-1 code; nil if its book names are not known.
    static func forLanguage(_ code: String) -> LanguageTables? {
        switch code {
        case "de": german
        case "es": spanish
        case "fr": french
        case "pt": portuguese
        case "nl": dutch
        case "it": italian
        case "pl": polish
        case "ru": russian
        case "el": greek
        default: otherLanguage(code)
        }
    }

    private static func otherLanguage(_ code: String) -> LanguageTables? {
        switch code {
        case "hu": hungarian
        case "sv": swedish
        case "no": norwegian
        case "da": danish
        case "id": indonesian
        case "zh": chinese
        case "ko": korean
        case "ja": japanese
        case "sl": slovenian
        default: nil
        }
    }

    private static let german = LanguageTables("de")
    private static let spanish = LanguageTables("es")
    private static let french = LanguageTables("fr")
    private static let portuguese = LanguageTables("pt")
    private static let dutch = LanguageTables("nl")
    private static let italian = LanguageTables("it")
    private static let polish = LanguageTables("pl")
    private static let russian = LanguageTables("ru")
    private static let greek = LanguageTables("el")
    private static let hungarian = LanguageTables("hu")
    private static let swedish = LanguageTables("sv")
    private static let norwegian = LanguageTables("no")
    private static let danish = LanguageTables("da")
    private static let indonesian = LanguageTables("id")
    private static let chinese = LanguageTables("zh")
    private static let korean = LanguageTables("ko")
    private static let japanese = LanguageTables("ja")
    private static let slovenian = LanguageTables("sl")
}
