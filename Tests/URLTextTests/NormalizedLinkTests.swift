import Testing

@testable import URLText

@Suite struct NormalizedLinkTests {
    @Test(arguments: [
        ("www.bible.com/bible/59/JHN.3.16", "https://www.bible.com/bible/59/JHN.3.16"),
        ("//WWW.Bible.com/x", "https://www.bible.com/x"),
        ("HTTPS://WWW.Bible.COM:443/Bible", "https://www.bible.com/Bible"),
        ("http://biblehub.com:80/x", "http://biblehub.com/x"),
        ("http://biblehub.com:8080/x", "http://biblehub.com:8080/x"),
        ("https://ref.ly./Jn3.16", "https://ref.ly/Jn3.16"), ("biblehub.com:443/x", "https://biblehub.com/x"),
        ("https://a.b/c?x=1&amp;y=2&amp;amp;z=3", "https://a.b/c?x=1&y=2&z=3"),
        ("(https://a.b/c).", "https://a.b/c"), ("<https://a.b/c>,", "https://a.b/c"),
        ("https://a.b/c_(d)", "https://a.b/c_(d)"),
        ("https://a.b/c**", "https://a.b/c"), ("https://a.b/c\u{2014}should", "https://a.b/c"),
        ("https://a.b/c=MSG){:target=\"_blank\"}", "https://a.b/c=MSG"), ("`https://a.b/c`", "https://a.b/c"),
        ("  https://a.b/c\n", "https://a.b/c"), ("\u{FEFF}https://a.b/c\u{200B}", "https://a.b/c"),
        ("\u{200F}\u{202B}https://a.b/c\u{202C}", "https://a.b/c"),
        ("\u{300C}https://a.b/c\u{300D}", "https://a.b/c"),
        ("https://a.b//c///d?u=http://x//y", "https://a.b/c/d?u=http://x//y"),
        ("https://a.b/John%203%3A16?q=%7C%2B%26%25", "https://a.b/John%203:16?q=|%2B%26%25"),
        ("https://a.b/%C3%89ph%C3%A9siens%FF", "https://a.b/Éphésiens%FF"),
        ("https://a.b/c#:~:text=x", "https://a.b/c"), ("https://a.b/c#v16:~:text=x", "https://a.b/c#v16"),
        ("YouVersion://bible?reference=JHN.3", "youversion://bible?reference=JHN.3"),
        ("https://a.b/%E2%80", "https://a.b/%E2%80"), ("", "https://"),
    ])
    func aLinkIsMadeRegular(text: String, regular: String) {
        #expect(NormalizedLink(text).url == regular)
    }

    @Test(arguments: [
        ("https://a.b/c#google_vignette", "https://a.b/c"), ("https://a.b/c?fbclid=1#google_vignette", "https://a.b/c"),
        ("https://a.b/c#a_google_vignette", "https://a.b/c#a_google_vignette"),
        ("https://a.b/c" + String(repeating: "#google_vignette", count: 4000), "https://a.b/c"),
        ("https://a.b/c?utm_source=x", "https://a.b/c"), ("https://a.b/c?utm_source=x#16", "https://a.b/c#16"),
        ("https://a.b/c?utm_source=x&q=John+3&fbclid=y&v=NIV", "https://a.b/c?q=John+3&v=NIV"),
        ("https://a.b/c?q=1&amp;utm_medium=email&amp;_hsmi=2#v3", "https://a.b/c?q=1#v3"),
        ("http://a.b/c?jn3.16&gclid=1&x", "http://a.b/c?jn3.16&x"), ("https://a.b/c?&utm_id", "https://a.b/c?"),
        (
            "https://a.b/utm_x?q=utm_source&fbclids=1#?utm_source=x",
            "https://a.b/utm_x?q=utm_source&fbclids=1#?utm_source=x"
        ),
        ("https://a.b/c?fbclid", "https://a.b/c?fbclid"), ("https://a.b/c#?fbclid=1", "https://a.b/c#?fbclid=1"),
    ])
    func theParametersForTrackingAreRemoved(text: String, regular: String) {
        #expect(NormalizedLink(text).url == regular)
    }

    @Test(arguments: [
        ("javascript:alert(1)", SchemePolicy.Verdict.refused("the scheme javascript: is never opened")),
        ("JavaScript:alert(1)", .refused("the scheme javascript: is never opened")),
        ("file:///etc/passwd", .refused("the scheme file: is never opened")),
        ("intent://x#Intent;component=a/b;end", .refused("an intent: that names a component is never opened")),
        ("intent://x#Intent;Component%3Da/b;end", .refused("an intent: that names a component is never opened")),
        ("no scheme", .refused("the result has no scheme")),
        ("a://x\ny", .refused("the result contains a control character")),
        ("https://x/\u{202E}y", .refused("the result contains a control character")),
        ("https://x/\u{E9}", .allowed), ("a://x\u{7F}", .refused("the result contains a control character")),
        ("https://x", .allowed), ("a://x", .allowed), ("A://x", .allowed), ("b://x", .foreign("b")),
    ])
    func whatMayBeOpened(url: String, verdict: SchemePolicy.Verdict) {
        #expect(SchemePolicy(appSchemes: ["a"]).verdict(on: url) == verdict)
    }
}
