import Foundation
import Testing

/// `lectern diff` on files, folders and revisions of a temporary repository.
@Suite struct DiffCommandTests {
    static func rules(host: String = "s", template: String = "a://{book.osis}/{chapter}") -> String {
        #"""
        { "$schema": "rules",
          "apps": [{ "identifier": "a", "name": "A", "scheme": "a", "passage": {
            "templates": ["\#(template)"],
            "takes": { "list": false, "range": "none", "books": "66", "translation": false } } }],
          "passages": [{ "site": "S", "regex": "https://\#(host)\\.test/(?<book>\\w+)/(?<chapter>\\d+)",
            "testInputs": ["https://\#(host).test/John/3"], "testResults": ["bible://?passages=[John.3]"] }] }
        """#
    }

    /// A repository with one commit for each text of `rules/a.json`.
    final class Repository {
        let folder: TemporaryFolder

        /// Whether git is installed.
        static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

        init(_ commits: [String], path: String = "rules/a.json") throws {
            folder = try TemporaryFolder()
            try git("init", "-q", "-b", "main")
            for text in commits {
                try folder.write(text, to: path)
                try commit()
            }
        }

        func git(_ arguments: String...) throws {
            let settings = ["-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false"]
            let program = try Program(
                settings + arguments, of: "/usr/bin/git", environment: ["HOME": folder.url.path], in: folder.url)
            #expect(program.status == 0, "\(program.error)")
        }

        func commit() throws {
            try git("add", "-A")
            try git("commit", "-q", "-m", "c")
        }

        func diff(
            _ arguments: String..., input: String = "", environment: [String: String] = [:], in folder: String? = nil
        ) throws -> Program {
            try Program(
                ["diff", "--no-made"] + arguments, input: Data(input.utf8), environment: environment,
                in: folder.map { self.folder.url.appending(path: $0) } ?? self.folder.url)
        }
    }

    @Test func twoFilesAreCompared() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(Self.rules(), to: "old.json")
        let new = try folder.write(Self.rules(template: "a://{book.osis}.{chapter}"), to: "new.json")
        let program = try Program("diff", "--no-made", old, new)
        #expect(program.status == 0)
        #expect(
            program.output == """
                \(new):2:12: app "A"
                  other openings: 1 link: `/` becomes `.`
                    https://s.test/John/3
                      before  a://John/3
                                      ^
                      after   a://John.3
                                      ^

                1 link, \(old) and \(new): 1 open differently

                """)
    }

    @Test func linksThatAreMadeFromTheRulesAreComparedToo() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(Self.rules(), to: "old.json")
        let new = try folder.write(Self.rules(host: "[a-z]"), to: "new.json")
        let program = try Program("diff", old, new, "--reporter", "json")
        let report = try #require(program.json as? [String: Any])
        #expect(try #require(report["links"] as? Int) > 2)
    }

    @Test(.enabled(if: Repository.isPossible)) func aRevisionIsComparedWithTheWorkingFolder() throws {
        let repository = try Repository([Self.rules(), Self.rules(host: "t")])
        let program = try repository.diff("HEAD~1")
        #expect(program.status == 1)
        #expect(program.output.contains("HEAD~1:rules/a.json:5:16: passage \"S\"\n  no longer read: 1 link\n"))
        #expect(program.output.hasSuffix("2 links, HEAD~1 and rules: 1 no longer read, 1 newly read\n"))
        for arguments in [["HEAD", "rules"], ["main", "HEAD"], ["HEAD:rules", "HEAD:./rules/a.json"]] {
            let same = try Program(["diff", "--no-made"] + arguments, in: repository.folder.url)
            #expect(same.status == 0, "\(arguments): \(same.error)")
            #expect(same.output.hasSuffix("no differences\n"))
        }
    }

    @Test(.enabled(if: Repository.isPossible)) func givenLinksAreComparedToo() throws {
        let repository = try Repository([Self.rules(), Self.rules(host: "t")])
        let links =
            "https://s.test/Gen/1\r\nhttps://t.test/Gen/2\n\nhttps://s.test/Gen/1\n"
            + String(repeating: "x", count: 70_000) + "\n" + "https://x.test/"
        for program in [
            try repository.diff("HEAD~1", "--links", "-", input: links),
            try repository.diff("HEAD~1", "--links", try repository.folder.write(links, to: "links.txt")),
        ] {
            #expect(program.output.hasSuffix("5 links, HEAD~1 and rules: 2 no longer read, 2 newly read\n"))
            #expect(program.error.hasSuffix("1 line is skipped: longer than 65536 bytes, or not UTF-8\n"))
        }
    }

    @Test(.enabled(if: Repository.isPossible)) func theWorkingFolderMayBeBelowTheRootOfTheRepository() throws {
        let path = "sub/rules/a.json"
        let repository = try Repository([Self.rules(), Self.rules(host: "t")], path: path)
        for old in ["HEAD~1", "HEAD~1:./rules", "HEAD~1:sub/rules", "HEAD~1:../sub/rules/a.json"] {
            let program = try repository.diff(old, in: "sub")
            #expect(program.output.hasSuffix("1 no longer read, 1 newly read\n"), "\(old): \(program.error)")
        }
        #expect(try repository.diff("HEAD~1").status == 2)
    }

    @Test(.enabled(if: Repository.isPossible)) func aRevisionWithoutRulesHasAManifest() throws {
        let repository = try Repository([Self.rules(), Self.rules(host: "t")], path: "manifest.json")
        let program = try repository.diff("HEAD~1", "HEAD", "--reporter", "json")
        let report = try #require(program.json as? [String: Any])
        #expect(report["links"] as? Int == 2)
        #expect((report["counts"] as? [String: Int])?["no longer read"] == 1)
        let groups = try #require(report["groups"] as? [[String: Any]])
        #expect(groups.map { $0["file"] as? String } == ["HEAD~1:manifest.json", "HEAD:manifest.json"])
    }

    @Test(.enabled(if: Repository.isPossible)) func whatIsNoRevisionIsNamed() throws {
        let repository = try Repository([Self.rules()])
        for (argument, message) in [
            ("nope", "nope: there is no such file or folder, and no revision \"nope\""),
            ("HEAD~7", "no revision \"HEAD~7\""),
            ("HEAD~1..HEAD", "give the two revisions of a range one after the other"),
            ("HEAD:nope", "HEAD:nope: there is no \"nope\" in this revision"),
            ("HEAD:../x", "is outside the repository"), ("HEAD:/rules", "without a slash"),
            ("-", "\"-\" is neither a file nor a folder"), (":x", "not the name of a git revision"),
            ("a\u{1B}b", "\"a\\u{1B}b\""), ("--", "'<old>'"), ("HEAD^{blob}", "no revision"), ("", "neither a file"),
        ] {
            let program = try repository.diff(argument)
            #expect(program.status == 2, "\(argument)")
            #expect(program.error.contains(message), "\(argument): \(program.error)")
        }
        let dashed = try repository.diff("--", "--output=x")
        #expect(dashed.status == 2 && dashed.error.contains("not the name of a git revision"))
    }

    @Test func withoutRepositoryOrGitThereAreNoRevisions() throws {
        let folder = try TemporaryFolder()
        let new = try folder.write(Self.rules(), to: "new.json")
        let environment = ["GIT_CEILING_DIRECTORIES": folder.url.path, "GIT_DIR": Program.project.path + "/.git"]
        let outside = try Program(["diff", "--no-made", "HEAD", new], environment: environment, in: folder.url)
        #expect(outside.status == 2)
        #expect(outside.error.contains("git"))
        let without = try Program(
            ["diff", "--no-made", "HEAD", new], environment: ["PATH": folder.url.path], in: folder.url)
        #expect(without.status == 2)
        #expect(without.error == "Error: install git to compare revisions\n")
    }

    @Test(.enabled(if: Repository.isPossible)) func linksAndSubmodulesInARevisionAreLeftOut() throws {
        let repository = try Repository([Self.rules()])
        let rules = repository.folder.url.appending(path: "rules")
        try FileManager.default.createSymbolicLink(
            atPath: rules.path + "/link.json", withDestinationPath: "/etc/passwd")
        try repository.folder.write("{", to: "rules/recordings/broken.json")
        try repository.folder.write("{", to: "rules/.hidden.json")
        try repository.git("add", "-A")
        try repository.git(
            "update-index", "--add", "--cacheinfo", "160000,4b825dc642cb6eb9a060e54bf8d69288fbee4904,rules/sub")
        try repository.git("commit", "-q", "-m", "c")
        let program = try repository.diff("HEAD~1", "HEAD")
        #expect(program.status == 0)
        #expect(
            program.error == """
                note: HEAD:rules/sub is a submodule and was skipped
                note: HEAD:rules/link.json is a symbolic link and was skipped

                """)
        #expect(try repository.diff("HEAD:rules/link.json").error.contains("it is a symbolic link"))
    }

    @Test(.enabled(if: Repository.isPossible)) func aRevisionMayHoldAnything() throws {
        let repository = try Repository([Self.rules()])
        try repository.folder.write(Data([0x7B, 0xFF, 0xFE, 0x7D]), to: "rules/b.json")
        try repository.folder.write("{ \"apps\": [", to: "rules/sub\n\u{1B}/c.json")
        try repository.commit()
        let program = try repository.diff("HEAD", "HEAD~1")
        #expect(program.status == 0)
        #expect(program.error.contains("HEAD:rules/b.json:1:2: error: the file is not UTF-8"))
        #expect(program.error.contains("HEAD:rules/sub\\u{A}\\u{1B}/c.json:1:"))
        #expect(try repository.diff("HEAD:rules/b.json").status == 2)
        try FileManager.default.createDirectory(
            at: repository.folder.url.appending(path: "empty"), withIntermediateDirectories: true)
        let empty = try repository.diff("empty")
        #expect(empty.status == 2 && empty.error.contains("no .json file in this folder"))
    }

    @Test func theMarkdownIsForAComment() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(Self.rules(), to: "old.json")
        let new = try folder.write(Self.rules(host: "t"), to: "new.json")
        let program = try Program("diff", "--no-made", old, new, "--reporter", "markdown")
        #expect(program.status == 1)
        #expect(program.output.hasPrefix("### What the rules make of links\n\n2 links, "))
        #expect(
            program.output.contains(
                """
                <b>no longer read</b>: 1 link, passage <code>S</code> <code>\(old):5:16</code></summary>

                ```diff
                  https://s.test/John/3
                - bible://?passages=[John.3]
                + (not read)
                ```

                </details>
                """))
    }
}
