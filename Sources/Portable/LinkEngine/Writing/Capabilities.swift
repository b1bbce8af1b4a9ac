public import Bible

/// What a target can say or open of a passage, be it an app, a template of its links or a notation: so much is left of the
/// passage there, and the rest is lost.
public struct Capabilities: Sendable {
    /// How far a range may reach.
    public enum Range: String, Sendable, CaseIterable {
        /// A location, not a range.
        case none
        case versesOfOneChapter = "verses of one chapter"
        case acrossChapters = "across chapters"
        case acrossBooks = "across books"
    }

    /// The books.
    public enum Books: String, Sendable, CaseIterable {
        case protestant = "66"
        case all
    }

    /// How chapters or verses are named.
    enum Detail {
        case never
        /// Where the passage names one.
        case whereNamed
        /// The first, where the passage names none.
        case always
    }

    /// Whether it can be several passages.
    public var list = true
    /// How far a range may reach.
    public var range = Range.acrossBooks
    /// The books.
    public var books = Books.all
    var chapter = Detail.whereNamed
    var verse = Detail.whereNamed
    /// Whether a translation can be named.
    public var translation = true
    /// The translation that is opened in any case, where there is only one.
    public var onlyTranslation: Translation?
    /// Whether a versification can be named.
    var versification = true

    /// What a reference in OSIS can say.
    package static let osis = Capabilities(translation: false, versification: false)

    /// What is lost of a passage with its translation and its versification.
    package func losses(of url: CommonSchemeURL) -> [Loss] {
        var losses = adapt(url.passage, in: url.versification).losses
        if let translation = url.translation, loses(translation) { losses.append(.translation(translation.text)) }
        if !versification, let name = url.v11n { losses.append(.versification(name)) }
        return losses
    }

    func loses(_ translation: TranslationCode?) -> Bool {
        guard let translation, !self.translation else { return false }
        return onlyTranslation == nil || onlyTranslation != translation.listed
    }

    /// Whether as much is left of every passage as with other capabilities.
    func keepsPassages(like other: Self) -> Bool {
        (list, range, books) == (other.list, other.range, other.books)
            && (chapter, verse) == (other.chapter, other.verse)
    }

    /// What is left of a passage, nothing where the first book is not there, and what is lost.
    ///
    /// - Parameter versification: where the chapters and books of the passage end.
    func adapt(_ passage: Passage, in versification: Versification) -> AdaptedPassage {
        let spans = passage.spans
        guard has(spans[0]) else { return AdaptedPassage(passage: nil, losses: [.passages(passage)]) }
        let start = spans[0].start
        let opened = opened(for: start)
        let isWhole =
            opened == start && (list || spans.count == 1)
            && spans.allSatisfy { has($0) && shortened($0, versification) == $0 }
        if isWhole { return AdaptedPassage(passage: passage, losses: []) }
        let kept = list ? spans.filter(has) : [spans[0]]
        let others = list ? spans.filter { !has($0) } : Array(spans.dropFirst())
        var losses = Passage(spans: others).map { [Loss.passages($0)] } ?? []
        var left = kept.map { shortened($0, versification) }
        for (span, short) in zip(kept, left) where span != short { losses.append(.range(span, kept: short)) }
        if opened != start {
            losses.append(.location(start, opened: opened))
            left[0] = Passage.Span(opened, to: left[0].isSingle ? nil : left[0].end)
        }
        return AdaptedPassage(passage: Passage(spans: left), losses: losses)
    }

    private func has(_ span: Passage.Span) -> Bool {
        books == .all || span.isInProtestantBooks
    }

    private func shortened(_ span: Passage.Span, _ versification: Versification) -> Passage.Span {
        guard !span.isSingle else { return span }
        let start = span.start
        switch range {
        case .none: return Passage.Span(start)
        case .versesOfOneChapter:
            guard start.book != span.end.book || start.chapter != span.end.chapter || start.verse == nil else {
                return span
            }
            return Self.endOfChapter(from: start, versification)
        case .acrossChapters:
            guard start.book != span.end.book else { return span }
            guard start.chapter != nil else { return Passage.Span(start) }
            return Self.endOfBook(from: start, versification)
        case .acrossBooks: return span
        }
    }

    private static func endOfChapter(from start: Passage.Location, _ versification: Versification) -> Passage.Span {
        guard let chapter = start.chapter, start.verse != nil,
            let last = versification.verseCount(of: start.book, chapter: chapter)
        else { return Passage.Span(start) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, last))
    }

    private static func endOfBook(from start: Passage.Location, _ versification: Versification) -> Passage.Span {
        let chapter = max(versification.chapterCount(of: start.book), start.chapter ?? 1)
        let verse = start.verse.flatMap { _ in versification.verseCount(of: start.book, chapter: chapter) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, verse))
    }

    private func opened(for location: Passage.Location) -> Passage.Location {
        let book = location.book
        guard let chapter = location.chapter else {
            return verse == .always
                ? Passage.Location(book, 1, 1) : Passage.Location(book, self.chapter == .always ? 1 : nil)
        }
        guard self.chapter != .never else { return Passage.Location(book) }
        guard let verse = location.verse else {
            return Passage.Location(book, chapter, self.verse == .always ? 1 : nil)
        }
        return Passage.Location(book, chapter, self.verse == .never ? nil : verse)
    }
}
