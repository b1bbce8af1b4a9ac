import Testing
import Text

@testable import Workshop

/// What is proposed from links: regexes that say no more than the links show.
@Suite struct SiteProposalTests {
    /// The links of a site with their references, and what of the rules is expected, one text for each rule.
    struct Row: Sendable, CustomTestStringConvertible {
        let links: [String]
        let rules: [String]

        var testDescription: String { links[0] }
    }

    static let rows: [Row] = [
        Row(
            links: [
                "https://b.example.org/esv/john/3#v16=John 3:16 ESV",
                "http://b.example.org/niv/1-corinthians/13=1 Cor 13 NIV",
            ],
            rules: [
                #"b\.example\.org/(?<translation>[a-z]+)/(?<book>[^/?#&]+)/(?<chapter>\d+)(?:#v(?<verse>\d+)|(?!.*\d))"#
            ]),
        // One link: what may vary on other pages stays as it is.
        Row(
            links: ["https://b.example.org/esv/john/3=John 3 ESV"],
            rules: [#"b\.example\.org/(?<translation>esv)/(?<book>[^/?#&]+)/(?<chapter>\d+)(?!.*\d)"#]),
        Row(
            links: ["https://example.org/a.b/john/3=John 3"],
            rules: [#"(?:www\.)?example\.org/a\.b/(?<book>[^/?#&]+)/(?<chapter>\d+)(?!.*\d)"#]),
        Row(
            links: ["https://example.org/?q=John+3:16=John 3:16"],
            rules: [
                #"(?:www\.)?example\.org(?!/?\?(?:[^#]*&)?(?:(?!q=)[^&#]*\d|q=[^&#:.,]*\d,))(?![^#]*#.*\d) query q:reference"#
            ]
        ),
        Row(
            links: ["https://example.org/John.3.16=John 3:16", "https://example.org/Gen.1=Gen 1"],
            rules: [#"(?:www\.)?example\.org/(?<reference>(?![^/?#&:.,]*\d,)[^/?#&]*\d[^/?#&]*)(?!.*\d)"#]),
        // A verse that some links lack.
        Row(
            links: ["https://example.org/john/3-16.htm=John 3:16", "https://example.org/acts/2.htm=Acts 2"],
            rules: [#"(?:www\.)?example\.org/(?<book>[^/?#&]+)/(?<chapter>\d+)(?:-(?<verse>\d+))?\.htm(?!.*\d)"#]),
        // What varies and is no part of the passage; what repeats the book and the chapter.
        Row(
            links: [
                "https://example.org/43_John_3.htm#John3-16=John 3:16",
                "https://example.org/01_Genesis_1.htm#Gen1-2=Gen 1:2",
            ],
            rules: [
                #"(?:www\.)?example\.org/\d+_(?<book>[1-4]?[^\d/?#&]+)_(?<chapter>\d+)\.htm(?:#[1-4]?[^\d/?#&]+\d+-(?<verse>\d+)|(?!.*\d))"#
            ]),
        Row(
            links: ["https://example.org/x1/john/3=John 3", "https://example.org/y22/acts/2=Acts 2"],
            rules: [#"(?:www\.)?example\.org/[^/?#&]+/(?<book>[^/?#&]+)/(?<chapter>\d+)(?!.*\d)"#]),
        // Numbers of books: orders that differ behind the books that were seen are not guessed.
        Row(
            links: ["https://example.org/r?b=43&c=3&v=16=John 3:16"],
            rules: [
                #"(?:www\.)?example\.org/r(?!/?\?(?:[^#]*&)?(?!b=|c=|v=)[^&#]*\d)(?![^#]*#.*\d) query b:book c:chapter v:verse books protestant"#
            ]),
        Row(
            links: ["https://example.org/01/1.htm=Gen 1"],
            rules: [#"(?:www\.)?example\.org/(?<book>0[1-7])/(?<chapter>\d+)\.htm(?!.*\d) books protestant"#]),
        Row(
            links: ["https://example.org/r?vmin=16&vmax=16&b=john&c=3=John 3:16"],
            rules: [
                #"(?:www\.)?example\.org/r(?!/?\?(?:[^#]*&)?(?:(?!b=|c=|vmin=|vmax=)[^&#]*\d|b=[^\p{L}&#]*\p{L}{1,2}(?:[&#]|$)))(?![^#]*#.*\d) query b:book c:chapter vmin:verse vmax:endVerse"#
            ]),
        Row(
            links: ["https://example.org/MAT/4.json=Matt 4"],
            rules: [#"(?:www\.)?example\.org/(?<book>[^/?#&]+)/(?<chapter>\d+)\.json(?!.*\d) books usfm"#]),
        // A name that only the site has.
        Row(
            links: ["https://example.org/new:mf:01:01=Matt 1:1"],
            rules: [
                #"(?:www\.)?example\.org/new:(?<book>[1-4]?[^\d/?#&]+):(?<chapter>\d{2,3}):(?<verse>\d{2,3})(?!.*\d) books mf:Matt"#
            ]),
        // Two capitals are a code, no abbreviation in a language.
        Row(
            links: ["https://example.org/PS23.html=Ps 23"],
            rules: [
                #"(?:www\.)?example\.org/(?<book>[1-4]?[^\d/?#&]+)(?<chapter>\d+)\.html(?!.*\d) books lds"#
            ]),
        // Two forms are two rules.
        Row(
            links: ["https://example.org/john/3=John 3", "https://example.org/search?q=Gen+1=Gen 1"],
            rules: [
                #"(?:www\.)?example\.org/(?<book>[^/?#&]+)/(?<chapter>\d+)(?!.*\d)"#,
                #"(?:www\.)?example\.org/search(?!/?\?(?:[^#]*&)?(?:(?!q=)[^&#]*\d|q=[^&#:.,]*\d,))(?![^#]*#.*\d) query q:reference"#,
            ]),
        Row(
            links: ["https://example.org/show.php?act=read&q=John+3=John 3"],
            rules: [
                #"(?:www\.)?example\.org/show\.php(?!/?\?(?:[^#]*&)?(?:(?!q=)[^&#]*\d|q=[^&#:.,]*\d,))\?(?=(?:[^#]*&)?act=read(?:[&#]|$))[^#]*(?![^#]*#.*\d) query q:reference"#
            ]),
        Row(
            links: ["https://beispiel.de/johannes/3=John 3"],
            rules: [#"(?:www\.)?beispiel\.de/(?<book>[^/?#&]+)/(?<chapter>\d+)(?!.*\d) language de"#]),
        Row(
            links: ["https://example.org/#/read/john/3=John 3"],
            rules: [#"(?:www\.)?example\.org/#/read/(?<book>[^/?#&]+)/(?<chapter>\d+)"#]),
        Row(
            links: ["https://example.org/t?Genesis1:1-2:3=Gen 1:1-2:3"],
            rules: [#"(?:www\.)?example\.org/t\?(?<reference>(?![^/?#&:.,]*\d,)[^/?#&]*\d[^/?#&]*)(?!.*\d)"#]),
    ]

    private static func proposal(_ links: [String]) throws -> SiteProposal {
        let examples = try links.map { try LinkExample(argument: $0) }
        let authority = examples[0].link.split(separator: "/")[1]
        return try SiteProposal(host: SiteHost(String(authority)), examples: examples)
    }

    @Test(arguments: rows) func aRuleSaysWhatItsLinksShow(row: Row) throws {
        let rules = try Self.proposal(row.links).rules
        #expect(rules.map(\.summary) == row.rules.map { "https?://" + $0 })
    }

    @Test(arguments: rows) func theTestsOfAProposalAreLinksAndMadeOnes(row: Row) throws {
        let rules = try Self.proposal(row.links).tested(site: "S", docs: nil)
        for rule in rules {
            #expect(rule.tests.contains { !$0.isMade && $0.result != nil })
            #expect(rule.tests.contains { $0.isMade && $0.result == nil })
            #expect(rule.missing.last?.hasPrefix("\"docs\"") == true)
        }
        #expect(rules.flatMap(\.tests).count { !$0.isMade } == row.links.count)
    }

    /// Links of a site, and others that may be of another passage than the rule would read without what they have more.
    static let others: [(links: [String], read: [String], notRead: [String])] = [
        (
            ["https://example.org/nt/john/3?lang=eng&id=p16#p16=John 3:16"],
            ["https://example.org/nt/acts/2?lang=eng&id=p5#p5"],
            [
                "https://example.org/nt/john/3?lang=eng&id=p5-p7#p5",
                "https://example.org/nt/john/3?lang=eng&id=p5,p7#p5",
            ]
        ),
        (
            ["https://example.org/john/3=John 3", "https://example.org/acts/2=Acts 2"],
            ["https://example.org/mark/4?lang=en#top"],
            ["https://example.org/mark/4?verse=3", "https://example.org/mark/4#3", "https://example.org/mark/4?3-5"]
        ),
        (
            ["https://example.org/john/3#v16=John 3:16", "https://example.org/acts/2=Acts 2"],
            ["https://example.org/mark/4#v3", "https://example.org/mark/4"],
            ["https://example.org/mark/4#v3-v5", "https://example.org/mark/4#3", "https://example.org/mark/4#v3,5"]
        ),
        (
            ["https://example.org/john/3#0=John 3"], ["https://example.org/mark/4#0", "https://example.org/mark/4"],
            ["https://example.org/mark/4#11", "https://example.org/mark/4?5#0"]
        ),
        (
            ["https://example.org/r?q=John+3:16&size=1=John 3:16"],
            ["https://example.org/r?q=Mark+4&size=1", "https://example.org/r?q=Mark+4:3,5"],
            [
                "https://example.org/r?q=Mark+4&size=2", "https://example.org/r?q=Mark+4&end=9",
                "https://example.org/r?q=Mk+4,3",
            ]
        ),
        (
            ["https://example.org/x/john003.htm=John 3"], ["https://example.org/x/mark004.htm"],
            ["https://example.org/x/mark4.htm", "https://example.org/x/mark0004.htm"]
        ),
        (
            ["https://example.org/r?q=Matth%C3%A4us+5,3=Matt 5:3"], ["https://example.org/r?q=Mt+5,4"],
            ["https://example.org/r?q=Mt+5,4#6"]
        ),
        (
            ["https://example.org/giovanni/3=John 3"], ["https://example.org/gl/3"], ["https://example.org/gl/4"]
        ),
        (
            ["https://example.org/r?b=Hbr&c=11=Heb 11"], ["https://example.org/r?b=1Pet&c=1"],
            ["https://example.org/r?b=1Cr&c=1"]
        ),
    ]

    @Test(arguments: others)
    func linksWithNumbersThatTheLinksDoNotHaveAreNotRead(links: [String], read: [String], notRead: [String]) throws {
        let rules = RuleTrial(try Self.proposal(links).rules)
        for link in read { #expect(rules.passage(of: link) != nil, "\(link)") }
        for link in notRead { #expect(rules.passage(of: link) == nil, "\(link)") }
    }

    static let refusals: [(links: [String], message: String)] = [
        (["https://example.org/john/3=Gen 1"], "no part of https://example.org/john/3 leads to Genesis 1"),
        (["https://example.org/12345=John 3:16"], "no part of https://example.org/12345 leads to John 3:16"),
        (
            ["https://example.org/john/3=John 3", "https://example.org/john/3=John 4"],
            "https://example.org/john/3 is given twice, as John 3 and as John 4"
        ),
        (
            ["https://example.org/john/3=John 3", "https://example.net/john/4=John 4"],
            "https://example.net/john/4 is of another host, example.net"
        ),
        (
            [
                "https://example.org/john/3=John 3", "https://example.org/a/john/3=null",
                "https://example.org/acts/2=null",
            ], "no part"
        ),
        (["https://example.org/about=null"], "no link of a passage was given"),
        (
            ["https://example.org/john/3=John 3", "https://example.org:81/john/3=John 3"],
            "https://example.org:81/john/3 has a port"
        ),
        (
            ["https://example.org/john/3=John 3", "https://u:p@example.org/john/3=John 3"],
            "has a user name before its host"
        ),
        (["https://example.org/john/3=John 3", "ftp://example.org/john/3=John 3"], "is not a link of the web"),
    ]

    @Test(arguments: [
        String(repeating: "a", count: 600), "\u{202E}", "\u{200B}", "?" + String(repeating: "a&", count: 40),
    ])
    func linksThatAreTooLongOrNotVisibleAreRefused(part: String) {
        #expect(throws: Finding.self) { try Self.proposal(["https://example.org/\(part)/john/3=John 3"]) }
    }

    @Test(arguments: refusals) func whatCannotBeARuleIsRefused(links: [String], message: String) {
        let finding = #expect(throws: Finding.self) { try Self.proposal(links) }
        #expect(finding?.message.contains(message) == true, "\(finding?.message ?? "")")
    }
}

extension SiteRule {
    /// The regex and what else is in the rule.
    fileprivate var summary: String {
        var summary = regex
        if !query.isEmpty { summary += " query " + query.map { "\($0.name):\($0.part)" }.joined(separator: " ") }
        if let language { summary += " language \(language)" }
        switch books {
        case .table(let name): summary += " books \(name)"
        case .own(let names): summary += " books " + names.map { "\($0.name):\($0.meaning)" }.joined(separator: " ")
        case nil: break
        }
        return summary
    }
}
