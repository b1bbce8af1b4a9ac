import Bible
import RuleChecking
import Testing
import Text

@testable import Workshop

/// Links with their references, hosts and names, as people give them.
@Suite struct LinkExampleTests {
    static let examples: [(argument: String, link: String, words: String)] = [
        ("https://x.org/john/3=John 3", "https://x.org/john/3", "John 3"),
        ("https://x.org/?b=john&c=3=John 3 ESV", "https://x.org/?b=john&c=3", "John 3 ESV"),
        // The last `=` with a reference after it counts.
        ("https://x.org/?q=John+3=John 3", "https://x.org/?q=John+3", "John 3"),
        ("https://x.org/?q=John+3=John 3=", "", ""),
        ("https://x.org/?q=x John 3:16", "https://x.org/?q=x", "John 3:16"),
        ("https://x.org/about=null", "https://x.org/about", "no passage"),
        ("https://x.org/about none", "https://x.org/about", "no passage"),
        ("https://x.org/?a=1=bible://?passages=[John.3.16]&translation=ESV", "https://x.org/?a=1", "John 3:16 ESV"),
    ]

    @Test(arguments: examples) func aLinkIsSplitFromItsReference(argument: String, link: String, words: String) throws {
        guard !link.isEmpty else {
            #expect(throws: Finding.self) { try LinkExample(argument: argument) }
            return
        }
        let example = try LinkExample(argument: argument)
        #expect(example.link == link)
        let passage = example.passage.map { [$0.passage.text, $0.translation?.text].compactMap(\.self) }
        #expect(passage?.joined(separator: " ") ?? "no passage" == words)
    }

    @Test(arguments: ["https://x.org/john/3", "https://x.org/john/3=Jonn 99", "", "=", "https://x.org/=John 99"])
    func withoutAReferenceThereIsNoExample(argument: String) {
        #expect(throws: Finding.self) { try LinkExample(argument: argument) }
    }

    static let hosts: [(String, String?)] = [
        ("example.org", "example.org"), ("WWW.Example.ORG", "example.org"),
        ("https://www.example.org/a?b", "example.org"),
        ("bücher.example", "bücher.example"), ("xn--bcher-kva.example", "xn--bcher-kva.example"),
        ("example.org:8080", nil), ("https://example.org:81/", nil), ("user@example.org", nil), ("127.0.0.1", nil),
        ("[::1]", nil), ("localhost", nil), ("www.org", nil), ("", nil), ("..", nil), ("../x.org", nil),
        ("a b.org", nil),
        (String(repeating: "a", count: 64) + ".org", nil), (String(repeating: "a.", count: 126) + "org", nil),
        ("-a.org", nil), ("example.org\u{1B}", nil),
    ]

    @Test(arguments: hosts) func aHostIsTheNameOfASite(text: String, name: String?) {
        #expect((try? SiteHost(text))?.name == name)
    }

    static let names: [(String, Bool)] = [
        ("example-bible", true), ("b2", true), ("", false), ("../x", false), ("a/b", false), ("a.json", false),
        (".", false),
        ("-x", false), ("A", false), ("é", false), (String(repeating: "a", count: 65), false),
    ]

    @Test(arguments: names) func aNameOfAFileCannotLeaveItsFolder(name: String, isAllowed: Bool) {
        #expect(((try? RuleFileName.check(name)) != nil) == isAllowed)
    }

    @Test func aFileIsNamedAfterItsHost() throws {
        #expect(RuleFileName.name(for: try SiteHost("www.example.org")) == "example")
        #expect(RuleFileName.name(for: try SiteHost("bible.example.co.uk")) == "bible-example-co")
        #expect(RuleFileName.name(for: try SiteHost("bücher.example")) == "b-cher")
        #expect(RuleFileName.name(for: try SiteHost("éa.example")) == "a")
        #expect(RuleFileName.name(for: try SiteHost("пример.рф")) == nil)
        let label = String(repeating: "a", count: 40)
        #expect(RuleFileName.name(for: try SiteHost("\(label).\(label).org")) == nil)
    }
}
