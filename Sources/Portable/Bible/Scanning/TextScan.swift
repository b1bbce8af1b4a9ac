import Text

/// Reads the references at the candidates of one text.
struct TextScan {
    let text: [UInt8]
    private let candidates: [Candidate]
    private let excluded: [Range<Int>]
    let languages: [ScanLanguage]
    private let versification: Versification?
    /// Whether the text is in the languages; if not, only what can hardly be anything else is read in another one than
    /// the first.
    var isLanguageKnown = true
    /// Whether the text is given as a reference.
    var isCitation = false
    /// Whether the psalms are numbered as in the Vulgate.
    var psalmsAreOfVulgate = false
    /// The translation of the readers, which numbers the verses in texts in its language.
    var translation: TranslationCode?
    /// The references so far.
    private(set) var result = ReferenceScanner.Result()
    /// What a number alone belongs to.
    var context: ScanContext?
    /// The end of the last reference.
    private(set) var lastEnd = 0
    /// The end of the last names of which no one knows which has the number between them.
    private var refusedEnd = 0
    /// The last candidate for a name that is not that of a book, as far as its numbers tell.
    private(set) var unread: Candidate?
    /// The index in `excluded` of the first range that is not before the candidate.
    private var nextExcluded = 0
    private let commaStyle: CommaStyle

    /// The most bytes of a name that may be that of another book in another language.
    private static let shortName = 3

    init(
        _ text: [UInt8], _ candidates: [Candidate], excluded: [Range<Int>], languages: [ScanLanguage],
        versification: Versification?
    ) {
        self.text = text
        self.candidates = candidates
        self.excluded = excluded
        self.languages = languages
        self.versification = versification
        commaStyle = languages.first.map { CommaStyle(of: text, candidates, language: $0) } ?? CommaStyle()
    }

    /// Reads the references at some of the candidates, until there are enough or the time for them is over.
    mutating func run(_ part: Range<Int>, enough: Int, until isOver: () -> Bool) {
        let memory = ScanMemory()
        for candidate in candidates[part] where candidate.start >= max(lastEnd, refusedEnd) {
            if result.found.count >= enough || isOver() { break }
            let count = result.found.count + result.refused.count
            read(candidate, memory)
            let isName = candidate.kind == .name || candidate.kind == .longName
            if isName, result.found.count + result.refused.count == count { unread = candidate }
        }
        result.work = memory.work
    }

    /// The candidates in parts of about a number of bytes, which can be read apart from each other.
    ///
    /// What is read of a candidate depends on the paragraph with it and on little text before; between two parts there is
    /// both the end of a paragraph and more text than that.
    func parts(ofSize size: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        for index in candidates.indices.dropFirst() where candidates[index].start - candidates[start].start >= size {
            let end = candidates[index].start - Self.reach
            guard end > candidates[index - 1].end, hasEmptyLine(candidates[index - 1].end..<end) else { continue }
            parts.append(start..<index)
            start = index
        }
        return parts + (start < candidates.count ? [start..<candidates.count] : [])
    }

    /// More bytes than are looked at before a candidate.
    private static let reach = 160

    private func hasEmptyLine(_ range: Range<Int>) -> Bool {
        range.dropLast().contains { text[$0] == 0x0A && text[$0 + 1] == 0x0A }
    }

    private mutating func read(_ candidate: Candidate, _ memory: ScanMemory) {
        while nextExcluded < excluded.count, excluded[nextExcluded].upperBound <= candidate.start { nextExcluded += 1 }
        let limit = nextExcluded < excluded.count ? excluded[nextExcluded].lowerBound : text.count
        var refusal: ProseReading?
        let word = CandidateWord(candidate, in: text)
        for (index, language) in languages.enumerated() where word.mayBeRead(in: language, isGuess: isGuess(index)) {
            guard let reading = read(candidate, language, limit, memory) else { continue }
            if reading.refused != nil {
                // `12:30` alone may be anything.
                if candidate.kind != .name && candidate.kind != .longName { continue }
                refusal = refusal ?? reading
                if reading.isAmbiguous { break }
            } else if index == 0 || isLanguageKnown || reading.isSure && isOnly(reading, candidate, limit, memory) {
                return take(reading, in: language)
            }
        }
        if let refusal { take(refusal, in: languages[0]) }
    }

    /// Whether the text may be in English.
    var mayBeEnglish: Bool { languages.contains { $0.code == "en" } }

