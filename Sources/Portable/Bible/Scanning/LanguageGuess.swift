import Text

/// The languages that a text is probably written in, by its frequent words, its letters and its script, and in a short text
/// by its names of books too.
struct LanguageGuess {
    /// The codes, the most probable first.
    let codes: [String]
    /// Whether the text has anything that tells its language.
    let hasEvidence: Bool

    /// How much of a text is looked at, in four places.
    private static let sample = 2048
    /// The most words that tell the language of a text whose names of books are looked at.
    private static let few = 3

    init(of text: [UInt8]) {
        let stopWords = StopWords.shared
        var counts = [Int](repeating: 0, count: stopWords.languages.count)
        var scripts: [[String]: Int] = [:]
        var (words, names): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
        for part in Self.samples(of: text) {
            let (tokens, folded) = Tokenizer.tokens(of: part)
            for (index, token) in tokens.enumerated() where token.kind == .word {
                let word = folded[token.foldedRange]
                words.append(word)
                if let codes = Self.languages(ofScript: part, at: Int(token.start)) {
                    // Chinese has no kana.
                    scripts[codes, default: 0] += codes[0] == "ja" ? 4 : 1
                }
                Self.count(Self.isName(index, in: tokens) ? 0 : stopWords[word], in: &counts)
                if Self.hasNumber(index, in: tokens), names.count < Self.mostNames { names.append(word) }
            }
            Self.countLetters(of: part, in: &counts)
        }
        if counts.max() ?? 0 <= Self.few {
            Self.countNames(names, in: &counts)
            for word in words { Self.count(StopWords.telling[FoldedKey(word)] ?? 0, in: &counts) }
        }
        let known = Self.codes(counts, stopWords.languages, scripts)
        hasEvidence = !known.isEmpty
        // Without any evidence, English comes first, then every common language.
        codes = hasEvidence ? known : ["en"] + BookNames.commonLanguageCodes.filter { $0 != "en" }
    }

    /// Adds one to the counts of some languages, which are bits in the order of ``StopWords/languages``.
    private static func count(_ languages: UInt64, in counts: inout [Int]) {
        var bits = languages
        while bits != 0 {
            counts[bits.trailingZeroBitCount] += 1
            bits &= bits - 1
        }
    }

    /// Counts the letters that few languages have.
    private static func countLetters(of text: [UInt8], in counts: inout [Int]) {
        for index in text.indices.dropLast() where text[index] >= 0xC3 && text[index] <= 0xE1 {
            let letter = UInt16(text[index]) << 8 | UInt16(text[index + 1])
            if let languages = letters[letter] { count(languages, in: &counts) }
        }
    }

    /// The languages of letters in UTF-8.
    private static let letters: [UInt16: UInt64] = {
        let rows = [
            ("ěřů", "cs"), ("čšž", "cs sk sl hr"), ("ľ", "sk"), ("łąęśźżń", "pl"), ("őű", "hu"), ("ășț", "ro"),
            ("å", "sv no da"), ("øæ", "no da"), ("ä", "de sv fi"), ("ö", "de sv fi hu"), ("ü", "de hu"), ("ß", "de"),
            ("ñ", "es"), ("ãõ", "pt"), ("ç", "fr pt"), ("ê", "fr pt vi"), ("đ", "hr vi"), ("è", "fr it"), ("ìò", "it"),
            ("ğı", "tr"), ("ðþ", "is"),
            ("áí", "es pt hu cs sk"), ("é", "fr es pt hu cs sk"), ("іїєґ", "uk"), ("ыэё", "ru"), ("ơư", "vi"),
        ]
        let languages = StopWords.shared.languages
        var letters: [UInt16: UInt64] = [:]
        for (row, codes) in rows {
            var bits: UInt64 = 0
            for code in codes.split(separator: " ") {
                if let index = languages.firstIndex(of: String(code)) { bits |= 1 << UInt64(index) }
            }
            for scalar in row.unicodeScalars + row.uppercased().unicodeScalars {
                let bytes = Array(String(scalar).utf8)
                if bytes.count == 2 { letters[UInt16(bytes[0]) << 8 | UInt16(bytes[1])] = bits }
            }
        }
        // Two marks on a letter, `ạ` to `ỹ`, whose three bytes start alike.
        let ofVietnamese: UInt64? = languages.firstIndex(of: "vi").map { 1 << UInt64($0) }
        (letters[0xE1BA], letters[0xE1BB]) = (ofVietnamese, ofVietnamese)
        return letters
    }()

    /// The most names of books that are looked at.
    private static let mostNames = 16

    /// Counts the book names that English does not have, for each language that has them.
    private static func countNames(_ names: [ArraySlice<UInt8>], in counts: inout [Int]) {
        let unknown = names.filter { name in
            name.count > 2 && LanguageTables.every.keywords.keyword(name) == nil
                && ordinals.allSatisfy { NameTable.english.name(name, ordinal: $0) == nil }
        }
        guard !unknown.isEmpty else { return }
        for (index, code) in StopWords.shared.languages.enumerated() {
            guard let table = LanguageTables.forLanguage(code)?.names else { continue }
            counts[index] += 2 * unknown.count { name in ordinals.contains { table.name(name, ordinal: $0) != nil } }
        }
    }

    /// The number before a name, if any.
    private static let ordinals: [UInt8?] = [nil, UInt8(ascii: "1"), UInt8(ascii: "3")]

