import Foundation
import Testing

@Suite struct RewriteTests {
    static let john = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=ESV"
    static let canonicalURL = "bible://?passages=%5BJohn.3.16-John.3.18%5D&translation=ESV"

    @Test func aDocumentComesOutWithItsLinksLedElsewhere() throws {
        let text = "a\r\n[b](\(Self.john) \"c\")\r\n\r\n[d](https://example.org/)\r\n"
        let run = try Program("rewrite", "-", "--format", "markdown", "--to", "common-scheme", input: text)
        #expect(run.output == text.replacingOccurrences(of: Self.john, with: Self.canonicalURL))
        #expect(run.status == 0)
        #expect(run.error == "")
    }

    @Test func bytesThatAreNoTextStay() throws {
        let folder = try TemporaryFolder()
        let broken = Data([0xFF, 0xC3, 0x0D])
        let file = try folder.write(broken + Data(" \(Self.john) ".utf8) + broken, to: "a.txt")
        let run = try Program("rewrite", file.path, "--to", "osis", "--in-place")
        #expect(run.status == 0)
        #expect(try Data(contentsOf: file) == broken + Data(" John.3.16-John.3.18 ".utf8) + broken)
    }

    /// A file of which the format is not known, and one that is not text, stay as they are.
    @Test(arguments: [
        ("s.pdf", "%PDF-1.4 \(john)", []), ("README", john, []), ("a.rst", john, []), ("a.md~", john, []),
        ("a.docx", "PK\u{3}\u{4}\u{14}\u{0} \(john)", []), ("a.md", "\(john) \u{0}", []),
        ("a.png", "\(john) \u{0}", ["--format", "text"]),
        ("long.md", String(repeating: john + "\n", count: 200) + "\u{0}", []),
    ])
    func whatIsNoDocumentIsRefused(name: String, text: String, options: [String]) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(text, to: name)
        for action in [["--in-place"], ["--in-place", "--references"], []] {
            let run = try Program(["rewrite", file, "--to", "osis"] + options + action)
            #expect(run.status == 2)
            #expect(run.output == "")
            let reasons = ["\(name): the format is unknown", "\(name): contains a zero byte"]
            #expect(reasons.contains(where: run.error.contains), "\(run.error)")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }

    @Test func aReferenceInsteadOfAFileIsExplained() throws {
        for command in [["rewrite", "John 3:16", "--app", "Logos"], ["find", "John 3:16"]] {
            let run = try Program(command)
            #expect(run.status == 2)
            #expect(
                run.error == "Error: John 3:16: No such file or directory; `lectern passage` reads a reference\n")
        }
    }

