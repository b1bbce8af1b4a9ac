import Bible
import PCRE
import Text
import URLText

/// The parts of a passage in the query parameters and the path of a link, decoded.
struct LinkFields {
    /// Query parameters first, then the groups of the regex from left to right; the first of several with the same part
    /// counts.
    private var fields: [(part: LinkPart, text: String)] = []

    init(of rule: ReadingRule, match: Match, link: Subject) throws(Finding) {
        fields.reserveCapacity(rule.query.count + rule.groups.count)
        if !rule.query.isEmpty {
            let query = Query(of: link.string)
            for (name, part) in rule.query { try addQuery(query, name, part, site: rule.site) }
        }
        for (part, group) in rule.groups {
            guard let text = match.string(group, in: link), !text.isEmpty else { continue }
            // In the path of a map service, a plus sign is a space.
            let isText = part == .query || part == .label
            fields.append((part, try Self.decoded(isText ? text.withSpaces : text, site: rule.site)))
        }
    }

    /// A parameter that occurs twice must have the same value twice, but for a translation, where the first one counts.
    private mutating func addQuery(
        _ query: Query, _ name: String, _ part: LinkPart, site: String
    ) throws(Finding) {
        var first: String?
        var other: String?
        for value in query.values(named: name, plusIsSpace: true) where value?.isEmpty != true {
            guard let value else { throw Self.notUTF8(site) }
            let text = try Self.decoded(value, site: site)
            if first == nil { first = text } else if text != first { other = other ?? text }
        }
        guard let first else { return }
        if part != .translation, let other {
            let (first, other) = (Printable.shortened(first), Printable.shortened(other))
            throw Finding(
                .warning, "\(site): the link has two values of \"\(name)\", \"\(first)\" and \"\(other)\"",
                problem: .contradictory)
        }
        fields.append((part, first))
    }

    /// Undoes percent-encoding, twice where the link was encoded twice.
    private static func decoded(_ text: String, site: String) throws(Finding) -> String {
        guard text.utf8.containsByte(UInt8(ascii: "%")) else { return text }
        guard let once = PercentEncoding.decode(text), let twice = PercentEncoding.decode(once) else {
            throw notUTF8(site)
        }
        return twice
    }

    private static func notUTF8(_ site: String) -> Finding {
        Finding(
            .warning, "\(site): the link is not UTF-8 once its percent-encoding is undone", problem: .invalid)
    }

    subscript(part: LinkPart) -> String? {
        for index in fields.indices where fields[index].part == part { return fields[index].text }
        return nil
    }

    /// The fields put together to a reference that ``Reference`` reads; nil for a link without a reference or a book.
    func reference(books: BookTable?) -> String? {
        var text: String
        if let reference = self[.reference] {
            text = reference
        } else if let book = self[.book] {
            text = Self.name(book, books)
            if let chapter = self[.chapter] { text += " " + chapter }
        } else {
            return nil
        }
        if let verse = self[.verse] {
            text += (hasChapter ? ":" : " ") + Self.list(verse)
        }
        if let end = end(books: books) { text += "-" + end }
        return text
    }

    /// Whether the verse follows a chapter; without one it is a verse of a book that has one chapter.
    private var hasChapter: Bool { self[.chapter] != nil || self[.reference] != nil }

    /// Whether a passage is as precise as the fields: a chapter must not be read as the verse of a book with one chapter,
    /// nor a verse without a chapter as a chapter.
    func hasPrecision(of passage: Passage) -> Bool {
        guard self[.reference] == nil, let start = passage.spans.first?.start else { return true }
        let hasVerse = self[.verse] != nil
        return hasVerse || self[.chapter] != nil ? hasVerse == (start.verse != nil) : true
    }

