import Foundation
import Testing
import Text

@testable import RuleChecking

/// Regexes that take the links of other sites, and those that do not.
@Suite struct HostCheckTests {
    typealias Kind = HostReader.Problem.Kind

    static func problems(_ regex: String, isWhole: Bool) throws -> [String] {
        try HostReader(regex, isWhole: isWhole).problems.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
            "\($0.kind) \($0.range.lowerBound)"
        }
    }

    /// Regexes for sites, which match from the start of the link to the end of its path, query or fragment. `1️⃣` is
    /// before each problem.
    @Test(arguments: [
        // Dots.
        (#"https?://example1️⃣.com/"#, Kind.unescapedDot), (#"https?://(?:www1️⃣.)?example\.com/"#, .unescapedDot),
        (#"https?://(?:www\.|m1️⃣.)example1️⃣.com/"#, .unescapedDot), (#"https?://192\.1681️⃣.11️⃣.1/"#, .unescapedDot),
        (#"https?://(?:a\.com|(?:b1️⃣.org))/x"#, .unescapedDot), (#"(?i)https?://Example1️⃣.com/x"#, .unescapedDot),
        (#"https?://example\.com1️⃣.br:8080/"#, .unescapedDot),
        (#"https?://(?<translation>kjv|esv)1️⃣.a\.com/"#, .unescapedDot),
        // Hosts that vary.
        (#"https?://1️⃣.*/(?<book>\w+)"#, .isOpen), (#"https?://1️⃣.+\.example\.com/"#, .isOpen),
        (#"https?://1️⃣.*example\.com/"#, .isOpen), (#"https?://1️⃣\w+/x"#, .isOpen), (#"https?://1️⃣\w+\.com/x"#, .isOpen),
        (#"https?://1️⃣[^/]+/x"#, .isOpen), (#"https?://1️⃣[^/]+\.example\.com/x"#, .isOpen),
        (#"https?://1️⃣\S+"#, .isOpen), (#"https?://(?:1️⃣[a-z]+)\.co\.uk/x"#, .isOpen),
        (#"https?://www\.example\.1️⃣[a-z]+/x"#, .isOpen), (#"https?://example1️⃣\w*\.com/x"#, .isOpen),
        (#"https?://1️⃣[\w.]*example\.com/x"#, .isOpen), (#"https?://example\.com1️⃣.*"#, .isOpen),
        (#"https?://example\.com1️⃣[^?]*"#, .isOpen), (#"https?://example\.com1️⃣[\w.]*/x"#, .isOpen),
        (#"https?://(?<book>1️⃣[^/?#]+)/(?<chapter>\d+)"#, .isOpen), (#"https?://example\.com:1️⃣[^/]+/x"#, .isOpen),
        (#"https?:1️⃣.*example\.com/"#, .isOpen), (#"1️⃣.*://example\.com/"#, .isOpen),
        (#"https?://(?:www\.)?1️⃣\w+(?:\.org|\.com)/x"#, .isOpen), (#"https?://\d+\.\d+\.\d+\.1️⃣\d+/x"#, .isOpen),
        (#"https?://1️⃣\w+\.github\.io/x"#, .isOpen),
        // No host.
        (#"https?://1️⃣/bible/(?<book>\w+)"#, .hasNoHost), (#"1️⃣https?://"#, .hasNoHost), (#"1️⃣https?:"#, .hasNoHost),
        (#"https?://(?:www\.example\.com)?1️⃣/x"#, .hasNoHost),
        // No scheme.
        (#"1️⃣example\.com/x"#, .hasNoScheme), (#"https?://example\.com/x|1️⃣example\.org/x"#, .hasNoScheme),
        (#"1️⃣//example\.com/x"#, .hasNoScheme),
        // A scheme that varies.
        (#"1️⃣\w+://example\.com/x"#, .hasOpenScheme), (#"1️⃣[a-z]+://example\.com/x"#, .hasOpenScheme),
        (#"(?:https?|1️⃣\w+)://example\.com/x"#, .hasOpenScheme),
    ])
    func regexesForOtherSitesAreFound(marked: String, kind: Kind) throws {
        try Self.expect(kind, in: marked, isWhole: true)
    }

    /// Regexes of actions and redirects, which match anywhere.
    @Test(arguments: [
        (#"^https?://example\.com1️⃣"#, Kind.hasNoEnd), (#"^https?://example\.com(?:/.*)?1️⃣"#, .hasNoEnd),
        (#"^https?://example\.com\b1️⃣"#, .hasNoEnd), (#"1️⃣example\.com/x"#, .hasNoScheme),
        (#"(?:https?://)?example\.com/x"#, .hasNoScheme), (#"^https?://example1️⃣.com/x"#, .unescapedDot),
        (#"^https?://1️⃣.*\.example\.com/"#, .isOpen), (#"^https?://example\.com/x|1️⃣example\.org/"#, .hasNoScheme),
    ])
    func regexesThatMatchAnywhereAreFound(marked: String, kind: Kind) throws {
        try Self.expect(kind, in: marked, isWhole: false)
    }

    static func expect(_ kind: Kind, in marked: String, isWhole: Bool) throws {
        let parts = marked.components(separatedBy: "1️⃣")
        var offsets: [Int] = []
        for part in parts.dropLast() { offsets.append((offsets.last ?? 0) + part.utf8.count) }
        if offsets.isEmpty { offsets = [0] }
        #expect(try problems(parts.joined(), isWhole: isWhole) == offsets.map { "\(kind) \($0)" })
    }

    @Test(arguments: [
        #"https?://example\.com/x"#, #"https?://(?:www\.)?example\.com"#, #"https?://example[.]com/x"#,
        #"https?://(?:(?:www\.)?a\.org|b\.a\.org)/bible"#, #"https?://[\w-]+\.example\.com/x"#,
        #"https?://(?:[a-z]{2}\.)?example\.co\.uk/x"#, #"https?://(?:[\w-]+\.)*example\.com/x"#,
        #"https?://\Qexample.com\E/x.y"#, #"https?://192\.168\.1\.1(?::\d+)?/x"#, #"https?://localhost:8080/x"#,
        #"https?://example\.com:8080/(?:.*)"#, #"https?://example\.(?:com|org)/x"#, #"https?://bibles?\.org(?:/.*)?"#,
        #"https?://example\.com(?:[/?#].*)?"#, #"https?://example\.com\.?/x"#, #"(?:https?://)?example\.com/x"#,
        #"https?://(?:(?:www\.)?|(?<translation>esv|kjv)\.)example\.com/?\?[^#]*"#, #"(?:http|https)://a\.com/x"#,
        #"https?://user@example\.com/x"#, #"https?://(?!blog\.)[a-z]+\.example\.com/x"#, #"https?:/{2}a\.com/x"#,
        #"https?://bücher\.example\.de/x"#, #"logosref:Bible\.(?<book>.*)"#, #"sword://(?<reference>[^/]+)"#,
        #"(?:sword|theke):///bible/x"#, #"https?\://a\.com\/x"#, #"http(?:s)?://w{3}\.example\.com/x"#,
        #"(?:https?://)?\w+\.example\.com:8080/x"#, #"https?://example\x{2e}com/x"#,
        #"https?://a\.com/x|http://b\.com/y"#,
    ])
    func regexesForOneSiteAreNot(regex: String) throws {
        #expect(try Self.problems(regex, isWhole: true) == [])
    }

    @Test(arguments: [
        #"^https?://example\.com/x"#, #"https?://example\.com/x"#, #"^https?://example\.com(?=[/?#]|$)"#,
        #"^https?://example\.com(?![\w.-])"#, #"^https?://example\.com$"#, #"^https?://example\.com(?:/|$)"#,
        #"^https?://example\.com(?:$|[/?#])"#, #"^(?:https?://)?example\.com/x"#, #"\Ahttps?://example\.com\z"#,
    ])
    func regexesThatMatchAnywhereMayBeForOneSite(regex: String) throws {
        #expect(try Self.problems(regex, isWhole: false) == [])
    }

    @Test(arguments: [
        (
            #"https?://(?:www\.)?example\.(?:com|org)/x"#,
            ["example.com", "example.org", "www.example.com", "www.example.org"]
        ),
        (#"https?://(?:[a-z]+\.)?example\.com/x"#, ["*.example.com", "example.com"]), (#"sword://example\.com/x"#, []),
    ])
    func theHostsAreKnown(regex: String, hosts: [String]) throws {
        #expect(try HostReader(regex, isWhole: true).hosts.sorted() == hosts)
    }

    @Test(arguments: [
        (#"https?://(?:www\\.)?s\\.org/x"#, "S", ["the rules for s.org are in another file, a.json"]),
        (#"https?://(?:[a-z]+\\.)?t\\.com/x"#, "T", ["the rules for *.t.com are in another file, a.json"]),
        (#"https?://u\\.com/x"#, "s", ["the site \"s\" is in another file, a.json"]),
        (#"https?://[a-z]+\\.s\\.org/x"#, "U", ["the rules for *.s.org are in another file, a.json"]),
        (#"https?://u\\.com/x"#, "U", []), (#"https?://b\\.s\\.org/x"#, "U", []), (#"sword://s\\.org/x"#, "S", []),
    ])
    func aSiteHasOneFile(regex: String, site: String, messages: [String]) {
        let first = ContributionTests.site(regex: #"https?://(?:www\\.)?(?:s\\.org|m\\.t\\.com)/(?<book>\\w+)"#)
        let second = ContributionTests.site(regex: regex + #"(?<book>\\w+)"#).replacing("\"S\"", with: "\"\(site)\"")
        let findings = ContributionTests.findings([("a.json", first), ("b.json", second)])
        #expect(findings.map(\.message) == messages)
        #expect(findings.allSatisfy { $0.location?.position.file == "b.json" })
        #expect(ContributionTests.findings([("a.json", first + " ")]) == [])
    }
}
