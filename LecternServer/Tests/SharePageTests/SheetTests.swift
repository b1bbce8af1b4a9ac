import LinkEngine
import Testing
import URLText

@testable import SharePage

@Suite struct SheetTests {
    @Test func anIPhoneGetsTheLinksOfTheApps() throws {
        let links = TestPages.values(of: "href", in: try TestPages.page("/John.3.16-18?translation=ESV"))
        #expect(links.contains("youversion://bible?reference=JHN.3.16-18&version_id=59"))
        #expect(links.contains("bible-verses://?passages=%5BJohn.3.16-John.3.18%5D&translation=ESV"))
        #expect(links.contains("https://apps.apple.com/app/id282935706"))
        #expect(!links.contains { $0.hasPrefix("intent:") || $0.hasPrefix("sword:") || $0.hasPrefix("tw:") })
    }

    @Test func androidGetsIntentsWithAFallbackToOurPage() throws {
        let links = TestPages.values(
            of: "href", in: try TestPages.page("/John.3.16?translation=ESV", agent: TestPages.android))
        let back = "https%3A%2F%2Flectern.example%2Fgo%2FJohn.3.16%3Ftranslation%3DESV%26app%3Dyouversion%26back%3D1"
        #expect(
            links.contains(
                "intent://bible?reference=JHN.3.16&version_id=59#Intent;scheme=youversion;package=com.sirma.mobile.bible.android;"
                    + "S.browser_fallback_url=\(back);end"))
        #expect(links.contains("https://play.google.com/store/apps/details?id=com.sirma.mobile.bible.android"))
        #expect(!links.contains { $0.hasPrefix("youversion:") })
        for link in links where link.hasPrefix("intent:") {
            #expect(link.contains(";package=") && link.hasSuffix("back%3D1;end"), "\(link)")
        }
    }

    @Test func aDesktopGetsItsOwnApps() throws {
        let links = TestPages.values(of: "href", in: try TestPages.page("/John.3.16", agent: TestPages.desktop))
        #expect(links.contains("sword:///John.3.16"))
        #expect(!links.contains { $0.hasPrefix("youversion:") || $0.hasPrefix("intent:") || $0.hasPrefix("tw:") })
    }

    @Test func theDeviceCanBeChanged() throws {
        let page = try TestPages.page("/John.3.16?os=windows")
        #expect(TestPages.values(of: "href", in: page).contains("tw://bible.*?id=43.3.16"))
        #expect(page.contains("<body data-system=\"windows\">"))
        #expect(try TestPages.page("/John.3.16?os=nonsense").contains("<body data-system=\"ios\">"))
        #expect(try TestPages.page("/John.3.16?os=all").contains("<body data-system=\"all\">"))
    }

    @Test func thePreferredAppIsOnTop() throws {
        #expect(try Self.apps("/John.3.16?app=verses").first == "verses")
        #expect(try Self.apps("/John.3.16").first == "youversion")
        #expect(try Self.apps("/John.3.16?app=nonsense").first == "youversion")
    }

    @Test func intentionsLeaveAppsOut() throws {
        #expect(try Self.apps("/John.3.16?intention=Memorize") == ["verses"])
        #expect(try Self.apps("/John.3.16?intention=nonsense").count > 10)
    }

    @Test func whatAnAppLosesIsSaid() throws {
        let page = try TestPages.page("/John.3.16-18?translation=ESV")
        let lost = "opens only John 3:16; without the translation “English Standard Version”"
        #expect(page.contains("<p class=\"lost\">\(lost)</p>"))
        let german = try TestPages.page("/John.3.16-18?translation=ESV&lang=de")
        #expect(
            german.contains(
                "<p class=\"lost\">öffnet nur Johannes 3,16; ohne die Übersetzung „English Standard Version“</p>"))
    }

    @Test(arguments: [
        ("en", "opens only the destination, not the route"), ("de", "öffnet nur das Ziel, nicht die Route"),
        ("ja", "目的地のみ開きます（経路は含まれません）"),
    ])
    func whatOfAPlaceAnAppLosesIsSaid(language: String, route: String) throws {
        let link = "https%3A%2F%2Fwww.openstreetmap.org%2Fdirections%3Froute%3D%3B52.5219%2C13.4132%23map%3D15%2F1%2F1"
        let page = try TestPages.page("/?q=\(link)&lang=\(language)")
        #expect(page.contains(route), "\(page)")
        #expect(!page.contains("zoom: 15") && !page.contains("route: opens only"))
    }

    @Test(arguments: [("pt", "Nova Versão Internacional"), ("es", "Nueva Versión Internacional")])
    func aTranslationHasTheNameOfTheLanguage(language: String, name: String) throws {
        let page = try TestPages.page("/John.3.16?translation=NVI", languages: language)
        #expect(page.contains("<p class=\"source\">\(name)</p>"))
        #expect(page.contains("<option value=\"NVI\" selected>\(name) (NVI)</option>"))
    }

    @Test(arguments: [
        "/John.3.16-18?translation=ESV", "/John.3.16-18?translation=ESV&os=all", "/John.3.16,Gen.1", "/Ps.23",
        "/Gen.1-2",
        "/John.3.16-18?translation=LUT&os=android", "/Tob.4.7?os=windows", "/John.3.16-18?intention=Study",
    ])
    func aLossIsSaidOnceAboveTheAppsThatShareIt(target: String) throws {
        let page = try TestPages.page(target)
        for list in page.components(separatedBy: "<ul class=\"apps\"").dropFirst() {
            let rows = String(list).components(separatedBy: "</ul>")[0]
            let shown = String(rows).components(separatedBy: "<p class=\"lost\">").dropFirst().map {
                $0.prefix { $0 != "<" }
            }
            #expect(Set(shown).count == shown.count, "\(shown)")
        }
    }

    @Test func whatEveryAppLosesIsSaidOnceAboveTheList() throws {
        // Only one app has a code for it, and that one is not for reading aloud.
        let page = try TestPages.page("/John.3.16-18?translation=XYZ&intention=Listen")
        let lost = "<p class=\"lost\">In each of these apps: without the translation “XYZ”</p><ul class=\"apps\""
        #expect(page.contains(lost))
        let rows = String(page.components(separatedBy: lost).last ?? "").components(separatedBy: "</ul>")[0]
        #expect(rows.contains("data-app") && !rows.contains("XYZ"))
    }

    @Test func theOnlyAppSaysWhatItLoses() throws {
        let page = try TestPages.page("/John.3.16-18?translation=XYZ&os=windows&intention=Listen")
        #expect(try Self.apps("/John.3.16-18?translation=XYZ&os=windows&intention=Listen").count == 1)
        #expect(page.components(separatedBy: "without the translation “XYZ”").count == 3)
    }

    @Test func appsThatLoseLessComeFirst() throws {
        let engine = Engine.standard()
        for text in ["bible://?passages=[John.3.16-John.3.18]&translation=ESV", "John 3:16; Gen 1", "Ps 23"] {
            let apps = try Self.apps("/?q=" + PercentEncoding.encode(text, keeping: .nothing))
            let openings = engine.resolve(text).openings
            let counts = apps.map { app in openings.first { $0.app == app }?.losses.count ?? 0 }
            let firstLossy = counts.firstIndex { $0 > 0 } ?? counts.endIndex
            #expect(firstLossy > 0 && counts[firstLossy...].allSatisfy { $0 > 0 }, "\(text): \(counts)")
        }
    }

    @Test func anAppIsOneLinkAndItsStoreAnotherOnDemand() throws {
        let page = try TestPages.page("/John.3.16")
        let rows = String(page.components(separatedBy: "id=\"apps\"")[1]).components(separatedBy: "</ul>")[0]
        let apps = TestPages.values(of: "data-app", in: String(rows))
        #expect(TestPages.values(of: "href", in: String(rows)).count == apps.count)
        let details = page.components(separatedBy: "<details><summary>App not installed?</summary>")[1]
        let stores = String(String(details).components(separatedBy: "</details>")[0])
        #expect(Set(TestPages.values(of: "data-store", in: stores)).isSubset(of: apps))
        #expect(stores.contains(">YouVersion (App Store)</a>"))
    }

    @Test func aLongTextIsNotRepeatedInLinks() throws {
        for text in [
            String(repeating: "no reference here ", count: 400), String(repeating: "words ", count: 1200) + "John 3:16",
        ] {
            let response = try TestPages.response(
                to: "/?q=" + PercentEncoding.encode(text, keeping: .nothing), agent: TestPages.android)
            #expect(response.body.count < 45_000)
        }
    }

    @Test func manyCorrectionsMakeNoLongPage() throws {
        let list = "John 3:16" + String(repeating: "; Gen 99", count: 40)
        let page = try TestPages.page(for: list)
        #expect(page.contains("<h1>John 3:16</h1>"))
        #expect(page.components(separatedBy: "“Gen 99” was ignored.").count == 11)
    }

    @Test func aLongPathIsNotRepeatedInLinks() throws {
        let long = String(repeating: "a", count: 60_000)
        for response in [
            try TestPages.response(to: "/" + long),
            SharePages.problem(405, retryingIn: nil, PageRequest(path: "/" + long, origin: "https://lectern.example")),
        ] {
            #expect(response.body.count < 12_000)
        }
        let verses = (1...36).map { "John.3.\($0)" }.joined(separator: ",")
        #expect(try TestPages.page("/" + verses).contains("/\(verses)?os=windows"))
    }

    @Test func theLinksOfAPageNameThePassage() throws {
        let page = try TestPages.page("/?q=John+3:16+ESV&lang=de&x=y")
        let links = TestPages.values(of: "href", in: page)
        #expect(links.contains("/John.3.16?translation=ESV&lang=de&intention=Study"))
        #expect(!links.contains { $0.hasPrefix("/?q=") })
    }

    @Test func theTitleOfALinkIsShownInItsLanguageOnly() throws {
        let target = "/?q=" + PercentEncoding.encode("https://www.bible.com/events/123", keeping: .nothing)
        let title = try #require(
            Engine.standard().resolve("https://www.bible.com/events/123").openings.first?.title)
        #expect(try TestPages.page(target).contains("<small>\(title)</small>"))
        #expect(try !TestPages.page(target, languages: "de").contains(title))
    }

    @Test func androidComesBackFromALinkThatIsNoPassage() throws {
        let page = try TestPages.page(for: "https://www.bible.com/events/123", agent: TestPages.android)
        let link = try #require(TestPages.values(of: "href", in: page).first { $0.hasPrefix("intent:") })
        #expect(
            link.hasPrefix("intent://events?id=123#Intent;scheme=youversion;package=com.sirma.mobile.bible.android;"))
        #expect(link.contains("%2F%3Fq%3Dhttps%3A%2F%2Fwww.bible.com"))
    }

    @Test func aTextWithSeveralPassagesGivesAChoice() throws {
        let links = (1...50).map { "https://www.bible.com/bible/59/JHN.3.\($0 % 36 + 1)" }.joined(separator: " and ")
        let page = try TestPages.page(for: links)
        #expect(page.contains("<h1>Several were found. Which one?</h1>"))
        #expect(page.contains("<p>6 more</p>"))
        #expect(
            TestPages.values(of: "href", in: page).count { $0.hasPrefix("/?q=https://") && !$0.contains("&") } == 30)
    }

    @Test(arguments: [
        ("/share?text=Read%20https%3A%2F%2Fwww.bible.com%2Fbible%2F59%2FJHN.3.16.ESV%20now", "John 3:16 (ESV)"),
        ("/share?title=John%203:16", "John 3:16"), ("/share?title=A%20page&text=Luke%202:1&url=", "Luke 2:1"),
        ("/share?title=John%203:16&text=Luke%202:1&url=https%3A%2F%2Fref.ly%2FJn3.17", "John 3:17"),
        ("/share?url=https%3A%2F%2Fexample.com%2F&text=Luke%202:1", "Luke 2:1"),
        ("/?q=web%2Bbible%3A%2F%2F%3Fpassages%3D%5BJohn.3.16%5D", "John 3:16"),
        ("/?q=John+3:16;+Gen+1", "John 3:16; Genesis 1"),
    ])
    func whatIsSharedIsLookedThrough(target: String, heading: String) throws {
        #expect(try TestPages.page(target).contains("<h1>\(heading)</h1>"))
    }

    @Test func aWrongReferenceSaysWhatIsWrong() throws {
        #expect(try TestPages.page(for: "John 3:99").contains("John 3 has only 36 verses."))
        #expect(try TestPages.page(for: "Jonh 3:16").contains("“Jonh” was read as John."))
        #expect(try TestPages.page("/Jonn%203:99").contains("<h1>There is no such page or passage</h1>"))
    }

    @Test(arguments: [
        ("/?q=John+3:99", ["/John.3.36", "/John.3"]),
        ("/John%203:99?lang=de", ["/John.3.36?lang=de", "/John.3?lang=de"]),
        ("/?q=John+33:1", ["/John"]), ("/Ps.151.9", ["/Ps.151.7", "/Ps.151"]), ("/?q=hello", []), ("/x", []),
        ("/?q=https%3A%2F%2Fexample.com", []),
    ])
    func aWrongReferenceLeadsToWhatMayBeMeant(target: String, near: [String]) throws {
        let main = try TestPages.page(target).components(separatedBy: "<form").first.map(String.init) ?? ""
        let links = TestPages.values(of: "href", in: main.components(separatedBy: "<main").last.map(String.init) ?? "")
        #expect(links.filter { $0.hasPrefix("/") } == near)
    }

    @Test func aLinkThatNoAppOpensLeadsToItsPage() throws {
        let page = try TestPages.page(for: "https://user:secret@example.com/a?b=c")
        #expect(page.contains("<h1>No app is known for this link</h1>") || page.contains("not a valid"))
        #expect(!page.contains("Open the page at user"))
    }

    private static func apps(_ target: String) throws -> [String] {
        let list = try TestPages.page(target).components(separatedBy: "id=\"apps\"").last.map(String.init) ?? ""
        let end = list.components(separatedBy: "</ul>").first.map(String.init) ?? ""
        return TestPages.values(of: "data-app", in: end)
    }
}
