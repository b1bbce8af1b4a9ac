import PCRE
import TestCorpora
import Testing

@testable import LinkEngine

@Suite struct RuleIndexTests {
    @Test(
        arguments: [
            (#"https?://(?:www\.)?bible\.com/bible/"#, "bible.com/bible/"), (#"a?bcd*efg"#, "efg"), (#"abc{2}d"#, "ab"),
            (#"ab+c"#, "ab"),
            (#"(?:a|b)xyz[cd]+uvwxyz"#, "uvwxyz"), (#"abc\d+\.html"#, ".html"), (#"\p{Nd}ab"#, "ab"),
            (#"a(b(c)[)])d"#, "a"),
            (#"abc|def"#, nil), (#"(?i)abc"#, nil), (#"(?:x(?i)y)abc"#, nil), (#"\Qa.b\E"#, nil), (#"[abc]"#, nil),
            (#"[[a]b]cde"#, "cde"),
            (#".*"#, nil), (#"é\.fr"#, ".fr"), (#"ab(?=c)de"#, "ab"), (#"(?<!x)abc"#, "abc"), (#"[\]]abc"#, "abc"),
        ] as [(String, String?)])
    func theTextThatEveryMatchHolds(pattern: String, literal: String?) {
        #expect(RequiredLiteral.find(in: pattern).map { String(decoding: $0, as: UTF8.self) } == literal)
    }

    /// Whatever the patterns of the v4 manifest match holds their text.
    @Test(.enabled(if: Corpus.has("openerManifest-v4.json")))
    func noMatchIsLost() throws {
        let manifest = Manifest(files: [try RuleFiles.manifest(at: Corpus.path("openerManifest-v4.json"))])
        let links = manifest.actions.flatMap { $0.testInputs?.items?.compactMap(\.string) ?? [] }
        let index = RuleIndex(manifest.actions.map { RequiredLiteral.find(in: $0.pattern.source) })
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
