import Foundation
import Testing

/// `rewrite` with many files, and with references in the text.
@Suite struct RewriteFilesTests {
    static let john = RewriteTests.john
    static let uri = RewriteTests.canonicalURL

    /// A folder with documents, and what is not a document or is skipped.
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("See \(john) and John 3:17.\n", to: "a.md")
        try folder.write("<a href=\"\(john)\">a</a>", to: "sub/b.html")
        try folder.write("see \(john)", to: "sub/c.txt")
        try folder.write("see \(john)", to: "sub/d.rst")
        try folder.write("see \(john)", to: "build/e.md")
        try folder.write("see \(john)", to: ".hidden/f.md")
        try folder.write("build/\n", to: ".gitignore")
        try folder.write(Data([0x00]) + Data(john.utf8), to: "g.txt")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "h.md"), withDestinationURL: folder.url.appending(path: "a.md"))
        return folder
    }

    private static func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Program {
        try Program(["rewrite"] + arguments, in: folder.url)
    }

    static let selections: [(arguments: [String], files: [String])] = [
        (["."], ["./a.md", "./sub/b.html", "./sub/c.txt"]),
        (["sub", "a.md", "sub/../a.md"], ["sub/b.html", "sub/c.txt", "a.md"]),
        (["**/*.md"], ["a.md"]), (["sub/*.html", "sub/*.txt"], ["sub/b.html", "sub/c.txt"]),
        ([".", "--ext", "md,.HTML"], ["./a.md", "./sub/b.html"]), (["build", "h.md"], ["build/e.md", "h.md"]),
        (["sub", "--ext", "rst", "--format", "text"], ["sub/d.rst"]), (["build/e.md", "build"], ["build/e.md"]),
        (["sub/b.html", "sub/c.txt", "--ext", "html"], ["sub/b.html"]),
    ]

    @Test(arguments: selections) func documentsAreFound(arguments: [String], files: [String]) throws {
        let folder = try Self.folder()
        let run = try Program(["rewrite"] + arguments + ["--to", "common-scheme", "--dry-run"], in: folder.url)
        #expect(run.output.split(separator: "\n").map { $0.split(separator: ":").first.map(String.init) } == files)
        #expect(run.status == 0)
        #expect(try String(contentsOf: folder.url.appending(path: "a.md"), encoding: .utf8).contains(Self.john))
    }

    @Test func manyFilesAreRewrittenInOneCall() throws {
        let folder = try TemporaryFolder()
        for number in 0..<300 { try folder.write("\(number) \(Self.john) ", to: "d\(number % 7)/\(number).txt") }
        let run = try Self.run(folder, ".", "--to", "common-scheme", "--in-place")
        #expect(run.status == 0)
        #expect(run.error == "300 of 300 files changed\n")
        #expect(run.output.split(separator: "\n").count == 300)
        for number in 0..<300 {
            let file = folder.url.appending(path: "d\(number % 7)/\(number).txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "\(number) \(Self.uri) ")
        }
        #expect(try Self.run(folder, ".", "--to", "common-scheme", "--in-place").output == "")
    }

    @Test func aFileThatCannotBeReadKeepsNoOtherBack() throws {
        let folder = try Self.folder()
        let large = folder.url.appending(path: "large.md")
        try folder.write("", to: "large.md")
        try FileHandle(forWritingTo: large).truncate(atOffset: 1 << 30)
        try folder.write("", to: "pictures/a.png")
        let run = try Self.run(
            folder, "nothing.md", "large.md", "x*.md", "pictures", "a.md", "--to", "common-scheme", "--in-place")
        #expect(run.status == 2)
        #expect(run.error.contains("nothing.md: No such file or directory"))
        #expect(run.error.contains("large.md: larger than the limit of 64 MB"))
        #expect(run.error.contains("x*.md: no document matches"))
        #expect(run.error.contains("pictures: no file that is not ignored ends in .htm, .html, .markdown, .md,"))
        #expect(run.output == "a.md: 1 link\n")
        #expect(
            try String(contentsOf: folder.url.appending(path: "a.md"), encoding: .utf8)
                == "See \(Self.uri) and John 3:17.\n".replacingOccurrences(of: Self.uri, with: "<\(Self.uri)>"))
    }

    /// Files of a folder that cannot be rewritten, each for another reason, do not keep the others from being rewritten.
    @Test func oneBadFileOfAFolderKeepsNoOtherBack() throws {
        let folder = try TemporaryFolder()
        let good = (0..<20).map { "\($0).md" }
        for name in good { try folder.write("[a](\(Self.john))", to: name) }
        try folder.write(String(repeating: "<div>", count: 300_000) + "<a href='\(Self.john)'>", to: "10-deep.html")
        try folder.write(Data([0, 1, 2]) + Data(Self.john.utf8), to: "11-binary.md")
        try folder.write("", to: "12-large.md")
        try FileHandle(forWritingTo: folder.url.appending(path: "12-large.md")).truncate(atOffset: 1 << 30)
        try folder.write(Data([0xE9]) + Data(" <\(Self.john)>".utf8), to: "13-latin.md")
        try folder.write(Self.john, to: "14-linked.md")
        try FileManager.default.linkItem(
            at: folder.url.appending(path: "14-linked.md"), to: folder.url.appending(path: "15.bak"))
        try folder.write(Self.john, to: "16-read-only.md")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.url.appending(path: "16-read-only.md").path)
        _ = try Program([folder.url.appending(path: "17-pipe.md").path], of: "/usr/bin/mkfifo")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "18-nowhere.md").path, withDestinationPath: "nothing.md")
        let run = try Self.run(folder, ".", "--to", "common-scheme", "--in-place", "--references", "--relink")
        #expect(run.status == 2)
        for name in good {
            let text = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
            #expect(text == "[a](\(Self.uri))", "\(name)")
        }
        for name in ["14-linked.md", "16-read-only.md"] {
            #expect(try String(contentsOf: folder.url.appending(path: name), encoding: .utf8) == Self.john)
        }
        let reasons = [
            "11-binary.md: contains a zero byte", "12-large.md: larger", "14-linked.md: has 2 hard",
            "16-read-only.md: is read-only",
        ]
        for reason in reasons { #expect(run.error.contains(reason), "\(run.error)") }
    }

    @Test func theDiffIsUnified() throws {
        let folder = try Self.folder()
        let run = try Self.run(folder, "a.md", "sub/c.txt", "--to", "common-scheme", "--diff")
        #expect(
            run.output == """
                --- a/a.md
                +++ b/a.md
                @@ -1,1 +1,1 @@
                -See \(Self.john) and John 3:17.
                +See <\(Self.uri)> and John 3:17.
                --- a/sub/c.txt
                +++ b/sub/c.txt
                @@ -1,1 +1,1 @@
                -see \(Self.john)
                \\ No newline at end of file
                +see \(Self.uri)
                \\ No newline at end of file

                """)
    }

    @Test func aCheckListsWhatIsBrokenOrLeadsElsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("é [a](\(RewriteTests.broken))\n\nsee John 33:16 and \(Self.john)\n", to: "a.md")
        try folder.write("John 3:16", to: "b.md")
        try folder.write("see Jonh 3:16", to: "c.md")
        let run = try Self.run(folder, ".", "--check", "--references", "--language", "en")
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                "./a.md:1:7: error: Bible Gateway: \"Jonh 3:16\" is not a passage: unknown book \"Jonh\"\n"))
        #expect(run.output.contains("    note: did you mean \"John\"?\n"))
        #expect(
            run.output.contains("./a.md:3:5: error: \"John 33:16\" is not a passage: John has 21 chapters\n"))
        #expect(run.output.contains("./c.md:1:5: error: \"Jonh\" read as John\n"))
        #expect(run.output.contains("    note: did you mean \"John 3:16\"?\n"))
        #expect(!run.output.contains("b.md"))
        let strict = try Self.run(
            folder, "b.md", "a.md", "--check", "--references", "--relink", "--to", "osis", "--reporter", "github")
        #expect(strict.status == 1)
        #expect(strict.output.contains("::error file=b.md,line=1,col=1::this reference is not linked: John 3:16"))
        #expect(strict.output.split(separator: "\n").count == 4)
        try folder.write("[John 3:16](osis:John.3.16)", to: "b.md")
        #expect(try Self.run(folder, "b.md", "--check", "--references", "--to", "osis").status == 0)
    }

    @Test func referencesBecomeLinks() throws {
        let text = "# John 3:16\n\nsee Rom 8:28; `Rom 8:29` Rom 8:28 [Mark 1:1](x)\n"
        let run = try Program(
            "rewrite", "-", "--format", "markdown", "--references", "--app", "youversion", "--only-first",
            "--skip-headings", "--style", "full", input: text)
        #expect(
            run.output
                == "# John 3:16\n\nsee [Romans 8:28](youversion://bible?reference=ROM.8.28); `Rom 8:29` Rom 8:28 [Mark 1:1](x)\n"
        )
        #expect(run.status == 0)
        let latin = try Program(
            ["rewrite", "-", "--format", "text", "--references", "--to", "osis"],
            input: Data([0xE9]) + Data(" John 3:16".utf8))
        #expect(latin.error == "-: is not UTF-8, so its references are skipped\n")
    }

    static let misuses: [String] = [
        "a.md sub --to osis", ". --to osis", ". --check --in-place", ". --check --dry-run", ". --diff --json --to osis",
        ". --reporter json --to osis --dry-run", ". --ext pdf --check", "- a.md --to osis --report",
        "a.md --to osis --only-first", "a.md --to osis --style full", "a.md --to osis --references --style loud",
        "a.md --to osis --references --language xx", "build --ext html --check", "- --to osis --dry-run --report",
    ]

    @Test(arguments: misuses) func misuseIsExplained(arguments: String) throws {
        let folder = try Self.folder()
        let run = try withExtendedLifetime(folder) {
            try Program(["rewrite"] + arguments.split(separator: " ").map(String.init), in: folder.url)
        }
        #expect(run.status == 2, "\(run.output) \(run.error)")
        #expect(run.output == "")
        #expect(!run.error.isEmpty)
    }
}
