/// Reads the references at the candidates of one text.
struct TextScan {
    let text: [UInt8]
    private let excluded: [Range<Int>]
    private let languages: [ScanLanguage]
    private let versification: Versification?
    /// Whether the text is in the languages; if not, only what can hardly be anything else is read in another one than
    /// the first.
    var isLanguageKnown = true
    /// The references so far.
    private(set) var result = ReferenceScanner.Result()
    /// What a number alone belongs to.
    var context: ScanContext?
    /// The end of the last reference.
    private(set) var lastEnd = 0
    /// The index in `excluded` of the first range that is not before the candidate.
    private var nextExcluded = 0
    private var commaStyle = CommaStyle()

    init(_ text: [UInt8], excluded: [Range<Int>], languages: [ScanLanguage], versification: Versification?) {
        self.text = text
        self.excluded = excluded
        self.languages = languages
        self.versification = versification
    }

    mutating func run(_ candidates: [Candidate]) {
        guard let language = languages.first else { return }
        commaStyle = CommaStyle(of: text, candidates, language: language)
        for candidate in candidates where candidate.start >= lastEnd { read(candidate) }
    }

    private mutating func read(_ candidate: Candidate) {
        while nextExcluded < excluded.count, excluded[nextExcluded].upperBound <= candidate.start { nextExcluded += 1 }
        let limit = nextExcluded < excluded.count ? excluded[nextExcluded].lowerBound : text.count
        for (index, language) in languages.enumerated() {
            guard
                let reading = ProseReader(self, candidate, language, style(language), limit: limit)
                    .read(versification ?? .english),
                index == 0 || isLanguageKnown || reading.isSure
            else { continue }
            return take(better(reading, candidate, language, limit))
        }
    }

    /// The reading in the versification that the translation has, or that has the verse.
    private func better(
        _ reading: ProseReading, _ candidate: Candidate, _ language: ScanLanguage, _ limit: Int
    ) -> ProseReading {
        guard versification == nil else { return reading }
        let other =
            reading.numbering
            ?? reading.translation?.listed?.versification
            ?? (reading.refused == nil ? nil : language.versification)
        guard let other, other.name != Versification.english.name,
            let exact = ProseReader(self, candidate, language, style(language), limit: limit).read(other),
            exact.refused == nil
        else { return reading }
        return exact
    }

    private func style(_ language: ScanLanguage) -> ProseStyle {
        ProseStyle(commaSeparatesVerse: commaStyle.separatesVerse ?? language.commaSeparatesVerse)
    }

    private mutating func take(_ reading: ProseReading) {
        if let refused = reading.refused { result.refused.append(refused) }
        result.found += reading.found
        guard let last = reading.found.last else { return }
        lastEnd = last.range.upperBound
        context = reading.context
    }

    /// Where the text starts that may belong to a reference at an offset.
    var floor: Int { max(lastEnd, nextExcluded > 0 ? excluded[nextExcluded - 1].upperBound : 0) }
}
