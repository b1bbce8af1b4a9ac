import Text

extension CheckDescription {
    /// Checks of a file as a whole.
    static let files = [
        CheckDescription(
            .jsonEncoding, "The file is not UTF-8.",
            reason: """
                JSON is UTF-8. In a file that was saved in another encoding, names with other letters than those of English
                cannot be read. Save the file as UTF-8.
                """,
            bad: .site(["site": "\"Bible en fran1️⃣\u{FFFD}ais\""]), good: .site(["site": "\"Bible en français\""])),
        CheckDescription(
            .jsonSyntax, "The file is not JSON.",
            reason: """
                Nothing of a file that is not JSON can be used. The usual reasons are a missing comma between two members, a
                comma before a closing bracket, and a backslash that is not doubled: the regex \\d is written \\\\d in JSON.
                `lectern check --fix` fixes these.
                """,
            bad: CheckExample(
                """
                {
                  "redirects": {
                    "^https?://example\\\\.org/out\\\\?": { "param": "u" }1️⃣
                    "^https?://example\\\\.net/out\\\\?": { "param": "u" }
                  }
                }

                """),
            good: CheckExample(
                """
                {
                  "redirects": {
                    "^https?://example\\\\.org/out\\\\?": { "param": "u" },
                    "^https?://example\\\\.net/out\\\\?": { "param": "u" }
                  }
                }

                """)),
        CheckDescription(
            .fileEmpty, "The file is empty.",
            reason: "An empty file is often one that was not saved. Write its rules, or remove it.",
            bad: CheckExample("1️⃣\n", path: "rules/sites/example.json"), good: .site()),
        CheckDescription(
            .fileExtension, "A file among the rules is not read, because its name does not end in .json.",
            reason: """
                Of a folder, only files whose names end in .json are read. Some editors add .txt to a name, and systems that
                hide extensions do not show it: rename the file.
                """,
            bad: .site(isMarked: false, path: "rules/sites/example.json.txt").marked, good: .site()),
        CheckDescription(
            .fileFolder, "The file is in the folder of another kind of rules.",
            reason: """
                rules/sites has one file for each site, with its passages, and rules/apps one for each app. People look for a
                rule there, and the files of rules/sites are compared so that a site has one file.
                """,
            bad: CheckExample(
                CheckExample.site().files[0].text.replacing("\"passages\"", with: "1️⃣\"passages\""),
                path: "rules/apps/example.json"), good: .site()),
        CheckDescription(
            .fileNoRules, "The file has no rules.",
            reason: "The file changes nothing. Write its rules, or remove it.",
            bad: CheckExample("1️⃣{ \"passages\": [] }\n", path: "rules/sites/example.json"), good: .site()),
    ]
}

extension CheckExample {
    /// The example with a mark at the start of its first file.
    fileprivate var marked: CheckExample { CheckExample(Self.mark + files[0].text, path: files[0].path) }
}
