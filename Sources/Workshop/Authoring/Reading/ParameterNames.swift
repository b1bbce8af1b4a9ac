import LinkEngine

/// The names that sites give to the parameters of a passage, in lower case.
enum ParameterNames {
    static let book: Set = [
        "book", "b", "bk", "bid", "bookid", "livre", "libro", "livro", "buch", "kniha", "boek", "vl",
    ]
    static let translation: Set = [
        "version", "versions", "ver", "translation", "trans", "tr", "t", "bible", "bibleversion", "vers", "vr", "styl",
    ]
    /// Parameters that choose what kind of page a script shows.
    static let selector: Set = [
        "act", "action", "cmd", "cmp", "do", "mod", "mode", "module", "op", "option", "page", "task", "type", "view",
    ]
    private static let chapter: Set = [
        "chapter", "chap", "ch", "c", "cap", "capitulo", "chapitre", "kap", "kapitel", "kapitola", "cn", "hf", "bc",
        "bible_chapter", "chapterid",
    ]
    private static let verse: Set = [
        "verse", "vers", "verso", "ver", "v", "vs", "cv", "vmin", "bv", "start", "startverse", "fromverse",
    ]
    static let endVerse: Set = ["endverse", "vmax", "end", "toverse", "lastverse", "ev", "kv"]

    /// The usual names of the parameter of a number.
    static func names(of part: PassagePart) -> Set<String> {
        switch part {
        case .chapter: chapter
        case .verse: verse
        case .endVerse: endVerse
        default: []
        }
    }
}
