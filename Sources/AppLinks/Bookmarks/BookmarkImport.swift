public import Bible
public import Documents
public import LinkEngine
public import Text

/// Bookmarks made from a list of links. Links to pages of passages become bookmarks, in the folders and with the titles
/// of the list; other links are left out.
///
/// ```swift
/// let outline = try DocumentFormat.html.outline(of: bytes)
/// let result = try BookmarkImport(outline, engine: engine)
/// let link = try result.collection?.url().string // "biblexpress://bookmarks?..."
/// ```
public struct BookmarkImport: Sendable {
    /// The bookmarks; nil if no link is a passage.
    public let collection: BookmarkCollection?
    /// What became of each link, in the order of the list.
    public let links: [ImportedLink]
    /// Links that were left out or changed, and assumptions that were made.
    public let findings: [Finding]

    /// The translation for links without one: `NASB`, as in the examples of the BibleXpress documentation.
    public static let defaultTranslation = "NASB"

    /// Makes bookmarks from links.
    ///
    /// - Parameters:
    ///   - outline: the links.
    ///   - engine: the rules by which links are read.
    ///   - name: the name of the root folder; by default the title of the document.
    ///   - translation: the translation for links without one.
    ///   - limits: how much the bookmarks may contain.
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public init(
        _ outline: LinkOutline, engine: Engine, name: String? = nil,
        translation: String = BookmarkImport.defaultTranslation, limits: BookmarkLimits = BookmarkLimits()
    ) throws(BookmarkError) {
        var builder = BookmarkBuilder(engine: engine, translation: translation, limits: limits)
        let children = try builder.nodes(of: outline.items, in: [])
        let title = (name ?? outline.title).asName
        let root = BookmarkFolder(name: title.isEmpty ? "Bookmarks" : title, children: children)
        collection = children.isEmpty ? nil : BookmarkCollection(root: root)
        links = builder.links
        let unnamed = links.count { $0.passage != nil && $0.passage?.translation == nil }
        let note = Finding(
            .note, "\(unnamed) \(unnamed == 1 ? "link has" : "links have") no translation: \(translation) is used",
            note: "--translation CODE sets another one")
        let failure = Finding(.error, links.isEmpty ? "the list has no links" : "no link of the list is a passage")
        findings = links.compactMap(\.finding) + (unnamed > 0 ? [note] : []) + (collection == nil ? [failure] : [])
    }
}

/// A link of a list, and what became of it.
public struct ImportedLink: Sendable {
    /// The link as the list has it.
    public let url: String
    /// The title in the list; empty if there is none.
    public let title: String
    /// The names of the folders around the link, from the outermost.
    public let folders: [String]
    /// The passage of the link; nil if the link became no bookmark.
    public let passage: CommonSchemeURL?
    /// The translation of the bookmarks; nil if there are none.
    public let translation: String?
    /// What could not be kept, or why the link is not a passage.
    public let remarks: [String]

    /// A note on a link that was left out, or a warning on one that was changed.
    var finding: Finding? {
        let path = BookmarkPath.root.appending(folders)
        let shown = Printable.shortened(url)
        let note = remarks.isEmpty ? nil : remarks.joined(separator: "; ")
        if passage == nil { return Finding(.note, "\(path): \"\(shown)\" is not a passage", note: note) }
        return note.map { Finding(.warning, "\(path): \"\(shown)\" was changed", note: $0) }
    }
}

/// Turns an outline of links into bookmarks, and records what became of each link.
private struct BookmarkBuilder {
    private let engine: Engine
    private let limits: BookmarkLimits
    private var passages: PassageBookmarks
    private(set) var links: [ImportedLink] = []
    private var count = 0

    init(engine: Engine, translation: String, limits: BookmarkLimits) {
        self.engine = engine
        self.limits = limits
        passages = PassageBookmarks(defaultTranslation: translation)
    }

    /// The bookmarks of a folder's items. Folders without a passage are left out, and so are descriptions of links that
    /// are not passages.
    ///
    /// - Throws: `BookmarkError` if there are too many bookmarks, or folders are nested too deep.
    mutating func nodes(of items: [LinkOutline.Item], in folders: [String]) throws(BookmarkError) -> [BookmarkNode] {
        guard folders.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
        var nodes: [BookmarkNode] = []
        var describedName = folders.last
        for item in items {
            switch item {
            case .folder(let name, let items):
                let children = try self.nodes(of: items, in: folders + [name.asName])
                if !children.isEmpty { nodes.append(.folder(BookmarkFolder(name: name.asName, children: children))) }
                describedName = nil
            case .link(let url, let title):
                let node = try node(url: url, title: title.asName, folders)
                if let node { nodes.append(node) }
                describedName = node?.name
            case .description(let text):
                if let name = describedName {
                    nodes.append(.notemark(Notemark(name: name, text: text.withoutControls)))
                }
            }
        }
        return nodes.contains { if case .notemark = $0 { false } else { true } } ? nodes : []
    }

    private mutating func node(url: String, title: String, _ folders: [String]) throws(BookmarkError) -> BookmarkNode? {
        let resolution = engine.resolve(link: url, Self.passagesOnly)
        let linked = resolution.passage.flatMap { $0.site == nil ? nil : $0.canonicalURL }
        let isTitle = title != url && title != resolution.url
        let result = linked.flatMap { passages.result(for: $0, title: isTitle ? title : "") }
        let reasons = resolution.findings.filter { $0.severity != .note }.map(\.message)
        links.append(
            ImportedLink(
                url: url, title: title, folders: folders, passage: result == nil ? nil : linked,
                translation: result?.translation, remarks: result?.remarks ?? reasons))
        guard let result else { return nil }
        if case .folder(let folder) = result.node { count += folder.children.count }
        count += 1
        guard count <= limits.items else { throw .tooManyItems(limit: limits.items) }
        return result.node
    }

