import LinkEngine
import Testing
import Text

/// Texts with links and references in them, by the built-in rules.
@Suite struct PastedTextTests {
    private static let engine = Engine.standard()

    @Test(
        "The link or the reference in a pasted text is resolved",
        arguments: [
            ("Check this out: https://ref.ly/Jn3.16 great", "bible://?passages=[John.3.16]"),
            ("[John](https://ref.ly/Jn3.16)", "bible://?passages=[John.3.16]"),
            ("- John 3:16, please", "bible://?passages=[John.3.16]"),
            ("https://ref.ly/Jn3.16\n- and more", "bible://?passages=[John.3.16]"),
            ("https://ref.ly/Jn3.16\n#bible :) x=5", "bible://?passages=[John.3.16]"),
            ("https://ref.ly/Jn3.16\n:) great", "bible://?passages=[John.3.16]"),
            ("[John](https://ref.ly/Jn3.16), read it", "bible://?passages=[John.3.16]"),
            ("It is at <https://ref.ly/Jn3.16>, see?", "bible://?passages=[John.3.16]"),
            ("Please read Rom 8:28 (NIV) today", "bible://?passages=[Rom.8.28]&translation=NIV"),
            ("two lines\nand John 3:16\n", "bible://?passages=[John.3.16]"),
            ("see https://example.org/ and Ps 23", "bible://?passages=[Ps.23]"),
            ("see https://example.org/about and Ps 23", "bible://?passages=[Ps.23]"),
            ("見よ https://ref.ly/Jn3.16。そう です", "bible://?passages=[John.3.16]"),
            (
                "see https://www.biblegateway.com/passage/?search=John+3:16&version=ESV on page 3",
                "bible://?passages=[John.3.16]&translation=ESV"
            ),
            ("see https://www.biblegateway.com/passage/?search=John here", "bible://?passages=[John]"),
            (
                "https://www.biblegateway.com/passage/?search=1 John 4:8 nice, also Rom 8:28",
                "bible://?passages=[Rom.8.28]"
            ),
            ("see ref.ly/Jn3.16 there", "bible://?passages=[John.3.16]"),
        ])
    func passages(text: String, url: String) {
        let resolution = Self.engine.resolve(text)
        #expect(resolution.passage?.url == url)
        #expect(resolution.input == text)
        #expect(resolution.findings.contains { $0.message.hasPrefix("found in the text: ") })
        #expect(resolution.isOpened(for: OpeningFilter()))
    }

    /// As in running text, the names and words of a language tell whose numbers they are.
    @Test(
        "References have the numbers of their readers' Bibles",
        arguments: [
            ("1. Mose 32,1", "bible://?passages=[Gen.32.1]&v11n=Original"),
            ("Psaume 51,12", "bible://?passages=[Ps.51.12]&v11n=Original"),
            ("Siehe Maleachi 3,23", "bible://?passages=[Mal.3.23]&v11n=Original"),
            ("Псалом 50:12", "bible://?passages=[Ps.50.12]&v11n=Synodal"),
            ("Ps 51,12", "bible://?passages=[Ps.51.12]"), ("1. Mose 1,1", "bible://?passages=[Gen.1.1]"),
        ])
    func readersNumbers(text: String, url: String) {
        #expect(Self.engine.resolve(text).passage?.url == url)
    }

    @Test("A text with neither is refused as before", arguments: ["nothing to see here", "Mark 5 items"])
    func refusals(text: String) {
        let resolution = Self.engine.resolve(text)
        #expect(!resolution.isOpened(for: OpeningFilter()))
        #expect(resolution.findings.first?.severity == .error)
        #expect(resolution.findings.first?.message.hasPrefix("neither a link nor a reference: ") == true)
    }

    @Test(
        "A link that a space cuts off before its numbers is not read as the whole book",
        arguments: [
            "?search=John 99:99", "?search=John 3:16 is great", "?search=Song of Songs 2:1 nice",
            "?search=Acts of the Apostles 2:1, yes", "?search=Genesis, which is 50 chapters",
            "?search=1 John 4:8 nice", "?search=John+3\n:16&version=ESV", "?search=John+3:1\r\n6&version=ESV",
            "?version=ESV&search=The First Epistle of John 4:8 nice",
        ])
    func cutLinks(query: String) {
        #expect(Self.engine.resolve("https://www.biblegateway.com/passage/\(query)").passage == nil)
    }

    @Test("A link or a reference is read as it was, without a note")
    func contract() {
        for input in ["https://ref.ly/Jn3.16", "John 3:16"] { #expect(Self.engine.resolve(input).findings.isEmpty) }
    }

    @Test(
        "The book of a number that another book has is not read",
        arguments: ["2nd Kis 1:1", "4 John 3:1", "1<img> John 3:1"])
    func ordinals(text: String) {
        #expect(!Self.engine.resolve(text).isOpened(for: OpeningFilter()))
    }
}
