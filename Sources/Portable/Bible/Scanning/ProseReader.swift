import Text

/// Reads the references at one candidate of a running text, with the grammar of ``PassageParser``.
struct ProseReader {
    let text: [UInt8]
    private(set) var candidate: Candidate
    let language: ScanLanguage
    var style: ProseStyle
    /// The end of the last reference, or of an excluded range.
    let floor: Int
    /// Where the text ends that a reference may take.
    let limit: Int
    /// The versification of the text, if nothing tells another one.
    let usual: Versification
    let lastEnd: Int
    /// The last candidate for a name that was not read.
    private let unread: Candidate?
    private let languages: [ScanLanguage]
    let context: ScanContext?
    let memory: ScanMemory
    /// Whether the text may be in a language in which a comma separates the verse.
    let isLanguageOpen: Bool
    /// Whether the text is in the language, and not in English or any other.
    let isLanguageKnown: Bool
    /// Whether the text is in a language in which a comma separates the verse.
    let isOfLanguageWithComma: Bool
    /// Whether other psalms of the text are numbered as in the Vulgate.
    let psalmsAreOfVulgate: Bool

    init(
        _ scan: borrowing TextScan, _ candidate: Candidate, _ language: ScanLanguage, _ style: ProseStyle, limit: Int,
        _ usual: Versification, _ memory: ScanMemory
    ) {
        self.usual = usual
        self.memory = memory
        isLanguageOpen = !scan.isLanguageKnown || language.commaSeparatesVerse
        isLanguageKnown = scan.isLanguageKnown && !(scan.mayBeEnglish && language.code != "en")
        isOfLanguageWithComma = scan.isLanguageKnown && language.commaSeparatesVerse
        psalmsAreOfVulgate = scan.psalmsAreOfVulgate && language.otherVersifications.contains(.vulgate)
        text = scan.text
        self.candidate = candidate
        self.language = language
        self.style = style
        floor = scan.floor
        self.limit = limit
        lastEnd = scan.lastEnd
        unread = scan.unread
        languages = scan.languages
        context = scan.context
    }

    /// The references at the candidate, with the numbers of a versification; nil if there is none.
    func read(_ versification: Versification) -> ProseReading? {
        switch candidate.kind {
        case .name, .longName:
            return readName(versification) ?? (isKeyword ? asKeyword.readKeyword(versification) : nil)
        case .keyword:
            return readKeyword(versification)
        case .numbers:
            return readInContext(versification)
        case .unknown:
            return readMisspeltName(versification)
        }
    }

    /// A reader that takes the word for one such as `verse` or `chapter`, and looks at more of what follows it.
    private var asKeyword: ProseReader {
        var reader = self
        reader.candidate.kind = .keyword
        return reader
    }

    /// Reads numbers with a word such as `verse` or `chapter`.
    private func readKeyword(_ versification: Versification) -> ProseReading? {
        if let reading = readBookLast(versification) { return reading }
        if keyword == .chapter, let reading = readNameAfter(versification) ?? readNameBefore(versification) {
            return reading
        }
        return readInContext(versification)
    }

    /// The meaning of the word of the candidate.
    var keyword: Keyword? {
        let word = text.slice(from: candidate.start, to: candidate.end)
        let keywords = (language.tables ?? .english).keywords
        return word.allSatisfy { $0.isASCIILetter }
            ? keywords.keyword(word.map { $0 | 0x20 }[...])
            : keywords.keyword(Tokenizer.tokens(of: Array(word)).folded[...])
    }

    /// Whether the word of the candidate, in a script with spaces or behind a number, may be one such as `verse` or `chapter`.
    private var isKeyword: Bool {
        let word = text.slice(from: candidate.start, to: candidate.end)
        let mayBe = word.first ?? 0 < 0xD6 || candidate.start > 0 && text[candidate.start - 1].isASCIIDigit
        return mayBe && language.filter[CandidateWord.hash(of: word)].contains(.keyword)
    }

