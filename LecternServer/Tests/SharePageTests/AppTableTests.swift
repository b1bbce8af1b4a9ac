import Bible
import LinkEngine
import Testing

@testable import SharePage

@Suite struct AppTableTests {
    @Test func theTableIsSmallAndForEveryone() throws {
        let response = try TestPages.response(to: "/lectern-share.json")
        #expect(response.body.count < 60_000)
        #expect(response.header("Access-Control-Allow-Origin") == "*")
        #expect(try TestPages.response(to: "/lectern-share.js").header("Access-Control-Allow-Origin") == "*")
    }

    @Test func aFormHasTheNumbersInBraces() throws {
        let text = String(decoding: try TestPages.response(to: "/lectern-share.json").body, as: UTF8.self)
        for form in [
            #""verses":["youversion://bible?reference={b}.{c}.{v}-{w}"]"#,
            #""verse":["jwlibrary:///finder?bible={b}{c3}{v3}"]"#, #""verses":["blb://{b}/{c}/{v}","range"]"#,
            #""range":["bible-verses://?passages=%5B{b}.{c}.{v}-{b}.{d}.{w}%5D"]"#, #""scheme":"bible-verses""#,
            #""ESV":"English Standard Version""#,
        ] {
            #expect(text.contains(form), "\(form)")
        }
    }

    @Test func theFormsGiveTheLinksOfTheEngine() throws {
        let engine = Engine.standard()
        let forms = AppForms(engine, translations: ["ESV", "KJV", "NIV"])
        #expect(forms.apps.count > 20)
        var compared = 0
        for extent in ProbePassage.Extent.allCases {
            let probe = try #require(Book(osis: "1Cor").flatMap { ProbePassage($0, extent, (13, 4, 7, 15, 3)) })
            let url = CommonSchemeURL(passage: try #require(probe.passage)).string
            for opening in engine.openings(for: url) {
                guard let app = forms.apps[opening.app], let form = app.forms[extent],
                    let code = AppForms.books.firstIndex(of: probe.book).map({ app.codes[$0] }), !code.isEmpty
                else { continue }
                compared += 1
                #expect(probe.link(form.text, book: code, translation: nil) == opening.url(encoded: true))
            }
        }
        #expect(compared > 20)
    }
}
