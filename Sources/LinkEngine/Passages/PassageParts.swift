import Bible
import PCRE

/// What a link states of a passage, decoded.
struct PassageParts {
    /// In the order in which they are looked at: query parameters, then groups from left to right.
    private var values: [(part: PassagePart, text: String)] = []

    init(of rule: PassageRule, match: Match, link: Subject) throws(Finding) {
        if !rule.query.isEmpty {
            let query = Query(of: link.string)
            for (name, part) in rule.query { try addQuery(query, name, part, site: rule.site) }
        }
        for (part, groups) in rule.groups {
            for group in groups {
                guard let text = match.string(group, in: link), !text.isEmpty else { continue }
                values.append((part, try Self.decoded(text, site: rule.site)))
            }
        }
    }

    /// A parameter that stands twice must say the same twice, but for a translation, where the first one counts.
    private mutating func addQuery(
        _ query: Query, _ name: String, _ part: PassagePart, site: String
    ) throws(Finding) {
        var texts: [String] = []
        for value in query.values(named: name, plusIsSpace: true) {
            guard let value else { throw Self.notUTF8(site) }
            if !value.isEmpty { texts.append(try Self.decoded(value, site: site)) }
        }
        guard let first = texts.first else { return }
        if part != .translation, let other = texts.first(where: { $0 != first }) {
            throw Finding(
                .warning,
                "\(site): the link states \"\(name)\" twice, as \"\(Printable.shortened(first))\" and as \"\(Printable.shortened(other))\""
            )
        }
        values.append((part, first))
    }

    /// Undoes percent-encoding, twice where the link was encoded twice.
    private static func decoded(_ text: String, site: String) throws(Finding) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        guard let once = PercentEncoding.decode(text), let twice = PercentEncoding.decode(once) else {
            throw notUTF8(site)
        }
        return twice
    }

    private static func notUTF8(_ site: String) -> Finding {
        Finding(.warning, "\(site): the link is no UTF-8 once its percent-encoding is undone")
    }

    subscript(part: PassagePart) -> String? {
        for index in values.indices where values[index].part == part { return values[index].text }
        return nil
    }

    /// The reference in words that the parser reads; nil where the link states none.
    func reference(books: BookTable?) throws(Finding) -> String? {
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
            // In a list of verses a full stop separates as a comma does; it never opens a chapter.
            let list = String(Self.withoutPrefixes(verse).map { $0 == "." ? "," : $0 })
            text += (isInChapter ? ":" : " ") + list
        }
        if let end = end(books: books) { text += "-" + end }
        return text
    }

    /// Whether a chapter stands before the verse; without one the verse is of a book that has one chapter.
    private var isInChapter: Bool { self[.chapter] != nil || self[.reference] != nil }

    /// Whether a passage says what the parts say: a chapter that is stated as one must not be read as the verse of a
    /// book with one chapter, nor a verse without a chapter as a chapter.
    func agree(with passage: Passage) -> Bool {
        guard self[.reference] == nil, let start = passage.spans.first?.start else { return true }
        let statesVerse = self[.verse] != nil
        return statesVerse || self[.chapter] != nil ? statesVerse == (start.verse != nil) : true
    }

    private func end(books: BookTable?) -> String? {
        var text = self[.endBook].map { Self.name($0, books) + " " } ?? ""
        if let chapter = self[.endChapter] { text += chapter }
        if let verse = self[.endVerse] { text += (self[.endChapter] == nil ? "" : ":") + Self.withoutPrefixes(verse) }
        return text.isEmpty ? nil : text
    }

    private static func name(_ text: String, _ books: BookTable?) -> String {
        books?.book(text)?.osis ?? text
    }

    /// "p16-p18" and "v16" as "16-18" and "16": sites mark the numbers of anchors with a letter.
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

    /// The code of the translation in general use: the first that the site's table knows, else the first that is a
    /// name and no number, as the site writes it.
    func translation(_ table: TranslationCodes?) -> String? {
        let stated = values.filter { $0.part == .translation }.compactMap { Self.first(of: $0.text) }
        for text in stated {
            if let code = table?.code(text) { return code }
        }
        return stated.first { !$0.allSatisfy(\.isNumber) && Self.isCode($0) }.map { Translation.spelling(of: $0) }
    }

    /// Whether a text can be the code of a translation: `NRSV-CI`, `C.E.I.`, `NEG 1979`, `新共同訳`.
    private static func isCode(_ text: String) -> Bool {
        text.count <= 40 && text.allSatisfy { $0.isLetter || $0.isNumber || " ._+-()'".contains($0) }
    }

    private static func first(of list: String) -> String? {
        list.utf8.split(maxSplits: 1) { ";,|".utf8.contains($0) }.first
            .map { String(Substring($0).drop(while: \.isWhitespace)) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }
}
