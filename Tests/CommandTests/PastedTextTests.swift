import Testing

/// `lectern resolve` and `lectern share` of a text with a link or a reference in it.
@Suite struct PastedTextTests {
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
    func passages(text: String, url: String) throws {
        let run = try Program(["resolve", "--json", text])
        let resolution = try #require((run.json as? [[String: Any]])?.first)
        #expect((resolution["passage"] as? [String: Any])?["url"] as? String == url)
        #expect(resolution["input"] as? String == text)
        let findings = try #require(resolution["findings"] as? [[String: Any]])
        #expect(findings.contains { ($0["message"] as? String)?.hasPrefix("read from the text: ") == true })
        #expect(run.status == 0)
    }

    @Test("A text with neither is refused as before", arguments: ["nothing to see here", "Mark 5 items"])
    func refusals(text: String) throws {
        let run = try Program(["resolve", text])
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("error: neither a link nor a reference: "))
    }

    @Test(
        "A link that a space cuts off before its numbers is not read as the whole book",
        arguments: [
            "?search=John 99:99", "?search=John 3:16 is great", "?search=Song of Songs 2:1 nice",
            "?search=Acts of the Apostles 2:1, yes", "?search=Genesis, which is 50 chapters",
            "?search=1 John 4:8 nice", "?search=John+3\n:16&version=ESV", "?search=John+3:1\r\n6&version=ESV",
            "?version=ESV&search=The First Epistle of John 4:8 nice",
        ])
    func cutLinks(query: String) throws {
        let run = try Program(["resolve", "--json", "https://www.biblegateway.com/passage/\(query)"])
        let resolution = try #require((run.json as? [[String: Any]])?.first)
        #expect(resolution["passage"] as? [String: Any] == nil)
    }

    @Test("A link or a reference is read as it was, without a note")
    func contract() throws {
        for input in ["https://ref.ly/Jn3.16", "John 3:16"] {
            let run = try Program(["resolve", "--json", input])
            let resolution = try #require((run.json as? [[String: Any]])?.first)
            #expect((resolution["findings"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("The apps for the passage in a pasted text are shown")
    func sharing() throws {
        let plain = try Program("share", "--feature", "logos", "https://ref.ly/Jn3.16")
        let pasted = try Program("share", "--feature", "logos", "Check this out: https://ref.ly/Jn3.16 great")
        #expect(pasted.output == plain.output && !pasted.output.isEmpty)
        #expect(pasted.status == 0)
    }
}
