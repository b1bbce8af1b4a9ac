public import Bible

/// A named reference to verses of one chapter, optionally with a note on each verse.
public struct Bookmark: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The verses.
    public internal(set) var reference: BookmarkReference
    /// One note for each verse, or an empty array.
    public let notes: [String]

    /// A bookmark; nil if the number of notes is neither 0 nor that of the verses.
    public init?(name: String, reference: BookmarkReference, notes: [String] = []) {
        guard notes.isEmpty || notes.count == reference.verses.count else { return nil }
        self.name = name
        self.reference = reference
        self.notes = notes
    }

    /// A bookmark without notes.
    init(named name: String, _ reference: BookmarkReference) {
        self.name = name
        self.reference = reference
        notes = []
    }
}

/// Verses of one chapter in one translation.
public struct BookmarkReference: Hashable, Sendable {
    /// The code of the translation as BibleXpress displays it: `NASB`.
    public let translation: String
    /// The book as the translation spells it: `1 Corinthians`.
    public internal(set) var book: String
    /// The number of the chapter, from 1.
    public let chapter: Int
    /// The numbers of the verses, from the first to the last.
    public let verses: ClosedRange<Int>

    /// The valid numbers of chapters and verses.
    static let numbers = 1...999

    /// A reference; nil if the translation or the book is blank, or a number is not within 1...999.
    public init?(translation: String, book: String, chapter: Int, verses: ClosedRange<Int>) {
        let numbers = Self.numbers
        guard numbers.contains(chapter), numbers.contains(verses.lowerBound), numbers.contains(verses.upperBound),
            [translation, book].allSatisfy({ $0.contains { !$0.isWhitespace } })
        else { return nil }
        self.translation = translation
        self.book = book
        self.chapter = chapter
        self.verses = verses
    }
}

extension BookmarkReference {
    /// The passage in the versification of the translation; the English one for an unknown translation.
    ///
    /// - Throws: `PassageError` if the book is unknown, or does not have the chapter or the verses.
    public func passage() throws(PassageError) -> Passage {
        let known = Translation.with(code: translation)
        let versification = known?.versification ?? .english
        let read = try Passage(
            parsing: "\(book) \(chapter):\(verses.lowerBound)", language: known?.language, versification: versification)
        let span = read.spans[0]
        // The book must be only a name, not "John 3:16; Gen".
        guard read.spans.count == 1, span.isSingle, span.start.chapter == chapter, span.start.verse == verses.lowerBound
        else { throw PassageError(.unknownBook(book), at: 0) }
        let last = versification.verseCount(of: span.start.book, chapter: chapter) ?? 0
        guard verses.upperBound <= last else {
            throw PassageError(.noSuchVerse(span.start.book, chapter: chapter, last: last), at: 0)
        }
        let end = Passage.Location(span.start.book, chapter, verses.upperBound)
        guard let passage = Passage(spans: [Passage.Span(span.start, to: end)]) else {
            throw PassageError(.empty, at: 0)
        }
        return passage
    }
}

/// A named text without a reference, as BibleXpress calls it.
public struct Notemark: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The text; it may have line breaks.
    public var text: String

    /// A named text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

/// A folder of bookmarks, notemarks and other folders.
public struct BookmarkFolder: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The items of the folder, in their order.
    public var children: [BookmarkNode]

    /// A folder with these items.
    public init(name: String, children: [BookmarkNode] = []) {
        self.name = name
        self.children = children
    }

    /// The bookmarks of the folder and of all folders in it, in their order.
    public var bookmarks: [Bookmark] {
        children.flatMap { child -> [Bookmark] in
            switch child {
            case .folder(let folder): folder.bookmarks
            case .bookmark(let bookmark): [bookmark]
            case .notemark: []
            }
        }
    }

    /// Replaces the names of books by the spellings of their translations, and returns the number of replacements.
    mutating func respell(_ spellings: inout BookSpellings) -> Int {
        var count = 0
        for index in children.indices {
            switch children[index] {
            case .folder(var folder):
                count += folder.respell(&spellings)
                children[index] = .folder(folder)
            case .bookmark(var bookmark):
                guard let book = (try? spellings.correction(of: bookmark.reference)) ?? nil else { continue }
                count += 1
                bookmark.reference.book = book
                children[index] = .bookmark(bookmark)
            case .notemark: continue
            }
        }
        return count
    }

    /// The depth of the nesting; 1 for a folder without folders.
    var depth: Int { 1 + (children.map { if case .folder(let folder) = $0 { folder.depth } else { 0 } }.max() ?? 0) }
}

/// An item of a folder.
public enum BookmarkNode: Hashable, Sendable {
    /// A folder in the folder.
    case folder(BookmarkFolder)
    /// A reference to verses.
    case bookmark(Bookmark)
    /// A text without a reference.
    case notemark(Notemark)

    /// The displayed name.
    public var name: String {
        switch self {
        case .folder(let folder): folder.name
        case .bookmark(let bookmark): bookmark.name
        case .notemark(let notemark): notemark.name
        }
    }
}
