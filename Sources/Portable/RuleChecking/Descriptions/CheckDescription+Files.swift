import Text

extension CheckDescription {
    /// Checks of a file as a whole.
    static let files = [
        CheckDescription(
            .jsonEncoding, "The file is not UTF-8.",
            reason: """
                JSON must be UTF-8. In another encoding, names with letters beyond the English alphabet cannot be
                read. Save the file as UTF-8.
                """,
            bad: .site(["site": "\"Bible en fran1️⃣\u{FFFD}ais\""]), good: .site(["site": "\"Bible en français\""])),
        CheckDescription(
            .jsonSyntax, "The file is not JSON.",
            reason: """
                No part of such a file can be used. Common mistakes are a missing comma between two members, a comma
                before a closing bracket, and a single backslash: the regex \\d is written \\\\d in JSON. `lectern
                check --fix` corrects them.
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
            reason: "An empty file has often not been saved. Write its rules, or remove the file.",
            bad: CheckExample("1️⃣\n", path: "rules/sites/example.json"), good: .site()),
        CheckDescription(
            .fileExtension, "A file among the rules is not read because its name does not end in .json.",
            reason: """
                In a folder, only files whose names end in .json are read. Some editors add .txt to a name, and some
                systems hide extensions. Rename the file.
                """,
            bad: .site(isMarked: false, path: "rules/sites/example.json.txt").marked, good: .site()),
        CheckDescription(
            .fileFolder, "The file is in the folder of another kind of rules.",
            reason: """
                rules/sites contains one file for each site, and rules/apps one for each app. People expect rules
                there, and the files of rules/sites are compared so that each site has only one file.
                """,
            bad: CheckExample(
                CheckExample.site().files[0].text.replacing("\"passages\"", with: "1️⃣\"passages\""),
                path: "rules/apps/example.json"), good: .site()),
        CheckDescription(
            .fileNoRules, "The file has no rules.",
            reason: "The file has no effect. Add rules, or an empty list such as \"passages\": [], or remove the file.",
            bad: CheckExample("1️⃣{}\n", path: "rules/sites/example.json"), good: .site()),
    ]
}

extension CheckExample {
    /// The example with a mark at the start of its first file.
    fileprivate var marked: CheckExample { CheckExample(Self.mark + files[0].text, path: files[0].path) }
}
