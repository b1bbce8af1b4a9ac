import Bible
import LinkEngine
import Text

/// Reads bookmarks from a property list. Continues after an error, so that all findings are reported at once.
struct BookmarkReader {
    let limits: BookmarkLimits
    var findings = PathFindings()
    private var includesVerseNotes = false
    private var spellings = BookSpellings()

    init(limits: BookmarkLimits) { self.limits = limits }

    mutating func collection(_ value: PropertyListValue) -> BookmarkCollection? {
        guard let fields = fields(of: value, .root) else { return nil }
        guard let kind = kind(of: fields) else { return nil }
        guard kind == .folder else {
            findings.add(.error, .root, "Class is \"\(kind.rawValue)\"", note: "the root must be a folder")
            return nil
        }
        includesVerseNotes = readsVerseNotes(fields)
        return folder(fields, depth: 1, isRoot: true).map {
            BookmarkCollection(root: $0, includesVerseNotes: includesVerseNotes)
        }
    }

    /// Checks a reference that is not in a bookmark, like the example in the documentation of the format.
    ///
    /// - Returns: false if the value is something else.
    mutating func checkReference(_ value: PropertyListValue) -> Bool {
        guard case .dictionary(let members) = value else { return false }
        let fields = BookmarkFields(members, at: .root)
        let isReference = fields[.class].map { $0 == .string(BookmarkClass.reference.rawValue) } ?? fields.has(.book)
        guard isReference else { return false }
        if reference(fields) != nil {
            findings.add(
                .note, .root, "this is a reference", note: "bookmarks to import are a folder, which contains bookmarks")
        }
        return true
    }

    private mutating func readsVerseNotes(_ fields: BookmarkFields) -> Bool {
        guard fields.has(.includesVerseNotes) else { return false }
        let text = string(.includesVerseNotes, of: fields)
        if let text, text != "YES", text != "NO" {
            let shown = Printable.shortened(text)
            findings.add(.error, .root, "IncludesVerseNotes is \"\(shown)\"", note: "expected \"YES\" or \"NO\"")
        }
        return text == "YES"
    }

    private mutating func folder(_ fields: BookmarkFields, depth: Int, isRoot: Bool = false) -> BookmarkFolder? {
        reportUnknownKeys(of: fields, .folder, and: isRoot ? [.includesVerseNotes] : [])
        guard depth <= limits.depth else {
            findings.add(.error, fields.path, "folders are nested more than \(limits.depth) deep")
            return nil
        }
        let name = string(.name, of: fields)
        guard let items = array(.children, of: fields) else { return nil }
        let children = items.enumerated().map { node($1, fields.path, number: $0 + 1, depth: depth) }
        guard let name, children.allSatisfy({ $0 != nil }) else { return nil }
        return BookmarkFolder(name: name, children: children.compactMap { $0 })
    }

    private mutating func node(
        _ value: PropertyListValue, _ parent: BookmarkPath, number: Int, depth: Int
    ) -> BookmarkNode? {
        let path = parent.appending(BookmarkFields.folderName(of: value) ?? "item \(number)")
        guard let fields = fields(of: value, path), let kind = kind(of: fields) else { return nil }
        switch kind {
        case .folder: return folder(fields, depth: depth + 1).map { .folder($0) }
        case .bookmark: return bookmark(fields).map { .bookmark($0) }
        case .notemark: return notemark(fields).map { .notemark($0) }
        case .reference:
            findings.add(
                .error, path, "Class is \"Reference\"",
                note: "a folder contains folders, bookmarks and notemarks; a reference belongs in a bookmark")
            return nil
        }
    }

    private mutating func notemark(_ fields: BookmarkFields) -> Notemark? {
        reportUnknownKeys(of: fields, .notemark)
        let name = string(.name, of: fields)
        guard let text = string(.text, of: fields), let name else { return nil }
        return Notemark(name: name, text: text)
    }

