import Bible
import Text

extension Rewriter {
    /// The answers for the links of a document, each link asked for once.
    struct Answers {
        private let rewriter: Rewriter
        private var known: [String: Answer?] = [:]
        private var references: [Written: Answer] = [:]

        private struct Written: Hashable {
            let reference: Reference
            let language: String?
        }

        init(rewriter: Rewriter) { self.rewriter = rewriter }

        /// The answer for a URL; nil if it is not a Bible link.
        subscript(url: String) -> Answer? {
            mutating get {
                if let answer = known[url] { return answer }
                let answer = rewriter.answer(for: url)
                known[url] = .some(answer)
                return answer
            }
        }

        mutating func answer(for found: WrittenReference) -> Answer {
            let written = Written(reference: found.reference, language: found.language)
            if let answer = references[written] { return answer }
            let answer = rewriter.answer(for: found.reference, in: found.language)
            references[written] = answer
            return answer
        }

        /// The link without letters beyond ASCII that follow punctuation, or directly a number, a bracket or the code of a
        /// translation or a link of the target, and that the link does not need: `3:16é`. They are part of the text around
        /// it, which must not change. The name of a place can have them: its new link is longer with them.
        mutating func withoutTrailingLetters(_ link: FoundLink) -> FoundLink {
            guard link.notation.isText, link.range.count == link.url.utf8.count, let head = Self.head(of: link.url),
                let answer = self[head], answer.isRead
            else { return link }
            if answer.passage == nil, answer.url != head, let url = answer.url, let whole = self[link.url]?.url,
                whole.utf8.count > url.utf8.count
            {
                return link
            }
            let end = link.url.utf8.index(link.url.startIndex, offsetBy: head.utf8.count)
            let next = link.url.unicodeScalars[end]
            let isDirect = !next.isASCII
            // It can belong to the reference, as the word for a verse after its number does in East Asian languages.
            let isNumber = answer.passage != nil && answer.url != head && head.utf8.last?.isASCIIDigit == true
            if isNumber, Self.isEastAsian(next) { return link }
            if isDirect, answer.url != head, let passage = answer.passage {
                let code = passage.translation.flatMap { $0.listed == nil ? nil : $0.text } ?? ""
                let endsWithNumber =
                    head.utf8.last.map { $0.isASCIIDigit || "])\"".utf8.contains($0) } == true
                    || head.lowercased().hasSuffix("%5d")
                guard endsWithNumber || !code.isEmpty && head.lowercased().hasSuffix(code.lowercased()) else {
                    return link
                }
                // A letter of another script can be a keyword of the reference ("and following"); "ß" only folds to one.
                let isLatin = link.url.unicodeScalars.last.map { $0.value < 0x250 } == true
                if !isLatin, let whole = self[link.url]?.passage, whole.passage != passage.passage { return link }
            }
            let range = link.range.lowerBound..<link.range.lowerBound + head.utf8.count
            return FoundLink(range, url: head, notation: link.notation, isCode: link.isCode)
        }

        /// The URL up to its last ASCII character, without punctuation; nil if that is the whole URL.
        private static func head(of url: String) -> String? {
            guard let last = url.utf8.last, last >= 0x80, let end = url.utf8.lastIndex(where: { $0 < 0x80 }) else {
                return nil
            }
            let head = url.utf8[...end].reversed().drop { "?!.,:;*_~'-".utf8.contains($0) }
            return String(decoding: head.reversed(), as: UTF8.self)
        }

        private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
            default: false
            }
        }
    }
}
