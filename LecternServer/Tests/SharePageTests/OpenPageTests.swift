import Testing

@testable import SharePage

@Suite struct OpenPageTests {
    @Test(arguments: [
        ("/go/John.3.16?mode=web", "https://www.biblegateway.com/passage/?search=John+3:16"),
        ("/go/John.3.16?app=bible-com&translation=ESV", "https://www.bible.com/bible/59/JHN.3.16"),
        ("/go/John.3.16?translation=ESV&app=bible-com", "https://www.bible.com/bible/59/JHN.3.16"),
    ])
    func onlyAPageOfTheWebOpensByItself(target: String, location: String) throws {
        #expect(try TestPages.response(to: target).header("Location") == location)
    }

    @Test(arguments: [
        "/go/John.3.16", "/go/John.3.16?app=youversion", "/go/John.3.16?app=verses", "/go/John.3.16?app=nonsense",
        "/go/John.3.16?app=bible-com&mode=launcher", "/go/John.3.16?app=bible-com&back=1",
    ])
    func anAppOpensOnATap(target: String) throws {
        for agent in [TestPages.iPhone, TestPages.android, TestPages.desktop] {
            let response = try TestPages.response(to: target, agent: agent)
            #expect(response.status == 200)
            let page = String(decoding: response.body, as: UTF8.self)
            #expect(!page.contains("http-equiv"))
            #expect(page.contains("class=\"step main\""))
        }
    }

    @Test func thePageOffersTheAppTheStoreAndTheWeb() throws {
        let page = try TestPages.page("/go/John.3.16?app=verses")
        #expect(page.contains(">Open Verses</a>"))
        #expect(page.contains("<span>Get the app</span><small>App Store</small>"))
        #expect(page.contains("<span>Read here</span><small>Bible Gateway</small>"))
        #expect(page.contains(">All apps for this passage</a>"))
    }

    @Test func thePageSaysThatTheAppDidNotOpen() throws {
        let page = try TestPages.page("/go/John.3.16?app=youversion&back=1", agent: TestPages.android)
        #expect(page.contains("YouVersion did not open. It may not be installed."))
    }
}
