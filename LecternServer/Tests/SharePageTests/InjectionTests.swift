import Foundation
import Testing
import URLText

@testable import SharePage

/// Texts of strangers in every place that takes one: none of them becomes markup, or a link that runs something.
@Suite struct InjectionTests {
    /// The same texts as in the tests of the browser.
    static let injections: [String] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let texts = (try? Data(contentsOf: tests.appending(path: "injections.json"))).flatMap {
            try? JSONDecoder().decode([String].self, from: $0)
        }
        return texts ?? []
    }()

    /// Where a request holds a text, `@` in its place.
    static let places = [
        "/?q=@", "/share?url=@", "/share?text=@", "/share?title=@", "/share?title=a&text=@&url=", "/@", "/go/@",
        "/qr/@",
        "/John.3.16?translation=@", "/John.3.16?v11n=@", "/John.3.16?os=@", "/John.3.16?lang=@", "/John.3.16?app=@",
        "/John.3.16?intention=@", "/John.3.16?@", "/John.3.16?x=@&@=y", "/go/John.3.16?app=@",
        "/go/John.3.16?mode=@&back=@",
        "/help?lang=@&os=@&app=@", "/bookmarklet?app=@", "/offline?lang=@", "/?app=@", "/demo?app=@",
    ]

    @Test func theTableHasItsTexts() { #expect(Self.injections.count > 70) }

    @Test(arguments: places) func noTextBecomesMarkup(place: String) throws {
        let elements = Set(try Self.elements(of: TestPages.page(place.replacing("@", with: "John")))).union(Self.usual)
        for (index, text) in Self.injections.enumerated() {
            let target = place.replacing("@", with: PercentEncoding.encode(text, keeping: .nothing))
            let response = try TestPages.response(
                to: target, agent: index % 2 == 0 ? TestPages.iPhone : TestPages.android)
            let page = String(decoding: response.body, as: UTF8.self)
            #expect(Set(Self.elements(of: page)).isSubset(of: elements), "\(text)")
            #expect(!Self.links(of: page).contains(where: Self.isDangerous), "\(text)")
            #expect(!page.unicodeScalars.contains(where: Self.turnsText), "\(text)")
            #expect(response.headers.allSatisfy { $0.value.utf8.allSatisfy { (0x20...0x7E).contains($0) } }, "\(text)")
            if let location = response.header("Location") { #expect(Self.isOurs(location), "\(text): \(location)") }
        }
    }

    @Test func aTextIsShownAsItIs() throws {
        let page = try TestPages.page(for: "<b>&\"'")
        #expect(page.contains("<p class=\"input\" dir=\"auto\">&lt;b&gt;&amp;&quot;&#39;</p>"))
        #expect(page.contains(" value=\"&lt;b&gt;&amp;&quot;&#39;\""))
    }

    @Test func nobodyElseCanBeTheOriginOfAPage() throws {
        let response = try TestPages.response(to: "/John.3.16", origin: "https://x\"><script>alert(1)</script>")
        #expect(!String(decoding: response.body, as: UTF8.self).contains("<script>alert"))
    }

    /// Whether a character changes the direction of the text around it.
    private static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// The tags of a page with the names of their attributes: `a href class`. What is in a script or a style sheet is left out.
    private static func elements(of page: String) -> [String] {
        Array(page.utf8).split(separator: UInt8(ascii: "<")).dropFirst().map { part in
            let tag = part.prefix { $0 != UInt8(ascii: ">") }
            var names = [String(decoding: tag.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)]
            let pieces = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() where index % 2 == 0 {
                let words = String(decoding: piece, as: UTF8.self).split(separator: " ")
                names += words.filter { $0.hasSuffix("=") }.map(String.init)
            }
            return names.joined(separator: " ")
        }
    }

    private static func links(of page: String) -> [String] {
        ["href", "src", "action"].flatMap { TestPages.values(of: $0, in: page) }
    }

    private static func isDangerous(_ link: String) -> Bool {
        let scheme = SchemePolicy.scheme(of: link) ?? ""
        let isBookmarklet = link.hasPrefix("javascript:location.href='https://lectern.example/?q='+encodeURIComponent(")
        return ["javascript", "data", "vbscript", "blob", "file", "about", "view-source"].contains(scheme)
            && !isBookmarklet
            || link.hasPrefix("//") || link.hasPrefix("/\\") || link.contains("component=")
    }

    private static func isOurs(_ location: String) -> Bool {
        location.hasPrefix("/") && !location.hasPrefix("//") && !location.hasPrefix("/\\")
            || location.hasPrefix("https://www.biblegateway.com/passage/?search=John+3:16")
    }

    /// The elements of all pages, which an injection may lead to.
    private static let usual: Set<String> = {
        let targets = [
            "/?q=x", "/?q=John+3:16", "/?q=https%3A%2F%2Fexample.com", "/?q=John+3:16+and+Luke+2:1",
            "/John.3.16?translation=ESV",
            "/go/John.3.16", "/go/John.3.16?back=1", "/x", "/", "/?q=Jonh+3:16",
            "/?q=https%3A%2F%2Fwww.bible.com%2Fevents%2F123",
            "/?q=https%3A%2F%2Fwww.bible.com%2Fbible%2F59%2FJHN.3.16", "/John.3.16?os=all",
            "/John.3.16?intention=Listen", "/qr/John.3.16",
            "/share?app=a", "/?app=a", "/go/John.3.16?app=verses",
        ]
        let pages = targets.flatMap { target in
            [TestPages.iPhone, TestPages.android].map { (try? TestPages.page(target, agent: $0)) ?? "" }
        }
        return Set(pages.flatMap(elements))
    }()
}
