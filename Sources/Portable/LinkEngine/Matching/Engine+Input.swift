import Bible
import Requests
import Text
import URLText

extension Engine {
    /// The openings of a link, in the order in which people see them.
    public func openings(for link: String, _ filter: OpeningFilter = OpeningFilter()) -> [Opening] {
        resolve(link, filter).openings
    }

    /// The passage that a link is a page of, or that a reference names; nil if there is none.
    public func passage(of link: String) -> LinkedPassage? { resolve(link, .passageOnly).passage }

    /// What becomes of one link or reference in bytes. What cannot be one is answered with a finding.
    func resolution(
        of bytes: [UInt8], _ filter: OpeningFilter, _ headers: [HeaderField]?, _ reading: TextReading
    ) -> Resolution {
        let candidates = candidatesOfPlainLink(bytes)
        if candidates?.isEmpty == true, headers == nil, let answer = answerWithoutRules(bytes, filter) { return answer }
        let text = String(decoding: bytes, as: UTF8.self)
        if candidates == nil, let problem = Self.problem(with: bytes, text: text) ?? Self.problem(withAuthorityOf: text)
        {
            var resolution = Resolution(input: text)
            resolution.findings.append(problem)
            return resolution
        }
        var context = LinkContext(text, by: self, filter, reading, candidates)
        return context.resolve(headers)
    }

    /// The rules that may match a link that is valid and normalized, as most are; nil for any other text.
    private func candidatesOfPlainLink(_ bytes: [UInt8]) -> [RuleID]? {
        guard bytes.count <= Self.maximumLength, NormalizedLink.isPlain(bytes.span) else { return nil }
        return index.candidates(in: bytes.span)
    }

    private static func problem(with bytes: [UInt8], text: String) -> Finding? {
        guard bytes.count <= maximumLength else {
            return Finding(
                .error, "the link has \(bytes.count) bytes", note: "the limit is \(maximumLength) bytes",
                problem: .tooLong)
        }
        // Nearly every link: what follows takes it apart several times over.
        if let first = bytes.first, first != UInt8(ascii: " "), bytes.span.isPrintableASCII { return nil }
        guard bytes.firstInvalidUTF8Offset == nil else {
            return Finding(.error, "the link is not UTF-8", note: "percent-encode what is not ASCII", problem: .invalid)
        }
        if bytes.firstControlCharacterOffset != nil {
            return Finding(
                .error, "the link contains a control character", note: "remove it, or percent-encode it",
                problem: .controlCharacter)
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return Finding(
                .error, "the line is empty", note: "a link was expected",
                problem: .passage(PassageError(.empty, at: 0)))
        }
        return nil
    }

    private static func problem(withAuthorityOf link: String) -> Finding? {
        WebAuthority.problem(in: link).map { Finding(.error, "the link is not a valid URL: \($0)", problem: .invalid) }
    }
}
