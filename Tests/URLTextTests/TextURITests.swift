import Testing
import Text

@testable import URLText

/// URIs in running text, with and without `//`.
@Suite struct TextURITests {
    /// What is a URI is between «».
    static let rows: [String] = [
        // Known schemes, in any case and before any text.
        "see «sword:John.3.16».", "(«logosref:Bible.Jn3.16»)", "«logosres:esv;ref=BibleESV.Jn3.16-BibleESV.Jn3.18»,",
        "«urn:bible:john.3.16»", "«URN:Bible:John.3.16»", "«mailto:john3:16@example.org»", "«tel:+1-316»",
        "«osis:1John.4.8»", "«sword:John» 3:16", "«sword:約翰福音3.16»", "日本«sword:John.3.16»", "«x-foo:John» 3:16",
        "“«sword:John.3.16»”", "<«osis:John.3.16»>", "a=«sword:John.3.16»",
        // Unknown ones, by their form.
        "see «mybible:John.3.16».", "«mybible:Jn3:16»", "«my-bible:/john/3/16»", "«my.bible:?ref=John+3:16» x",
        "“«mybible:John.3.16»”", "«h2:passage/john»", "«mybible:passages=John» 3:16",
        // Those with `//`, as ever.
        "«https://x.y/z?v=dQw4w9WgXc-» now", "«https://x.y/z»- now", "«https://x.y/?q=abcdefgh»-- now",
        "«https://x.y/z?v=abc_» now", "_see «https://x.y/z»_ now", "a\\www.x.y",
        "«https://x.y/z»", "«bible://?passages=[John.3.16]»", "«www.x.y»", "日本«https://x.y/z»",
        // Marks of other scripts and symbols end them; dashes and dots within words do not.
        "«https://x.y/z»،", "«https://x.y/z»؟x", "«https://x.y/z»۔", "«https://x.y/z»।", "«https://x.y/z»։",
        "«https://x.y/z»½",
        "«https://x.y/z»→ x", "«https://x.y/z»€", "«https://x.y/z»😀", "«https://x.y/z»· x", "«https://x.y/Paral·lel»·",
        "«https://x.y/ヨハネ・パウロ»・", "«https://x.y/二〇»。", "«https://x.y/3–4»–", "«https://x.y/日本»，",
        // Prose.
        "Note:John 3:16", "see:John 3:16", "Reading: John 3:16", "Note:John.3.16", "cf.:Jn3:16", "siehe:Joh 3,16",
        "Überblick:Joh3,16", "überblick:Joh3,16", "see:1John 3:16", "see:約翰福音3:16", "jn3:16-jn4:2", "john:3:16",
        "v:16", "c:/John 3:16", "3:16", "12:30", "at:10:30pm", "see:John, 3", "see:John-Mark", "a::b1", "sword:",
        "sword: x",
        ":x1", "see:\"John3\"", "see:(John3)", "see:[John3]", "see:*John3*", "",
    ]

    @Test(arguments: rows) func findsWhatIsMarked(marked: String) {
        let text = Array(marked.filter { !"«»".contains($0) }.utf8)
        var result = ""
        var copied = 0
        var index = 0
        while index < text.count {
            guard ":wW".utf8.contains(text[index]),
                let range = TextURL.range(around: index, in: text.span, copied..<text.count, .uris)
            else {
                index += 1
                continue
            }
            result += String(decoding: text[copied..<range.lowerBound], as: UTF8.self)
            result += "«" + String(decoding: text[range], as: UTF8.self) + "»"
            copied = range.upperBound
            index = copied
        }
        #expect(result + String(decoding: text[copied...], as: UTF8.self) == marked)
    }

    /// Links that a document has are only those that its readers see as such.
    @Test(arguments: ["sword:John.3.16", "mailto:a@b.c", "mybible:John.3.16"]) func otherSchemesAreNoLinks(text: String)
    {
        let bytes = Array(text.utf8)
        for schemes in [TextURL.Schemes.web, .all] {
            #expect(
                bytes.indices.allSatisfy {
                    TextURL.range(around: $0, in: bytes.span, bytes.indices, schemes) == nil
                })
        }
    }

    /// A text of many colons without a URI takes time in proportion to its length.
    @Test(.timeLimit(.minutes(1))) func manyColonsAreRead() {
        let text = Array(String(repeating: "ab:", count: 40_000).utf8)
        #expect(text.indices.allSatisfy { TextURL.range(around: $0, in: text.span, text.indices, .uris) == nil })
    }
}