    /// Whether a text that does not tell its language is read in another one than the first.
    private func isGuess(_ index: Int) -> Bool { index > 0 && !isLanguageKnown }

    /// The reading of a candidate in a language.
    private func read(
        _ candidate: Candidate, _ language: ScanLanguage, _ limit: Int, _ memory: ScanMemory
    ) -> ProseReading? {
        let usual = versification ?? numbering(language).usual
        let reader = ProseReader(self, candidate, language, style(language), limit: limit, usual, memory)
        // What is no reference in the Bibles of the language may be one in English ones: `Joel 3,21` in German.
        let isName = candidate.kind == .name || candidate.kind == .longName
        let reading =
            reader.read(usual) ?? (versification == nil && isName && usual != .english ? reader.read(.english) : nil)
        return reading.flatMap { better($0, by: reader) }
    }

    /// How the readers of the text number verses, if it is in a language.
    private func numbering(_ language: ScanLanguage) -> Numbering { isLanguageKnown ? language.numbering : .english }

    /// Whether a short name means the same in all languages that have it: `Es` is Isaiah in French, Exodus in Italian.
    private func isOnly(
        _ reading: ProseReading, _ candidate: Candidate, _ limit: Int, _ memory: ScanMemory
    ) -> Bool {
        candidate.end - candidate.start > Self.shortName
            || languages.allSatisfy { language in
                let other = read(candidate, language, limit, memory)
                // A verse that the book of a name lacks does not make it the name of another book in the next language.
                if language === languages.first, let book = other?.refused?.error.book, isKnown(candidate, of: book) {
                    return book == reading.found.first?.passage.spans[0].start.book
                }
                guard let found = other?.found.first, found.reference.corrections.isEmpty else { return true }
                return found.passage == reading.found.first?.passage
            }
    }

    /// Whether the word of a candidate is a usual name of a book in the first language.
    private func isKnown(_ candidate: Candidate, of book: Book) -> Bool {
        let word = String(decoding: text.slice(from: candidate.start, to: candidate.end), as: UTF8.self).folded
        return ProseNames.shared.demand(of: Array(word.utf8)[...], book, in: languages[0]) < .verse
    }

    /// The reading in the versification that the translation has, or, in a known language, in that of its readers, or in one
    /// that has the verse.
    private func better(_ reading: ProseReading, by reader: ProseReader) -> ProseReading? {
        guard versification == nil else { return reading }
        if let named = reading.numbering ?? reading.translation?.versification(inTextOf: reader.language.code) {
            guard named != reader.usual else { return reading }
            let exact = reader.read(named).flatMap { $0.refused == nil ? $0 : nil }
            return isCitation ? exact : exact ?? reading
        }
        let hasComma = reading.context?.commaSeparatesVerse == true
        let ofReaders =
            translation?.listed(language: reader.language.code)?.versification
            ?? numbering(reader.language).versification(hasComma: hasComma)
        var others = ofReaders == reader.usual ? [] : [ofReaders]
        if others.isEmpty, reading.isWhole { return reading.inEnglishIfSame }
        if isLanguageKnown || reader.language === languages.first {
            others += reader.language.otherVersifications
        } else if reader.style.commaSeparatesVerse {
            // `Joel 4,3` in a text that does not tell its language.
            others.append(reader.language.numbering.versification(hasComma: true))
        }
        others.removeAll { $0 == reader.usual }
        guard !others.isEmpty else { return reading }
        let exact = others.lazy.compactMap { reader.read($0) }.first { $0.isWhole } ?? (reading.isWhole ? reading : nil)
        // A text given as a reference is refused if no versification of its language has all of it.
        return (isCitation ? exact : exact ?? reading)?.inEnglishIfSame
    }

    private func style(_ language: ScanLanguage) -> ProseStyle {
        ProseStyle(
            commaSeparatesVerse: commaStyle.separatesVerse ?? language.commaSeparatesVerse, isCitation: isCitation)
    }

    private mutating func take(_ reading: ProseReading, in language: ScanLanguage) {
        if let refused = reading.refused {
            result.refused.append(refused)
            if reading.isAmbiguous { refusedEnd = refused.range.upperBound }
        }
        var found = reading.found
        if reading.completesChapter, let chapter = result.found.last, let first = found.first,
            chapter.passage.spans.count == 1, chapter.passage.spans[0].isSingle
        {
            result.found.removeLast()
            found[0] = FoundReference(
                reference: first.reference,
                range: Range(from: chapter.range.lowerBound, to: first.range.upperBound))
        }
        for index in found.indices { found[index].language = isLanguageKnown ? language.code : nil }
        result.found += found
        guard let last = reading.found.last else { return }
        lastEnd = last.range.upperBound
        context = reading.context
        if reading.numbering == nil, reading.translation == nil, last.isPsalm,
            last.reference.versification == .vulgate, language.numbering.usual != .vulgate
        {
            result.hasVulgatePsalm = true
        }
    }

