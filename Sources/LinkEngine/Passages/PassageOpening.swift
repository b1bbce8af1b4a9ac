import Bible
package import Scripting

/// A passage as an app's link, and what the app cannot take of it.
package struct PassageOpening: Equatable {
    package var url: String
    package var lost: [String]
    /// Whether the link names the translation.
    var keepsTranslation: Bool
}

extension PassageForm {
    /// The app's link for a passage; nil where only a wrong place could be opened.
    package func opening(
        _ passage: inout OutgoingPassage, schemes: [String], scripts: ScriptPool
    ) -> PassageOpening? {
        switch self {
        case .commonScheme:
            return PassageOpening(
                url: passage.url(scheme: schemes.first), lost: [], keepsTranslation: passage.hub.translation != nil)
        case .templates(let templates, let takes):
            guard let reduced = takes.reduce(passage.hub) else { return nil }
            let values = passage.values(for: reduced.hub)
            return Self.expand(templates, values, takes.translations, lost: reduced.lost)
        case .script(let script, let takes):
            guard let reduced = takes.reduce(passage.hub),
                case .value(let url) = scripts.run(script, url: reduced.hub.string).result
            else { return nil }
            return PassageOpening(url: url, lost: reduced.lost, keepsTranslation: reduced.hub.translation != nil)
        }
    }

    private static func expand(
        _ templates: [PassageTemplate], _ values: PassageValues, _ translations: [String: String]?, lost: [String]
    ) -> PassageOpening? {
        for template in templates where template.suits(values) {
            guard let url = template.expand(values, translations: translations) else { continue }
            var opening = PassageOpening(
                url: url, lost: lost, keepsTranslation: template.coverage.hasTranslation)
            template.coverage.appendLosses(of: values, to: &opening.lost)
            return opening
        }
        return nil
    }
}

extension PassageForm.Takes {
    /// The nearest thing to a passage that the app can open, and what it leaves out.
    struct Reduced {
        var hub: CommonSchemeURL
        var lost: [String] = []
    }

    /// Nil where the app has not got the book.
    func reduce(_ hub: CommonSchemeURL) -> Reduced? {
        var reduced = Reduced(hub: hub)
        if hub.passage.spans.count > 1 || !hub.passage.spans[0].isSingle {
            guard reducePassage(&reduced) else { return nil }
        } else if !has(hub.passage.spans[0]) {
            return nil
        }
        if !translation, let code = hub.translation {
            reduced.hub.translation = nil
            reduced.lost.append(PassageOpening.lostTranslation(code))
        }
        return reduced
    }

    /// False where the app has not got the book.
    private func reducePassage(_ reduced: inout Reduced) -> Bool {
        let spans = reduced.hub.passage.spans
        var kept = spans.filter(has)
        if !list { kept = Array(kept.prefix(1)) }
        guard let first = kept.first, first == spans[0] else { return false }
        if let rest = Passage(spans: list ? spans.filter { !has($0) } : Array(spans.dropFirst())) {
            reduced.lost.append("passages: \(rest.text)")
        }
        let shortened = kept.map(shorten)
        for (span, short) in zip(kept, shortened) where span != short {
            if let text = Passage(spans: [short])?.text { reduced.lost.append("range: all after \(text)") }
        }
        guard let passage = Passage(spans: shortened) else { return false }
        reduced.hub.passage = passage
        return true
    }

    /// Whether the app has the books of a span.
    private func has(_ span: Passage.Span) -> Bool {
        books == .all
            || ![span.start, span.end].contains { $0.book.isDeuterocanonical || $0.isAdditionalPsalm }
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
