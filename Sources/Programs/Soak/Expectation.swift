import Bible

extension CommonSchemeURL {
    /// What is left of a passage without the losses that an opening reports; nil where nothing is left.
    func without(_ losses: [Loss]) -> CommonSchemeURL? {
        var rest: CommonSchemeURL? = self
        for loss in losses { rest = rest?.without(loss) }
        return rest
    }

    private func without(_ loss: Loss) -> CommonSchemeURL? {
        switch loss {
        case .translation:
            var rest = self
            rest.translation = nil
            return rest
        case .passages(let gone): return with(passage.spans.filter { !gone.spans.contains($0) })
        case .range(_, let kept): return with(passage.spans.map { $0.start == kept.start ? kept : $0 })
        case .location(_, let opened): return with([Passage.Span(opened)])
        // What another versification has no exact verse for is not lost: the nearest is opened.
        case .versification, .unknownNumbering, .missing, .merged, .psalmTitle, .place: return self
        case .intention:
            var rest = self
            rest.intention = nil
            return rest
        }
    }

    /// The passage in the versification of another URL.
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
}

extension CommonSchemeURL {
    /// Whether both are the same passage in the same translation, however each counts and spells them.
    func says(_ other: CommonSchemeURL) -> Bool { isSamePassage(as: other) && isSameTranslation(as: other) }

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
