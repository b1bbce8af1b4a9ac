import Foundation
import Testing

/// The mistakes that contributors make: each is named at its place, with what to do.
@Suite struct ContributorMistakeTests {
    static let good = #"""
        {
          "passages": [
            {
              "site": "Example Bible",
              "docs": "https://example.org/help",
              "regex": "https?://example\\.org/(?<book>\\w+)/(?<chapter>\\d+)",
              "tests": {
                "https://example.org/john/3": "bible://?passages=[John.3]",
                "https://example.org/acts/2": "bible://?passages=[Acts.2]",
                "https://example.org/search": null
              }
            }
          ]
        }

        """#

    static let app =
        #"{ "identifier": "example", "name": "Example", "scheme": "example", "docs": "https://example.org/" }"#

    struct Mistake {
        let name: String
        /// What is replaced, and by what.
        let text: String
        var path = "rules/sites/example.json"
        var command = "check"
        /// The first line that is printed, without the path.
        let message: String
        /// The note.
        let note: String

        init(
            _ name: String, _ old: String, _ new: String, command: String = "check", message: String, note: String
        ) {
            self.init(
                name, text: good.replacing(old, with: new, maxReplacements: 1), command: command, message: message,
                note: note)
        }

        init(
            _ name: String, text: String, path: String = "rules/sites/example.json", command: String = "check",
            message: String, note: String
        ) {
            self.name = name
            self.text = text
            self.path = path
            self.command = command
            self.message = message
            self.note = note
        }
    }

    static let mistakes = [
        Mistake(
            "a wrong escape", #"(?<book>\\w+)"#, #"(?<book>\w+)"#,
            message: #":6:48: error: not JSON: \"w" is not a valid JSON escape [json/syntax]"#,
            note: #"a backslash itself is written \\"#),
        Mistake(
            "a missing comma", "\"Example Bible\",", "\"Example Bible\"",
            message: ":4:30: error: not JSON: missing comma between two items of an object [json/syntax]",
            note: "put a comma here"),
        Mistake(
            "a misspelt key", "\"docs\"", "\"dosc\"",
            message: ":5:7: warning: unknown key \"dosc\" in the passage rule [manifest/unknown-key]",
            note: "did you mean \"docs\"?"),
        Mistake(
            "an open host", #"example\\.org/("#, #"[^/]+/("#,
            message: ":6:26: error: the host is open: \"[^/]+\" matches the hosts of other sites too [regex/open-host]",
            note:
                #"write the host out, https?://example\.org/; only labels before it may vary, (?:[a-z]+\.)?example\.org/"#
        ),
        Mistake(
            "a dot that is not escaped", #"example\\.org/("#, "example.org/(",
            message:
                ":6:33: error: this dot in the host matches any character, so the rule takes other hosts too [regex/unescaped-dot]",
            note: #"write \., which is \\. in JSON"#),
        Mistake(
            "a wrong expectation", "[John.3]", "[John.2]", command: "test",
            message: ":8: failed: passage \"Example Bible\": the result is not \"bible://?passages=[John.2]\"", note: ""
        ),
        Mistake(
            "an unknown group", "(?<chapter>", "(?<chapt>",
            message: ":6:54: error: the regex has a group named \"chapt\" [regex/unknown-group]",
            note: "did you mean \"chapter\"?"),
        Mistake(
            "a group that takes too much", #"(?<book>\\w+)"#, "(?<book>.+)",
            message: ":6:48: error: the group \"book\" takes any text: \".+\" [regex/guesses]",
            note: #"describe its characters: \d+, [A-Za-z0-9]+, or at least [^/?#]+, a segment of the path"#),
        Mistake(
            "lists of other lengths",
            text: good.replacing(
                /"tests": \{[^}]*\}/,
                with:
                    #""testInputs": ["https://example.org/john/3", "https://example.org/acts/2", "https://example.org/"], "testResults": ["bible://?passages=[John.3]", null]"#
            ),
            message: ":7:122: error: 2 \"testResults\" for 3 \"testInputs\" [tests/unequal-lists]",
            note: "give each input its result; null means that it should not match"),
        Mistake(
            "the same id twice", text: #"{ "$schema": "s", "apps": [\#(app), \#(app)] }"#,
            path: "rules/apps/example.json",
            message: ":1:129: error: the app \"example\" is defined twice [app/duplicate]",
            note: "the first one counts; give this one another identifier or remove it; the app is omitted"),
        Mistake(
            "a .txt file", text: good, path: "rules/sites/example.json.txt",
            message: ":1:1: warning: this file is not read [file/extension]",
            note: "the name of a rule file ends in .json: rename it"),
        Mistake(
            "the wrong folder", text: good, path: "rules/apps/example.json",
            message: ":2:3: warning: the rules of this site are in the folder \"apps\" [file/folder]",
            note: "move them to the folder \"sites\" beside it"),
        Mistake(
            "an app among the sites", text: #"{ "apps": [\#(app)] }"#,
            message: ":1:3: warning: the rules of this app are in the folder \"sites\" [file/folder]",
            note: "move them to the folder \"apps\" beside it"),
        Mistake(
            "an empty file", text: "", message: ":1:1: error: the file is empty [file/empty]",
            note: "write its rules, or remove it"),
        Mistake(
            "a file without rules", text: "{}", message: ":1:1: error: the file has no rules [file/no-rules]",
            note: "add \"passages\" for a site, or \"apps\" for an app; or remove the file"),
    ]

    @Test func theGoodFileHasNoMistake() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.good, to: "rules/sites/example.json")
        for command in ["check", "test"] {
            let run = try Program([command, "rules"], in: folder.url)
            #expect(run.status == 0)
            #expect(run.error.isEmpty)
        }
    }

    @Test func eachMistakeIsNamedAtItsPlaceWithWhatToDo() throws {
        for mistake in Self.mistakes {
            let folder = try TemporaryFolder()
            try folder.write(mistake.text, to: mistake.path)
            // The folder has another file, so that it is not empty.
            try folder.write(#"{ "order": ["example"] }"#, to: "rules/order.json")
            let arguments = mistake.command == "check" ? ["check", "--strict", "rules"] : [mistake.command, "rules"]
            let run = try Program(arguments, in: folder.url)
            #expect(run.status == 1, "\(mistake.name)")
            let lines = run.output.split(separator: "\n").map(String.init)
            let index = lines.firstIndex { $0 == mistake.path + mistake.message }
            let start = try #require(index, "\(mistake.name): \(run.output)\(run.error)")
            guard !mistake.note.isEmpty else { continue }
            let note = lines[(start + 1)...].first { $0.hasPrefix("    note: ") }
            #expect(note == "    note: " + mistake.note, "\(mistake.name)")
        }
    }
}
