/// A reference that can be read in one versification after another.
struct ReferenceText {
    let bytes: [UInt8]
    let language: String?
    let correcting: Corrections

    /// Reads the text in a versification; with corrections only where there is no other reading.
    ///
    /// - Parameter versification: nil for that of the translation at the end of the text.
    func read(in versification: Versification?) throws(PassageError) -> Reference {
        do throws(PassageError) {
            return try read(in: versification, correcting: correcting.intersection(.rangeEnds))
        } catch {
            let names = correcting.intersection([.rangeEnds, .names])
            if correcting.contains(.names), let reference = try? read(in: versification, correcting: names) {
                return reference
            }
            if correcting.contains(.missingItems), error.isAboutItems,
                let reference = try? read(in: versification, correcting: correcting)
            {
                return reference
            }
            guard correcting.contains(.otherText), let reference = readBesideOtherText(in: versification, error) else {
                throw error
            }
            return reference
        }
    }

    /// Reads the text in the versification of the translation that it names.
    ///
    /// The parser takes that of the translation at the end of the text; the first one counts.
    func readInItsOwnVersification() throws(PassageError) -> Reference {
        let reference = try read(in: nil)
        guard let translation = reference.translation else { return reference }
        let own = translation.listed?.versification ?? .english
        guard own != reference.versification, let exact = try? read(in: own) else { return reference }
        return exact
    }

    /// Reads the text with the numbers of its readers' Bibles, or with those of the translation that it names.
    ///
    /// A verse that those Bibles do not have, but English ones do, is evidence that the numbers are English.
    func read(numberedAs numbering: Numbering) throws(PassageError) -> Reference {
        var cut: Reference?
        var refusal: PassageError?
        for versification in numbering.versifications(hasComma: hasComma(numbering)) {
            do throws(PassageError) {
                let reference = try read(in: versification)
                if reference.translation?.versification(inTextOf: language) != nil {
                    return try readInItsOwnVersification()
                }
                if !reference.corrections.contains(where: { $0.isCut }) { return reference.inEnglishIfSame }
                cut = cut ?? reference
            } catch {
                refusal = refusal ?? error
            }
        }
        if let cut { return cut.inEnglishIfSame }
        throw refusal ?? PassageError(.empty, at: 0)
    }

    /// Whether a comma separates chapter and verse, as far as the text can be read; asked only where it tells the numbers.
    private func hasComma(_ numbering: Numbering) -> Bool {
        guard numbering.usual != numbering.withComma, var parser = try? parser(numbering.usual, correcting) else {
            return false
        }
        try? parser.parse()
        return parser.context.commaSeparatesVerse
    }

    private func read(in versification: Versification?, correcting: Corrections) throws(PassageError) -> Reference {
        var parser = try parser(versification, correcting)
        try parser.parse()
        return Reference(&parser)
    }

    /// Reads the reference that the text starts with, in a versification.
    func readPrefix(in versification: Versification) throws(PassageError) -> (Reference, Int) {
        var parser = try parser(versification, correcting)
        let length = try parser.parsePrefix()
        return (Reference(&parser), length)
    }

    /// Reads the text in a versification, or in English if the passage does not exist there.
    func read(preferring versification: Versification) throws(PassageError) -> Reference {
        do throws(PassageError) {
            return try read(in: versification)
        } catch {
            guard versification != .english, let english = try? read(in: .english) else { throw error }
            return english
        }
    }

    func parser(
        _ versification: Versification?, _ correcting: Corrections
    ) throws(PassageError) -> PassageParser {
        try PassageParser(bytes, language: language, versification: versification, correcting: correcting)
    }
}

/// References with other words beside them.
extension ReferenceText {
    /// The references of the text, if the other words are not part of one: `Isaiah 41:10 is my favourite`, `Matt (Luke 1:2)`.
    ///
    /// They are read as in running text, where `Mark 5 items` is not a reference.
    private func readBesideOtherText(in versification: Versification?, _ error: PassageError) -> Reference? {
        switch error.reason {
        case .unexpectedText, .ordinaryWord, .unknownBook, .noSuchVerse: break
        default: return nil
        }
        let scanner = ReferenceScanner(
            languages: language.map { [$0] } ?? [], versification: versification, isCitation: true)
        let result = scanner.scan(bytes)
        guard let first = result.found.first?.reference, result.refused.isEmpty,
            result.found.allSatisfy({ $0.reference.versification == first.versification }),
            let left = textBeside(result.found.map { $0.range })
        else { return nil }
        let spans = result.found.flatMap { $0.passage.spans }
        guard spans.count <= PassageParser.maximumItems else { return nil }
        let leftOut = left.map { range in
            Correction(
                written: String(decoding: bytes[range], as: UTF8.self), reading: .nothing(.unexpectedText),
                offset: range.lowerBound)
        }
        return Reference(
            passage: Passage(checked: spans), translation: result.found.compactMap { $0.reference.translation }.first,
            versification: first.versification, corrections: result.found.flatMap { $0.corrections } + leftOut)
    }

