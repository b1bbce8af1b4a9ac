import Testing

@testable import SharePage

@Suite struct PageTests {
    static let targets = [
        "/", "/help", "/bookmarklet", "/offline", "/demo", "/?q=John+3:16", "/John.3.16-18?translation=ESV",
        "/go/John.3.16", "/foo",
        "/Gen.1.1-2.3?translation=ESV&os=all", "/Jer.8.18-9.1?translation=NASB1995&os=android&app=youversion",
    ]

    @Test(arguments: targets) func aPageIsSmallInEachLanguage(target: String) throws {
        for language in PageLanguage.all {
            let response = try TestPages.response(to: target, agent: TestPages.android, languages: language.code)
            #expect(response.body.count < 30_000, "\(language.code)")
            #expect(String(decoding: response.body, as: UTF8.self).contains("<html lang=\"\(language.code)\">"))
        }
    }

    @Test(arguments: targets) func aPageLoadsNothingFromElsewhere(target: String) throws {
        let page = try TestPages.page(target)
        #expect(TestPages.values(of: "src", in: page).allSatisfy { $0.hasPrefix("/") && !$0.hasPrefix("//") })
        #expect(
            !page.contains("<iframe") && !page.contains(" style=") && !page.contains("@import")
                && !page.contains("url("))
    }

    @Test(arguments: targets) func thePolicyAllowsOnlyOurFiles(target: String) throws {
        let policy = try #require(try TestPages.response(to: target).header("Content-Security-Policy"))
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'sha256-"))
        #expect(!policy.contains("unsafe") && !policy.contains("*") && !policy.contains("http"))
    }

    @Test(arguments: [
        ("/", "private, no-cache"), ("/John.3.16", "private, no-cache"), ("/john%203:16", "private, max-age=3600"),
        ("/qr/John.3.16", "private, max-age=3600"), ("/go/John.3.16?mode=web", "no-store"),
        ("/page.js", "public, max-age=3600"),
        ("/manifest.webmanifest", "public, max-age=3600"),
    ])
    func whatSomebodyReadsIsKeptByNoCacheThatOthersShare(target: String, caching: String) throws {
        #expect(try TestPages.response(to: target).header("Cache-Control") == caching)
    }

    @Test func theManifestIsThatOfItsAddress() throws {
        let manifest = "/manifest.webmanifest"
        #expect(try TestPages.page(manifest, languages: "de") == TestPages.page(manifest, languages: "fr"))
        #expect(try TestPages.page(manifest + "?lang=de") != TestPages.page(manifest))
    }

    @Test func everyLanguageHasEveryPhrase() {
        for language in PageLanguage.all {
            for phrase in Phrase.allCases {
                let text = language.text(phrase, "<1>", "<2>")
                #expect(!text.isEmpty, "\(language.code): \(phrase)")
                let english = PageLanguage.english.text(phrase, "<1>", "<2>")
                for hole in ["<1>", "<2>"] {
                    #expect(text.contains(hole) == english.contains(hole), "\(language.code): \(phrase)")
                }
                #expect(text.count { $0 == "|" } == english.count { $0 == "|" }, "\(language.code): \(phrase)")
            }
            #expect(language.translations.count <= 24)
        }
    }

    /// The phrases that a language may share with English.
    static let shared = ["de": ["apps"], "es": ["apps"], "nl": ["apps", "open"]]

    @Test func everyLanguageHasItsOwnPhrases() {
        for language in PageLanguage.all where language.code != "en" {
            let same = Phrase.allCases.filter { language.text($0) == PageLanguage.english.text($0) }
            #expect(same.map { "\($0)" } == Self.shared[language.code] ?? [], "\(language.code)")
        }
    }

    @Test(arguments: [
        ("de-AT,de;q=0.9,en;q=0.5", "de"), ("en", "en"), ("", "en"), ("xx,yy;q=0.3", "en"), ("fr;q=0.2,ko;q=0.8", "ko"),
        ("pt-BR", "pt"), ("zh-Hant-TW", "zh-Hant"), ("zh-TW,zh;q=0.9", "zh-Hant"), ("zh-hk", "zh-Hant"),
        ("zh-CN", "zh"),
        ("zh", "zh"), ("zh-Hans-HK,zh-HK;q=0.8", "zh"), ("zh_MO", "zh-Hant"), ("tw", "en"), ("de;q=0", "en"),
        ("*", "en"), (";;,,q=1", "en"), ("de;q=nan", "en"),
        ("EN-us,de", "en"),
    ])
    func theBrowserChoosesTheLanguage(header: String, code: String) {
        #expect(PageLanguage(accepting: header).code == code)
    }

    @Test func theManifestIsComplete() throws {
        let response = try TestPages.response(to: "/manifest.webmanifest?lang=de")
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(response.header("Content-Type") == "application/manifest+json")
        #expect(
            text.contains(
                #""share_target":{"action":"/share","method":"GET","enctype":"application/x-www-form-urlencoded","#))
        #expect(text.contains(#""protocol":"web+bible","url":"/?q=%s""#))
        #expect(text.contains(#""purpose":"maskable""#))
    }

    @Test(arguments: [
        ("/page.js", "text/javascript; charset=utf-8", 8_000), ("/sw.js", "text/javascript; charset=utf-8", 2_000),
        ("/lectern-share.js", "text/javascript; charset=utf-8", 12_500), ("/icon.svg", "image/svg+xml", 1_000),
        ("/icon-192.png", "image/png", 5_000), ("/icon-512.png", "image/png", 10_000),
        ("/icon-maskable-512.png", "image/png", 10_000),
    ])
    func theFilesAreSmall(path: String, type: String, limit: Int) throws {
        let response = try TestPages.response(to: path)
        #expect(response.header("Content-Type") == type)
        #expect(response.body.count < limit && !response.body.isEmpty)
    }

    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
    ])
    func theHashIsThatOfTheStandard(text: String, hash: String) {
        #expect(SHA256.base64(of: Array(text.utf8)) == hash)
    }
}
