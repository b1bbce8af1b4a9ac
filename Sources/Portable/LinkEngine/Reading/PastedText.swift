import Bible
public import Requests
import Text
import URLText

/// A text that somebody pasted: a link or a reference with words around it.
struct PastedText {
    /// A link in the text.
    struct Link {
        let url: String
        fileprivate let range: Range<Int>
    }

    /// The links, to be tried in this order.
    let links: [Link]
    private let text: String
    private let bytes: [UInt8]

    /// The most links that are tried.
    private static let maximumLinks = 8

    init(_ bytes: [UInt8], text: String) {
        self.text = text
        self.bytes = bytes
        let found = TextURL.ranges(in: bytes.span, 0..<bytes.count).map { range in
            Link(url: String(decoding: bytes[range], as: UTF8.self), range: range)
        }
        let words = Self.words(of: bytes[...]).filter { word in !found.contains { $0.range.overlaps(word) } }
            .map { Link(url: String(decoding: bytes[$0], as: UTF8.self), range: $0) }
            .filter { NormalizedLink.looksLikeLink($0.url) }
        links = Array((found + words).sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(Self.maximumLinks))
    }

    /// The first reference beside the links, and beside what may belong to one of them.
    ///
    /// - Parameter isOver: whether the time for the text is over.
    func reference(without cut: [Range<Int>], until isOver: () -> Bool) -> Reference? {
        isRefused ? nil : ReferenceScanner().firstReference(in: bytes, excluding: cut, until: isOver)?.reference
    }

    /// The link and what follows it, up to a number, if the link may be only the start of one with spaces in it:
    /// `?search=Song` of `?search=Song of Songs 2:1`, `https://ref.ly/1` of `https://ref.ly/1 John 4:8`.
    ///
    /// - Parameter passage: what the link is read as.
    func cut(_ link: Link, readAs passage: Passage?) -> Range<Int>? {
        if let broken = brokenLine(behind: link) { return link.range.lowerBound..<broken.upperBound }
        let isComplete = passage.map { $0.spans.contains { $0.start.chapter != nil } } ?? !endsOpen(link.url)
        guard !isComplete else { return nil }
        let line = bytes[link.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        let number = Self.words(of: line).prefix(Self.maximumWords).first { bytes[$0].contains { $0.isASCIIDigit } }
        return number.map { link.range.lowerBound..<$0.upperBound }
    }

    /// The rest of a link on the next line, which some mailers break: `:16&version=ESV` behind `?search=John+3`.
    private func brokenLine(behind link: Link) -> Range<Int>? {
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

    /// The most words that a name of a book has, and the number behind it.
    private static let maximumWords = 9

    /// Whether a link ends in a value without numbers, or in the number of a book.
    private func endsOpen(_ url: String) -> Bool {
        guard let mark = url.utf8.lastIndex(where: { "=?#/&".utf8.contains($0) }) else { return false }
        let tail = url[url.utf8.index(after: mark)...]
        if ["1", "2", "3", "4", "I", "II", "III", "first", "second", "third"].contains(where: { tail == $0 }) {
            return true
        }
        return url.utf8[mark] == UInt8(ascii: "=") && !tail.isEmpty && !tail.contains { $0.isNumber }
    }

    private static func words(of part: ArraySlice<UInt8>) -> [Range<Int>] {
        part.split { $0.isASCIISpace }.map { $0.startIndex..<$0.endIndex }
    }

    /// Whether the text is a reference to what is not there, or may mean two things: no part of it is the passage.
    private var isRefused: Bool {
        do throws(PassageError) {
            _ = try Reference(parsing: text)
            return false
        } catch {
            switch error.reason {
            case .noSuchChapter, .noSuchVerse, .ambiguousName, .ambiguousNumber, .reversedRange: return true
            default: return false
            }
        }
    }
}

extension Engine {
    /// Resolves a link, a reference, or a text with one in it, as people paste them.
    ///
    /// May block the calling thread as ``LinkEngine/Engine/resolve(utf8:_:headers:)`` does.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, `maximumLength` bytes at most.
    ///   - filter: which openings are wanted.
    ///   - headers: the headers of the page to which the link leads; nil if they are not known.
    ///   - isOver: whether the time for the text is over; the rest is not read then.
    public func resolve(
        pasted bytes: [UInt8], _ filter: OpeningFilter, headers: [HeaderField]? = nil,
        until isOver: () -> Bool = { false }
    ) -> Resolution {
        let resolution = resolve(utf8: bytes, filter, headers: headers)
        guard !resolution.isAnswered, bytes.count <= Self.maximumLength, bytes.mayBeText else { return resolution }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("[") || text.contains(where: { $0.isWhitespace }) else { return resolution }
        let pasted = PastedText(Array(text.utf8), text: text)
        var cut: [Range<Int>] = []
        for link in pasted.links where !isOver() {
            let answer = resolve(link.url, filter, headers: headers)
            let part = pasted.cut(link, readAs: answer.passage?.canonicalURL.passage)
            if answer.isAnsweredByRule, part == nil || answer.passage == nil {
                return answer.answering(text, from: link.url)
            }
            if let part { cut.append(part) }
        }
        guard let reference = pasted.reference(without: cut, until: isOver) else { return resolution }
        let url = CommonSchemeURL(reference).string
        return resolve(url, filter, headers: headers).answering(text, from: url)
    }
}

extension [UInt8] {
    /// Whether a text in UTF-8 may have white space or be a link of Markdown, found out without taking it apart: nearly
    /// no link has or is that.
    fileprivate var mayBeText: Bool {
        first == UInt8(ascii: "[") || !span.isPrintableASCII || span.containsByte(UInt8(ascii: " "))
    }
}

extension Resolution {
    fileprivate var isAnswered: Bool { passage != nil || !openings.isEmpty }

    /// Browsers open every link: one in a text counts only if a rule reads it.
    fileprivate var isAnsweredByRule: Bool { passage != nil || openings.contains { $0.kind != .browser } }

    /// The answer to a text that was read from a part of it.
    fileprivate func answering(_ text: String, from part: String) -> Resolution {
        var answer = answering(text)
        answer.note("read from the text: \(part)")
        return answer
    }
}