    /// Where the text around the candidate starts: so many bytes before it, at a space.
    func start(bytesBefore count: Int) -> Int {
        let bytes = text.span
        var start = max(floor, candidate.start - count)
        if start > floor {
            while start < candidate.start, !bytes[start].isASCIISpace { start += 1 }
        }
        return start
    }

    /// The text around the candidate from an offset on, in tokens.
    func tokens(from start: Int) -> TokenizedText {
        memory.tokens(of: [start, candidate.start, candidate.end, Int(candidate.kind.rawValue)]) {
            TextWindow(text, from: start, around: candidate, limit: limit)
        }
    }

    /// A parser of the text around the candidate from an offset on.
    func parser(from start: Int, _ versification: Versification) -> PassageParser {
        parser(of: tokens(from: start), versification)
    }

    func parser(
        of tokens: TokenizedText, _ versification: Versification, correcting: Corrections = .rangeEnds
    ) -> PassageParser {
        var parser = PassageParser(
            prose: tokens, language: language, style: style, versification: versification, correcting: correcting)
        for index in parser.tokens.indices where isFrequentWord(index, of: parser) {
            parser.source.tokens[index].keyword = nil
        }
        if style.commaSeparatesVerse { endNumbersAtColons(of: &parser) }
        return parser
    }

    /// Keeps the text behind `Röm 8,1-11: 1 Es gibt` from being read as a verse.
    private func endNumbersAtColons(of parser: inout PassageParser) {
        for index in parser.tokens.indices.dropFirst(3) where parser.token(index).kind == .colon {
            guard parser.token(index).isGlued, !parser.token(index + 1).isGlued, parser.token(index - 2).kind != .word
            else { continue }
            parser.source.tokens[index].kind = .other
        }
    }

    /// Whether a letter that may stand for `verse` or `following` is a word of the language: `v` is "in" in Czech, `s` is
    /// "with" in Croatian.
    private func isFrequentWord(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        switch parser.token(index).keyword {
        case .verse, .next, .following:
            parser.token(index).foldedRange.count <= 2 && !parser.token(index).isGlued
                && parser.token(index + 1).kind != .stop && !isBetweenNumbers(index, of: parser)
                && roles(at: index, of: parser).contains(.own)
        default: false
        }
    }

    /// Whether a letter stands between a number and a range: `37 v 1-14`.
    private func isBetweenNumbers(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        index > 0 && parser.token(index - 1).kind == .number && parser.token(index + 1).kind == .number
            && parser.token(index + 2).kind == .dash && parser.token(index + 3).kind == .number
    }

    /// What stands before an offset of the text.
    func textBefore(_ offset: Int) -> TextBefore {
        TextBefore(
            text.span, offset, lastEnd: listStart(offset), isNearReference: isAfterReference(within: Self.reach),
            language.words)
    }

