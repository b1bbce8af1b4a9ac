import DesktopTesting
import Foundation
import Testing

/// Texts with links and references in them, read by every command that takes one.
@Suite struct PastedTextTests {
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
        ("III Йоан 1:1", "[3John.1.1]"), ("Isaiah\n1 Kings 3:9", "[1Kgs.3.9]"),
        ("https://www.biblegateway.com/passage/?search=John+3:\u{200B}16", "[John.3.16]"),
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

    /// Texts, and what a strict command refuses.
    static let strict: [(text: String, leftOver: String?)] = [
        ("https://ref.ly/Jn3.16", nil), ("John 3:16 (NIV)", nil),
        ("https://ref.ly/Jn3.16 - https://ref.ly/Jn3.17", nil),
        ("John 3:16: https://ref.ly/Jn3.16", nil),
        ("Check this out: https://ref.ly/Jn3.16 great", "\"Check this out:\", \"great\""),
        ("Please read Rom 8:28 (NIV) today", "\"Please read\", \"(NIV) today\""),
        ("John 3:16 and", "\"and\""),
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
