import Text

/// How passages are written in a language, for people to read: `1. Korinther 13,4-7.13` in German.
public struct PassageNotation: Sendable {
    private let names: [Book: String]
    private let psalm: String?
    private let commaSeparatesVerse: Bool

    /// The notation of a language; nil if its book names are not known.
    ///
    /// - Parameter code: the ISO 639-1 code of the language; `zh-Hant` for Chinese in traditional characters.
    public init?(language code: String) {
        let isTraditional = code == "zh-Hant"
        guard let language = BookNames.languages.first(where: { $0.code == (isTraditional ? "zh" : code) }),
            let names = isTraditional
                ? BookNames.traditionalNames(in: language) : BookNames.fullNames(language: code)
        else { return nil }
        self.names = names
        psalm = Self.psalms[code]
        commaSeparatesVerse = language.commaSeparatesVerse
    }

    /// Between a chapter and its verse.
    var chapterMark: UInt8 { UInt8(ascii: commaSeparatesVerse ? "," : ":") }
    /// Between verses.
    var listMark: String { commaSeparatesVerse ? "." : ", " }

    /// The full name of a book, in English where the language has none.
    func name(of book: Book, isOneChapter: Bool) -> String {
        (book == .psalms && isOneChapter ? psalm : nil) ?? names[book] ?? book.name
    }

    /// What one of the Psalms is called, where the name of the book is another word.
    private static let psalms: [String: String] = [
        "bg": "Псалм", "cs": "Žalm", "da": "Salme", "de": "Psalm", "el": "Ψαλμός", "en": "Psalm", "es": "Salmo",
        "fi": "Psalmi", "fr": "Psaume", "hr": "Psalam", "hu": "Zsoltár", "is": "Sálmur", "it": "Salmo", "la": "Psalmus",
        "mk": "Псалм", "nl": "Psalm", "no": "Salme", "pl": "Psalm", "pt": "Salmo", "ro": "Psalmul", "ru": "Псалом",
        "sk": "Žalm", "sl": "Psalm", "sq": "Psalmi", "sr": "Псалам", "sv": "Psalm", "tr": "Mezmur", "uk": "Псалом",
    ]
}

extension Passage {
    /// The passage as a language writes it: `Johannes 3,16-18.21; 4,2`.
    public func text(in notation: PassageNotation) -> String {
        String(writing: {
            appendText(
                naming: notation.name, marks: (chapter: notation.chapterMark, list: notation.listMark), to: &$0)
        })
    }
}