    /// No app has an empty identifier.
    private static var passagesOnly: OpeningFilter {
        var filter = OpeningFilter()
        filter.app = ""
        filter.includesBrowsers = false
        return filter
    }
}

/// Converts passages to bookmarks. A bookmark has verses of one chapter, so a longer passage becomes several.
private struct PassageBookmarks {
    struct Result {
        var node: BookmarkNode
        var translation: String
        /// What could not be kept, for people.
        var remarks: [String]
    }

    /// The part of a passage within one chapter.
    private struct ChapterPart {
        let book: Book
        let chapter: Int
        let verses: ClosedRange<Int>
        let isWholeChapter: Bool

        /// The name of the bookmark: "John 3:16-18", or "John 3" for a whole chapter.
        var text: String {
            if isWholeChapter { return Passage(spans: [Passage.Span(.init(book, chapter))])?.text ?? book.name }
            let start = Passage.Location(book, chapter, verses.lowerBound)
            let end = Passage.Location(book, chapter, verses.upperBound)
            return Passage(spans: [Passage.Span(start, to: end)])?.text ?? book.name
        }
    }

    let defaultTranslation: String
    private var spellings = BookSpellings()

    init(defaultTranslation: String) { self.defaultTranslation = defaultTranslation.asName }

    /// One bookmark, or a folder of several; nil if the translation does not contain the passage.
    mutating func result(for url: CommonSchemeURL, title: String) -> Result? {
        // The translation comes from a link, so it may be any text.
        let linkTranslation = url.translation?.text.asName ?? ""
        let translation = linkTranslation.isEmpty ? defaultTranslation : linkTranslation
        let (spans, versification, losses) = mapped(url, to: translation)
        let parts = spans.flatMap { Self.chapterParts(of: $0, versification) }
        var bookmarks: [Bookmark] = []
        for part in parts {
            let name = parts.count == 1 && !title.isEmpty ? title : part.text
            let reference = BookmarkReference(
                translation: translation, book: spellings.name(of: part.book, in: translation),
                chapter: part.chapter, verses: part.verses)
            if let reference { bookmarks.append(Bookmark(named: name, reference)) }
        }
        guard let first = bookmarks.first else { return nil }
        let remarks = losses.map(\.description)
        guard bookmarks.count > 1 else {
            return Result(node: .bookmark(first), translation: translation, remarks: remarks)
        }
        let name = title.isEmpty ? url.passage.text : title
        let folder = BookmarkFolder(name: name, children: bookmarks.map { .bookmark($0) })
        let isDivided = parts.count > spans.count
        let remark = "a bookmark has verses of one chapter only: it became a folder of \(bookmarks.count) bookmarks"
        return Result(node: .folder(folder), translation: translation, remarks: remarks + (isDivided ? [remark] : []))
    }

    /// The spans in the versification of the translation. If the link itself has the translation, they already are.
    private func mapped(
        _ url: CommonSchemeURL, to translation: String
    ) -> (spans: [Passage.Span], versification: Versification, losses: [Loss]) {
        let source = url.versification
        let target = Translation.with(code: translation)?.versification ?? .english
        guard translation != url.translation?.text, source != .english || !target.isDefaultLike else {
            return (url.passage.spans, source == .english ? target : source, [])
        }
        let mapped = url.passage.mapped(from: source, to: target)
        return (mapped.passage?.spans ?? [], target, mapped.losses)
    }

    /// The verses of each chapter of a span. A span without verses has all verses of its chapters.
    private static func chapterParts(of span: Passage.Span, _ versification: Versification) -> [ChapterPart] {
        let books =
            span.start.book == span.end.book
            ? [span.start.book] : Book.all.filter { $0 >= span.start.book && $0 <= span.end.book }
        return books.flatMap { book -> [ChapterPart] in
            let first = book == span.start.book ? span.start.chapter ?? 1 : 1
            let last = (book == span.end.book ? span.end.chapter : nil) ?? versification.chapterCount(of: book)
            guard first <= last else { return [] }
            return (first...last).compactMap { chapter in
                guard let count = versification.verseCount(of: book, chapter: chapter) else { return nil }
                let isFirst = book == span.start.book && chapter == span.start.chapter
                let isLast = book == span.end.book && chapter == span.end.chapter
                let start = max(1, isFirst ? span.start.verse ?? 1 : 1)
                let end = isLast ? span.end.verse ?? count : count
                guard start <= end else { return nil }
                return ChapterPart(
                    book: book, chapter: chapter, verses: start...end, isWholeChapter: start == 1 && end == count)
            }
        }
    }
}

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

    /// The name that a reference should have; nil if it has that, or the English name, which every translation may have.
    ///
    /// - Throws: `PassageError` if the reference is not a passage of the translation.
    mutating func correction(of reference: BookmarkReference) throws(PassageError) -> String? {
        let book = try reference.passage().spans[0].start.book
        let usual = name(of: book, in: reference.translation)
        return [usual, book.name].contains(reference.book) ? nil : usual
    }
}

extension String {
    /// The text as a name: one line without control characters, words separated by one space.
    var asName: String { withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    var withoutControls: String { String(UnicodeScalarView(unicodeScalars.filter { !$0.isControl })) }
}
