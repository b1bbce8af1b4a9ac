import Bible

/// The names of the books in the languages of translations, looked up once for each language.
struct BookSpellings {
    private var namesByLanguage: [String: [Book: String]] = [:]

    /// The name of a book in the language of a translation; the English name for an unknown translation or language.
    mutating func name(of book: Book, in translation: String) -> String {
        let language = Translation.with(code: translation)?.language ?? "en"
        let names = namesByLanguage[language] ?? BookNames.fullNames(language: language) ?? [:]
        namesByLanguage[language] = names
        return names[book] ?? book.name
    }
}
