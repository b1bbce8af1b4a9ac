/// What a number alone belongs to, in running text: the book named last, and its chapter.
struct ScanContext {
    var book: Book
    /// 0 if no chapter was named.
    var chapter: Int
    var level: PassageParser.Level
    /// Where the reference that named it ends.
    var end: Int
    var language: ScanLanguage
    var versification: Versification
    var commaSeparatesVerse: Bool
}
