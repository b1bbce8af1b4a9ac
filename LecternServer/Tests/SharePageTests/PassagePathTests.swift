import Testing

@testable import SharePage

@Suite struct PassagePathTests {
    @Test(arguments: [
        ("/john%203:16", "/John.3.16"), ("/John+3:16", "/John.3.16"), ("/john/3/16", "/John.3.16"), ("/jn3", "/John.3"),
        ("/john-3-16", "/John.3.16"), ("/JHN.3.16-18", "/John.3.16-18"), ("/John.3.16-John.3.18", "/John.3.16-18"),
        ("/Johannes%203,16", "/John.3.16"), ("/%E7%BA%A6%E7%BF%B0%E7%A6%8F%E9%9F%B33:16", "/John.3.16"),
        ("/John%203:16%20ESV", "/John.3.16?translation=ESV"), ("/gen%201-2", "/Gen.1-2"),
        ("/Gen%201:1-2:3", "/Gen.1.1-2.3"), ("/Jonh%203:16", "/John.3.16"),
        ("/Ps%2022:2%20DRA", "/Ps.22.2?translation=DRA&v11n=Vulgate"),
        ("/john%203:16?translation=ESV&os=ios", "/John.3.16?translation=ESV&os=ios"),
        ("/John.3.16?translation=", "/John.3.16"), ("/John.3.16?translation=%3Cb%3E", "/John.3.16"),
        ("/John.3.16/", "/John.3.16"), ("/John.3.16//?os=ios", "/John.3.16?os=ios"),
        ("/John.3.16?translation=esv", "/John.3.16?translation=ESV"),
        ("/John.3.16?v11n=English", "/John.3.16"), ("/go/john%203:16?app=verses", "/go/John.3.16?app=verses"),
        ("/qr/john%203:16", "/qr/John.3.16"), ("/John%203:16;%20Gen%201", "/John.3.16,Gen.1"),
    ])
    func whatPeopleTypeLeadsToOneAddress(target: String, address: String) throws {
        let response = try TestPages.response(to: target)
        #expect(response.status == 301)
        #expect(response.header("Location") == address)
    }

    @Test(arguments: [
        "/John.3.16", "/John.3.16-18", "/John.3.16-18?translation=ESV", "/Gen", "/Gen.1", "/Gen.1-2", "/Gen.1.1-2.3",
        "/Gen.50-Exod.1", "/Gen.50.26-Exod.1.1", "/John.3.16,John.3.18", "/John.3.16-18,Gen.1,Ps.23", "/Jude",
        "/Jude.1.3-5",
        "/1John.4.8", "/Song.2.1", "/Tob.4.7", "/Ps.151.1", "/Ps.22.2?translation=DRA&v11n=Vulgate",
        "/3John.1.15?translation=ESV",
    ])
    func theAddressOfAPassageIsItsOwn(target: String) throws {
        let response = try TestPages.response(to: target)
        #expect(response.status == 200, "\(response.header("Location") ?? "")")
        let page = String(decoding: response.body, as: UTF8.self)
        #expect(page.contains("<link rel=\"canonical\" href=\"https://lectern.example\(TestPages.escaped(target))\">"))
        #expect(
            page.contains("<meta property=\"og:url\" content=\"https://lectern.example\(TestPages.escaped(target))\">"))
    }

    @Test(arguments: [
        "/foo", "/John.3.99", "/John.33", "/favicon.png", "/%ZZ", "/John.3.16/../x", "/go/", "/qr/", "/%00",
        "/wp-login.php",
    ])
    func whatIsNoPassageIsNotFound(target: String) throws {
        let response = try TestPages.response(to: target)
        #expect(response.status == 404)
        #expect(String(decoding: response.body, as: UTF8.self).contains("<h1>There is no such page or passage</h1>"))
    }

    @Test(arguments: ["/v1/resolve", "/v1", "/openapi.json", "/api", "/healthz", "/readyz", "/metrics"])
    func thePathsOfTheServiceAreNotPages(path: String) throws {
        #expect(try TestPages.response(to: path).status == 0)
    }
}

extension TestPages {
    static func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;") }
}
