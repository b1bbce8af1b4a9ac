import Bible
import LinkEngine
import Requests
import RuleChecking
import Testing
import Text

@testable import Workshop

/// Rules for sites: from the form of their links, and from links.
@Suite struct SiteRuleTests {
    /// The regex that a person would write for a template, then what else is in the rule.
    static let templates: [(template: String, rule: String)] = [
        (
            "https://x.org/{book}/{chapter}/{verse}",
            #"(?:www\.)?x\.org/(?<book>[^/?#&]+)/(?<chapter>\d+)/(?<verse>\d+)"#
        ),
        (
            "https://b.x.org/{translation}/{book}/{chapter}[#v{verse}]",
            #"b\.x\.org/(?<translation>[\w-]+)/(?<book>[^/?#&]+)/(?<chapter>\d+)(?:/?(?:\?[^#]*)?#v(?<verse>\d+))?"#
        ),
        (
            "http://www.b.x.org/{book.usfm}.{chapter}[.{verse}[-{endVerse}]]",
            #"(?:www\.)?b\.x\.org/(?<book>\w{3})\.(?<chapter>\d+)(?:\.(?<verse>\d+)(?:-(?<endVerse>\d+))?)? books usfm"#
        ),
        ("https://x.org/{book}-{chapter}.htm", #"(?:www\.)?x\.org/(?<book>[1-4]?[^\d/?#&]+)-(?<chapter>\d+)\.htm"#),
        (
            "https://x.org/{bookNumber.pad2}/{chapter.pad3}/",
            #"(?:www\.)?x\.org/(?<book>\d{2})/(?<chapter>\d{3}) books protestant"#
        ),
        (
            "https://x.org/{*}_{book}_{chapter}.htm#{*}-{verse}",
            #"(?:www\.)?x\.org/[^/?#&_]+_(?<book>[1-4]?[^\d/?#&]+)_(?<chapter>\d+)\.htm/?(?:\?[^#]*)?#[^/?#&\-]+-(?<verse>\d+)"#
        ),
        (
            "https://x.org/passage?search={reference}&version={translation.youversion}&theme={*}",
            #"(?:www\.)?x\.org/passage search:reference version:translation translations youversion"#
        ),
        (
            "https://x.org/r?act=read&b={bookNumber.russian}&c={chapter}[&v={verse}]#top",
            #"(?:www\.)?x\.org/r/?\?(?=(?:[^#]*&)?act=read(?:[&#]|$))[^#]+#top b:book c:chapter v:verse books russian"#
        ),
        (
            "https://x.org/r?{reference}",
            #"(?:www\.)?x\.org/r/?\?(?=(?:[^#]*&)?(?<reference>[^/?#&]+)(?:[&#]|$))[^#]+"#
        ),
        (
            "https://x.org/?ref={book}.{chapter}[&page={*}]",
            #"(?:www\.)?x\.org/?\?(?=(?:[^#]*&)?ref=(?<book>[1-4]?[^\d/?#&]+)\.(?<chapter>\d+)(?:[&#]|$))[^#]+"#
        ),
        (
            "https://x.org/{book}/{chapter}#{book}-{chapter}",
            #"(?:www\.)?x\.org/(?<book>[^/?#&]+)/(?<chapter>\d+)/?(?:\?[^#]*)?#\k<book>-\k<chapter>"#
        ),
    ]

    @Test(arguments: templates) func aTemplateIsARule(template: String, rule: String) throws {
        let template = try LinkTemplate(template)
        var text = template.regex + template.parameters.map { " \($0.name):\($0.part.rawValue)" }.joined()
        if let books = template.books { text += " books \(books)" }
        if let translations = template.translations { text += " translations \(translations)" }
        #expect(text == "https?://" + rule)
        let file = SiteRuleFile(path: "x.json", schema: nil, rules: Self.rules([template], [])).file
        #expect(Manifest(files: [file]).findings == [])
    }

    @Test(
        arguments: [
            ("https://x.org/{book}/{book}/{chapter}", "{book}"),
            ("https://x.org/{book}/{chapter}#v{chapter}", "{chapter}"),
            ("https://x.org/{book}/{chapter}", nil),
        ] as [(String, String?)])
    func aVariableThatOccursTwiceIsReported(template: String, variable: String?) throws {
        let message = variable.map {
            "\($0) occurs twice in the template: links must have the same text in both places"
        }
        #expect(try LinkTemplate(template).repetition?.message == message)
    }

    static let refusals: [(template: String, message: String)] = [
        ("https://x.org/{chapter}", "no {book} and no {reference}"),
        ("https://x.org/{book}/{chaptr}", "there is no variable {chaptr}"),
        ("https://x.org/{book.xyz}", "there is no variable {book.xyz}"),
        ("https://x.org/{chapter.usfm}/{book}", "there is no variable {chapter.usfm}"),
        ("https://x.org/{book", "a { of the template is never closed"),
        ("https://x.org/{book}[/{chapter}", "a [ of the template is never closed"),
        ("https://x.org/{book}[/{chapter}#{verse}]", "a [ of the template is never closed"),
        ("https://x.org/{bookNumber}{chapter}{verse}", "nothing tells where the number before {chapter} ends"),
        ("https://x.org/{book}{chapter}{verse}", "nothing tells where the number before {verse} ends"),
        ("https://x.org/{book}]/{chapter}", "a ] too many"), ("https://{book}.org/", "it has another form"),
        ("https://x.org:80/{book}", "it has a port"), ("x", "it has another form"),
    ]

    @Test(arguments: refusals) func whatIsNotATemplateIsRefused(template: String, message: String) {
        let finding = #expect(throws: Finding.self) { try LinkTemplate(template) }
        #expect(finding?.message.contains(message) == true, "\(finding?.message ?? "")")
    }

    /// Links with their references, and the forms that they can have.
    static let links: [(links: [String], templates: [String])] = [
        (["https://x.org/john/3/16=John 3:16"], ["{book}/{chapter}/{verse}"]),
        (
            ["https://x.org/esv/john/3#v16=John 3:16 ESV", "https://x.org/niv/1-corinthians/13=1 Cor 13 NIV"],
            ["{translation}/{book}/{chapter}[#v{verse}]"]
        ),
        // One link: what may vary on other pages stays as it is.
        (["https://x.org/a.b/song-of-solomon/3/=Song 3"], ["a.b/{book}/{chapter}/"]),
        (["https://x.org/?q=John+3:16=John 3:16", "https://x.org/?q=Gen+1=Gen 1"], ["?q={reference}"]),
        (["https://x.org/John.3.16=John 3:16", "https://x.org/Gen.1=Gen 1"], ["{reference}"]),
        (
            ["https://x.org/john/3-16.htm=John 3:16", "https://x.org/acts/2.htm=Acts 2"],
            ["{book}/{chapter}[-{verse}].htm"]
        ),
        (
            [
                "https://x.org/john/3/16=John 3:16", "https://x.org/gen/1/2-3=Gen 1:2-3", "https://x.org/acts/2=Acts 2",
                "https://x.org/ruth=Ruth",
            ], ["{book}[/{chapter}[/{verse}[-{endVerse}]]]"]
        ),
        // A number that may be one or the other, until another link tells.
        (["https://x.org/john/3/3=John 3:3"], ["{book}/{chapter}/{verse}", "{book}/{verse}/{chapter}"]),
        (["https://x.org/john/3/3=John 3:3", "https://x.org/acts/2/4=Acts 2:4"], ["{book}/{chapter}/{verse}"]),
        (
            ["https://x.org/v1/john/1=John 1"], ["v{chapter}/{book}/1", "v1/{book}/{chapter}"]
        ),
        (["https://x.org/v1/john/1=John 1", "https://x.org/v1/acts/2=Acts 2"], ["v1/{book}/{chapter}"]),
        // What is stated twice in all links.
        (
            ["https://x.org/43_John_3.htm#John3-16=John 3:16", "https://x.org/01_Genesis_1.htm#Gen1-2=Gen 1:2"],
            ["{*}_{book}_{chapter}.htm#{*}-{verse}"]
        ),
        // The number of a book.
        (["https://x.org/40/5=Matt 5"], ["{bookNumber}/{chapter}", "{bookNumber.russian}/{chapter}"]),
        (["https://x.org/01/001=Gen 1", "https://x.org/45/119=Rom 119"], []),
        (["https://x.org/01/001=Gen 1", "https://x.org/45/012=Rom 12"], ["{bookNumber.pad2}/{chapter.pad3}"]),
        (
            ["https://x.org/b?a=1&b=43&c=3&v=16=John 3:16", "https://x.org/b?a=1&b=45&c=1=Rom 1"],
            ["b?a=1&b={bookNumber}&c={chapter}[&v={verse}]"]
        ),
        (["https://x.org/x/john/3=John 3", "https://x.org/yz/acts/2=Acts 2"], ["{*}/{book}/{chapter}"]),
    ]

    @Test(arguments: links) func theFormOfLinksIsFound(links: [String], templates: [String]) throws {
        guard let examples = try? Self.examples(links) else {
            #expect(templates.isEmpty)
            return
        }
        let found = try TemplateSearch(examples, language: nil).templates
        #expect(found.map(\.description).sorted() == templates.map { "https://x.org/" + $0 }.sorted())
        // Each reads all links.
        for template in found {
            let file = SiteRuleFile(path: "x.json", schema: nil, rules: Self.rules([template], examples)).file
            let engine = Engine(manifest: Manifest(files: [file]), scripts: .off)
            for example in examples {
                #expect(
                    engine.passage(of: example.link)?.canonicalURL.passage == example.passage.passage, "\(template)")
            }
        }
    }

