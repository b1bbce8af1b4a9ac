import Testing

@testable import URLText

@Suite struct WebSchemeTests {
    @Test(arguments: [
        ("http://a.b", true, "http://a.b"), ("HTTPS://A.B/C?D:E", true, "https://A.B/C?D:E"),
        ("hTtP://a", true, "http://a"), ("https:a", true, "https:a"), ("httpx://a", false, "httpx://a"),
        ("HTTPSA:b", false, "HTTPSA:b"), ("BIBLE://x", false, "BIBLE://x"), ("http", false, "http"),
        (" https://a", false, " https://a"), ("", false, ""),
    ])
    func schemesOfTheWeb(url: String, isWeb: Bool, lowercased: String) {
        #expect(SchemePolicy.isWeb(url) == isWeb)
        #expect(SchemePolicy.lowercasingWebScheme(url) == lowercased)
    }
}