    private mutating func bookmark(_ fields: BookmarkFields) -> Bookmark? {
        reportUnknownKeys(of: fields, .bookmark)
        let name = string(.name, of: fields)
        let reference = reference(of: fields)
        let notes = notes(of: fields, reference)
        guard let name, let reference, let notes else { return nil }
        return Bookmark(name: name, reference: reference, notes: notes)
    }

    /// The notes to import; nil if they are invalid or their number differs from that of the verses.
    private mutating func notes(of fields: BookmarkFields, _ reference: BookmarkReference?) -> [String]? {
        guard fields.has(.notes) else { return [] }
        guard let items = array(.notes, of: fields) else { return nil }
        guard includesVerseNotes else {
            findings.add(
                .warning, fields.path, "Notes are ignored",
                note: "they are imported only if the root has IncludesVerseNotes = \"YES\"")
            return []
        }
        var notes: [String] = []
        for (index, item) in items.enumerated() {
            guard let note = text(item, "Notes, item \(index + 1),", fields.path) else { return nil }
            notes.append(note)
        }
        if let reference, notes.count != reference.verses.count {
            let (found, verses) = (notes.count, reference.verses.count)
            findings.add(
                .error, fields.path, "Notes has \(found) \(found == 1 ? "item" : "items")",
                note: "the reference has \(verses) \(verses == 1 ? "verse" : "verses"), and each of them needs one")
            return nil
        }
        return notes
    }

    private mutating func reference(of bookmark: BookmarkFields) -> BookmarkReference? {
        let path = bookmark.path
        guard let value = required(.reference, of: bookmark) else { return nil }
        guard case .dictionary(let members) = value else {
            findings.add(.error, path, "Reference is \(value.typeName)", note: "a dictionary was expected")
            return nil
        }
        return reference(BookmarkFields(members, at: path))
    }

    private mutating func reference(_ fields: BookmarkFields) -> BookmarkReference? {
        let path = fields.path
        reportUnknownKeys(of: fields, .reference)
        if fields.has(.class), let text = string(.class, of: fields), text != BookmarkClass.reference.rawValue {
            findings.add(
                .error, path, "the Class of the reference is \"\(Printable.shortened(text))\"",
                note: "expected \"Reference\", or no Class at all")
        }
        let translation = string(.translation, of: fields, isFilled: true)
        let book = string(.book, of: fields, isFilled: true)
        let chapter = number(.chapter, of: fields)
        let verse = number(.verse, of: fields)
        let last = fields.has(.lastVerse) ? number(.lastVerse, of: fields) : verse
        guard let translation, let book, let chapter, let verse, let last else { return nil }
        guard last >= verse else {
            findings.add(.error, path, "LastVerse \(last) is before Verse \(verse)")
            return nil
        }
        let reference = BookmarkReference(translation: translation, book: book, chapter: chapter, verses: verse...last)
        if let reference { check(reference, path) }
        return reference
    }

    /// Adds warnings for a reference that is valid, but that BibleXpress may not find.
    private mutating func check(_ reference: BookmarkReference, _ path: BookmarkPath) {
        do throws(PassageError) {
            let book = try reference.passage().spans[0].start.book
            // The English name is accepted for every translation.
            if reference.book == book.name { return }
            let usual = spellings.name(of: book, in: reference.translation)
            if usual != reference.book, usual.lettersAndDigits == reference.book.lettersAndDigits {
                findings.add(
                    .warning, path, "Book is \"\(reference.book)\"",
                    note: "BibleXpress expects the spelling of the translation, probably \"\(usual)\"")
            }
        } catch {
            let verse = Printable.shortened("\(reference.book) \(reference.chapter):\(reference.verses.lowerBound)")
            findings.add(.warning, path, "\(verse) in \(Printable.shortened(reference.translation)): \(error.message)")
        }
    }
}

extension String {
    /// The letters and digits in lower case, for the comparison of spellings.
    fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
