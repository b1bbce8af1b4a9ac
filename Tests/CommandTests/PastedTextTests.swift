import DesktopTesting
import Foundation
import Testing

/// Texts with links and references in them, read by every command that takes one.
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

    /// Texts, and the passage that every command reads first.
    static let texts: [(text: String, passage: String)] = [
        ("https://ref.ly/Jn3.16", "[John.3.16]"), ("Jn 3:16", "[John.3.16]"), ("Jonh 3:16", "[John.3.16]"),
        ("https://www.biblegateway.com/passage/?search=John+3:16", "[John.3.16]"), ("Jer.5.ESV", "[Jer.5]"),
        ("daily Bible reading: Num 20-22; Mark 7:1-13", "[Num.20-Num.22],[Mark.7.1-Mark.7.13]"),
        ("Reading Numbers 12 & John 11 this morning.", "[Num.12],[John.11]"),
        ("Matt (Mark Luke 1:5, John Acts 1)", "[Luke.1.5],[Acts.1]"), ("Rev 2:1-2Hi", "[Rev.2.1-Rev.2.2]"),
        ("John 3:16 says more than https://ref.ly/Rom8.28", "[John.3.16]"),
        ("“For God so loved” John 3:16 NIV https://ref.ly/Jn3.16;niv", "[John.3.16]"),
        ("[John](https://ref.ly/Jn3.16), then Ps 23", "[John.3.16]"), ("two lines\nand John 3:16\n", "[John.3.16]"),
        ("- John 3:16, please", "[John.3.16]"), ("bible://?passages=[John.3.16]", "[John.3.16]"),
    ]

    /// Commands, and the passage or the link of an app in what they print.
    private static let commands: [(arguments: [String], answer: @Sendable (Program) throws -> String?)] = [
        (["passage", "--ndjson"], { (try $0.jsonLines.first?["passage"] as? [String: Any])?["passages"] as? String }),
        (["resolve", "--ndjson"], { (try $0.jsonLines.first?["passage"] as? [String: Any])?["passages"] as? String }),
        (
            ["explain", "--json"],
            {
                let resolution = (try $0.json as? [String: Any])?["resolution"] as? [String: Any]
                return (resolution?["passage"] as? [String: Any])?["passages"] as? String
            }
        ),
        (["open", "--dry-run", "--app", "verses"], { Self.passages(of: $0.output.split(separator: "\t").last) }),
        (["can-open", "--app", "verses"], { Self.passages(of: $0.output.split(separator: "\t").last) }),
        (
            ["share", "--json", "--app", "verses"],
            { Self.passages(of: ((try $0.json as? [[String: Any]])?.first?["url"] as? String)?[...]) }
        ),
    ]

    /// The passages in a URL of the common scheme.
    private static func passages(of url: Substring?) -> String? {
        let value = url?.split(separator: "passages=").last?.split(separator: "&").first
        return value.flatMap { String($0).removingPercentEncoding?.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    @Test("Every command reads the same passage first", arguments: texts)
    func pairs(text: String, passage: String) throws {
        let desktop = try FakeDesktop()
        try desktop.install("verses", schemes: ["bible-verses"])
        for (arguments, answer) in Self.commands {
            let run = try Program(arguments + [text], environment: desktop.environment)
            #expect(try answer(run) == passage, "\(arguments[0]): \(run.error)")
        }
        let parameter = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let call = try Program(
            ["handle", "lectern://x-callback-url/passage?url=\(parameter)"], environment: desktop.environment)
        let results = (try call.json as? [String: Any])?["results"] as? [String: Any]
        #expect(results?["passages"] as? String == passage, "handle")
    }

    @Test("All links and references of a text are answered, in their order")
    func several() throws {
        let text = "John 3:16 says more than https://ref.ly/Rom8.28, and Ps 23 than https://ref.ly/Jn3.17"
        let urls = ["[John.3.16]", "[Rom.8.28]", "[Ps.23]", "[John.3.17]"].map { "bible://?passages=\($0)" }
        for command in ["resolve", "passage"] {
            let run = try Program([command, "--ndjson", "-"], input: Data("\(text)\nGen 1\n".utf8))
            let lines = try run.jsonLines
            #expect(lines.count == 2)
            let all = [lines[0]] + ((lines[0]["others"] as? [[String: Any]]) ?? [])
            #expect(all.map { ($0["passage"] as? [String: Any])?["url"] as? String } == urls, "\(command)")
            #expect(lines[1]["others"] == nil)
        }
        let links = try Program("--app", "logos", text).output
        #expect(links.split(separator: "\n").map { $0.split(separator: ".").last } == ["16", "28", "Ps23", "17"])
        let explanation = try Program("explain", "--json", text).json as? [String: Any]
        #expect((explanation?["others"] as? [[String: Any]])?.count == 3)
    }

    @Test("The book of a number that another book has is not read", arguments: ["2nd Kis 1:1", "III Йоан 1:1"])
    func ordinals(text: String) throws {
        #expect(try Program("passage", text).status == 1)
        #expect(try Program("resolve", text).status == 1)
    }

    /// Texts, and what a strict command refuses.
    static let strict: [(text: String, leftOver: String?)] = [
        ("https://ref.ly/Jn3.16", nil), ("John 3:16 (NIV)", nil),
        ("https://ref.ly/Jn3.16 - https://ref.ly/Jn3.17", nil),
        ("John 3:16: https://ref.ly/Jn3.16", nil),
        ("Check this out: https://ref.ly/Jn3.16 great", "\"Check this out:\", \"great\""),
        ("Please read Rom 8:28 (NIV) today", "\"Please read\", \"(NIV) today\""),
    ]

    @Test("A strict command refuses what is left over, and shows it", arguments: strict)
    func strictness(text: String, leftOver: String?) throws {
        for command in ["resolve", "passage", "explain"] {
            let run = try Program(command, "--strict", text)
            #expect(run.status == (leftOver == nil ? 0 : 1), "\(command)")
            guard let leftOver else { continue }
            #expect(
                (run.error + run.output).contains("error: neither a link nor a reference: \(leftOver)\n"),
                "\(run.error)")
        }
    }
}