    /// Where the text starts that may belong to a reference at an offset.
    var floor: Int { max(lastEnd, nextExcluded > 0 ? excluded[nextExcluded - 1].upperBound : 0) }
}

/// The word of a candidate, folded, which tells the languages that it may be read in.
struct CandidateWord {
    private let kind: Candidate.Kind
    /// The hash of the word, without prefixes and with them; none for a script without spaces, in which it may be anywhere.
    private let hashes: [UInt32]

    /// The most bytes of the prefixes of a word: two letters in Hebrew.
    private static let prefix = 4

    init(_ candidate: Candidate, in text: [UInt8]) {
        kind = candidate.kind
        let word = text.slice(from: candidate.start, to: candidate.end)
        switch word.first ?? 0 {
        case ..<0x80 where word.allSatisfy { $0 < 0x80 }: hashes = [WordFilter.hash(of: word)]
        case 0xE0...0xED: hashes = []
        case 0xD6...0xDB:
            hashes = [0, 2, Self.prefix].filter { $0 < word.count }.map { Self.hash(of: word.dropFirst($0)) }
        default: hashes = [Self.hash(of: word)]
        }
    }

    static func hash(of word: ArraySlice<UInt8>) -> UInt32 {
        WordFilter.hash(of: Tokenizer.tokens(of: Array(word)).folded[...])
    }

    /// Whether the word is one of a language.
    ///
    /// - Parameter isGuess: whether the text does not tell that it is in the language; it must be a name of its own then.
    func mayBeRead(in language: ScanLanguage, isGuess: Bool) -> Bool {
        let roles: WordFilter.Roles
        switch kind {
        case .name, .longName: roles = isGuess ? .own : [.name, .keyword]
        case .keyword where !isGuess: roles = .keyword
        case .unknown, .numbers, .keyword: return !isGuess
        }
        return hashes.isEmpty || hashes.contains { !language.filter[$0].isDisjoint(with: roles) }
    }
}

/// Whether commas separate chapters from verses in a text, as far as the text tells.
struct CommaStyle {
    /// Nil if the text does not tell.
    private(set) var separatesVerse: Bool?

    /// The most candidates that are looked at.
    private static let sample = 200

    init() {}

    init(of text: [UInt8], _ candidates: [Candidate], language: ScanLanguage) {
        let bytes = text.span
        var (colons, commas) = (0, 0)
        for candidate in candidates.lazy.filter({ $0.kind == .name || $0.kind == .longName }).prefix(Self.sample) {
            let word = String(decoding: text.slice(from: candidate.start, to: candidate.end), as: UTF8.self).folded
            guard let chapters = language.chapterCount(of: word) else { continue }
            switch Self.mark(in: bytes, after: candidate.end, chapters) {
            case .colon: colons += 1
            case .comma: commas += 1
            default: break
            }
        }
        if commas > colons { separatesVerse = true } else if colons > 0 { separatesVerse = false }
    }

    /// The mark between the two numbers after a name; a comma only where the second number cannot be another chapter.
    private static func mark(in bytes: Span<UInt8>, after end: Int, _ chapters: Int) -> Token.Kind? {
        var index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        while case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 { index += length }
        guard let chapter = number(in: bytes, at: &index), index < bytes.count else { return nil }
        let mark = bytes[index]
        guard mark == UInt8(ascii: ":") || mark == UInt8(ascii: ",") else { return nil }
        index += 1
        let isGlued = index < bytes.count && bytes[index].isASCIIDigit
        while case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 { index += length }
        guard let verse = number(in: bytes, at: &index) else { return nil }
        if mark == UInt8(ascii: ":") { return .colon }
        var last = verse
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
            index += 1
            last = number(in: bytes, at: &index) ?? verse
        }
        return isGlued || verse <= chapter || max(verse, last) > chapters ? .comma : nil
    }

    private static func number(in bytes: Span<UInt8>, at index: inout Int) -> Int? {
        var value = 0
        let start = index
        while index < bytes.count, index - start < 4, bytes[index].isASCIIDigit {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > start ? value : nil
    }
}
