/// Finds the references in running text: `see John 3:16 and 5:1`.
///
/// ```swift
/// let found = ReferenceScanner().references(in: Array("as John 3:16 says".utf8))
/// found[0].passage.osis  // "John.3.16"
/// found[0].range         // 3..<12
/// ```
///
/// A number alone belongs to the book named last in the same sentence. What may be another word, a name or a time is no
/// reference: a missed one costs less than a wrong one.
public struct ReferenceScanner: Sendable {
    private let languages: [String]
    private let versification: Versification?
    private let translation: TranslationCode?
    /// Whether the text is given as a reference, see ``ProseStyle``.
    private let isCitation: Bool

    /// What a text contains.
    public struct Result: Sendable {
        /// The references, in the order of the text; they do not overlap.
        public internal(set) var found: [FoundReference] = []
        /// The places that look like references but name a chapter or verse that there is not, in the order of the text.
        public internal(set) var refused: [RefusedReference] = []
        /// How many bytes were tokenised, which grows as the text does.
        var work = 0
        /// Whether there is a psalm that only the Vulgate has.
        var hasVulgatePsalm = false

        init() {}

        /// The results of parts, in the order of the text.
        package init(joining parts: [Result]) {
            found = parts.flatMap { $0.found }
            refused = parts.flatMap { $0.refused }
            work = parts.reduce(0) { $0 + $1.work }
        }
    }

    /// - Parameters:
    ///   - languages: the ISO 639-1 codes of the languages whose names are known, the first one first; none to guess them
    ///     from the text.
    ///   - versification: what chapters and verses there are; nil for those of the translation that a reference names, or
    ///     of the language.
    ///   - translation: the translation that the readers of the text have; its numbers are those of texts in its language.
    public init(
        languages: [String] = [], versification: Versification? = nil, translation: TranslationCode? = nil
    ) {
        self.init(languages: languages, versification: versification, translation: translation, isCitation: false)
    }

    /// - Parameter isCitation: whether the text is given as a reference, and has other words in it.
    init(
        languages: [String], versification: Versification?, translation: TranslationCode? = nil, isCitation: Bool
    ) {
        self.languages = languages
        self.versification = versification
        self.translation = translation
        self.isCitation = isCitation
    }

    /// The references in a text.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    public func references(in text: [UInt8], excluding excluded: [Range<Int>] = []) -> [FoundReference] {
        scan(text, excluding: excluded).found
    }

    /// The references in a text, and what only looks like one.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    ///   - isOver: whether the time for the text is over, asked for each place that may hold a reference: those behind it
    ///     are then not read.
    public func scan(
        _ text: [UInt8], excluding excluded: [Range<Int>] = [], until isOver: () -> Bool = { false }
    ) -> Result {
        Self.result(of: parts(of: text, excluding: excluded, size: .max)) { parts, areOfVulgate in
            parts.map { $0.result(psalmsAreOfVulgate: areOfVulgate, enough: .max, until: isOver) }
        }
    }

    /// The first references in a text; what comes after them is not read.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    ///   - count: how many references are read at most.
    ///   - isOver: whether the time for the text is over, asked for each place that may hold a reference.
    public func references(
        in text: [UInt8], excluding excluded: [Range<Int>] = [], atMost count: Int,
        until isOver: () -> Bool = { false }
    ) -> [FoundReference] {
        Self.result(of: parts(of: text, excluding: excluded, size: .max)) { parts, areOfVulgate in
            parts.map { $0.result(psalmsAreOfVulgate: areOfVulgate, enough: count, until: isOver) }
        }.found
    }

    /// The language of a text whose readers' Bibles do not number as English ones do, ISO 639-1; nil if nothing in the text
    /// tells one.
    package static func languageOfNumbers(in text: String) -> String? {
        let guess = LanguageGuess(of: Array(text.utf8))
        guard guess.hasEvidence, let code = guess.codes.first, let language = ScanLanguage.with(code) else {
            return nil
        }
        return language.numbering.isEnglish ? nil : code
    }

    /// The references in the parts of a text, whose psalms are all numbered alike.
    ///
    /// - Parameter read: reads the parts, with psalms numbered as usual or as in the Vulgate.
    package static func result(of parts: [Part], _ read: ([Part], _ psalmsAreOfVulgate: Bool) -> [Result]) -> Result {
        let usual = read(parts, false)
        guard usual.contains(where: { $0.hasVulgatePsalm }) else { return Result(joining: usual) }
        let ofVulgate = read(parts, true)
        let isPossible = ofVulgate.allSatisfy { result in
            result.found.allSatisfy { !$0.isPsalm || $0.reference.versification == .vulgate }
        }
        return Result(joining: isPossible ? ofVulgate : usual)
    }

    /// A part of a text, whose references depend on those of other parts only by the numbers of psalms.
    package struct Part: Sendable {
        fileprivate let scan: TextScan
        fileprivate let candidates: Range<Int>

        /// The references in the part, with their places in the whole text.
        package func result(
            psalmsAreOfVulgate: Bool, enough: Int = .max, until isOver: () -> Bool = { false }
        ) -> Result {
            var scan = scan
            scan.psalmsAreOfVulgate = psalmsAreOfVulgate
            scan.run(candidates, enough: enough, until: isOver)
            return scan.result
        }
    }

    /// The parts of a text in which there may be references, each of about a number of bytes.
    ///
    /// - Parameters:
    ///   - text: valid UTF-8.
    ///   - excluded: ranges of bytes in which no reference is looked for and over which none goes, in order.
    package func parts(of text: [UInt8], excluding excluded: [Range<Int>], size: Int) -> [Part] {
        let guess = languages.isEmpty ? LanguageGuess(of: text) : nil
        let languages = (guess?.codes ?? languages).compactMap(ScanLanguage.with)
        var finder = CandidateFinder(excluded: excluded, filter: WordFilter(languages.map { $0.filter }))
        finder.run(text.span)
        guard !finder.candidates.isEmpty else { return [] }
        var scan = TextScan(
            text, finder.candidates, excluded: excluded, languages: languages, versification: versification)
        scan.isLanguageKnown = guess?.hasEvidence ?? true
        scan.isCitation = isCitation
        scan.translation = translation
        return scan.parts(ofSize: size).map { Part(scan: scan, candidates: $0) }
    }
}

/// A reference in running text, and where it stands.
public struct FoundReference: Hashable, Sendable {
    /// What it means: the passage, the translation named with it, the versification of its numbers.
    public internal(set) var reference: Reference
    /// Where it stands, in bytes of UTF-8, without a translation behind it.
    public let range: Range<Int>
    /// The language of the text, whose readers' Bibles have the numbers, ISO 639-1; nil if it is not known.
    public internal(set) var language: String?

    /// The books, chapters and verses.
    public var passage: Passage { reference.passage }

    /// Whether it is one of the psalms.
    var isPsalm: Bool { passage.spans[0].start.book == .psalms }

    package init(reference: Reference, range: Range<Int>, language: String? = nil) {
        self.reference = reference
        self.range = range
        self.language = language
    }
}

/// A place in running text that looks like a reference but is none: `John 33:16`.
public struct RefusedReference: Sendable {
    /// Why it is none.
    public let error: PassageError
    /// Where it stands, in bytes of UTF-8.
    public let range: Range<Int>
}
