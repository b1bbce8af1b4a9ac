public import Bible
public import Requests
import Text
import URLText

/// A text that people type or paste, taken apart: links and references with words around them.
struct PastedText {
    struct Link {
        let url: String
        let range: Range<Int>
    }

    /// References that follow each other, as one passage.
    struct References {
        fileprivate(set) var url: CommonSchemeURL
        fileprivate(set) var corrections: [Correction]
        fileprivate(set) var ranges: [Range<Int>]
        /// The language of the text; nil if it is not known.
        fileprivate(set) var language: String?
    }

    /// The links, in their order.
    let links: [Link]
    private let text: String
    private let bytes: [UInt8]

    init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let found = TextURL.ranges(in: bytes.span, 0..<bytes.count)
        let words = Self.words(of: bytes[...]).filter { word in
            !found.contains { $0.overlaps(word) }
                && NormalizedLink.looksLikeLink(String(decoding: bytes[word], as: UTF8.self))
        }
        links = (found + words).sorted { $0.lowerBound < $1.lowerBound }.prefix(PortableLimits.pastedLinks).map {
            range in
            Link(url: String(decoding: bytes[range], as: UTF8.self), range: range)
        }
    }

    /// The references beside the links, in their order: those without a link between them are one passage, as they would
    /// be without the words around them.
    ///
    /// - Parameters:
    ///   - answers: the answers to the links, in their order. A reference to the passage of one is the title of the link.
    ///   - cut: the ranges that may be the rest of a link.
    ///   - isOver: whether the time for the text is over.
    fileprivate func references(
        beside answers: [Answer] = [], _ cut: [Range<Int>] = [], _ reading: TextReading,
        until isOver: () -> Bool = { false }
    ) -> [References] {
        if answers.isEmpty, cut.isEmpty, !reading.isStrict,
            let (reference, language) = try? reading.reference(text, correcting: .all)
        {
            let (whole, corrections) = (0..<bytes.count, reference.corrections)
            return [
                References(
                    url: CommonSchemeURL(reference), corrections: corrections, ranges: [whole], language: language)
            ]
        }
        guard !isRefused(reading) else { return [] }
        let scanner = ReferenceScanner(
            languages: reading.language.map { [$0] } ?? [], versification: reading.versification)
        let excluded = Self.merged(answers.flatMap { $0.ranges } + cut)
        let found = scanner.references(
            in: bytes, excluding: excluded, atMost: PortableLimits.pastedLinks, until: isOver
        )
        .filter { found in
            !answers.contains { $0.passage?.passage == found.passage }
                && (!reading.isStrict || isExact(found.range, reading))
        }
        return (0...answers.count).flatMap { count in
            Self.joined(found.filter { found in answers.count { $0.start < found.range.lowerBound } == count })
        }
    }

    /// Whether a part of the text is a reference as it is written.
    private func isExact(_ part: Range<Int>, _ reading: TextReading) -> Bool {
        (try? reading.reference(String(decoding: bytes[part], as: UTF8.self), correcting: [])) != nil
    }

    /// References as one passage, or several, if their numbers are of different versifications or they are too many.
    private static func joined(_ references: [FoundReference]) -> [References] {
        references.reduce(into: []) { all, found in
            let reference = found.reference
            let known = all.last?.url.passage.spans ?? []
            let new = reference.passage.spans.filter { !known.contains($0) }
            guard let last = all.last?.url, let versification = versification(of: last, and: reference),
                let passage = Passage(spans: known + new), passage.spans.count <= PortableLimits.pastedLinks
            else {
                let url = CommonSchemeURL(reference)
                return all.append(
                    References(
                        url: url, corrections: reference.corrections, ranges: [found.range], language: found.language))
            }
            all[all.count - 1].url.passage = passage
            all[all.count - 1].url.versification = versification
            all[all.count - 1].url.translation = last.translation ?? reference.translation
            all[all.count - 1].corrections += reference.corrections
            all[all.count - 1].ranges.append(found.range)
        }
    }

    /// The versification in which a passage and the reference after it both have their numbers; nil if there is none.
    private static func versification(of url: CommonSchemeURL, and reference: Reference) -> Versification? {
        if reference.passage.hasSameNumbers(in: reference.versification, and: url.versification) {
            return url.versification
        }
        return url.passage.hasSameNumbers(in: url.versification, and: reference.versification)
            ? reference.versification : nil
    }

    /// The parts of the text beside its answers that have a letter or a digit, but for the codes of translations.
    fileprivate func leftOver(beside answers: [Answer]) -> [String] {
        let read = Self.merged(answers.flatMap { $0.ranges })
        let translations = answers.compactMap { $0.passage?.translation }
        let starts = [0] + read.map { $0.upperBound }
        let ends = read.map { $0.lowerBound } + [bytes.count]
        return zip(starts, ends).compactMap { start, end in
            let words = Self.words(of: bytes[start..<end])
            guard let first = words.first, let last = words.last else { return nil }
            let part = String(decoding: bytes[first.lowerBound..<last.upperBound], as: UTF8.self)
            let letters = part.filter { $0.isLetter || $0.isNumber }
            let isRead = letters.isEmpty || translations.contains { $0.text == letters }
            // The title of a link is a reference, too, perhaps with a colon: "John 3:16: https://ref.ly/Jn3.16".
            let title = part.hasSuffix(":") ? String(part.dropLast()) : part
            return isRead || (try? Reference(parsing: title)) != nil ? nil : part
        }
    }

    /// Ranges in order, without overlaps.
    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }

    /// The link and what follows it, up to a number, if the link may be only the start of one with spaces in it:
    /// `?search=Song` of `?search=Song of Songs 2:1`, `https://ref.ly/1` of `https://ref.ly/1 John 4:8`.
    ///
    /// - Parameter passage: what the link is read as.
    func cut(_ link: Link, readAs passage: Passage?) -> Range<Int>? {
        if let broken = brokenLine(after: link) { return link.range.lowerBound..<broken.upperBound }
        let isComplete = passage.map { $0.spans.contains { $0.start.chapter != nil } } ?? !endsOpen(link.url)
        guard !isComplete else { return nil }
        let line = bytes[link.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        let number = Self.words(of: line).prefix(Self.maximumWords).first { bytes[$0].contains { $0.isASCIIDigit } }
        return number.map { link.range.lowerBound..<$0.upperBound }
    }

    /// The rest of a link on the next line, which some mailers break: `:16&version=ESV` after `?search=John+3`.
    private func brokenLine(after link: Link) -> Range<Int>? {
        let after = bytes[link.range.upperBound...]
        guard let start = after.firstIndex(where: { !"\r\n".utf8.contains($0) }),
            after[..<start].contains(UInt8(ascii: "\n"))
        else { return nil }
        let word = after[start...].prefix { !$0.isASCIISpace }
        guard let first = word.first, !NormalizedLink.looksLikeLink(String(decoding: word, as: UTF8.self)) else {
            return nil
        }
        let isNumber = ":/%-".utf8.contains(first) && word.dropFirst().first?.isASCIIDigit == true
        let isQuery = word.contains(UInt8(ascii: "&")) && word.contains(UInt8(ascii: "="))
        return isNumber || isQuery ? word.startIndex..<word.endIndex : nil
    }

    /// The most words that a name of a book has, and the number after it.
    private static let maximumWords = 9

    /// Whether a link ends in a value without numbers, or in the number of a book.
    private func endsOpen(_ url: String) -> Bool {
        guard let mark = url.utf8.lastIndex(where: { "=?#/&".utf8.contains($0) }) else { return false }
        let tail = url[url.utf8.index(after: mark)...]
        if Book.isNumber(tail) { return true }
        return url.utf8[mark] == UInt8(ascii: "=") && !tail.isEmpty && !tail.contains { $0.isNumber }
    }

    private static func words(of part: ArraySlice<UInt8>) -> [Range<Int>] {
        part.split { $0.isASCIISpace }.map { $0.startIndex..<$0.endIndex }
    }

    /// Whether the text is a reference to what is not there, may mean two things, or is too long a list: no part of it is
    /// the passage.
    private func isRefused(_ reading: TextReading) -> Bool {
        do throws(PassageError) {
            _ = try reading.reference(text, correcting: .rangeEnds)
            return false
        } catch {
            switch error.reason {
            case .noSuchChapter, .noSuchVerse, .ambiguousName, .ambiguousNumber, .reversedRange, .tooManyItems:
                return true
            default: return false
            }
        }
    }
}

