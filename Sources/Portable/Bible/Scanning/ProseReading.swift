/// What a candidate was read as.
struct ProseReading {
    /// The references, one for each chapter with verses.
    var found: [FoundReference] = []
    /// A reference to a chapter or verse that there is not.
    var refused: RefusedReference?
    /// Whether it is refused because the name is that of several books.
    var isAmbiguous: Bool {
        if case .ambiguousName = refused?.error.reason { true } else { false }
    }
    /// Whether nothing is refused, and no range cut.
    var isWhole: Bool { refused == nil && !found.contains { $0.reference.corrections.contains { $0.isCut } } }
    /// What the next number alone belongs to.
    var context: ScanContext?
    /// The translation named with the references.
    var translation: TranslationCode?
    /// The versification that the numbers show to be theirs.
    var numbering: Versification?
    /// Whether a name with chapter and verse was read, which hardly is anything else.
    var isSure = false
}

/// An item of a list of references, as spans and tokens of the parser.
struct ProseItem {
    var spans: Range<Int>
    var tokens: Range<Int>
    /// Whether it would be a reference without the one before it: `5:1`, but not `5`.
    var standsAlone: Bool
}