    private func end(books: BookTable?) -> String? {
        var text = self[.endBook].map { Self.name($0, books) + " " } ?? ""
        if let chapter = self[.endChapter] { text += chapter }
        if let verse = self[.endVerse] { text += (self[.endChapter] == nil ? "" : ":") + Self.withoutPrefixes(verse) }
        return text.isEmpty ? nil : text
    }

    private static func name(_ text: String, _ books: BookTable?) -> String {
        books?.book(text).map(name(of:)) ?? text
    }

    /// The English name of a book, which no language has for another one, as Vietnamese has `Dan` for Numbers; the code
    /// where the name ends in a number.
    private static func name(of book: Book) -> String { book.name.last?.isNumber == true ? book.osis : book.name }

    /// A reference with the name of the book for the code of OSIS or USFM that precedes a full stop: `DAN.3.16`.
    static func withoutCode(_ reference: String) -> String {
        let code = String(reference.prefix { $0 != "." })
        let rest = reference.dropFirst(code.count + 1)
        guard rest.first?.isNumber == true, let book = Book(osis: code) ?? Book(usfm: code),
            code == book.osis || code == book.usfm
        else { return reference }
        return "\(name(of: book)) \(rest)"
    }

    /// In a list of verses a full stop separates them as a comma does; it does not follow a chapter.
    private static func list(_ verses: String) -> String {
        let text = withoutPrefixes(verses)
        guard text.utf8.containsByte(UInt8(ascii: ".")) else { return text }
        return String(decoding: text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 }, as: UTF8.self)
    }

    /// Removes the letters before numbers that the anchors of some sites have: "p16-p18" becomes "16-18", "v16" "16".
    private static func withoutPrefixes(_ text: String) -> String {
        if text.utf8.hasOnly({ $0 < UInt8(ascii: "A") }) { return text }
        var result = ""
        var word = ""
        for character in text {
            if character.isASCII, character.isLetter {
                word.append(character)
            } else {
                result += character.isNumber ? "" : word
                word = ""
                result.append(character)
            }
        }
        return result + word
    }

    /// The translation: the first that is in the site's table, else the first that is not a number.
    func translation(_ table: TranslationCodes?) -> TranslationCode? {
        var unlisted: String?
        for field in fields where field.part == .translation {
            guard let text = Self.first(of: field.text) else { continue }
            if let code = table?.code(text) { return code }
            if unlisted == nil, Self.isCode(text) { unlisted = text }
        }
        return unlisted.map { TranslationCode(normalizing: $0) }
    }

    /// The text of the translation that is in the site's table; nil if none is.
    func listedTranslation(_ table: TranslationCodes) -> String? {
        fields.lazy.filter { $0.part == .translation }.compactMap { Self.first(of: $0.text) }
            .first { table.code($0) != nil }
    }

    /// The texts that are looked up among the site's names of books.
    var bookNames: [String] {
        (self[.reference] == nil ? [self[.book]] : []).compactMap { $0 } + [self[.endBook]].compactMap { $0 }
    }

    /// Whether a text can be the code of a translation, not a number.
    private static func isCode(_ text: String) -> Bool {
        TranslationCode.isValid(text) && !text.allSatisfy { $0.isNumber }
    }

    private static func first(of list: String) -> String? {
        let bytes = list.utf8.span
        let start = bytes.indexOrEnd { !separators.contains($0) }
        let end = bytes.indexOrEnd(from: start) { separators.contains($0) }
        let isAll = end - start == bytes.count
        let text = isAll ? list : String(Substring(list.utf8.dropFirst(start).prefix(end - start)))
        guard let first = text.utf8.first, let last = text.utf8.last else { return nil }
        if first > 0x20, first < 0x80, last > 0x20, last < 0x80 { return text }
        let afterSpace = text.drop { $0.isWhitespace }
        guard let end = afterSpace.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(afterSpace[...end])
    }

    private static let separators = ASCIISet(";,|")
}

extension String {
    /// The text with spaces for plus signs.
    fileprivate var withSpaces: String {
        String(decoding: utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
