import Foundation
import PCRE
import Testing

/// The same patterns on Foundation's NSRegularExpression, which is ICU's.
struct FoundationAgreementTests {
    @Test("What Foundation finds, and nothing else", arguments: Dialect.cases)
    func dialect(source: String, text: String) throws {
        #expect(try found(source, in: text) == foundation(source, in: text))
    }

    @Test("A named set holds the same characters", arguments: Dialect.properties)
    func property(name: String) throws {
        // Old blocks, where the versions of Unicode agree.
        let values = [0...0x2ff, 0x370...0x7ff, 0x2000...0x2060, 0x3000...0x30ff, 0xfff0...0xffff].joined().compactMap(
            UnicodeScalar.init)
        let text = String(String.UnicodeScalarView(values))
        #expect(try found("[:\(name):]", in: text) == foundation("[:\(name):]", in: text))
        #expect(try found("[^\\P{\(name)}_]", in: text) == foundation("[^\\P{\(name)}_]", in: text))
    }

    @Test("What Foundation refuses is refused", arguments: Dialect.refusedByICU)
    func refusal(source: String) {
        #expect(throws: PatternError.self) { try Pattern(source) }
        #expect(throws: (any Error).self) { try NSRegularExpression(pattern: source) }
    }

    @Test("What PCRE2 cannot do as ICU does is refused", arguments: Dialect.refusedByUs)
    func limitation(source: String) throws {
        #expect(throws: PatternError.self) { try Pattern(source) }
        #expect(throws: Never.self) { try NSRegularExpression(pattern: source) }
    }

    @Test("Random patterns mean what they mean to Foundation, or are refused")
    func random() {
        var generator = RandomPatterns(seed: 2015)
        var differences: [String] = []
        for _ in 0..<5000 {
            let source = generator.pattern()
            let text = generator.text()
            guard let expected = try? foundation(source, in: text) else {
                if (try? Pattern(source)) != nil { differences.append("accepted: \(source)") }
                continue
            }
            guard let found = try? found(source, in: text) else { continue }
            if found != expected {
                differences.append("\(source.debugDescription) \(text.debugDescription): \(found) \(expected)")
            }
        }
        #expect(differences == [])
    }

    private func found(_ source: String, in text: String) throws -> [[[Int]?]] {
        let subject = Subject(text)
        return try Pattern(source).matches(in: subject).map { utf16Bounds(of: $0, in: subject) }
    }

    private func foundation(_ source: String, in text: String) throws -> [[[Int]?]] {
        let regex = try NSRegularExpression(pattern: source)
        return regex.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map { match in
            (0..<match.numberOfRanges).map { group in
                let range = match.range(at: group)
                return range.location == NSNotFound ? nil : [range.location, range.location + range.length]
            }
        }
    }
}

/// Patterns and texts put together from pieces, the same for the same seed.
private struct RandomPatterns {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func pattern() -> String {
        (0...next(6)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
    }

    mutating func text() -> String {
        (0..<next(9)).map { _ in Self.texts[next(Self.texts.count)] }.joined()
    }

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private static let texts = [
        "a", "b", "A", "B", "1", "-", " ", "\n", "\r", "\r\n", "\u{2028}", "é", "e\u{301}", "²", "٣", "_", ".", "]",
        "&", "\u{ad}", "日", "😀", "\t", "aa", "ab",
    ]
    private static let pieces = [
        "a", "b", "ab", "1", ".", "^", "$", "|", "(a)", "(b|a)", "(?:ab)", "(", ")", "(?:", "(?=a)", "(?!a)",
        "(?<=a)", "(?<!b)", "(?>a|ab)", "*", "+", "?", "*?", "++", "{2}", "{1,2}", "{,2}", "{", "}", "[ab]", "[^a]",
        "[a-b]", "[", "]", "-", "[\\w-]", "[^\\W]", "[\\W1]", "[\\D\\S]", "[^\\W\\d]", "\\w", "\\W", "\\d", "\\D",
        "\\s",
        "\\S", "\\b", "\\B", "\\A", "\\z", "\\Z", "\\R", "\\h", "\\v", "\\X", "(?i)", "(?m)", "(?s)", "(?x)", "(?-i)",
        "(?i:a)", " ", "#", "\n", "\\.", "\\-", "\\Q.\\E", "\\n", "\\r", "\\x61", "\\u0061", "\\0101", "[:alpha:]",
        "[[:alpha:]1]", "[^[:digit:]a]", "[[a][b]]", "[a[^b]]", "[]a]", "[^]a]", "&", "[a&b]", "[a&&b]", "[a--b]",
        "\\1",
        "\\2", "(?<n>a)", "\\k<n>", "(?#c)", "\\p{L}", "\\P{L}", "\\p{Alphabetic}", "é", "日", "\\j", "[\\b]", "[a-\\d]",
    ]
}
