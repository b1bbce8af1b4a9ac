import Testing

@testable import SharePage

@Suite struct HTMLTests {
    /// Characters that do not stand for themselves, and what stands for them.
    static let characters = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("\n", "&#10;"),
        ("\u{0}", "\u{FFFD}"), ("\u{1F}", "\u{FFFD}"), ("\u{7F}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"),
        ("\u{202E}", "\u{FFFD}"), ("\u{E0041}", "\u{FFFD}"), ("é", "é"), ("が", "が"), ("😀", "😀"),
        ("\u{10FFFF}", "\u{10FFFF}"),
    ]

    @Test(arguments: characters) func aCharacterIsEscapedWhereverItIs(character: String, escaped: String) {
        for start in 0..<20 {
            for end in 0..<20 {
                let (before, after) = (String(repeating: "=", count: start), String(repeating: "z", count: end))
                var html = HTML.fragment
                html.text(before + character + after)
                #expect(String(decoding: html.bytes, as: UTF8.self) == before + escaped + after)
            }
        }
    }

    @Test func everyOtherCharacterOfASCIIStandsForItself() {
        let text = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
        let plain = text.filter { !"&<>\"'".contains($0) }
        var html = HTML.fragment
        html.text(plain)
        #expect(String(decoding: html.bytes, as: UTF8.self) == plain)
    }

    @Test func aTemplateEscapesWhatFillsItsHoles() {
        let template = HTMLTemplate { html in
            html.element("a", [.href(.hole("q", "a b"))]) { $0.element("b", "1 < \(HTMLTemplate.hole)") }
        }
        var html = HTML.fragment
        html.write(template) { html, hole in html.text(["/x?\"y\"&", "<i>\u{10FFFF}"][hole]) }
        #expect(
            String(decoding: html.bytes, as: UTF8.self)
                == "<a href=\"/x?&quot;y&quot;&amp;q=a%20b\"><b>1 &lt; &lt;i&gt;\u{10FFFF}</b></a>")
    }
}
