import Bible

extension Loss {
    /// What is lost, in a few words of a language.
    func text(in language: PageLanguage) -> String {
        switch self {
        case .translation(let code): language.text(.losesTranslation, language.name(of: TranslationCode(code)))
        case .intention(let intention): language.text(.losesIntention, language.text(Self.phrase(intention)))
        case .passages(let passage): language.text(.losesPassages, language.text(passage))
        case .range(_, let kept): language.text(.losesRange, Passage(spans: [kept]).map(language.text) ?? "")
        case .location(let location, let opened): language.text(Self.phrase(opened, of: location))
        case .versification, .unknownNumbering, .missing, .merged, .psalmTitle: language.text(.numbersOtherwise)
        case .place(.route, _): language.text(.losesRoute)
        case .place(.zoom, let zoom): language.text(.losesZoom, zoom)
        case .place(.label, let label): language.text(.losesLabel, label)
        case .place(_, let point): language.text(.losesPoint, point)
        }
    }

    private static func phrase(_ intention: CommonSchemeURL.Intention) -> Phrase {
        switch intention {
        case .read: .read
        case .study: .study
        case .memorize: .memorize
        case .listen: .listen
        }
    }

    private static func phrase(_ opened: Passage.Location, of location: Passage.Location) -> Phrase {
        if opened.chapter == nil { return .opensBook }
        if location.verse != nil { return .opensChapter }
        return opened.verse == nil ? .opensFirstChapter : .opensFirstVerse
    }
}