    @Test func aChangedFileIsCounted() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("see <\(Self.john)>", to: "a.md")
        for count in ["1 link", "no links"] {
            let run = try Program("rewrite", path, "--to", "osis", "--in-place")
            #expect(run.status == 0 && run.output == "")
            #expect(run.error.hasPrefix("\(path): \(count) changed\n"))
            #expect(try Program("rewrite", path, "--to", "osis", "--in-place", "-q").error == "")
        }
    }

    @Test func unknownTargetsAreNamed() throws {
        for (arguments, message) in [
            (["--app", "qwertz"], "there is no app \"qwertz\"; `lectern list apps` lists them"),
            (["--to", "web:qwertz"], "there is no app \"qwertz\"; the web pages are those of "),
            (["--app", "logos", "--ext", "md"], "notes.txt: not a document with the suffix of --ext md"),
        ] {
            let run = try Program(["rewrite", "notes.txt"] + arguments)
            #expect(run.status == 2)
            #expect(run.error.contains(message), "\(run.error)")
        }
    }

    @Test func utf16IsRefused() throws {
        let folder = try TemporaryFolder()
        let data = try #require("see \(Self.john)".data(using: .utf16))
        let file = try folder.write(data, to: "a.txt")
        let run = try Program("rewrite", file.path, "--to", "osis", "--in-place")
        #expect(run.status == 2)
        #expect(run.error.hasSuffix("a.txt: contains a zero byte: not a text file, or UTF-16\n"))
        #expect(try Data(contentsOf: file) == data)
    }

    @Test func hardLinksStay() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("see \(Self.john)", to: "a.md")
        try FileManager.default.linkItem(atPath: file, toPath: folder.url.appending(path: "b.txt").path)
        let run = try Program("rewrite", file, "--to", "osis", "--in-place")
        #expect(run.status == 2)
        #expect(run.error.hasSuffix("a.md: has 2 hard links, which replacing it would separate\n"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "see \(Self.john)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.md", "b.txt"])
    }

    @Test(arguments: [("XYZ", "`lectern list translations`"), ("LUTTHER", "did you mean")])
    func aTranslationThatDoesNotExistIsRefused(name: String, hint: String) throws {
        let run = try Program("rewrite", "-", "--format", "text", "--to", "osis", "--translation", name)
        #expect(run.status == 2)
        #expect(run.error.contains("there is no translation \"\(name)\"; \(hint)"), "\(run.error)")
    }

    @Test func inPlaceKeepsModeAndLink() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("<a href=\"\(Self.john)\">a</a>", to: "a.html")
        let link = folder.url.appending(path: "b.html").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let run = try Program("rewrite", link, "--app", "youversion", "--in-place")
        #expect(run.output == "")
        #expect(run.status == 0)
        #expect(
            try String(contentsOfFile: file, encoding: .utf8)
                == "<a href=\"youversion://bible?reference=JHN.3.16-18&amp;version_id=59\">a</a>")
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.html", "b.html"])
    }

    @Test func inPlaceKeepsAReadOnlyFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.john, to: "a.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
        let run = try Program("rewrite", file, "--to", "osis", "--in-place")
        #expect(run.status == 2)
        #expect(run.error.contains("a.txt: is read-only"), "\(run.error)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.john)
    }

    /// A limit for the size of files ends neither the program nor leaves a part of a file.
    @Test func inPlaceWithALimitLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: Self.john + " ", count: 400)
        let file = try folder.write(text, to: "a.txt")
        let lectern = Program.folder.appending(path: "lectern").path
        let run = try Program(
            ["-c", "ulimit -f 4; exec \"$0\" rewrite \"$1\" --app logos --in-place", lectern, file], of: "/bin/sh")
        #expect(run.status == 2)
        #expect(run.error.contains("a.txt: File too large"), "\(run.error)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.txt"])
    }

    @Test func theReportListsBibleLinks() throws {
        let text = "`\(Self.john)`\n\n[b](\(Self.john)) <https://example.org/>\n"
        let arguments = ["rewrite", "-", "--format", "markdown", "--to", "osis"]
        let run = try Program(arguments + ["--report"], input: Data(text.utf8))
        #expect(
            run.output == """
                1\t\(Self.john)\tJohn 3:16-18\t\tskipped: in code
                3\t\(Self.john)\tJohn 3:16-18\tosis:John.3.16-John.3.18\ttranslation: ESV

                """)
        let rows = try #require(
            try Program(arguments + ["--json"], input: Data(text.utf8)).json as? [[String: Any]])
        #expect(rows.map { $0["outcome"] as? String } == ["code", "rewritten"])
        #expect(
            Set(rows[1].keys) == [
                "line", "column", "kind", "link", "passage", "translation", "versification", "result", "lost", "losses",
                "outcome", "reason", "hint", "findings",
            ])
        #expect(rows[1]["passage"] as? String == "John.3.16-John.3.18")
        #expect(
            try Program(arguments, input: Data(text.utf8)).error
                == "-: 1 link rewritten with a loss; 1 link skipped in code (--report lists them)\n")
    }

    @Test func aWebReaderIsAPlaceToGo() throws {
        let run = try Program(
            "rewrite", "-", "--format", "text", "--to", "web:biblegateway", input: "see \(Self.canonicalURL).")
        #expect(run.output == "see https://www.biblegateway.com/passage/?search=John+3:16-18&version=ESV.")
        let other = try Program("rewrite", "-", "--format", "text", "--to", "web:bible-com", input: Self.canonicalURL)
        #expect(other.output == "https://www.bible.com/bible/59/JHN.3.16-18")
    }

    /// Arguments, and the new link of a reference, if there is one, and what is said about it.
    static let translations: [(text: String, arguments: String, link: String?, error: String)] = [
        (
            "Dan 3:24-90", "--to common-scheme --language en", "bible://?passages=%5BDan.3.24-Dan.3.30%5D",
            "1 reference read with corrections (--check lists them)"
        ),
        (
            "Ps 51,12", "--to web:bible-com --language de", "https://www.bible.com/bible/51/PSA.51.12",
            "1 reference read with Original numbers; 1 reference linked to DELUT"
        ),
        (
            "Ps 51,12", "--to web:bible-com --language de --translation ESV",
            "https://www.bible.com/bible/59/PSA.51.10", "1 reference read with Original numbers"
        ),
        (
            "Ps 51,12 (LUT)", "--to web:bible-com --language de --translation elb",
            "https://www.bible.com/bible/57/PSA.51.12",
            "1 reference read with Original numbers\n-: 1 reference rewritten with a loss (--report lists them)"
        ),
        (
            "Ps 51:12", "--to web:bible-com --language en --translation NABRE",
            "https://www.bible.com/bible/463/PSA.51.12", "1 reference read with NAB numbers"
        ),
        (
            "Wisdom 3:1", "--to web:bibleserver --language en --translation EU", nil,
            "1 reference skipped because BibleServer does not have Wisdom (--report lists them)"
        ),
        (
            "Ps 51:10", "--to web:bible-com --language en", nil,
            "1 reference skipped because bible.com links need a translation; use --translation (--report lists them)"
        ),
        (
            "Ps 51:10", "--to web:bible-com --language en --translation LUT", nil,
            "1 reference skipped because bible.com has no translation LUT; use --translation (--report lists them)"
        ),
        (
            "Ps 51:10", "--app youversion --language en --translation SFB15",
            "youversion://bible?reference=PSA.51.12&version_id=1223",
            "1 reference rewritten with a loss (--report lists them)"
        ),
        (
            "Ps 51,12", "--app andbible --language de", "https://read.andbible.org/Ps.51.12?v11n=Leningrad",
            "1 reference read with Original numbers"
        ),
        (
            "Ps 51,12", "--to common-scheme --language de --translation ESV",
            "bible://?passages=%5BPs.51.12%5D&translation=ESV&v11n=Original", "1 reference read with Original numbers"
        ),
    ]

    @Test("A link names the translation that is asked for, or the usual one of the text", arguments: translations)
    func translation(text: String, arguments: String, link: String?, error: String) throws {
        let arguments = arguments.split(separator: " ").map(String.init)
        let run = try Program(
            ["rewrite", "-", "--format", "html", "--references"] + arguments, input: Data(text.utf8))
        let target = link?.replacing("&", with: "&amp;")
        let reference = text.split(separator: " (")[0]
        let rest = text.dropFirst(reference.count)
        #expect(run.output == (target.map { "<a href=\"\($0)\">\(reference)</a>\(rest)" } ?? text))
        #expect(run.error == "-: \(error)\n")
        #expect(run.status == (link == nil ? 1 : 0))
    }

    @Test func whatCannotBeOpenedIsSaid() throws {
        let tobit = "see https://www.biblegateway.com/passage/?search=Tobit+4%3A7&version=NABRE"
        let run = try Program("rewrite", "-", "--format", "text", "--app", "accordance", input: tobit)
        #expect(run.output == tobit)
        #expect(run.status == 1)
        #expect(run.error == "-: 1 link skipped because Accordance does not have Tobit (--report lists them)\n")
    }

    static let broken = "https://www.biblegateway.com/passage/?search=Jonh+3:16"

    @Test func brokenLinksAreReported() throws {
        let text = "\(Self.canonicalURL) \(Self.broken) https://www.biblegateway.com/passage/?search=John+33:16"
        let report = try Program("rewrite", "-", "--format", "text", "--to", "osis", "--report", input: text)
        #expect(report.status == 0)
        let lines = report.output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(lines.map(\.count) == [5, 5, 5])
        #expect(lines[1][1] == Self.broken)
        #expect(lines[1][4].hasPrefix("skipped: Bible Gateway: \"Jonh 3:16\" is not a passage"))
        #expect(lines[2][4].hasPrefix("skipped: Bible Gateway: \"John 33:16\" is not a passage"))
        let plain = try Program("rewrite", "-", "--format", "text", "--to", "osis", input: text)
        #expect(
            plain.error
                == "-: 1 link rewritten with a loss; 2 links skipped because the passage cannot be read (--report lists them)\n"
        )
    }

    @Test func checkFailsForBrokenLinks() throws {
        let run = try Program("rewrite", "-", "--format", "text", "--check", input: Self.broken)
        #expect(run.status == 1)
        #expect(run.output.contains("is not a passage"))
        #expect(try Program("rewrite", "-", "--format", "text", "--check", input: Self.canonicalURL).status == 0)
        #expect(try Program("rewrite", "x", "--check", "--in-place").status == 2)
    }

    @Test func anUnverifiedAppHasToBeAskedFor() throws {
        let text = "see \(Self.john)"
        let refused = try Program("rewrite", "-", "--format", "text", "--app", "alkitab", input: text)
        #expect(refused.status == 2)
        #expect(
            refused.error
                == "Error: no reliable source confirms the links of \"alkitab\"; --unverified uses them anyway\n")
        let run = try Program("rewrite", "-", "--format", "text", "--app", "alkitab", "--unverified", input: text)
        #expect(run.output == "see https://alkitab.app/a/Yoh3:16")
    }

    static let uses: [(arguments: String, status: Int32)] = [
        ("- --format text", 2), ("- --format text --app logos --to osis", 2), ("- --format text --to nowhere", 2),
        ("- --format text --to web:nobody", 2), ("- --format text --app nobody", 2),
        ("- --format text --to osis --in-place", 2), ("/nowhere.md --to osis", 2), ("/ --to osis", 2),
        ("- --to osis --format rtf", 2), ("- --to osis", 2), ("/dev/null --to osis", 2),
        ("- --format text --to osis", 0), ("/dev/null --format text --to osis --report", 0),
        ("/dev/null --format text --to osis --in-place", 0),
    ]

    @Test(arguments: uses) func exitStatus(arguments: String, status: Int32) throws {
        let run = try Program(["rewrite"] + arguments.split(separator: " ").map(String.init))
        #expect(run.status == status, "\(run.output) \(run.error)")
        #expect(status != 2 || !run.error.isEmpty)
    }
}