    static let unfound: [(links: [String], message: String)] = [
        (["https://ekzeget.ru/bible/bytie/glava-1/=Gen 1"], "does not show where it names Genesis 1"),
        (["https://x.org/john/3=Gen 1"], "does not show where it names Genesis 1"),
        (["https://x.org/12345=John 3:16"], "does not show where it names John 3:16"),
        (["https://x.org/john/3=John 3", "https://y.org/john/4=John 4"], "is not on the host x.org"),
        (["https://x.org/john/3=John 3", "https://x.org/search?q=Gen+1=Gen 1"], "no form in common"),
        (["https://x.org/[john]/3=John 3"], "does not show where it names John 3"),
        (["https://u:p@x.org/john/3=John 3"], "it has a user name"), ([], "no link of a passage was given"),
    ]

    @Test(arguments: unfound) func linksWithoutACommonFormAreRefused(links: [String], message: String) throws {
        let examples = try Self.examples(links)
        let finding = #expect(throws: Finding.self) { try TemplateSearch(examples, language: nil) }
        #expect(finding?.message.contains(message) == true, "\(finding?.message ?? "")")
    }

    @Test func namesThatOnlyTheSiteHasAreInTheRule() throws {
        let template = try LinkTemplate("https://ekzeget.ru/bible/{book}/glava-{chapter}[/stih-{verse}]")
        let rules = Self.rules(
            [template],
            try Self.examples([
                "https://ekzeget.ru/bible/bytie/glava-1/=Gen 1", "https://ekzeget.ru/bible/acts/glava-2/=Acts 2",
                "https://ekzeget.ru/bible/evangelie-ot-ioanna/glava-3/stih-16/=John 3:16",
            ]))
        #expect(rules[0].books.map { "\($0.name) \($0.osis)" } == ["bytie Gen", "evangelie-ot-ioanna John"])
    }

    @Test func aTestBelongsToTheFormThatItsLinkHas() throws {
        let templates = try ["https://x.org/{book}/{chapter}", "https://x.org/?q={reference}"].map {
            try LinkTemplate($0)
        }
        let rules = Self.rules(templates, try Self.examples(["https://x.org/?q=John+3=John 3"]))
        #expect(!rules[0].json.line.contains("q=John") && rules[1].json.line.contains("q=John"))
    }

    private static func examples(_ links: [String]) throws -> [(link: String, passage: CommonSchemeURL)] {
        try links.map { try LinkExample(argument: $0) }.compactMap { example in
            example.passage.map { (example.link, $0) }
        }
    }

    private static func rules(
        _ templates: [LinkTemplate], _ examples: [(link: String, passage: CommonSchemeURL)]
    ) -> [SiteRule] {
        SiteRule.all(
            templates, site: "X", docs: nil, language: nil, tests: examples.map { ($0.link, .some($0.passage)) })
    }
}
