import Bible
import LinkEngine

/// The page for a text that is not a link or a passage, which says why.
struct RefusalPage {
    private let visit: Visit
    private let text: String
    private let heading: Phrase
    /// Why, in sentences.
    private let reasons: [String]
    /// What may have been meant.
    private let near: [Passage]
    /// The page that a link leads to, which no app opens.
    private let page: Link?

    /// The page for a text that somebody pasted.
    init(visit: Visit, text: String, resolution: Resolution) {
        self.visit = visit
        self.text = text
        page = text.contains { $0.isWhitespace } ? nil : Link(web: resolution.url)
        let problems = resolution.problems
        let errors = problems.compactMap { if case .passage(let error) = $0 { error } else { nil } }
        heading = page == nil ? .nothingFound : errors.isEmpty ? .unknownLink : .notFound
        near = errors.first.map { $0.nearPassages(to: text) } ?? []
        let isShort = page != nil || text.count <= SharePageLimits.misspeltReference || !near.isEmpty
        reasons = isShort ? problems.flatMap { $0.sentences(in: visit.language) } : []
    }

    /// The page for an address that is not that of a passage.
    init(visit: Visit, error: PathError) {
        self.visit = visit
        text = error.text
        page = nil
        heading = .notFound
        near = error.error.nearPassages(to: error.text)
        reasons = [error.error.reason.sentence(in: visit.language)]
    }

    var html: [UInt8] {
        PageFrame(visit: visit, title: "\(visit.text(heading)) – Lectern").html { html in
            html.element("h1", visit.text(heading))
            if !text.isEmpty { html.element("p", [.style("input"), .text(.dir, "auto")], Self.start(of: text)) }
            for reason in reasons { html.element("p", [.style("note")], reason) }
            if !near.isEmpty { writeNear(to: &html) }
            if let page, let host = page.host {
                html.element("p") { html in
                    html.element("a", [.href(page), .text(.rel, "noreferrer nofollow")], visit.text(.openPage, host))
                }
            }
            PasteForm(visit: visit, text: Self.start(of: text), isFirst: true).write(to: &html)
        }
    }

    private func writeNear(to html: inout HTML) {
        html.element("p") { html in
            html.text(visit.text(.didYouMean))
            for (index, passage) in near.enumerated() {
                html.text(index > 0 ? " · " : " ")
                let link = Link.passage(PassagePath(CommonSchemeURL(passage: passage)), "/", visit.choices)
                html.element("a", [.href(link)], visit.language.text(passage))
            }
        }
    }

    /// As much of a text as a page shows.
    private static func start(of text: String) -> String {
        let start = text.unicodeScalars.prefix(SharePageLimits.shownText)
        return start.endIndex < text.endIndex ? String(start) + "…" : text
    }
}

extension PassageError {
    /// Passages that a person may have meant where there is no such chapter, verse or book, or where a name has several books.
    func nearPassages(to text: String) -> [Passage] {
        let locations: [Passage.Location] =
            switch reason {
            case .noSuchVerse(let book, let chapter, let last):
                [Passage.Location(book, chapter, last), Passage.Location(book, chapter)]
            case .noSuchChapter(let book, _): [Passage.Location(book)]
            case .ambiguousName(_, let books): books.map { Passage.Location($0) }
            default: []
            }
        let passages = locations.compactMap { Passage(spans: [Passage.Span($0)]) }
        return passages.isEmpty ? [nearestPassage(to: text)].compactMap { $0 } : passages
    }

    /// The book with a similar name.
    private func nearestPassage(to text: String) -> Passage? {
        nearestBook(to: text).flatMap { try? Passage(parsing: $0) }
    }
}
