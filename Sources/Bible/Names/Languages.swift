extension BookNames {
    static let languages: [Language] = [Language(code: "en", names: english, commaSeparatesVerse: false)]
}
