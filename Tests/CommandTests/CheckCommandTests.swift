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
                \(path):3:54: fixed: added a missing comma
                \(path):4:51: fixed: removed a trailing comma
                \(path):4:20: fixed: wrote the key "identifier" for "identifer"
                \(path):3:7: fixed: sorted the keys: identifier, name, scheme

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
            #"{ "redirects": { "a\/\\.[:alnum:]": { "param": "u" } } }"#, to: "m.json")
        let run = try Program("check", path)
        #expect(run.status == 0)
        #expect(
            run.output == #"""
                \#(path):1:25: warning: only ICU reads [:alnum:] outside of brackets
                    { "redirects": { "a\/\\.[:alnum:]": { "param": "u" } } }
                                            ^
                    note: write [[:alnum:]], or let `lectern check --fix` do it

                """#)
    }

    @Test func backslashesAreDoubled() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{ "redirects": { "a\.b/(\d+)\\.": { "param": "u" } } }"#, to: "m.json")
        let run = try Program("check", "--fix", path)
        #expect(
            run.output == "\(path):1:20: fixed: doubled a backslash\n\(path):1:26: fixed: doubled a backslash\n")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8)
                == #"{ "redirects": { "a\\.b/(\\d+)\\.": { "param": "u" } } }"#)
    }

    @Test func strictMakesWarningsFail() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{ "apps": [], "aps": [] }"#, to: "m.json")
        #expect(try Program("check", path).status == 0)
        let run = try Program("check", "--strict", path)
        #expect(run.status == 1)
        #expect(run.output.contains("warning: unknown key \"aps\""))
    }
}
