import Foundation
import Testing

/// What a link, an argument or a file contributes to the output can neither control a terminal nor add a line.
@Suite struct PrintedTextTests {
    static let hostile = "\u{1B}]0;pwned\u{7}\u{1B}[8m\u{1B}[2K\u{9B}31m\u{85}\u{2028}\u{202E}\u{200B}\r\nforged: line"

    static let commands: [[String]] = [
        ["bible://?passages=[John.3.16]&translation=%1b]0;pwned%07"],
        ["bible://?passages=[John.3.16]&translation=%0aforged:%20line"],
        ["--json", "bible://?passages=[John.3.16]&translation=%c2%9b31m%0aforged:%20line"],
        ["https://example.org/\(hostile)"], ["--json", "https://example.org/\(hostile)"], ["--ndjson", hostile],
        ["--app", hostile, "John 3:16"], ["--\(hostile)"], ["--platform=\(hostile)", "John 3:16"], [hostile, hostile],
        ["passage", hostile], ["passage", "--language", hostile, "John"], ["passage", "John 3:16 (\(hostile))"],
        ["rewrite", hostile, "--to", "osis"], ["rewrite", "-", "--format", "text", "--to", "web:\(hostile)"],
        ["check", hostile],
        ["test", hostile], ["apps", "--manifest", hostile], ["sites", "--rules", hostile], ["open", hostile],
        ["open", "bible://?passages=[John.3.16]&translation=\(hostile)"], ["share", "--feature", hostile, "John 3:16"],
        ["handle", "lectern://x-callback-url/\(hostile)"], ["handle", "lectern://x-callback-url/resolve?\(hostile)=x"],
        ["call", hostile], ["call", "app://x-callback-url/a?\(hostile)"], ["bookmarks", "decode", hostile],
        ["bookmarks", "decode", "biblexpress://\(hostile)"], ["import-apps", hostile], ["prefer", "bible", hostile],
        ["hide", hostile], ["register", "desktop", "--dry-run", "--scheme", hostile],
        ["import-apps", "/dev/null", "--output", hostile], ["diff", hostile],
        ["new", "site", hostile], ["new", "app", hostile],
        ["new", "site", "s.org", "--link", "https://s.org/\(hostile)=John 3"],
        ["new", "site", "s.org", "--file", hostile],
        ["new", "site", "s.org", "--rules", hostile], ["docs", hostile, "--output", hostile],
        ["test", "--suggest", hostile],
        ["test", "--reporter", hostile], ["check", "--explain", hostile],
    ]

    @Test(arguments: commands) func controlCharactersAreEscaped(arguments: [String]) throws {
        let run = try Program(arguments, environment: ["HOME": "/nonexistent"])
        #expect(Self.isPrintable(run.output), "\(run.output.debugDescription)")
        #expect(Self.isPrintable(run.error), "\(run.error.debugDescription)")
    }

    @Test(arguments: ["check", "test", "sites"]) func namesOfFilesAreEscaped(command: String) throws {
        let folder = try TemporaryFolder()
        let text =
            #"{ "passages": [ { "site": "S", "regex": "(", "testInputs": ["\u001b]0;x"], "testResults": ["a"] } ], "unknown": 1 }"#
        _ = try folder.write(text, to: "rules/a\u{1B}]0;pwned\u{7}\nforged: line\u{202E}.json")
        let run = try Program(command, "--rules", folder.url.appending(path: "rules").path)
        #expect(Self.isPrintable(run.output), "\(run.output.debugDescription)")
        #expect(Self.isPrintable(run.error), "\(run.error.debugDescription)")
        #expect(
            (run.output + run.error).contains(#"a\u{1B}]0;pwned\u{7}\u{A}forged: line\u{202E}.json"#)
                || command == "sites")
    }

    /// The names of apps, titles and results of rules that somebody else wrote.
    @Test(arguments: [[], ["--json"]]) func rulesAreEscaped(options: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"""
            { "apps": [ { "identifier": "a\u001b[31m", "name": "A\u200b\u061c", "scheme": "a" } ],
              "actions": [ { "title": "T\u2060\ufeff", "regex": "https://e\\.example/(.*)", "formats": [
                { "appId": "a\u001b[31m", "script": "function process(u, c) { throw new Error('\u001b]0;x\u0007\\nforged: line') }" },
                { "appId": "a\u001b[31m", "format": "a://x\u200c$1" } ] } ] }
            """#, to: "m.json")
        for arguments in [
            ["https://e.example/\u{200D}x", "--manifest", path], ["apps", "--manifest", path], ["check", path],
            ["test", path, "--verbose"],
        ] {
            let run = try Program(arguments + (arguments[0] == "test" ? [] : options))
            #expect(Self.isPrintable(run.output), "\(run.output.debugDescription)")
            #expect(Self.isPrintable(run.error), "\(run.error.debugDescription)")
        }
    }

    /// One answer is one line, also for readers that split at other line breaks than "\n".
    @Test func anAnswerIsOneLine() throws {
        let run = try Program("--ndjson", "-", input: "https://example.org/\u{85}\u{2028}\u{B}x\nJohn 3:16\u{9B}\n")
        #expect(run.output.split(whereSeparator: \.isNewline).count == 2)
        #expect(try run.jsonLines.first?["input"] as? String == "https://example.org/\u{85}\u{2028}\u{B}x")
    }

    @Test func aTranslationIsACode() throws {
        for code in [
            "ESV", "NRSV-CI", "C.E.I.", "NUOVA%20RIVEDUTA", "%E6%96%B0%E5%85%B1%E5%90%8C%E8%A8%B3", "\u{546}\u{54E}",
        ] {
            #expect(try Program("bible://?passages=[John.3.16]&translation=\(code)").status == 0)
        }
        for code in ["%3Cb%3E", "a%26b", "a%2Fb", "a;b", "%1b]0;pwned%07", String(repeating: "a", count: 41)] {
            let run = try Program("--app", "verses", "bible://?passages=[John.3.16]&translation=\(code)")
            #expect(run.output == "bible-verses://?passages=[John.3.16]\n")
            #expect(run.error.contains("is not a valid translation code and was ignored"))
        }
    }

    @Test func checkNamesResultsThatAreNeverOpened() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"""
            { "apps": [ { "identifier": "a", "name": "A", "scheme": "a" } ],
              "actions": [ { "title": "T", "regex": "https://e\\.example/(.*)", "formats": [
                { "appId": "a", "format": "javascript:$1" }, { "appId": "a", "format": "view-source:file:$1" },
                { "appId": "a", "format": "a:$1" }, { "appId": "a", "format": "$1" } ] } ] }
            """#, to: "m.json")
        let lines = try Program("check", path).output.split(separator: "\n").filter { $0.contains("is ever opened") }
        #expect(
            lines.map { $0.replacing(path, with: "m.json") } == [
                "m.json:3:31: warning: no result of this format is ever opened: the scheme javascript: is never opened [scheme/refused]",
                "m.json:3:76: warning: no result of this format is ever opened: a file: URL in it is never opened [scheme/refused]",
            ])
    }

    /// Whether a text has no character that a terminal obeys or nobody sees, and no line of its own.
    private static func isPrintable(_ text: String) -> Bool {
        let isVisible = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A: true
            case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: false
            default: true
            }
        }
        return isVisible && !text.split(separator: "\n").contains { $0.hasPrefix("forged") }
    }
}