    /// What stands before, between and behind references that is no part of one; nil if it may be.
    private func textBeside(_ references: [Range<Int>]) -> [Range<Int>]? {
        guard let parser = try? parser(.english, []) else { return nil }
        var left: [Range<Int>] = []
        var end = 0
        for reference in references + [bytes.count..<bytes.count] {
            let tokens = parser.tokenIndex(at: end)..<parser.tokenIndex(at: reference.lowerBound)
            let isOther = end == 0 ? parser.areNames(tokens) : parser.isOtherText(tokens)
            guard isOther else { return nil }
            if let range = parser.rangeOfWords(in: tokens) { left.append(range) }
            end = reference.upperBound
        }
        return left.isEmpty ? nil : left
    }
}

extension FoundReference {
    /// The corrections, with their offsets in the text that the reference was found in.
    fileprivate var corrections: [Correction] {
        reference.corrections.map {
            Correction(written: $0.written, reading: $0.reading, offset: $0.offset + range.lowerBound)
        }
    }
}

extension PassageParser {
    /// Whether some tokens are names of books without numbers, and opening brackets.
    fileprivate func areNames(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if token(index).kind == .word {
                guard let match = nameMatch(at: index), match.end <= range.upperBound else { return false }
                index = match.end
            } else {
                guard token(index).kind == .open else { return false }
                index += 1
            }
        }
        return true
    }

    /// Whether some tokens behind a reference are no part of it: they do not go on with a list or within a word, and have
    /// no numbers of a chapter and verse, nor of a book.
    fileprivate func isOtherText(_ range: Range<Int>) -> Bool {
        let code = token(range.lowerBound).kind == .open ? range.lowerBound + 1 : range.lowerBound
        let end = translationEnd(at: code).map { token($0).kind == .close ? $0 + 1 : $0 }
        let rest = min(end ?? range.lowerBound, range.upperBound)..<range.upperBound
        if rest.allSatisfy({ token($0).kind == .stop || token($0).kind == .close }) { return true }
        return (end != nil || rest.contains { token($0).kind == .word })
            && !goesOn(rest, behindTranslation: end != nil) && !rest.contains { isNumbered(at: $0) }
    }

    private func goesOn(_ rest: Range<Int>, behindTranslation: Bool) -> Bool {
        let (first, next) = (token(rest.lowerBound), token(rest.lowerBound + 1))
        let isLast = rest.upperBound == tokens.count - 1
        switch first.kind {
        case .comma, .semicolon, .slash, .ampersand: return isLast || next.kind == .number
        case .colon: return next.kind != .word || next.isGlued
        case .word: return first.isGlued && !isCapitalized(rest.lowerBound) || isContinued(by: first)
        case .other: return first.isGlued && !behindTranslation
        case .number: return !behindTranslation && (first.isGlued || next.kind != .word || !next.isGlued)
        default: return false
        }
    }

    /// Whether a word behind a reference may go on with it: `and`, `ff`, `verse`.
    private func isContinued(by word: Token) -> Bool {
        switch word.keyword {
        case nil, .title, .filler, .to: false
        default: true
        }
    }

    /// Whether numbers at an index are those of a chapter and verse, or a book or a word such as `verse` has them.
    private func isNumbered(at index: Int) -> Bool {
        if token(index).kind == .number { return isChapter(at: index) }
        guard token(index).kind == .word else { return false }
        switch keyword(at: index) {
        case .chapter, .verse: return true
        default: break
        }
        guard let match = nameMatch(at: index) else { return false }
        return token(token(match.end).kind == .stop ? match.end + 1 : match.end).kind == .number
    }

    /// The bytes from the first to the last word or number among some tokens.
    fileprivate func rangeOfWords(in range: Range<Int>) -> Range<Int>? {
        let words = range.filter { token($0).kind == .word || token($0).kind == .number }
        guard let first = words.first, let last = words.last else { return nil }
        return Int(token(first).start)..<Int(token(last).end)
    }
}
