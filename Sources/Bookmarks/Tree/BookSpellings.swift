import Bible

/// The names of the books in the languages of translations, looked up once for each language.
struct BookSpellings {
    private var names: [String: [Book: String]] = [:]

    /// The name of a book in the language of a translation, English where that is not known.
    mutating func name(of book: Book, in translation: String) -> String {
        let language = Translation.with(code: translation)?.language ?? "en"
        if let known = names[language] { return known[book] ?? book.name }
        let fresh = BookNames.fullNames(language: language) ?? [:]
        names[language] = fresh
        return fresh[book] ?? book.name
    }
}