/// How a text is read that people type or paste.
public struct TextReading: Sendable {
    /// The ISO 639-1 code of the language whose names and punctuation come first.
    public var language: String?
    /// What chapters and verses there are; nil for those of the translation that a reference names, or the English ones.
    public var versification: Versification?
    /// Whether misspelt names, missing verses, and words beside the links and references are refused.
    public var isStrict: Bool

    /// A reading that corrects what it can, and ignores other words, unless it is strict.
    public init(language: String? = nil, versification: Versification? = nil, isStrict: Bool = false) {
        self.language = language
        self.versification = versification
        self.isStrict = isStrict
    }

    /// The text as a reference, and its language; nil if it is not known.
    ///
    /// The language that nobody names is that of the words and names of the text, if its readers' Bibles do not number as
    /// English ones do.
    ///
    /// - Parameter correcting: what is corrected, unless the reading is strict.
    func reference(
        _ text: String, correcting: Corrections
    ) throws(PassageError) -> (reference: Reference, language: String?) {
        let correcting = isStrict ? [] : correcting
        if language == nil, versification == nil, let language = ReferenceScanner.languageOfNumbers(in: text),
            let reference = try? Reference(parsing: text, language: language, correcting: correcting)
        {
            return (reference, language)
        }
        let reference = try Reference(
            parsing: text, language: language, versification: versification, correcting: correcting)
        return (reference, language)
    }
}

