import Testing

@testable import URLText

/// Relative references of `Location` fields, and hosts in lower case.
@Suite struct URLReferenceTests {
    @Test(arguments: [
        ("https://b.test/x", "https://b.test/x"), ("//b.test/x", "http://b.test/x"), ("/x?y", "http://a.test/x?y"),
        ("x", "http://a.test/p/x"), ("?y", "http://a.test/p/q?y"), ("", "http://a.test/p/q"),
        ("javascript:x", "javascript:x"),
    ])
    func referencesAreResolved(reference: String, url: String) {
        #expect(URLParts.resolve(reference, against: "http://a.test/p/q?r#s") == url)
    }

    @Test func aURLMayHaveNoPath() {
        #expect(URLParts.resolve("x", against: "http://a.test") == "http://a.test/x")
        #expect(URLParts.resolve("x", against: "mailto:a") == "x")
    }

    @Test(arguments: [
        ("https://A.test", "https://a.test"), ("HTTP://A.test/B", "HTTP://a.test/B"),
        ("https://A.test:8/B", "https://a.test:8/B"),
        ("https://a.test/B", nil), ("https://User@a.test/", nil),
        ("https://User:Pass@A.test/X", "https://User:Pass@a.test/X"), ("mailto:A", nil),
        ("https://A.test?B@c", "https://a.test?B@c"), ("https://", nil),
    ])
    func theHostIsPutInLowerCase(link: String, expected: String?) {
        #expect(WebAuthority.lowercasingHost(link) == expected)
    }
}
