import Testing

@testable import URLText

@Suite struct WebSchemeTests {
    @Test(arguments: [
        ("http://a.b", true, "http://a.b"), ("HTTPS://A.B/C?D:E", true, "https://a.b/C?D:E"),
        ("https://A.B?C", true, "https://a.b?C"), ("https://U:P@A.B:80/C@D", true, "https://U:P@a.b:80/C@D"),
        ("https://A.B\\C", true, "https://a.b\\C"), ("https:A", true, "https:A"), ("https://", true, "https://"),
        ("https://É.B", true, "https://É.b"),
        ("hTtP://a", true, "http://a"), ("https:a", true, "https:a"), ("httpx://a", false, "httpx://a"),
        ("HTTPSA:b", false, "HTTPSA:b"), ("BIBLE://x", false, "BIBLE://x"), ("http", false, "http"),
        (" https://a", false, " https://a"), ("", false, ""),
    ])
    func schemesOfTheWeb(url: String, isWeb: Bool, lowercased: String) {
        #expect(SchemePolicy.isWeb(url) == isWeb)
        #expect(SchemePolicy.lowercasingWebHost(url) == lowercased)
    }
}
