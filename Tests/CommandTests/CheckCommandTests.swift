import Foundation
import Testing

@Suite struct CheckCommandTests {
    static let faulty = #"""
        {
          "apps": [
            { "scheme": "a", "identifier": "a", "name": "A" }
            { "name": "B", "identifer": "b", "scheme": "b", }
          ]
        }
        """#

    @Test func fixChangesTheFileAndListsTheChanges() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.faulty, to: "m.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try Program("check", path).status == 1)
        let run = try Program("check", "--fix", path)
        #expect(run.status == 0)
        #expect(
            run.output == """
                \(path):3:54: fix: add the missing comma
                \(path):4:51: fix: remove the trailing comma
                \(path):4:20: fix: write the key "identifier" for "identifer"
                \(path):3:7: fix: sort the keys: identifier, name, scheme

                """)
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == #"""
                {
                  "apps": [
                    { "identifier": "a", "name": "A", "scheme": "a" },
                    { "name": "B", "identifier": "b", "scheme": "b" }
                  ]
                }
                """#)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["m.json"])
    }

    @Test func aFileWithoutRulesIsFound() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{}", to: "m.json")
        for argument in [path, folder.url.path] {
            #expect(try Program("check", argument).output.contains("[file/no-rules]"))
        }
    }

    @Test func fixLeavesCorrectFilesUnchanged() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.faulty, to: "m.json")
        _ = try Program("check", "--fix", path)
        let mended = try Data(contentsOf: URL(filePath: path))
        let date = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        let run = try Program("check", "--fix", path)
        #expect(run.output == "")
        #expect(try Data(contentsOf: URL(filePath: path)) == mended)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == date)
    }

    @Test func aSymbolicLinkIsKept() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.faulty, to: "real/m.json")
        let link = folder.url.appending(path: "m.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(try Program("check", "--fix", link).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        #expect(try Program("check", path).output == "")
    }

    @Test func fixAddsTheRelativePathOfTheSchema() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "schema/rules.schema.json")
        let inner = try folder.write("{\n  \"apps\": []\n}\n", to: "rules/apps/a.json")
        let outer = try folder.write(#"{"apps":[]}"#, to: "rules/a.json")
        let other = try folder.write(#"{"apps":[]}"#, to: "a.json")
        let misspelt = try folder.write(#"{ "$shema": "x", "apps": [] }"#, to: "rules/b.json")
        #expect(try Program("check", "--fix", inner, outer, other, misspelt).status == 0)
        #expect(
            try String(contentsOfFile: inner, encoding: .utf8)
                == "{\n  \"$schema\": \"../../schema/rules.schema.json\",\n  \"apps\": []\n}\n")
        #expect(
            try String(contentsOfFile: outer, encoding: .utf8)
                == #"{"$schema": "../schema/rules.schema.json","apps":[]}"#)
        #expect(try String(contentsOfFile: misspelt, encoding: .utf8) == #"{ "$schema": "x", "apps": [] }"#)
        #expect(try String(contentsOfFile: other, encoding: .utf8) == #"{"apps":[]}"#)
    }

    @Test func regexesThatOnlyICUSupportsAreWarnings() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{ "redirects": { "^https:\/\/a\\.test\/[:alnum:]": { "param": "u" } } }"#, to: "m.json")
        let run = try Program("check", path)
        #expect(run.status == 0)
        #expect(
            run.output == #"""
                \#(path):1:40: warning: only ICU reads [:alnum:] outside of brackets [regex/icu-only]
                    { "redirects": { "^https:\/\/a\\.test\/[:alnum:]": { "param": "u" } } }
                                                           ^
                    note: write [[:alnum:]], or let `lectern check --fix` do it

                """#)
    }

    @Test func strictMakesWarningsFail() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{ "apps": [], "aps": [] }"#, to: "m.json")
        #expect(try Program("check", path).status == 0)
        let run = try Program("check", "--strict", path)
        #expect(run.status == 1)
        #expect(run.output.contains("warning: unknown key \"aps\""))
    }

    @Test func backslashesAreDoubled() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{ "redirects": { "a\.b/(\d+)\\.": { "param": "u" } } }"#, to: "m.json")
        let run = try Program("check", "--fix", path)
        #expect(
            run.output == "\(path):1:20: fix: double the backslash\n\(path):1:26: fix: double the backslash\n")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8)
                == #"{ "redirects": { "a\\.b/(\\d+)\\.": { "param": "u" } } }"#)
    }

    /// Each file of a folder is held to CONTRIBUTING.md; a manifest for Opener is not.
    @Test func filesOfAFolderAreContributions() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{ "redirects": { "a.test/": { "param": "u" } } }"#, to: "rules/r.json")
        #expect(try Program("check", path).status == 0)
        let run = try Program("check", folder.url.appending(path: "rules").path)
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                """
                \(path):1:19: error: the regex has no scheme here [regex/no-scheme]
                    { "redirects": { "a.test/": { "param": "u" } } }
                                      ^
                    note: begin with ^https?://, or the regex matches in the middle of other links
                \(path):1:20: error: this dot in the host matches any character, so the rule takes other hosts too [regex/unescaped-dot]
                """))
    }

    /// A rule for a site that another file of its folder has is found without checking the whole folder.
    @Test func theOtherFilesOfTheFolderAreCompared() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(InspectedRulesTests.rule, to: "rules/sites/old.json")
        let path = try folder.write(InspectedRulesTests.rule, to: "rules/sites/new.json")
        let run = try Program("check", path)
        #expect(run.status == 1)
        #expect(
            run.output.contains("error: the rules for s.test are in another file, \(old) [site/two-files]\n"),
            "\(run.output)")
        try folder.write(
            InspectedRulesTests.rule.replacing("s\\\\.test", with: "o\\\\.test").replacing("\"S\"", with: "\"O\""),
            to: "rules/sites/other.json")
        let both = try Program(["check", "rules/sites/other.json", "rules/sites/old.json"], in: folder.url)
        #expect(both.output.contains("rules/sites/old.json:1:") && !both.output.contains("rules/sites/other.json:1:"))
        try FileManager.default.removeItem(atPath: path)
        #expect(try Program(["check", "rules/sites/other.json", "rules/sites/old.json"], in: folder.url).output == "")
        let elsewhere = try folder.write(InspectedRulesTests.rule, to: "rules/new.json")
        #expect(try Program("check", elsewhere).output == "")
    }
}
