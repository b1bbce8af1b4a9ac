/// The keys of the dictionaries that represent bookmarks.
enum BookmarkKey: String {
    case `class` = "Class"
    case name = "Name"
    case includesVerseNotes = "IncludesVerseNotes"
    case children = "Children"
    case text = "Text"
    case reference = "Reference"
    case notes = "Notes"
    case translation = "Translation"
    case book = "Book"
    case chapter = "Chapter"
    case verse = "Verse"
    case lastVerse = "LastVerse"
}