    /// The end of the last reference if only marks and words of a list come between it and an offset, else 0.
    private func listStart(_ offset: Int) -> Int {
        guard lastEnd > 0, offset - lastEnd <= 16, !text.slice(from: lastEnd, to: offset).contains(0x0A) else {
            return 0
        }
        let between = text.slice(from: lastEnd, to: offset)
        let words = between.split { !$0.isASCIILetter && $0 < 0x80 }.map { word in word.map { $0 | 0x20 } }
        let isList =
            between.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }
            || !words.isEmpty
        return isList && words.allSatisfy { !language.words[$0[...]].isDisjoint(with: [.lead, .conjunction]) }
            ? offset : 0
    }

    /// Whether the numbers of a name that was not read come before the candidate, and a comma or a word such as `and`:
    /// `Daniel 12, Isaiah 9`.
    var isListedAfterUnreadName: Bool {
        guard let unread, unread.end > lastEnd, candidate.start - unread.end <= 16 else { return false }
        let between = text.slice(from: unread.end, to: candidate.start)
        let joint = between.filter {
            !$0.isASCIIDigit && $0 != 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".")
        }
        guard between.contains(where: { $0.isASCIIDigit }) else { return false }
        let word = Array(String(decoding: joint, as: UTF8.self).folded.utf8)
        let isJoint =
            Self.commas.contains { joint.elementsEqual($0.utf8) } || language.words[word[...]].contains(.conjunction)
        return isJoint && isNameOfBook(unread)
    }

    /// Whether the word of a candidate is the name of a book, with a capital if its script has some.
    private func isNameOfBook(_ candidate: Candidate) -> Bool {
        guard text[candidate.start].isASCIICapital || text[candidate.start] >= 0x80 else { return false }
        let word = String(decoding: text.slice(from: candidate.start, to: candidate.end), as: UTF8.self).folded
        return languages.contains { $0.chapterCount(of: word) != nil }
    }

    private static let commas = [",", "\u{FF0C}", "\u{3001}", "\u{60C}"]

    /// Whether another reference stands before the candidate in its paragraph, not far away, or a word of texts about the
    /// Bible beside it.
    var hasEvidence: Bool {
        let offset = candidate.start
        if lastEnd > 0, offset - lastEnd <= Self.reach,
            !Sentence.endsParagraph(in: text.span, Range(from: lastEnd, to: offset))
        {
            return true
        }
        let range = Range(from: max(0, offset - Self.nearby), to: min(text.count, candidate.end + Self.nearby))
        return memory.hasSacredWord(in: text, range, language)
    }

    /// How many bytes on each side of a candidate are looked through for words of texts about the Bible.
    static let nearby = 120

    /// The most bytes between a reference and what is read because of it.
    static let reach = 400

    /// Whether a word counts what a number before it stands for: `Mark 5 items`.
    func isCounted(at index: Int, of parser: borrowing PassageParser) -> Bool {
        let token = parser.token(index)
        guard token.kind == .word else { return isAmountSign(at: index, of: parser) }
        if index > 0, crossesLine(parser.token(index - 1), token, parser) { return false }
        if parser.keyword(at: index) != nil { return false }
        let roles = roles(at: index, of: parser)
        if !roles.isDisjoint(with: [.time, .counted]) { return true }
        if !roles.isDisjoint(with: [.frequent, .verb, .conjunction]) { return false }
        // Names follow references too; in German, all nouns have capitals.
        guard parser.isCapitalized(index) == (language.code == "de"),
            !isPastTense(at: index, of: parser)
        else { return false }
        return !isCode(at: index, of: parser)
    }

    /// Whether a word is the code of a translation.
    func isCode(at index: Int, of parser: borrowing PassageParser) -> Bool {
        let word = parser.source.bytes(parser.token(index))
        return word.count > 1 && word.allSatisfy { $0.isASCIICapital }
            && TranslationTable.shared.has(String(decoding: word, as: UTF8.self))
    }

    func crossesLine(_ first: Token, _ second: Token, _ parser: borrowing PassageParser) -> Bool {
        parser.source.bytes.slice(from: Int(first.end), to: Int(second.start)).contains(0x0A)
    }

    func isAmountSign(at index: Int, of parser: borrowing PassageParser) -> Bool {
        guard parser.token(index).kind == .other else { return false }
        let sign = parser.source.bytes(parser.token(index))
        switch (sign.first ?? 0, sign.dropFirst().first ?? 0, sign.last ?? 0) {
        case (UInt8(ascii: "%"), _, _), (UInt8(ascii: "$"), _, _), (UInt8(ascii: "="), _, _): return true
        // Signs of currencies, and ‰.
        case (0xC2, 0xA2...0xA5, _), (0xE2, 0x82, 0xA0...), (0xE2, 0x83, ...0x8F), (0xE2, 0x80, 0xB0): return true
        default: return false
        }
    }
}

/// How the references of a running text are written.
struct ProseStyle {
    /// Whether a comma separates chapter and verse, `Joh 3,16`, in the whole text.
    var commaSeparatesVerse = false
    /// Whether the text is given as a reference, and has other words in it: sentences and notes are about it.
    var isCitation = false
}
