import PCRE
import URLText
import UTF8Text

/// How browsers open any link, worked out once for all links: most of their rules only put the link, or groups of it,
/// between fixed texts.
struct BrowserForms: Sendable {
    /// What of a link stands between fixed texts.
    enum Value: Hashable {
        /// What a group of a regex matched.
        case group(Int, regex: Int)
        /// What stands behind the match of a regex.
        case rest(regex: Int)
        /// The whole link, encoded.
        case link(PercentEncoding.Kept)
    }

    /// In the order of the browsers: a range of ``pieces``; nil for a rule that does more.
    private(set) var forms: [Range<Int>?] = []
    /// For each browser the number of its regex: several have the same.
    private(set) var regexes: [Int] = []
    let regexCount: Int
    private(set) var pieces = TemplatePieces()
    private(set) var values = Numbering<Value>()
    /// Whether all fixed texts are of printable ASCII.
    private(set) var isPrintable = true

    /// The form of a long template would cost more memory than its result is worth.
    private static let maximumParts = 8

    init(_ browsers: [Browser]) {
        var sources = Numbering<String>()
        regexes = browsers.map { sources.number(of: $0.pattern.source) }
        regexCount = sources.elements.count
        for (browser, regex) in zip(browsers, regexes) {
            let parts = parts(of: browser, regex).flatMap { $0.count <= Self.maximumParts ? $0 : nil }
            forms.append(parts.map { pieces.append($0) })
        }
        isPrintable = pieces.literals.span.isPrintableASCII
    }

    /// What a browser's links are made of; nil where it cannot be said.
    private mutating func parts(of browser: Browser, _ regex: Int) -> [TemplatePieces.Part]? {
        var parts: [TemplatePieces.Part] = []
        switch browser.result {
        case .script: return nil
        case .template(let template):
            guard browser.pattern.groupNames["url"] == nil else { return nil }
            for part in template.parts {
                guard let part = self.part(part) else { return nil }
                parts.append(part)
            }
        case .format(let substitution):
            guard Self.matchesOnce(browser.pattern) else { return nil }
            for token in substitution.tokens {
                switch token {
                case .text(let text): parts.append(.literal(Array(text.utf8)))
                case .group(let group): parts.append(.value(values.number(of: .group(group, regex: regex))))
                }
            }
            parts.append(.value(values.number(of: .rest(regex: regex))))
        }
        return parts
    }

    private mutating func part(_ part: URITemplate.Part) -> TemplatePieces.Part? {
        switch part {
        case .literal(let bytes): return .literal(bytes)
        case .expression(let expression):
            guard expression.soleVariable?.name == "url" else { return nil }
            return .value(values.number(of: .link(expression.operation.kept)))
        }
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
    /// Whether the link and all fixed texts are of printable ASCII, so that what is made of them is too.
    let isPrintable: Bool
    private let expansions: Expansions

    /// - Parameter matches: what each regex matched in the link.
    init(_ link: String, _ matches: [Match?], _ forms: borrowing BrowserForms) {
        isPrintable = forms.isPrintable && link.utf8.isPrintableASCII
        let values = forms.values.elements
        expansions = Expansions(values: values.count) { number, text in
            switch values[number] {
            case .group(let group, let regex):
                guard let match = matches[regex] else { return false }
                if let range = match[group] { text.append(link.utf8.span.extracting(range)) }
            case .rest(let regex):
                guard let match = matches[regex] else { return false }
                text.append(link.utf8.span.extracting(match.range.upperBound...))
            case .link(let kept): PercentEncoding.append(link, keeping: kept, to: &text)
            }
            return true
        }
    }

    /// Appends the link of a browser whose regex matched.
    func append(_ form: Range<Int>, of forms: BrowserForms, to text: inout [UInt8]) {
        expansions.append(form, of: forms.pieces, to: &text)
    }
}
