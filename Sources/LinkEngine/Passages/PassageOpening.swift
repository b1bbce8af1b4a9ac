package import Bible
package import Scripting

/// A passage as an app's link, and what the app cannot take of it.
package struct PassageOpening: Equatable {
    package var url: String
    package var lost: [String]
}

extension PassageForm {
    /// The app's link for a passage; nil where only a wrong place could be opened.
    package func opening(
        _ hub: CommonSchemeURL, app: App, intention: CommonSchemeURL.Intention?, scripts: ScriptPool
    ) -> PassageOpening? {
        switch self {
        case .commonScheme:
            let url = CommonSchemeURL(
                scheme: app.schemes.first ?? hub.scheme, passage: hub.passage, translation: hub.translation,
                intention: intention,
                versification: hub.versification)
            return PassageOpening(url: url.string, lost: [])
        case .templates(let templates, let takes):
            return takes.reduce(hub.passage).flatMap { reduced in
                Self.expand(templates, reduced, takes.translation ? hub.translation : nil).map { opening in
                    var opening = opening
                    if !takes.translation, let code = hub.translation { opening.lost.append("translation: \(code)") }
                    return opening
                }
            }
        case .script(let script, let takes):
            guard let reduced = takes.reduce(hub.passage) else { return nil }
            let url = CommonSchemeURL(
                scheme: hub.scheme, passage: reduced.passage, translation: hub.translation, intention: nil,
                versification: hub.versification)
            guard case .value(let result) = scripts.run(script, url: url.string).result else { return nil }
            return PassageOpening(url: result, lost: reduced.lost)
        }
    }

    private static func expand(
        _ templates: [URITemplate], _ reduced: Takes.Reduced, _ translation: String?
    ) -> PassageOpening? {
        let values = PassageValues(passage: reduced.passage, translation: translation)
        for template in templates {
            let variables = template.variableNames.compactMap(PassageVariable.init)
            guard variables.allSatisfy({ values.value($0) != nil }) else { continue }
            let url = template.expand { name in
                PassageVariable(name).flatMap { values.value($0) }.map { .string($0) }
            }
            return PassageOpening(
                url: url, lost: reduced.lost + lost(variables.map(\.name), reduced.passage, translation))
        }
        return nil
    }

    /// What the variables of a template leave unsaid.
    private static func lost(
        _ names: [PassageVariable.Name], _ passage: Passage, _ translation: String?
    ) -> [String] {
        var lost: [String] = []
        let saysVerse: Set<PassageVariable.Name> = [.verse, .verses, .osis, .usfm, .text, .passages]
        if passage.spans[0].start.verse != nil, saysVerse.isDisjoint(with: names) {
            lost.append("verse: opens the whole chapter")
        }
        if let translation, !names.contains(.translation) { lost.append("translation: \(translation)") }
        return lost
    }
}

extension PassageForm.Takes {
    /// The nearest thing to a passage that the app can open, and what it leaves out.
    struct Reduced {
        var passage: Passage
        var lost: [String] = []
    }

    /// Nil where the app has not got the book.
    func reduce(_ passage: Passage) -> Reduced? {
        var spans = passage.spans
        var lost: [String] = []
        if !list, spans.count > 1, let rest = Passage(spans: Array(spans.dropFirst())) {
            spans = [spans[0]]
            lost.append("passages: \(rest.text)")
        }
        if books == .protestant,
            spans.contains(where: { $0.start.book.isDeuterocanonical || $0.end.book.isDeuterocanonical })
        {
            return nil
        }
        spans = spans.map { span in
            let shortened = shorten(span)
            if shortened != span, let kept = Passage(spans: [shortened]) {
                lost.append("range: all after \(kept.text)")
            }
            return shortened
        }
        return Passage(spans: spans).map { Reduced(passage: $0, lost: lost) }
    }

    private func shorten(_ span: Passage.Span) -> Passage.Span {
        guard !span.isSingle else { return span }
        let start = span.start
        switch range {
        case .none: return Passage.Span(start)
        case .versesOfOneChapter:
            guard start.book != span.end.book || start.chapter != span.end.chapter || start.verse == nil else {
                return span
            }
            return endOfChapter(from: start)
        case .acrossChapters:
            guard start.book != span.end.book else { return span }
            guard start.chapter != nil else { return Passage.Span(start) }
            return endOfBook(from: start)
        case .acrossBooks: return span
        }
    }

    private func endOfChapter(from start: Passage.Location) -> Passage.Span {
        guard let chapter = start.chapter, start.verse != nil,
            let last = Versification.english.verseCount(of: start.book, chapter: chapter)
        else { return Passage.Span(start) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, last))
    }

    private func endOfBook(from start: Passage.Location) -> Passage.Span {
        let chapter = start.book.chapterCount
        let verse = start.verse.flatMap { _ in Versification.english.verseCount(of: start.book, chapter: chapter) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, verse))
    }
}
