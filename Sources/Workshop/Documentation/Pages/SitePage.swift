import Bible
import LinkEngine
import Text
import URLText

/// The page about a site: the forms of its links, with examples.
struct SitePage {
    let site: String
    /// One for each form.
    let rules: [ManifestObject]

    func page(at path: String) -> Document {
        var page = Document(path: path, title: site)
        let tests = rules.flatMap(\.tests)
        let made = tests.count(where: \.isMade)
        let madeTests = made == 0 ? "" : ", \(made) of them of links that were made"
        page.blocks = [
            .paragraph([.text("\(Printable.count(rules.count, "form")) of links, \(tests.count) tests\(madeTests).")])
        ]
        for (index, rule) in rules.enumerated() {
            if rules.count > 1 { page.blocks.append(.heading("Form \(index + 1)")) }
            page.blocks += blocks(rule)
        }
        let hosts = tests.compactMap { $0.expected == nil ? nil : URLParts(NormalizedLink($0.link).url)?.authority }
        page.words = Set(hosts.map(String.init)).sorted() + rules.compactMap { $0.string(.translation) }
        return page
    }

    private func blocks(_ rule: ManifestObject) -> [Document.Block] {
        let tests = rule.tests.filter { !$0.isMade } + rule.tests.filter(\.isMade)
        let examples = tests.filter { $0.expected != nil }.prefix(WorkshopLimits.siteExamples)
        let nulls = tests.filter { $0.expected == nil }.prefix(WorkshopLimits.siteRefusals)
        var blocks: [Document.Block] = []
        if !examples.isEmpty {
            blocks.append(.table(heading: ["link", "passage", "translation"], rows: examples.map(Self.row)))
        }
        if !nulls.isEmpty {
            blocks += [.paragraph([.text("Not a passage:")]), .list(nulls.map { [.code(Self.link($0))] })]
        }
        blocks.append(.list(RuleFacts(rule).lines))
        if let regex = rule.string(.regex) { blocks += [.paragraph([.text("The regex:")]), .code(regex)] }
        return blocks
    }

    private static func row(_ test: TestEntry) -> [[Document.Inline]] {
        let passage = test.expected.flatMap { try? CommonSchemeURL(parsing: $0) }
        let versification = passage?.v11n.map { " (\($0))" } ?? ""
        let link: Document.Inline =
            test.isMade || !SchemePolicy.isWeb(test.link) ? .code(link(test)) : .link(link(test), to: .web(test.link))
        return [
            test.isMade ? [link, .text(" (made)")] : [link],
            [.text(passage.map { $0.passage.text + versification } ?? test.expected ?? "")],
            [.text(passage?.translation?.text ?? "")],
        ]
    }

    /// The link of a test, without headers.
    private static func link(_ test: TestEntry) -> String { String(test.link.prefix { $0 != "\n" }) }
}

/// What a rule says about itself.
struct RuleFacts {
    let lines: [[Document.Inline]]

    init(_ rule: ManifestObject) {
        func line(_ label: String, _ text: String?) -> [Document.Inline]? {
            text.map { [.text(label + ": ")] + Document.Inline.linked($0) }
        }
        let books = rule[.books].map { $0.string ?? "names of the site's own" }
        lines = [
            line("Source", rule.string(.docs)), line("Verified", rule.string(.verified)),
            line("Status", rule.string(.status)),
            line("Language of the names", rule.string(.language)), line("Translation", rule.string(.translation)),
            line("Versification", rule.string(.versification)), line("Books", books), line("Note", rule.string(.note)),
        ].compactMap(\.self)
    }
}
