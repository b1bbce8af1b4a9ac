import Bible
import PCRE
import Text

/// A replacement template: `$1` inserts a group, `\c` is `c` literally, all else stands for itself.
///
/// Expanded as NSRegularExpression does, which never fails: what names no group inserts nothing.
public struct Substitution: Equatable, Sendable {
    enum Token: Equatable {
        case text(String)
        case group(Int)
    }

    /// The highest number after a `$`, as its author wrote it, whether or not the pattern has such a group; 0 if none.
    public let highestGroup: Int

    let tokens: [Token]

    /// The text before the first group; nil if the template begins with a group.
    var literalBeginning: String? {
        guard case .text(let text)? = tokens.first else { return nil }
        return text
    }

    /// No URL comes near this length; a template that inserts a long match again and again does.
    private static let maximumLength = 1 << 20

    /// Parses a template for a pattern with so many groups: they decide how many digits belong to a number.
    public init(_ template: String, groupCount: Int) {
        var parser = Parser(template, digits: String(groupCount).count)
        tokens = parser.tokens()
        highestGroup = parser.highestGroup
    }

    /// The subject with matches replaced and the text around them kept.
    ///
    /// - Throws: `MatchError` if the result exceeds its limits.
    func replacing(_ matches: [Match], in subject: Subject, budget: inout MatchBudget) throws(MatchError) -> String {
        guard !budget.isSpent else { throw .limitExceeded }
        var result: [UInt8] = []
        result.reserveCapacity(2 * subject.utf8.count)
        var end = 0
        for match in matches {
            Self.append(end..<match.range.lowerBound, of: subject, to: &result)
            try append(match, in: subject, to: &result)
            end = match.range.upperBound
        }
        Self.append(end..<subject.utf8.count, of: subject, to: &result)
        // Twice, since what becomes of the result, a URL that is checked and printed, takes longer than to build it.
        budget.charge(2 * result.count)
        return String(decoding: result, as: UTF8.self)
    }

    private static func append(_ range: Range<Int>, of subject: Subject, to result: inout [UInt8]) {
        result.append(subject.utf8.span.extracting(range))
    }

    private func append(_ match: Match, in subject: Subject, to result: inout [UInt8]) throws(MatchError) {
        for token in tokens {
            guard result.count <= Self.maximumLength else { throw MatchError.resultTooLong(Self.maximumLength) }
            switch token {
            case .text(let text): result.append(text.utf8.span)
            case .group(let group): if let range = match[group] { Self.append(range, of: subject, to: &result) }
            }
        }
    }
}

extension Substitution {
    private struct Parser {
        private(set) var highestGroup = 0
        private var rest: Substring.UnicodeScalarView
        private let digits: Int

        init(_ template: String, digits: Int) {
            rest = template[...].unicodeScalars
            self.digits = digits
        }

        mutating func tokens() -> [Token] {
            var tokens: [Token] = []
            var text = String.UnicodeScalarView()
            while let scalar = rest.popFirst() {
                if scalar == "$", let group = readNumber() {
                    if !text.isEmpty { tokens.append(.text(String(text))) }
                    text = String.UnicodeScalarView()
                    tokens.append(.group(group))
                } else if let literal = scalar == "\\" ? rest.popFirst() : scalar {
                    text.append(literal)
                }
            }
            return text.isEmpty ? tokens : tokens + [.text(String(text))]
        }

        private mutating func readNumber() -> Int? {
            let written = rest.prefix { ("0"..."9").contains($0) }
            guard let group = Int(String(written.prefix(digits))) else { return nil }
            highestGroup = max(highestGroup, Int(String(written)) ?? .max)
            rest = rest.dropFirst(min(digits, written.count))
            return group
        }
    }
}
