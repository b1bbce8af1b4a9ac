import Bible
import LinkEngine
import PCRE
import Text
import URLText

/// Where a link that the regex of a passage rule matches lacks a passage: a parameter is missing, or what it contains is
/// not a reference.
struct FieldFailure {
    /// In UTF-8 bytes.
    let offset: Int
    let expected: String
    /// The range of the text that is not a part of a passage.
    let value: Range<Int>?
    /// The link with the name of a parameter corrected.
    let nearest: String?
    /// Whether the rule found a text that is not a passage, instead of no text.
    let isRejected: Bool

    /// Nil if the rule does not match the link, reads it, or makes the passage by a format or a script.
    init?(of rule: ReadingRule, in link: Subject) {
        guard let match = try? rule.pattern.firstMatch(in: link) else { return nil }
        let source = FieldSource(rule: rule, match: match, link: link)
        switch rule.fieldProblem(match, in: link) {
        case .noReference:
            guard let missing = source.missingParameter else { return nil }
            self = missing
        case .notAReference(let text, let language, let error):
            self = source.failure(error, of: text, language: language)
        case nil: return nil
        }
    }

    init(
        at offset: Int, expecting expected: String, value: Range<Int>? = nil, nearest: String? = nil,
        isRejected: Bool = false
    ) {
        self.offset = offset
        self.expected = expected
        self.value = value
        self.nearest = nearest
        self.isRejected = isRejected
    }
}

/// Where in a link the parts of a passage are.
private struct FieldSource {
    let rule: ReadingRule
    let match: Match
    let link: Subject

    /// The start of the parameter that resembles the missing one, else of the first that the rule does not know, else of
    /// the query; nil for a rule without parameters.
    var missingParameter: FieldFailure? {
        let needed = rule.query.filter { $0.part == .reference || $0.part == .book }.map { $0.parameter }
        guard let first = needed.first else { return nil }
        let known = Set(rule.query.map { $0.parameter })
        let others = Query(of: link.string).items.filter { !known.contains($0.name) || $0.value.isEmpty }
        for item in others {
            guard let nearest = Self.nearest(to: item, among: needed) else { continue }
            let common = zip(item.name.utf8, nearest.utf8).prefix { $0 == $1 }.count
            return FieldFailure(
                at: item.offset + common, expecting: Self.words(nearest), nearest: renaming(item, to: nearest))
        }
        return FieldFailure(at: others.first?.offset ?? startOfQuery, expecting: Self.words(first))
    }

    private static func words(_ parameter: String) -> String { "the parameter \"\(parameter)\"" }

    private static func nearest(to item: Query.Item, among needed: [String]) -> String? {
        if item.name.isEmpty { return needed.first }
        return needed.first(where: item.name.hasPrefix) ?? Spelling.nearest(to: item.name, in: needed)
    }

    private func renaming(_ item: Query.Item, to name: String) -> String {
        let bytes = Array(link.utf8)
        let changed = bytes[..<item.offset] + name.utf8 + bytes[(item.offset + item.name.utf8.count)...]
        return String(decoding: changed, as: UTF8.self)
    }

    private var startOfQuery: Int {
        let bytes = Array(link.utf8)
        return bytes.firstIndex(of: UInt8(ascii: "?")).map { $0 + 1 } ?? bytes.firstIndex(of: UInt8(ascii: "#"))
            ?? bytes.count
    }

    /// The failure of a reference that is not one.
    func failure(_ error: PassageError, of text: String, language: String?) -> FieldFailure {
        let range = range(of: part(of: error)) ?? match.range.upperBound..<match.range.upperBound
        let written = Array(link.utf8)[range]
        if error.isAboutNumbers {
            let offset = String(decoding: written, as: UTF8.self) == text ? min(error.offset, range.count) : 0
            return FieldFailure(
                at: range.lowerBound + offset, expecting: "a passage (\(error.message))", isRejected: true)
        }
        guard let book = error.nearestBook(to: text, language: language) else {
            return FieldFailure(
                at: range.lowerBound, expecting: "a passage (\(error.message))", value: passageRange, isRejected: true)
        }
        let common = zip(written, Array(book.lowercased().utf8)).prefix { $0 | 0x20 == $1 }.count
        return FieldFailure(
            at: range.lowerBound + common, expecting: "the name of a book, such as \"\(book)\"",
            value: common > 0 ? range.lowerBound + common..<range.lowerBound + common + 1 : passageRange,
            isRejected: true)
    }

    /// From the first to the last part of the passage.
    private var passageRange: Range<Int>? {
        let parts: [LinkPart] = [
            .reference, .book, .chapter, .verse, .endBook, .endChapter, .endVerse,
        ]
        let ranges = parts.compactMap(range)
        guard let start = ranges.map({ $0.lowerBound }).min(), let end = ranges.map({ $0.upperBound }).max() else {
            return nil
        }
        return start..<end
    }

    /// The part of the link that is wrong.
    private func part(of error: PassageError) -> LinkPart {
        if range(of: .reference) != nil { return .reference }
        switch error.reason {
        case .noSuchChapter: return .chapter
        case .noSuchVerse: return .verse
        default: return .book
        }
    }

    /// The range of the first text that a part is read from, as it is written.
    private func range(of part: LinkPart) -> Range<Int>? {
        let names = rule.query.filter { $0.part == part }.map { $0.parameter }
        if !names.isEmpty {
            for item in Query(of: link.string).items where names.contains(item.name) && !item.value.isEmpty {
                let start = item.offset + item.name.utf8.count + 1
                return start..<start + item.value.utf8.count
            }
        }
        return rule.groups.lazy.filter { $0.part == part }.compactMap { match[$0.group] }.first { !$0.isEmpty }
    }
}
