import Bible
import LinkEngine
import Testing
import Text

@testable import Workshop

/// Rules for apps, from what their authors say.
@Suite struct AppProposalTests {
    private static func app(
        _ identifier: String = "reader", scheme: String? = "reader", _ templates: String...
    ) -> AppProposal.Description {
        AppProposal.Description(
            identifier: identifier, name: "Reader", scheme: scheme, templates: templates, docs: nil, intentions: [.read]
        )
    }

    @Test func theTestsAreWhatTheTemplatesGive() throws {
        let proposal = try AppProposal(
            Self.app("reader", "reader://{book.osis}/{chapter}/{verse}", "reader://{book.osis}/{chapter}"))
        let results = Dictionary(uniqueKeysWithValues: proposal.tests.map { ($0.link, $0.result) })
        #expect(results["bible://?passages=[John.3.16]"] == "reader://John/3/16")
        #expect(results["bible://?passages=[Num.5]"] == "reader://Num/5")
        #expect(results["bible://?passages=[1John]"] == .some(nil))
        #expect(results["bible://?passages=[Tob.4.7]"] == .some(nil))
    }

    @Test func theSystemsAreInTheRule() throws {
        var app = Self.app(scheme: "r", "r:{+osis}")
        #expect(
            !String(decoding: try AppProposal(app).file(path: "r.json", schema: nil).bytes, as: UTF8.self).contains(
                "os\":"))
        app.systems = [.android, .ios, .android]
        let file = try AppProposal(app).file(path: "r.json", schema: nil)
        let manifest = Manifest(files: [file])
        #expect(manifest.findings == [])
        #expect(manifest.apps.first?.editions.map(\.system) == [.ios, .android])
    }

    static let ranges: [(template: String, takes: String)] = [
        ("r:{book}/{chapter}/{verse}", #""range": "none", "books": "66", "translation": false"#),
        (
            "r:{book}/{chapter}/{verse}-{endVerse}/{translation}",
            #""range": "verses of one chapter", "books": "66", "translation": true"#
        ),
        (
            "r:{book}/{chapter}/{verse}-{endChapter}.{endVerse}",
            #""range": "across chapters", "books": "66", "translation": false"#
        ),
        ("r:{+osis}", #""range": "verses of one chapter", "books": "66", "translation": false"#),
    ]

    @Test(arguments: ranges) func whatTheAppTakesIsWhatItsTemplatesSay(template: String, takes: String) throws {
        let file = try AppProposal(Self.app(scheme: "r", template)).file(path: "reader.json", schema: nil)
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(takes))
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(#""status": "unverified""#))
    }

    static let refusals: [(app: AppProposal.Description, message: String)] = [
        (app("../x", "reader:{osis}"), "cannot be the name of a rule file"),
        (app(scheme: "javascript", "javascript:{osis}"), "javascript: cannot be the scheme of an app"),
        (app(scheme: "reader", "data:{osis}"), "data: cannot be the scheme of an app"),
        (app(scheme: "a b", "reader:{osis}"), "\"a b\" is not a scheme"),
        (app(scheme: "reader:", "reader:{osis}"), "\"reader:\" is not a scheme"),
        (app(scheme: "reader"), "no template was given"),
        (app(scheme: nil, "{osis}"), "no scheme was given"),
        (app("reader", "reader:{nope}"), "there is no variable \"nope\""),
        (app("reader", "reader:{"), ""),
    ]

    @Test(arguments: refusals) func whatCannotBeARuleIsRefused(app: AppProposal.Description, message: String) {
        let finding = #expect(throws: Finding.self) { try AppProposal(app) }
        #expect(finding?.message.contains(message) == true || message.isEmpty, "\(finding?.message ?? "")")
    }

    @Test func anAppOfTheCommonSchemeNeedsNoTemplate() throws {
        let proposal = try AppProposal(Self.app(scheme: "bible-reader"))
        let file = proposal.file(path: "reader.json", schema: nil)
        #expect(String(decoding: file.bytes, as: UTF8.self).contains(#""passage": "common-scheme""#))
    }
}
