import Bible
package import Scripting

/// A passage as an app's link, and what the app cannot take of it.
package struct PassageOpening: Equatable {
    package var url: String
    package var lost: [String]
    /// Whether the link names the translation.
    var keepsTranslation: Bool
    /// Whether the link says how verses are counted.
    var keepsVersification = false
}

extension PassageForm {
    /// The app's link for a passage; nil where only a wrong place could be opened.
    package func opening(
        _ passage: inout OutgoingPassage, schemes: [String], scripts: ScriptPool
    ) -> PassageOpening? {
        switch self {
        case .commonScheme:
            return PassageOpening(
                url: passage.url(scheme: schemes.first), lost: [], keepsTranslation: passage.hub.translation != nil,
                keepsVersification: true)
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
                url: url, lost: lost, keepsTranslation: template.coverage.hasTranslation,
                keepsVersification: template.namesVersification)
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
            if !opensAnyway(code) { reduced.lost.append(PassageOpening.lostTranslation(code)) }
        }
        return reduced
    }

    /// Whether a translation is the only one that the app has.
    private func opensAnyway(_ code: String) -> Bool {
        guard let onlyText else { return false }
        return code == onlyText.code || Translation.with(code: code) == onlyText
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
        let counting = reduced.hub.versification.flatMap(Versification.named) ?? .english
        let shortened = kept.map { shorten($0, counting) }
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

    private func shorten(_ span: Passage.Span, _ counting: Versification) -> Passage.Span {
        guard !span.isSingle else { return span }
        let start = span.start
        switch range {
        case .none: return Passage.Span(start)
        case .versesOfOneChapter:
            guard start.book != span.end.book || start.chapter != span.end.chapter || start.verse == nil else {
                return span
            }
            return endOfChapter(from: start, counting)
        case .acrossChapters:
            guard start.book != span.end.book else { return span }
            guard start.chapter != nil else { return Passage.Span(start) }
            return endOfBook(from: start, counting)
        case .acrossBooks: return span
        }
    }

    private func endOfChapter(from start: Passage.Location, _ counting: Versification) -> Passage.Span {
        guard let chapter = start.chapter, start.verse != nil,
            let last = counting.verseCount(of: start.book, chapter: chapter)
        else { return Passage.Span(start) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, last))
    }

    private func endOfBook(from start: Passage.Location, _ counting: Versification) -> Passage.Span {
        let chapter = max(counting.chapterCount(of: start.book), start.chapter ?? 1)
        let verse = start.verse.flatMap { _ in counting.verseCount(of: start.book, chapter: chapter) }
        return Passage.Span(start, to: Passage.Location(start.book, chapter, verse))
    }
}
