/// Something of a passage or a place that an app, a notation or another versification cannot express.
public enum Loss: Hashable, Sendable {
    /// The translation, by its code.
    case translation(String)
    /// What to do with the passage, for which the app is not meant.
    case intention(CommonSchemeURL.Intention)
    /// Passages of a list that are left out.
    case passages(Passage)
    /// The end of a range, of which only the first part is kept.
    case range(Passage.Span, kept: Passage.Span)
    /// The exact location: another one is opened, such as the chapter of a verse or the first verse of a chapter.
    case location(Passage.Location, opened: Passage.Location)
    /// How the verses are numbered, by the name of the versification.
    case versification(String)
    /// Verses that a versification does not have.
    case missing(Passage, in: Versification)
    /// Verses that are only a part of those that another versification has for them.
    case merged(Passage, into: Passage, in: Versification)
    /// How a translation numbers verses, which is not known, by its code.
    case unknownNumbering(String)
    /// The title of a psalm, instead of which a verse is opened.
    case psalmTitle(Passage, opened: Passage)
    /// A part of a place: the point near which a text is searched for, the zoom, the name, or the route to the place.
    case place(Kind, String)

    /// What is lost, in a word: the names are those of the `losses` in JSON output.
    public enum Kind: String, Sendable, CaseIterable {
        case translation
        case intention
        case passages
        case range
        case book
        case chapter
        case verse
        case versification
        /// The verses have other numbers, or none, in the versification of the target.
        case numbering
        case point
        case zoom
        case label
        case route
    }

    /// What is lost, in a word.
    public var kind: Kind {
        switch self {
        case .translation: .translation
        case .intention: .intention
        case .passages: .passages
        case .range: .range
        case .location(let location, let opened):
            location.chapter == nil ? .book : opened.chapter == nil || location.verse == nil ? .chapter : .verse
        case .versification: .versification
        case .unknownNumbering, .missing, .merged, .psalmTitle: .numbering
        case .place(let kind, _): kind
        }
    }

    /// What was asked for: a passage in the brackets of the common scheme, `[John.3.16-John.3.18]`, or the code of a
    /// translation, an intention, the name of a versification, or a part of a place.
    public var from: String {
        switch self {
        case .translation(let code), .unknownNumbering(let code): code
        case .intention(let intention): intention.rawValue
        case .passages(let passage), .missing(let passage, _), .merged(let passage, _, _), .psalmTitle(let passage, _):
            passage.passages
        case .range(let span, _): Passage(checked: [span]).passages
        case .location(let location, _): Passage(checked: [Passage.Span(location)]).passages
        case .versification(let name): name
        case .place(_, let text): text
        }
    }

    /// What is opened instead, a passage in the brackets of the common scheme; nil where nothing is.
    public var to: String? {
        switch self {
        case .translation, .intention, .passages, .versification, .unknownNumbering, .missing, .place: nil
        case .range(_, let kept): Passage(checked: [kept]).passages
        case .location(_, let opened): Passage(checked: [Passage.Span(opened)]).passages
        case .merged(_, let whole, _): whole.passages
        case .psalmTitle(_, let opened): opened.passages
        }
    }
}

/// What is left of a passage in an app, a notation or another versification.
public struct AdaptedPassage: Hashable, Sendable {
    /// The passage; nil if nothing is left of it.
    public let passage: Passage?
    /// What is lost.
    public let losses: [Loss]

    /// A passage, and what is lost.
    package init(passage: Passage?, losses: [Loss]) {
        self.passage = passage
        self.losses = losses
    }
}

extension Loss: CustomStringConvertible {
    /// The loss for people: `translation: ESV`, `range: all after John 3:16`.
    public var description: String {
        switch self {
        case .translation(let code): "translation: \(code)"
        case .intention(let intention): "intention: \(intention.rawValue)"
        case .passages(let passage): "passages: \(passage.text)"
        case .range(_, let kept): "range: all after \(Passage(checked: [kept]).text)"
        case .location(let location, let opened): "\(kind.rawValue): opens \(Self.part(opened, of: location))"
        case .versification(let name): "versification: \(name)"
        case .unknownNumbering(let code): "the numbering of \(code) is not known"
        case .missing(let passage, let versification): "\(passage.text) is not in the \(versification.name) numbering"
        case .merged(let part, let whole, let versification):
            "\(part.text) is only part of \(whole.text) in the \(versification.name) numbering"
        case .psalmTitle(let psalm, let opened): "\(opened.text) replaces the title of \(psalm.text)"
        case .place(.route, _): "route: opens only its destination"
        case .place(let kind, let text): "\(kind.rawValue): \(text)"
        }
    }

    private static func part(_ opened: Passage.Location, of location: Passage.Location) -> String {
        if opened.chapter == nil { return "the whole book" }
        if location.verse != nil { return "the whole chapter" }
        return opened.verse == nil ? "its first chapter" : "its first verse"
    }
}
