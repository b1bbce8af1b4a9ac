import Bible
import Fetching
import LinkEngine
import URLText
import UTF8Text

/// A text that somebody pasted: a link or a reference with words around it.
struct PastedText {
    /// The links in the text, then its first reference as a URL, to be tried in this order.
    let inputs: [String]

    /// The most links that are tried.
    private static let maximumLinks = 8

    init(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let links = zip(words, words.dropFirst() + [""]).filter { !Self.isCut($0, before: $1) }
            .map { Self.link(in: $0.0) }.filter(NormalizedLink.looksLikeLink)
        let reference = Self.isRefused(text) ? nil : ReferenceScanner().references(in: Array(text.utf8)).first
        inputs =
            links.prefix(Self.maximumLinks)
            + [reference.map { CommonSchemeURL($0.reference).string }].compactMap(\.self)
    }

    /// Whether the text is a reference to what is not there, or may mean two things: no part of it is the passage.
    private static func isRefused(_ text: String) -> Bool {
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

    /// Whether a word is only the start of a link with spaces in its query: `?search=John` of `?search=John 3:16`.
    private static func isCut(_ word: Substring, before next: Substring) -> Bool {
        guard let query = word.firstIndex(of: "?") else { return false }
        return word[query...].contains("=") && word.last?.isLetter == true && next.first?.isNumber == true
    }

    /// The link in a word: `https://ref.ly/Jn3.16` in `[John](https://ref.ly/Jn3.16).`
    private static func link(in word: Substring) -> String {
        guard let slashes = word.firstRange(of: "://") else { return String(word) }
        let scheme = word[..<slashes.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        let link = word[word.index(slashes.lowerBound, offsetBy: -scheme.count)...]
        let closing = link.firstIndex(where: { "<>\"".contains($0) }) ?? link.endIndex
        return String(link[..<closing])
    }
}

extension Engine {
    /// Resolves a link, a reference, or a text with one in it.
    func resolve(
        pasted bytes: [UInt8], _ filter: OpeningFilter, headers: [HeaderField]? = nil
    ) -> Resolution {
        let resolution = resolve(utf8: bytes, filter, headers: headers)
        guard !resolution.isAnswered, bytes.count <= Self.maximumLength, bytes.mayHaveSpace else { return resolution }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains(where: \.isWhitespace) else { return resolution }
        for input in PastedText(text).inputs {
            var answer = resolve(input, filter, headers: headers)
            guard answer.isAnsweredByRule else { continue }
            answer.note("read from the text: \(input)")
            return answer.answering(text)
        }
        return resolution
    }
}

extension [UInt8] {
    /// Whether a text in UTF-8 may have white space, found out without taking it apart: nearly every link has none.
    fileprivate var mayHaveSpace: Bool { !span.isPrintableASCII || span.indexOrEnd(of: UInt8(ascii: " ")) < count }
}

extension Resolution {
    fileprivate var isAnswered: Bool { passage != nil || !openings.isEmpty }

    /// Browsers open every link: one in a text counts only if a rule reads it.
    fileprivate var isAnsweredByRule: Bool { passage != nil || openings.contains { $0.kind != .browser } }
}
