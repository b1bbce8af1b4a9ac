import Bible
import LinkEngine
public import Text

/// The result of reading a property list as bookmarks.
public struct BookmarkReading: Sendable {
    /// The bookmarks; nil if a finding is an error.
    public let collection: BookmarkCollection?
    /// What is wrong or was left out, with the path of the item: `root > Daily > item 3: Verse is missing`.
    public let findings: [Finding]
    /// The number of findings, of which only the first are listed.
    package let findingCount: Int

    /// Reads a property list, XML or binary.
    ///
    /// - Throws: `BookmarkError` if the bytes are not a property list or exceed the limits. Other mistakes are findings.
    public init(propertyList bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) {
        let value = try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
            try PropertyListValue(bytes, limits: limits)
        }
        var reader = BookmarkReader(limits: limits)
        let collection = reader.collection(value)
        findings = reader.findings.all
        findingCount = reader.findings.count
        self.collection = findings.contains { $0.severity == .error } ? nil : collection
    }

    /// What is wrong with bookmarks in any form that ``BookmarkInput`` reads, or with a reference alone. Files are not
    /// downloaded.
    public static func findings(of bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) -> [Finding] {
        do throws(BookmarkError) {
            switch try BookmarkInput(bytes, limits: limits) {
            case .propertyList(let list):
                let value = try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
                    try PropertyListValue(list, limits: limits)
                }
                var reader = BookmarkReader(limits: limits)
                if !reader.checkReference(value) { _ = reader.collection(value) }
                return reader.findings.all
            case .download: return [Finding(.note, "the link points to a file: download it and check the file")]
            }
        } catch {
            return [error.finding]
        }
    }
}

