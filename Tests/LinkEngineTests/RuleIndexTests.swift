import JSONText
import PCRE
import TestCorpora
import Testing

@testable import LinkEngine

@Suite struct RuleIndexTests {
    @Test(
        arguments: [
            (#"https?://(?:www\.)?bible\.com/bible/"#, "http :// bible.com/bible/"), (#"a?bcd*efg"#, "bc efg"),
            (#"abc{2}d"#, "ab d"), (#"ab+c"#, "ab c"), (#"(?:a|b)xyz[cd]+uvwxyz"#, "axyz uvwxyz | bxyz uvwxyz"),
            (#"abc\d+\.html"#, "abc .html"), (#"\p{Nd}ab"#, "ab"), (#"a(b(c)[)])d"#, "abc d"),
            (#"abc|def"#, "abc | def"), (#"(?i)abc"#, ""), (#"(?:x(?i)y)abc"#, ""), (#"\Qa.b\E"#, ""), (#"[abc]"#, ""),
            (#"[[a]b]cde"#, "cde"), (#".*"#, ""), (#"é\.fr"#, ".fr"), (#"ab(?=c)de"#, "ab de"),
            (#"(?<!x)abc"#, "abc"), (#"[\]]abc"#, "abc"), (#"(?<n>a|b)c\k<n>d"#, "ac d | bc d"),
            (#"a\x41b\.c"#, "a .c"), (#"(?:a|b?)cd"#, "cd"), (#"x(ab)+?y"#, "xab y"), (#"a(?:b|c){0,2}d"#, "a d"),
            (#"(?:a|(?:b|c)d)(?:e|f)"#, "ae | af | bde | bdf | cde | cdf"),
            (#"(?:a|b|c)(?:d|e|f)g"#, "a g | b g | c g"),
            (#"[\Q]\Ex]abc"#, ""), ("[]a]bc", ""), ("[^]a]bc", ""), ("(?:[]a]b|c)d", ""), (#"a(?:b"#, ""), ("a)b", ""),
            ("?a", "a"), ("(?", ""), ("a|*", ""),
        ])
    func theTextsThatEveryMatchHolds(pattern: String, literals: String) {
        let ways = RequiredLiterals.find(in: pattern).map { texts in
            texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        }
        #expect(ways.joined(separator: " | ") == literals)
    }

    /// Whatever the patterns of the v4 manifest match holds their text.
    @Test(.enabled(if: Corpus.openerManifest.isAvailable))
    func noMatchIsLost() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: Corpus.openerManifest.path)])
        let links = manifest.actions.flatMap { $0.testInputs?.items?.compactMap(\.string) ?? [] }
        let index = RuleIndex(manifest.actions.map { RequiredLiterals.find(in: $0.pattern.source) })
        var lost: [String] = []
        for link in links {
            let candidates = Set(index.candidates(in: link))
            let subject = Subject(link)
            for (number, action) in manifest.actions.enumerated() where !candidates.contains(number) {
                if try action.pattern.firstMatch(in: subject) != nil { lost.append("\(link) \(action.pattern.source)") }
            }
        }
        #expect(lost.isEmpty)
        #expect(links.count > 1000)
    }
}
