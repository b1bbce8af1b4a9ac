import DesktopTesting
import Foundation
import Testing

/// `lectern new`: files that are written, refused, or asked for.
@Suite struct NewTests {
    static let links = [
        "--test", "https://bible.example.org/esv/john/3#v16=John 3:16 ESV",
        "--test", "https://bible.example.org/niv/1-corinthians/13=1 Cor 13 NIV",
    ]
    static let template = "https://bible.example.org/{translation}/{book}/{chapter}[#v{verse}]"

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(#"{"order": []}"#, to: "rules/order.json")
        return folder
    }

    private static func new(_ arguments: [String], in folder: TemporaryFolder) throws -> Program {
        try Program(["new"] + arguments, in: folder.url)
    }

    @Test(arguments: [["--link", template], []])
    func aSiteIsWrittenAndReadAtOnce(form: [String]) throws {
        let folder = try Self.folder()
        let run = try Self.new(["site"] + form + Self.links, in: folder)
        #expect(run.status == 0, "\(run.output)\(run.error)")
        #expect(run.error == (form.isEmpty ? "note: the links have the form \(Self.template)\n" : ""))
        #expect(run.output.hasPrefix("rules/sites/bible-example.json: written\n"))
        #expect(run.output.contains("5 passed, 0 failed"))
        #expect(run.output.contains("still missing:\n"))
        #expect(
            run.output.hasSuffix(
                "try it: lectern --rules rules/sites/bible-example.json 'https://bible.example.org/esv/john/3#v16'\n"))
        let link = "https://bible.example.org/kjv/acts/2#v3"
        let read = try Program(["--only-rules", "rules", "--json", link], in: folder.url)
        #expect(read.output.contains("bible://?passages=[Acts.2.3]&translation=KJV"), "\(read.output)")
    }

    @Test func theFolderIsCreatedIfItIsNotNamed() throws {
        let folder = try TemporaryFolder()
        let site = try Self.new(["site"] + Self.links, in: folder)
        #expect(site.status == 0, "\(site.output)\(site.error)")
        let app = try Self.new(
            [
                "app", "reader", "--name", "Reader", "--template", "reader://{book.osis}/{chapter}", "--os",
                "ios,Android",
            ],
            in: folder)
        #expect(app.status == 0, "\(app.output)\(app.error)")
        let trial = "--rules rules/apps/reader.json 'bible://?passages=[John.3.16]' --app reader --unverified"
        #expect(app.output.hasSuffix("try it: lectern \(trial)\n"), "\(app.output)")
        let words = ["--rules", "rules/apps/reader.json", "bible://?passages=[John.3.16]", "--app", "reader"]
        #expect(try Program(words + ["--unverified"], in: folder.url).output == "reader://John/3\n")
    }

    @Test func nothingIsWrittenOrOverwrittenThatShouldNotBe() throws {
        let folder = try Self.folder()
        let dry = try Self.new(["site", "--dry-run"] + Self.links, in: folder)
        #expect(dry.status == 0)
        #expect(try JSONSerialization.jsonObject(with: Data(dry.output.utf8)) is [String: Any])
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "rules/sites").path))
        try folder.write("x", to: "rules/sites/bible-example.txt")
        let file = try folder.write(#"{"passages": []}"#, to: "rules/sites/bible-example.json")
        let again = try Self.new(["site"] + Self.links, in: folder)
        #expect(again.status == 2)
        #expect(again.error.contains("rules/sites/bible-example.json: already exists"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == #"{"passages": []}"#)
        let escape = try Self.new(["site", "--file", "../x"] + Self.links, in: folder)
        #expect(escape.status == 2)
        #expect(escape.error.contains("cannot be the name of a rule file"))
    }

    @Test func aFormIsAddedToTheFileOfItsHost() throws {
        let folder = try Self.folder()
        #expect(
            try Self.new(["site", "--file", "mine", "--name", "Mine"] + Self.links, in: folder)
                .status == 0)
        let read = try Self.new(["site"] + Self.links, in: folder)
        #expect(read.status == 2)
        #expect(read.error.contains("is already read as John 3:16 by the rule for Mine"), "\(read.error)")
        let added = try Self.new(
            [
                "site", "--test", "https://bible.example.org/?q=John+3=John 3", "--test",
                "https://bible.example.org/?q=Gen+1=Gen 1",
            ], in: folder)
        #expect(added.status == 0, "\(added.output)\(added.error)")
        #expect(added.output.hasPrefix("rules/sites/mine.json: written\n"))
        let sites = try Program(["sites", "--only-rules", "rules"], in: folder.url)
        #expect(sites.output.hasPrefix("Mine\tbible\tbible.example.org\t2\t"), "\(sites.output)")
    }

    static let refusals: [(arguments: [String], message: String)] = [
        (["site"], "missing links"),
        (["site", "--test", "https://example.org:80/john/3=John 3"], "it has a port"),
        (["site", "--test", "https://127.0.0.1/john/3=John 3"], "it is an address"),
        (["site", "--test", "https://example.org/john/3=Jonn"], "there is no reference after the link"),
        (["site", "--test", "https://example.org/jon/3=Jon 3:16"], "reference: Jonah 3 has 10 verses"),
        (["site", "--test", "https://example.org/foo/3=Foo 3"], "reference: unknown book \"Foo\""),
        (["site", "--test", "https://example.org/x=John 3"], "does not show where it names John 3"),
        (["site", "--link", "https://example.org/john/3=John 3"], "no {book} and no {reference}"),
        (
            ["site", "--link", "https://example.org/{book}", "--link", "https://example.net/{book}"],
            "the templates have several hosts"
        ),
        (
            ["site", "--rules", "nowhere", "--test", "https://example.org/john/3=John 3"],
            "nowhere: there is no such folder"
        ),
        (
            ["site", "--test", "https://example.org/john/3/3=John 3:3"],
            """
            the links can have several forms:
              1  https://example.org/{book}/{chapter}/{verse}
              2  https://example.org/{book}/{verse}/{chapter}
            """
        ),
        (["app", "x", "--name", "X", "--scheme", "javascript", "--template", "javascript:{osis}"], "is never opened"),
        (
            ["site", "--name", "a\nb", "--test", "https://example.org/john/3=John 3"],
            "\"site\" is not printable"
        ),
        (["app", "x"], "the app has no name"),
        (["app", "x", "--name", "X", "--template", "chat://join/$1"], "the templates make no link of any passage"),
        (
            ["app", "x", "--name", "X", "--scheme", "bar", "--template", "baz://{book.osis}"],
            "the scheme of the app is \"bar\", and a template has \"baz\""
        ),
        (["app", "x", "--name", "X", "--template", "map://show?at={lat},{lon}"], "docs/places.md"),
        (["app", "x", "--os", "ios,dos"], "there is no operating system \"dos\""),
    ]

    @Test(arguments: refusals) func wrongUseHasStatus2(arguments: [String], message: String) throws {
        let run = try Self.new(arguments, in: Self.folder())
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
        #expect(run.output == "")
    }

    @Test func aFolderThatCannotBeWrittenIsNamed() throws {
        let folder = try Self.folder()
        try folder.write("a file", to: "rules/sites")
        let run = try Self.new(["site"] + Self.links, in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("rules/sites"), "\(run.error)")
    }

    @Test func linksAreAskedForOnATerminal() throws {
        let folder = try Self.folder()
        let rules = folder.url.appending(path: "rules").path
        let session = try TerminalSession(["new", "site", "--rules", rules], on: FakeDesktop())
        try session.wait(for: "Link, or Enter")
        try session.press("https://example.org/john/3/3\n")
        try session.wait(for: "Passage of this link")
        try session.press("John 3:3\n")
        try session.wait(for: "Link, or Enter")
        try session.press("\n")
        try session.wait(for: "Which form is right")
        try session.press("1\n")
        #expect(try session.end() == 0)
        #expect(FileManager.default.fileExists(atPath: rules + "/sites/example.json"), "\(session.output)")
    }

    @Test func theEndOfTheInputEndsTheQuestions() throws {
        let folder = try Self.folder()
        let rules = folder.url.appending(path: "rules").path
        let session = try TerminalSession(["new", "site", "--rules", rules], on: FakeDesktop())
        try session.wait(for: "Link, or Enter")
        try session.press("\u{4}")
        #expect(try session.end() == 2)
        #expect(session.output.contains("no link of a passage was given"), "\(session.output)")
    }

    @Test func anAppIsWrittenWithWhatItsTemplatesGive() throws {
        let folder = try Self.folder()
        let arguments = [
            "app", "reader", "--name", "Reader", "--scheme", "reader", "--docs", "https://reader.example.org/links",
            "--template",
            "reader://{book.osis}/{chapter}/{verse}", "--template", "reader://{book.osis}/{chapter}",
        ]
        let run = try Self.new(arguments, in: folder)
        #expect(run.status == 0, "\(run.output)\(run.error)")
        let url = try Program(["--only-rules", "rules", "--app", "reader", "John 3:16"], in: folder.url)
        #expect(url.output == "reader://John/3/16\n")
        #expect(try Self.new(arguments, in: folder).error.contains("rules/apps/reader.json: already exists"))
    }

    @Test func aLinkThatIsNotReadEndsWithTheCommand() throws {
        let run = try Program("explain", "https://www.bible.example.org/it's/john/3")
        #expect(
            run.output.hasSuffix(
                "to make a rule for this site\n  lectern new site --test 'https://www.bible.example.org/it'\\''s/john/3=REFERENCE'\n"
            ), "\(run.output)")
        for link in [
            "https://www.biblegateway.com/pasage/?search=John+3:16", "foo://john/3", "https://u@example.org/john/3",
        ] {
            #expect(try !Program("explain", link).output.contains("lectern new site"), "\(link)")
        }
    }

    @Test func pagesAreWritten() throws {
        let folder = try Self.folder()
        let rules = Program.project.appending(path: "rules").path
        for (format, index) in [("html", "index.html"), ("markdown", "index.md")] {
            let run = try Program(["docs", rules, "--format", format, "--output", format], in: folder.url)
            #expect(run.status == 0, "\(run.error)")
            let page = try String(contentsOf: folder.url.appending(path: "\(format)/\(index)"), encoding: .utf8)
            #expect(page.contains("Bible Hub"))
        }
        let root = try Program(["docs", rules, "--output", ""], in: folder.url)
        #expect(root.status == 2 && root.error.contains("--output needs a folder"))
        let refused = try Program(["docs", rules, "--output", "rules/order.json"], in: folder.url)
        #expect(refused.status == 2)
    }

    /// Unlike what the program keeps for itself.
    @Test func pagesMayBeReadByOthers() throws {
        let folder = try TemporaryFolder()
        try folder.write(TestSelectionTests.good, to: "m.json")
        let program = Program.folder.appending(path: "lectern").path
        let run = try Program(
            ["-c", "umask 022; \(program) docs m.json --output pages"], of: "/bin/sh", in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        for path in ["pages", "pages/sites"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path)
            #expect(attributes[.posixPermissions] as? Int == 0o755)
        }
    }
}
