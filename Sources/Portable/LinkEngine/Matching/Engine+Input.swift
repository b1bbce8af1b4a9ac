import Bible
public import Requests
import Text
import URLText

/// What clients ask an engine for. All of it goes through `resolve`.
extension Engine {
    /// What becomes of a link or a reference: the passage, the openings, and what a person should know about it.
    ///
    /// May block the calling thread for as long as a script runs, 15 seconds each unless the pool has other limits; in a
    /// task, call the asynchronous form.
    ///
    /// - Parameters:
    ///   - link: a URL of a web page or of an app, or a reference such as "John 3:16".
    ///   - filter: which openings are wanted.
    ///   - headers: the headers of the page to which the link leads, for rules that look at them; nil if they are not
    ///     known.
    public func resolve(
        _ link: String, _ filter: OpeningFilter = OpeningFilter(), headers: [HeaderField]? = nil
    ) -> Resolution {
        resolve(utf8: Array(link.utf8), filter, headers: headers)
    }

    /// The openings of a link, in the order in which people see them.
    public func openings(for link: String, _ filter: OpeningFilter = OpeningFilter()) -> [Opening] {
        resolve(link, filter).openings
    }

    /// The passage that a link is a page of, or that a reference names; nil if there is none.
    public func passage(of link: String) -> LinkedPassage? { resolve(link, .passageOnly).passage }

    /// Resolves a line of bytes. What cannot be a link is answered with a finding, never refused with an error.
    ///
    /// - Parameters:
    ///   - bytes: a URL or a reference in UTF-8, `maximumLength` bytes at most.
    ///   - filter: which openings are wanted.
    ///   - headers: the headers of the page to which the link leads, for rules that look at them; nil if they are not
    ///     known.
    public func resolve(
        utf8 bytes: [UInt8], _ filter: OpeningFilter = OpeningFilter(), headers: [HeaderField]? = nil
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
        guard services.isOnline else { return resolution(of: text, filter, headers, candidates) }
        return using(services.forOneLink.network).resolution(of: text, filter, headers, candidates)
    }

    /// The rules that may match a link that is valid and normalized, as most are; nil for any other text.
    private func candidatesOfPlainLink(_ bytes: [UInt8]) -> [RuleID]? {
        guard bytes.count <= Self.maximumLength, NormalizedLink.isPlain(bytes.span) else { return nil }
        return index.candidates(in: bytes.span)
    }

    private static func problem(with bytes: [UInt8], text: String) -> Finding? {
        guard bytes.count <= maximumLength else {
            return Finding(
                .error, "the link has \(bytes.count) bytes", note: "the longest that is looked at has \(maximumLength)",
                problem: .tooLong)
        }
        // Nearly every link: what follows takes it apart several times over.
        if let first = bytes.first, first != UInt8(ascii: " "), bytes.span.isPrintableASCII { return nil }
        guard bytes.firstInvalidUTF8Offset == nil else {
            return Finding(
                .error, "the link is not UTF-8", note: "percent-encode what is not ASCII", problem: .invalid)
        }
        if bytes.firstControlCharacterOffset != nil {
            return Finding(
                .error, "the link holds a control character", note: "remove it, or percent-encode it",
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
        WebAuthority.problem(in: link).map {
            Finding(.error, "the link is not a valid URL: \($0)", problem: .invalid)
        }
    }
}