    /// Whether a number comes after the word at an index, after a stop if there is one, and not a version: `Solomon 2.1`.
    private static func hasNumber(_ index: Int, in tokens: [Token]) -> Bool {
        let next = index + 1 < tokens.count && tokens[index + 1].kind == .stop ? index + 2 : index + 1
        guard next < tokens.count, tokens[next].kind == .number else { return false }
        return next + 2 >= tokens.count || tokens[next + 1].kind != .stop || tokens[next + 2].kind != .number
    }

    /// Whether the word at an index is rather the name of a book or an abbreviation, because of what comes behind it:
    /// `Dan 9:24`, `Por. Rdz 3`.
    private static func isName(_ index: Int, in tokens: [Token]) -> Bool {
        // `I.` is the number of a list.
        if index + 1 < tokens.count, tokens[index].foldedRange.count <= 3, tokens[index + 1].kind == .stop {
            return true
        }
        guard index + 3 < tokens.count, tokens[index + 1].kind == .number, tokens[index + 3].kind == .number else {
            return false
        }
        return tokens[index + 2].kind == .colon || tokens[index + 2].kind == .comma
    }

    private static func codes(_ counts: [Int], _ languages: [String], _ scripts: [[String]: Int]) -> [String] {
        var ranked = zip(languages, counts).filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        ranked = ranked.filter { $0.1 * 4 >= ranked[0].1 * 3 }
        let sorted = scripts.sorted { ($1.value, $0.key.joined()) < ($0.value, $1.key.joined()) }
        let scripts = sorted.prefix(2).flatMap { $0.key }
        var codes = ranked.map { $0.0 }
        for code in scripts where !codes.contains(code) { codes.append(code) }
        let known = codes.filter { BookNames.languageCodes.contains($0) }
        return known.isEmpty || known.contains("en") || scripts.isEmpty ? known : known + ["en"]
    }

    /// Parts of at most ``sample`` bytes from the start, the middle and the rest of a text.
    private static func samples(of text: [UInt8]) -> [[UInt8]] {
        guard text.count > 4 * sample else {
            return stride(from: 0, to: text.count, by: sample).map { part(of: text, at: $0) }
        }
        return (0..<4).map { part(of: text, at: $0 * (text.count / 4)) }
    }

    private static func part(of text: [UInt8], at offset: Int) -> [UInt8] {
        let start = offset == 0 ? 0 : ProseCharacter.afterSpace(text, from: offset)
        let end = ProseCharacter.afterSpace(text, from: min(start + sample, text.count))
        return Array(text.slice(from: start, to: end))
    }

    /// The languages of the script of the letter at an index, as far as the script tells them.
    private static func languages(ofScript text: [UInt8], at index: Int) -> [String]? {
        switch text[index] {
        case 0xCE, 0xCF: return ["el"]
        case 0xD0, 0xD1: return ["ru", "uk", "bg", "sr", "mk"]
        case 0xD6, 0xD7: return ["he"]
        case 0xD8...0xDB: return ["ar", "fa", "ur"]
        case 0xE3: return ["ja", "zh"]
        case 0xE4...0xE9: return ["zh", "ja"]
        case 0xEA...0xED: return ["ko"]
        case 0xE0:
            guard index + 1 < text.count, let script = Script(lead: text[index], next: text[index + 1]) else {
                return nil
            }
            return BookNames.languages.filter { $0.use == .script(script) }.map { $0.code }
        default: return nil
        }
    }
}

/// Looks up the words of `data/stop-words.txt`.
struct StopWords: Sendable {
    /// The languages of the table, in its order.
    let languages: [String]
    /// The languages that a word belongs to, as bits.
    private let words: [FoldedKey: UInt64]

    static let shared = StopWords()

    private init() {
        var languages: [String] = []
        var words: [FoldedKey: UInt64] = [:]
        var reader = TableReader("stop-words.txt")
        while reader.nextLine() {
            guard let code = reader.nextString() else { continue }
            if languages.last != code { languages.append(code) }
            for word in reader.remainingStrings() {
                let key = FoldedKey(Array(word.folded.utf8)[...])
                words[key, default: 0] |= 1 << UInt64(languages.count - 1)
            }
        }
        self.languages = languages
        self.words = words
    }

    /// The words of texts about the Bible that only one language has, `Predigttext`, `jakeet`, with that language as a bit.
    static let telling: [FoldedKey: UInt64] = {
        let languages = shared.languages
        var words: [FoldedKey: UInt64] = [:]
        var name = FoldedName()
        func insert(_ reader: inout TableReader, _ code: String) {
            guard let index = languages.firstIndex(of: code) else { return }
            while let word = reader.nextField(" ") {
                name.fold(reader.bytes, word)
                if name.bytes.count > 3 { words[FoldedKey(name.bytes[...]), default: 0] |= 1 << UInt64(index) }
            }
        }
        var reader = TableReader("prose-words.txt")
        while reader.nextLine() {
            guard let role = reader.nextString(), role == "sacred" || role == "weekday", let code = reader.nextString()
            else { continue }
            insert(&reader, code)
        }
        for language in BookNames.languages where language.code != "en" {
            var reader = language.words
            while reader.nextLine(), let keyword = reader.nextString().flatMap(Keyword.init) {
                if keyword == .chapter || keyword == .verse { insert(&reader, language.code) }
            }
        }
        return words.filter { $0.value.nonzeroBitCount == 1 }
    }()

    /// The languages that a folded word belongs to, as bits in the order of ``languages``.
    subscript(word: ArraySlice<UInt8>) -> UInt64 { words[FoldedKey(word)] ?? 0 }
}
