public import ArgumentParser
public import Bible
import Text

extension BookNames.Language: ExpressibleByArgument {
    /// Finds a language by its code, perhaps with a region, or its English name: `cs`, `cs-CZ`, `Czech`.
    public init?(argument: String) {
        let argument = argument.lowercased()
        let code = argument.prefix { $0 != "-" && $0 != "_" }
        let found = BookNames.languages.first { $0.code == code || $0.name?.lowercased() == argument }
        guard let found else { return nil }
        self = found
    }

    var name: String? { LanguageNames.english[code] }

    /// None, since a message about an unknown language would list them all.
    public static var allValueStrings: [String] { [] }
}

extension TranslationCode: ExpressibleByArgument {
    /// Reads the code of a translation, in any case.
    public init?(argument: String) {
        guard TranslationCode.isValid(argument) else { return nil }
        self.init(normalizing: argument)
    }

    /// - Throws: `ValidationError` if there is no translation with the code.
    func checkIsListed() throws {
        guard !isKnown else { return }
        let hint = Spelling.hint(for: text, in: Self.allNames)
        throw ValidationError(
            "there is no translation \"\(Printable.line(text))\"; \(hint ?? "`lectern list translations` lists them")")
    }
}

extension Versification: ExpressibleByArgument {
    /// Finds a versification by any of its names.
    public init?(argument: String) {
        guard let versification = Versification.named(argument) else { return nil }
        self = versification
    }

    /// The names of all versifications.
    public static var allValueStrings: [String] { all.map(\.name) }

    /// The name, as help shows a default.
    public var defaultValueDescription: String { name }
}

/// The English names of languages by their codes of ISO 639.
enum LanguageNames {
    static let english = [
        "af": "Afrikaans", "ar": "Arabic", "bg": "Bulgarian", "ca": "Catalan", "ceb": "Cebuano", "cs": "Czech",
        "da": "Danish", "de": "German",
        "el": "Greek", "en": "English", "es": "Spanish", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
        "fr": "French", "grc": "Ancient Greek", "hbo": "Biblical Hebrew", "he": "Hebrew", "hi": "Hindi",
        "hr": "Croatian", "ht": "Haitian Creole", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian",
        "is": "Icelandic", "it": "Italian", "ja": "Japanese", "jv": "Javanese", "ko": "Korean", "la": "Latin",
        "lus": "Mizo", "mk": "Macedonian", "mr": "Marathi", "ne": "Nepali", "nl": "Dutch", "no": "Norwegian",
        "or": "Odia", "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian",
        "sk": "Slovak", "sl": "Slovenian", "so": "Somali", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish",
        "sw": "Swahili", "ta": "Tamil", "th": "Thai", "tl": "Tagalog", "tr": "Turkish", "uk": "Ukrainian",
        "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
    ]
}
