import PCRE

/// How browsers open any link, worked out once for all links: most of their rules only put the link, or groups of it,
/// between fixed texts.
struct BrowserForms: Sendable {
    /// What one browser makes of a link.
    struct Form {
        /// A range of ``pieces``.
        let pieces: Range<Int>
        /// Whether its links are of a scheme that needs no closer look.
        let isHarmless: Bool
    }

    /// What a link is put together of.
    enum Piece {
        /// A range of ``literals``.
        case literal(Range<Int>)
        /// What a group matched.
        case group(Int)
        /// What stands behind the match.
        case rest
        /// The whole link, encoded.
        case link(PercentEncoding.Kept)
    }

    /// In the order of the browsers; nil for a rule that does more.
    private(set) var forms: [Form?] = []
    private(set) var pieces: [Piece] = []
    private(set) var literals: [UInt8] = []

    /// The form of a long template would cost more memory than its result is worth.
    private static let maximumPieces = 8

    init(_ browsers: [Browser]) {
        for browser in browsers {
            let start = (pieces: pieces.count, literals: literals.count)
            let isSimple = append(browser) && pieces.count - start.pieces <= Self.maximumPieces
            let scheme = String(decoding: literals[start.literals...], as: UTF8.self)
            let isHarmless =
                if case .literal? = pieces[start.pieces...].first {
                    browser.app.policy.isHarmless(scheme)
                } else {
                    false
                }
            forms.append(isSimple ? Form(pieces: start.pieces..<pieces.count, isHarmless: isHarmless) : nil)
        }
    }

    /// Appends the pieces of a browser's rule; false where it cannot be put together of pieces.
    private mutating func append(_ browser: Browser) -> Bool {
        switch browser.result {
        case .script: return false
        case .template(let template):
            guard browser.pattern.groupNames["url"] == nil else { return false }
            return template.parts.allSatisfy { append($0) }
        case .format(let substitution):
            guard Self.matchesOnce(browser.pattern) else { return false }
            for token in substitution.tokens {
                switch token {
                case .text(let text): append(Array(text.utf8))
                case .group(let group): pieces.append(.group(group))
                }
            }
            pieces.append(.rest)
            return true
        }
    }

    private mutating func append(_ part: URITemplate.Part) -> Bool {
        switch part {
        case .literal(let bytes): append(bytes)
        case .expression(let expression):
            guard expression.soleVariable?.name == "url" else { return false }
            pieces.append(.link(expression.operation.kept))
        }
        return true
    }

    private mutating func append(_ literal: [UInt8]) {
        pieces.append(.literal(literals.count..<literals.count + literal.count))
        literals += literal
    }

    /// Whether a regex certainly matches at the start of a text or nowhere: `^` before a letter or a group, without
    /// alternatives or flags.
    private static func matchesOnce(_ pattern: Pattern) -> Bool {
        let source = pattern.source
        guard source.hasPrefix("^"), let next = source.dropFirst().first else { return false }
        return (next == "(" || next.isLetter) && !source.contains("|") && !source.contains("(?")
    }
}

/// Writes the links of browsers to one link.
struct BrowserWriter {
    private let link: String
    /// Whether the link is of printable ASCII, so that what is made of it is too.
    let isPrintable: Bool
    /// The link with everything encoded, and with its syntax kept; empty as long as nobody has asked.
    private var encoded: [UInt8] = []
    private var reserved: [UInt8] = []

    init(_ link: String) {
        self.link = link
        isPrintable = link.utf8.isPrintableASCII
    }

    /// The link of a browser whose rule matched.
    mutating func url(_ form: BrowserForms.Form, of forms: BrowserForms, _ match: Match) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(3 * link.utf8.count + 64)
        for index in form.pieces {
            switch forms.pieces[index] {
            case .literal(let range): text.append(forms.literals.span.extracting(range))
            case .group(let group): if let range = match[group] { text.append(link.utf8.span.extracting(range)) }
            case .rest: text.append(link.utf8.span.extracting(match.range.upperBound...))
            case .link(.nothing):
                if encoded.isEmpty { PercentEncoding.append(link, keeping: .nothing, to: &encoded) }
                text.append(encoded.span)
            case .link(let kept):
                if reserved.isEmpty { PercentEncoding.append(link, keeping: kept, to: &reserved) }
                text.append(reserved.span)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
