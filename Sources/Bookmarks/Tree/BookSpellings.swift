import Bible

/// The names of the books in the languages of translations, looked up once for each translation.
struct BookSpellings {
    private var names: [String: [Book: String]] = [:]

    /// The name of a book in the language of a translation, English where that is not known.
    mutating func name(of book: Book, in translation: String) -> String {
        if let known = names[translation] { return known[book] ?? book.name }
        let language = Translation.with(code: translation)?.language ?? "en"
        let fresh = BookNames.fullNames(language: language) ?? [:]
        names[translation] = fresh
        return fresh[book] ?? book.name
    }
}