extension Engine {
    /// What becomes of a text that people type or paste: a link, a reference, or several with words around them. Each is
    /// answered in its order, the first by the resolution itself, the others by its ``Resolution/others``; references
    /// without a link between them are one passage.
    ///
    /// May block the calling thread for as long as a script runs, 15 seconds each unless the pool has other limits; in a
    /// task, call the asynchronous form.
    ///
    /// - Parameters:
    ///   - text: a URL of a web page or of an app, a reference such as "John 3:16", or a text with some of them.
    ///   - filter: which openings are wanted.
    ///   - headers: the headers of the page to which the link leads, for rules that look at them; nil if they are not
    ///     known.
    ///   - reading: how the text is read.
    public func resolve(
        _ text: String, _ filter: OpeningFilter = OpeningFilter(), headers: [HeaderField]? = nil,
        reading: TextReading = TextReading()
    ) -> Resolution {
        resolve(utf8: Array(text.utf8), filter, headers: headers, reading: reading)
    }

    /// Resolves a text in bytes, as the form for strings does. What cannot be read is answered with a finding, never
    /// refused with an error.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, `maximumLength` bytes at most.
    ///   - filter: which openings are wanted.
    ///   - headers: the headers of the page to which the link leads; nil if they are not known.
    ///   - reading: how the text is read.
    ///   - isOver: whether the time for the text is over; the rest is not read then.
    public func resolve(
        utf8 bytes: [UInt8], _ filter: OpeningFilter = OpeningFilter(), headers: [HeaderField]? = nil,
        reading: TextReading = TextReading(), until isOver: () -> Bool = { false }
    ) -> Resolution {
        guard let visible = bytes.withoutZeroWidthSpaces else {
            return resolve(visible: bytes, filter, headers, reading, isOver)
        }
        var answer = resolve(visible: visible, filter, headers, reading, isOver)
        answer.input = String(decoding: bytes, as: UTF8.self)
        answer.others = answer.others.map { other in
            var other = other
            other.input = answer.input
            return other
        }
        return answer
    }

    private func resolve(
        visible bytes: [UInt8], _ filter: OpeningFilter, _ headers: [HeaderField]?, _ reading: TextReading,
        _ isOver: () -> Bool
    ) -> Resolution {
        let whole = resolution(of: bytes, filter, headers, reading)
        guard !whole.isAnsweredByRule, bytes.mayBeText(whole.input) else { return whole }
        let pasted = PastedText(whole.input)
        var answers: [Answer] = []
        var cut: [Range<Int>] = []
        // A link that is all of the text has its answer.
        for link in pasted.links where link.range.count < bytes.count && !isOver() {
            let answer = resolution(of: Array(link.url.utf8), filter, headers, reading)
            let rest = pasted.cut(link, readAs: answer.passage?.canonicalURL.passage)
            if answer.isAnsweredByRule, rest == nil || answer.passage == nil {
                answers.append(Answer(part: link.url, ranges: [link.range], resolution: answer))
            } else if let rest {
                cut.append(rest)
            }
        }
        let references = filter.admits(.bible) ? pasted.references(beside: answers, cut, reading, until: isOver) : []
        answers += references.map { references in
            let url = references.url.string
            var filter = filter
            filter.language = references.language
            var answer = resolution(of: Array(url.utf8), filter, headers, reading)
            answer.findings += references.corrections.map { $0.finding }
            return Answer(part: url, ranges: references.ranges, resolution: answer)
        }
        guard !answers.isEmpty else { return whole }
        return Resolution(answers, to: whole.input, leftOver: reading.isStrict ? pasted.leftOver(beside: answers) : [])
    }

