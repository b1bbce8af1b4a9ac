extension BookNames {
    /// The languages with known book names, English first.
    public static let languages: [Language] = [
        Language(code: "en", names: english, commaSeparatesVerse: false),
        Language(code: "de", names: german, commaSeparatesVerse: true),
        Language(code: "es", names: spanish, commaSeparatesVerse: true),
        Language(code: "fr", names: french, commaSeparatesVerse: true),
        Language(code: "pt", names: portuguese, commaSeparatesVerse: true),
        Language(code: "nl", names: dutch, commaSeparatesVerse: true),
        Language(code: "it", names: italian, commaSeparatesVerse: true),
        Language(code: "pl", names: polish, commaSeparatesVerse: true),
        Language(code: "ru", names: russian, commaSeparatesVerse: true),
        Language(code: "el", names: greek, commaSeparatesVerse: true),
        Language(code: "hu", names: hungarian, commaSeparatesVerse: true),
        Language(code: "sv", names: swedish, commaSeparatesVerse: false),
        Language(code: "no", names: norwegian, commaSeparatesVerse: true),
        Language(code: "da", names: danish, commaSeparatesVerse: true),
        Language(code: "id", names: indonesian, commaSeparatesVerse: false),
        Language(code: "zh", names: chinese, commaSeparatesVerse: false),
        Language(code: "ko", names: korean, commaSeparatesVerse: false),
        Language(code: "ja", names: japanese, commaSeparatesVerse: false),
        Language(code: "sl", names: slovenian, commaSeparatesVerse: true),
    ]
}