/// Reads bookmarks from a property list. Continues after an error, so that all findings are reported at once.
private struct BookmarkReader {
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
                .error, fields.path, "Notes has \(Printable.count(found, "item"))",
                note: "the reference has \(Printable.count(verses, "verse")), and each of them needs one")
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
            if let usual = try spellings.correction(of: reference) {
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

/// Reads the values of keys, and adds findings for missing and invalid ones.
extension BookmarkReader {
    mutating func fields(of value: PropertyListValue, _ path: BookmarkPath) -> BookmarkFields? {
        guard case .dictionary(let members) = value else {
            findings.add(.error, path, "this is \(value.typeName)", note: "a dictionary was expected")
            return nil
        }
        return BookmarkFields(members, at: path)
    }

    mutating func kind(of fields: BookmarkFields) -> BookmarkClass? {
        guard let text = string(.class, of: fields) else { return nil }
        guard let kind = BookmarkClass(rawValue: text) else {
            findings.add(
                .error, fields.path, "Class is \"\(Printable.shortened(text))\"",
                note: "expected \"Folder\", \"Bookmark\" or \"Notemark\"")
            return nil
        }
        return kind
    }

    /// Adds findings for unknown and repeated keys.
    mutating func reportUnknownKeys(of fields: BookmarkFields, _ kind: BookmarkClass, and more: [BookmarkKey] = []) {
        let known = (kind.keys + more).map(\.rawValue)
        var seen: Set<String> = []
        for key in fields.members.map(\.key) {
            let shown = Printable.shortened(key)
            if !seen.insert(key).inserted {
                findings.add(.error, fields.path, "\"\(shown)\" occurs twice")
            } else if !known.contains(key) {
                findings.add(
                    .warning, fields.path,
                    "\"\(shown)\" is not a valid key of a \(kind.rawValue.lowercased()); it is omitted",
                    note: Spelling.nearest(to: key, in: known).map { "did you mean \"\($0)\"?" })
            }
        }
    }

    mutating func required(_ key: BookmarkKey, of fields: BookmarkFields) -> PropertyListValue? {
        if let value = fields[key] { return value }
        findings.add(.error, fields.path, "\(key.rawValue) is missing")
        return nil
    }

    mutating func array(_ key: BookmarkKey, of fields: BookmarkFields) -> [PropertyListValue]? {
        guard let value = required(key, of: fields) else { return nil }
        if case .array(let items) = value { return items }
        findings.add(.error, fields.path, "\(key.rawValue) is \(value.typeName)", note: "an array was expected")
        return nil
    }

    mutating func string(_ key: BookmarkKey, of fields: BookmarkFields, isFilled: Bool = false) -> String? {
        guard let value = required(key, of: fields), let text = text(value, key.rawValue, fields.path) else {
            return nil
        }
        guard !isFilled || text.contains(where: { !$0.isWhitespace }) else {
            findings.add(.error, fields.path, "\(key.rawValue) is empty")
            return nil
        }
        return text
    }

    /// A string without control characters.
    mutating func text(_ value: PropertyListValue, _ name: String, _ path: BookmarkPath) -> String? {
        guard case .string(let text) = value else {
            findings.add(.error, path, "\(name) is \(value.typeName)", note: "a string was expected")
            return nil
        }
        if let scalar = text.unicodeScalars.first(where: { $0.isControl }) {
            let code = String(scalar.value, radix: 16, uppercase: true)
            findings.add(.error, path, "\(name) contains the control character U+\(code)", note: "remove it")
            return nil
        }
        return text
    }

    /// The number of a chapter or verse, which may be a string.
    mutating func number(_ key: BookmarkKey, of fields: BookmarkFields) -> Int? {
        guard let value = required(key, of: fields) else { return nil }
        let number: Int?
        let shown: String
        switch value {
        case .integer(let value): (number, shown) = (value, "\(value)")
        case .string(let text): (number, shown) = (Int(text), "\"\(Printable.shortened(text))\"")
        default: (number, shown) = (nil, value.typeName)
        }
        guard let number, BookmarkReference.numbers.contains(number) else {
            let (first, last) = (BookmarkReference.numbers.lowerBound, BookmarkReference.numbers.upperBound)
            findings.add(
                .error, fields.path, "\(key.rawValue) is \(shown)", note: "expected a number from \(first) to \(last)")
            return nil
        }
        return number
    }
}

/// A dictionary of the tree and its path.
private struct BookmarkFields {
    let path: BookmarkPath
    let members: [PropertyListValue.Member]

    init(_ members: [PropertyListValue.Member], at path: BookmarkPath) {
        self.members = members
        self.path = path
    }

    func has(_ key: BookmarkKey) -> Bool { members.contains { $0.key == key.rawValue } }

    subscript(key: BookmarkKey) -> PropertyListValue? { members.last { $0.key == key.rawValue }?.value }

    /// The name of a folder for a path; nil if the value is not a folder or its name is blank.
    static func folderName(of value: PropertyListValue) -> String? {
        guard case .dictionary(let members) = value else { return nil }
        let fields = BookmarkFields(members, at: .root)
        guard fields[.class] == .string(BookmarkClass.folder.rawValue), case .string(let name) = fields[.name],
            name.contains(where: { !$0.isWhitespace })
        else { return nil }
        return name
    }
}

/// The findings of a tree, each with the path of its item.
private struct PathFindings {
    private var list: [Finding] = []
    private var omittedCount = 0
    private var omitsError = false

    var count: Int { list.count + omittedCount }

    /// The findings in the order of the file.
    var all: [Finding] {
        guard omittedCount > 0 else { return list }
        return list + [Finding(omitsError ? .error : .warning, "\(omittedCount) more findings are not listed")]
    }

    mutating func add(_ severity: Finding.Severity, _ path: BookmarkPath, _ message: String, note: String? = nil) {
        guard list.count < AppLinksLimits.bookmarkFindings else {
            omittedCount += 1
            if severity == .error { omitsError = true }
            return
        }
        list.append(Finding(severity, "\(path): \(message)", note: note))
    }
}

/// The path from the root to an item, for findings: the names of folders and the numbers of other items.
struct BookmarkPath: CustomStringConvertible {
    private var names = ["root"]

    static let root = BookmarkPath()

    var description: String { names.joined(separator: " > ") }

    func appending(_ name: String) -> BookmarkPath { appending([name]) }

    func appending(_ names: [String]) -> BookmarkPath {
        var path = self
        path.names += names.map { Printable.shortened($0, to: 60) }
        return path
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is not printable text. Tabs and line breaks are allowed, since notes may contain them.
    ///
    /// XML 1.0 cannot represent U+0000 to U+001F (except tab, line feed and carriage return), U+FFFE and U+FFFF. It
    /// could represent U+007F to U+009F, but these are control characters too.
    var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