    /// What becomes of a link or a reference with nothing beside it.
    package func resolve(
        link: String, _ filter: OpeningFilter = OpeningFilter(), headers: [HeaderField]? = nil
    ) -> Resolution {
        resolution(of: Array(link.utf8), filter, headers, TextReading())
    }
}

/// The answer to a part of a text.
private struct Answer {
    let part: String
    /// Where the part is in the text.
    let ranges: [Range<Int>]
    let resolution: Resolution

    var passage: CommonSchemeURL? { resolution.passage?.canonicalURL }
    var start: Int { ranges.first?.lowerBound ?? 0 }
}

extension [UInt8] {
    /// Whether a text may have other parts than one link, found out without taking it apart: nearly no link has.
    fileprivate func mayBeText(_ text: String) -> Bool {
        guard first == UInt8(ascii: "[") || !span.isPrintableASCII || span.containsByte(UInt8(ascii: " ")) else {
            return count <= Engine.maximumLength && !SchemePolicy.isWeb(text) && !NormalizedLink.looksLikeLink(text)
        }
        return count <= Engine.maximumLength && isText
    }

    /// The bytes without the zero-width spaces between ASCII characters, which chats and editors put into links; nil if
    /// there are none.
    fileprivate var withoutZeroWidthSpaces: [UInt8]? {
        guard !span.isPrintableASCII else { return nil }
        var kept: [UInt8] = []
        var index = 0
        while index < count {
            if let last = kept.last, last < 0x80, index + 3 < count, self[index + 3] < 0x80, isZeroWidthSpace(at: index)
            {
                index += 3
            } else {
                kept.append(self[index])
                index += 1
            }
        }
        return kept.count < count ? kept : nil
    }

    /// Whether U+200B, U+2060 or U+FEFF is at an index.
    private func isZeroWidthSpace(at index: Int) -> Bool {
        switch (self[index], self[index + 1], self[index + 2]) {
        case (0xE2, 0x80, 0x8B), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF): true
        default: false
        }
    }

    /// Whether it is UTF-8 without control characters other than white space.
    var isText: Bool {
        firstInvalidUTF8Offset == nil && !contains { $0 == 0x7F || $0 < 0x20 && !$0.isASCIISpace }
    }
}

extension Resolution {
    /// Browsers open every link: one in a text counts only if a rule reads it.
    fileprivate var isAnsweredByRule: Bool {
        passage != nil || place != nil || openings.contains { $0.kind != .browser }
    }

    /// The answer to a text by those to its parts, each once.
    ///
    /// - Parameters:
    ///   - answers: at least one.
    ///   - leftOver: what must not be left over.
    fileprivate init(_ answers: [Answer], to text: String, leftOver: [String]) {
        var seen: Set<String> = []
        let all = answers.sorted { $0.start < $1.start }.filter { seen.insert($0.passage?.string ?? $0.part).inserted }
            .map { $0.resolution.answering($0.part, part: $0.part) }
        if leftOver.isEmpty, let first = all.first {
            self = first.answering(text, part: first.part)
            note("found in the text: \(first.input)")
            others = Array(all.dropFirst())
        } else {
            let list = leftOver.map { "\"\(Printable.shortened(Printable.line($0)))\"" }.joined(separator: ", ")
            self.init(
                refusal: Finding(
                    .error, "neither a link nor a reference: \(list)",
                    note:
                        "without --strict, the rest of the text is read: \(all.map { $0.input }.joined(separator: ", "))"
                ))
            input = text
            self.leftOver = leftOver
        }
    }

    private func answering(_ text: String, part: String?) -> Resolution {
        var answer = self
        (answer.input, answer.part) = (text, part)
        return answer
    }
}
