import Bible

extension CommonSchemeURL {
    /// What is left of a passage once all is gone that an opening reports as lost; nil where the report is not
    /// understood.
    func without(_ lost: [String]) -> CommonSchemeURL? {
        var rest = self
        for loss in lost {
            guard let next = rest.without(loss) else { return nil }
            rest = next
        }
        return rest
    }

    private func without(_ loss: String) -> CommonSchemeURL? {
        let parts = loss.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "translation":
            var rest = self
            rest.translation = nil
            return rest
        case "passages":
            let gone = spans(parts[1])
            return with(passage.spans.filter { !gone.contains($0) })
        case "range":
            guard let kept = spans(parts[1].dropFirst(" all after".count)).first else { return nil }
            return with(passage.spans.map { $0.start == kept.start ? kept : $0 })
        // What another counting has no exact verse for is not lost: the nearest is opened.
        case _ where loss.hasSuffix(" numbering"): return self
        default: return reduced(to: loss)
        }
    }

    /// What an opening that says less than the passage, or more, leaves of it.
    private func reduced(to loss: String) -> CommonSchemeURL? {
        guard let place = passage.spans.first?.start else { return nil }
        switch loss {
        case "verse: opens the whole chapter": return with([Passage.Span(Passage.Location(place.book, place.chapter))])
        case "chapter: opens the whole book": return with([Passage.Span(Passage.Location(place.book))])
        case "book: opens its first chapter": return with([Passage.Span(Passage.Location(place.book, 1))])
        case "chapter: opens its first verse", "book: opens its first verse":
            return with([Passage.Span(Passage.Location(place.book, place.chapter ?? 1, 1))])
        default: return nil
        }
    }

    /// The passage in the counting of another.
    func counted(as other: CommonSchemeURL) -> CommonSchemeURL? {
        passage.mapped(from: versification, to: other.versification).passage.map {
            CommonSchemeURL(passage: $0, translation: translation, versification: other.versification)
        }
    }

    private func with(_ spans: [Passage.Span]) -> CommonSchemeURL? {
        var rest = self
        guard let passage = Passage(spans: spans) else { return nil }
        rest.passage = passage
        return rest
    }

    private func spans(_ text: Substring) -> [Passage.Span] {
        (try? Passage(parsing: String(text), versification: versification))?.spans ?? []
    }
}

extension CommonSchemeURL {
    /// Whether both are the same passage in the same translation, however each counts and spells them.
    func says(_ other: CommonSchemeURL) -> Bool {
        isSamePassage(as: other) && isSameTranslation(as: other)
    }

    /// Whether both are the same verses.
    func isSamePassage(as other: CommonSchemeURL) -> Bool {
        let (own, others) = (versification, other.versification)
        return own == others
            ? passage == other.passage
            : passage.mapped(from: own, to: others).passage == other.passage
                || passage == other.passage.mapped(from: others, to: own).passage
    }

    private func isSameTranslation(as other: CommonSchemeURL) -> Bool {
        guard let translation, let code = other.translation else { return translation == other.translation }
        return translation == code || translation.listed == code.listed
    }
}
