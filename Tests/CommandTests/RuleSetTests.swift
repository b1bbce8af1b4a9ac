import Foundation
import HTTPTesting
import Testing

/// Publishing, adding and updating signed rule sets.
@Suite(.enabled(if: Signer.isInstalled)) struct RuleSetTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func path(_ name: String) -> String { folder.url.appending(path: name).path }

    @discardableResult
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Program {
        try Program(
            arguments, input: Data(input.utf8), environment: self.environment.merging(environment) { $1 },
            in: folder.url)
    }

    var environment: [String: String] { ["XDG_CONFIG_HOME": path("config")] }

    /// A pair of keys; the public one.
    func key(_ name: String = "key") throws -> String {
        if !FileManager.default.fileExists(atPath: path(name)) {
            let made = try Program(["-G", "-W", "-p", path(name + ".pub"), "-s", path(name)], of: Signer.path)
            #expect(made.status == 0, "\(made.error)")
        }
        return path(name + ".pub")
    }

    static func rules(name: String, version: Int, hosts: String, script: String = "") -> String {
        #"""
        { "set": { "name": "\#(name)", "version": \#(version), "licence": "CC0-1.0", "hosts": [\#(hosts)],
            "schemes": ["exapp"] },
          "apps": [{ "identifier": "exapp", "name": "Ex", "scheme": "exapp",
            "docs": "https://bible.example/" }\#(script)],
          "passages": [{ "site": "Example", "docs": "https://bible.example/help",
            "regex": "https?://bible\\.example/(?<book>[\\w-]+)/(?<chapter>\\d+)(?:#v(?<verse>\\d+))?",
            "tests": { "https://bible.example/john/3#v16": "bible://?passages=[John.3.16]",
              "https://bible.example/1-corinthians/13": "bible://?passages=[1Cor.13]",
              "https://bible.example/song-of-solomon/2#v1": "bible://?passages=[Song.2.1]",
              "https://bible.example/search": null, "https://bible.example/john/22": null,
              "https://bible.example.example.net/john/3": null } }] }
        """#
    }

    /// Signs a version as its publisher does; the file.
    @discardableResult
    func publish(
        _ version: Int, name: String = "example", key: String = "key", hosts: String = #""bible.example""#,
        script: String = "", expires: String = "9999-12-31", to file: String? = nil
    ) throws -> String {
        _ = try self.key(key)
        let rules = try folder.write(
            Self.rules(name: name, version: version, hosts: hosts, script: script), to: "rules.json")
        let output = path(file ?? "public/\(name).json")
        try FileManager.default.createDirectory(atPath: path("public"), withIntermediateDirectories: true)
        let run = try run(
            "bundle", "--rules", rules, "--sign", path(key), "--expires", expires, "--output", output)
        #expect(run.status == 0, "\(run.error)")
        return output
    }

    /// Signs any bytes in any words, as an attacker who has the key may.
    func sign(_ file: String, _ comment: String, key: String = "key") throws {
        _ = try self.key(key)
        let run = try Program(["-S", "-H", "-s", path(key), "-m", file, "-t", comment], of: Signer.path)
        #expect(run.status == 0, "\(run.error)")
    }

    static let link = "https://bible.example/john/3#v16"

    /// The version that is used, and everything in the folder of rule sets.
    func state() throws -> [String: Data] {
        let folder = folder.url.appending(path: "config/lectern/sets")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
    }

    @Test func aSetIsAddedUpdatedAndRemoved() throws {
        let source = try publish(1)
        #expect(try run("--app", "logos", Self.link).status == 1)
        let added = try run("rules", "add", source, "--key", key())
        #expect(
            added.output == "added example, version 1, licence CC0-1.0, for bible.example, exapp:\n", "\(added.error)")
        #expect(try run("--app", "logos", Self.link).output == "logosref:Bible.Jn3.16\n")
        let listed = try run("rules").output.split(separator: "\n").map { $0.split(separator: "\t").first ?? "" }
        #expect(listed == ["set example 1", "built-in"])
        #expect(try run("rules", "update").error == "example: version 1 is the newest\n")

        try publish(2)
        let before = try state()
        for input in ["", "n\n"] {
            let asked = try run("rules", "update", input: input)
            #expect(asked.status == 1)
            #expect(asked.output.hasSuffix("example 1 and example 2: no differences\n"), "\(asked.output)")
            #expect(asked.error.contains("version 2 was not installed; use --yes"))
            #expect(try state() == before)
        }
        #expect(try run("rules", "update", input: "y\n").error.contains("version 1 was replaced by version 2"))
        try publish(3)
        #expect(try run("rules", "update", "example", "--yes").status == 0)
        #expect(try state().keys.sorted() == ["example-2.json", "example-3.json", "sets.json"])

        #expect(try run("rules", "rollback", "example").status == 0)
        #expect(try run("rules").output.hasPrefix("set example 2\t"))
        #expect(try run("rules", "update", "--yes").error == "example: version 3 is the newest, but was rolled back\n")
        try publish(4)
        #expect(try run("rules", "update", "--yes").status == 0)
        #expect(try run("rules").output.hasPrefix("set example 4\t"))

        #expect(try run("rules", "remove", "exmple").error.contains("did you mean \"example\"?"))
        #expect(try run("rules", "remove", "example").error == "example: removed\n")
        #expect(try run("rules", "update").error == "there are no rule sets; `lectern rules add` adds one\n")
        #expect(try state().keys.sorted() == ["sets.json"])
        #expect(try run("--app", "logos", Self.link).status == 1)
    }

    /// What an attacker puts in place of a set that was added in version 2, and what the program says.
    static let attacks: [(name: String, attack: @Sendable (RuleSetTests, String) throws -> Void, message: String)] = [
        ("another key", { tests, _ in try tests.publish(3, key: "other") }, "is not signed with the key"),
        (
            "another file",
            { tests, file in
                try tests.publish(3, name: "other", to: "public/other.json")
                try tests.replace(file, with: "public/other.json", suffix: "")
            }, "is not signed with the key"
        ),
        (
            "another set of the same key",
            { tests, file in
                try tests.publish(3, name: "other", to: "public/other.json")
                for suffix in ["", ".minisig"] { try tests.replace(file, with: "public/other.json", suffix: suffix) }
            }, "the set that was taken before is called example"
        ),
        (
            "a changed byte",
            { tests, file in
                try tests.publish(3)
                let text = try String(contentsOfFile: file, encoding: .utf8)
                try tests.folder.write(text.replacing("bible://", with: "bible:///"), to: "public/example.json")
            }, "is not signed with the key"
        ),
        ("no signature", { _, file in try FileManager.default.removeItem(atPath: file + ".minisig") }, "No such file"),
        (
            "half a signature",
            { tests, file in
                try tests.publish(3)
                let text = try String(contentsOfFile: file + ".minisig", encoding: .utf8)
                try tests.folder.write(String(text.prefix(text.count / 2)), to: "public/example.json.minisig")
            }, "is not signed with the key"
        ),
        (
            "a signature without its trusted comment",
            { tests, file in
                try tests.publish(3)
                let lines = try String(contentsOfFile: file + ".minisig", encoding: .utf8).split(separator: "\n")
                try tests.folder.write(
                    lines.prefix(2).joined(separator: "\n") + "\n", to: "public/example.json.minisig")
            }, "is not signed with the key"
        ),
        (
            "another expiry date",
            { tests, file in
                try tests.publish(3, expires: "9998-12-31")
                let text = try String(contentsOfFile: file + ".minisig", encoding: .utf8)
                try tests.folder.write(text.replacing("9998", with: "9999"), to: "public/example.json.minisig")
            }, "is not signed with the key"
        ),
        ("a lower version", { tests, _ in try tests.publish(1) }, "version 2 has been taken before"),
        (
            "another file of the same version",
            { tests, file in
                let text = try String(contentsOfFile: file, encoding: .utf8)
                try tests.folder.write(text + " ", to: "public/example.json")
                try tests.sign(file, "lectern rules example 2 until 9999-12-31")
            }, "differs from the version 2 that was taken"
        ),
        (
            "a larger scope", { tests, _ in try tests.publish(3, hosts: #""bible.example", "evil.example""#) },
            "the scope has grown from bible.example, exapp: to bible.example, evil.example, exapp:"
        ),
        (
            "an old signature",
            { try $0.sign($1, "lectern rules example 2 until 2001-01-01") }, "the signature expired on 2001-01-01"
        ),
        ("another comment", { try $0.sign($1, "example 2") }, "the signature is of something else: \"example 2\""),
        (
            "a newer version in the comment only",
            { try $0.sign($1, "lectern rules example 3 until 9999-12-31") }, "the signature is of something else"
        ),
        (
            "a script",
            { tests, file in
                let app = #", { "identifier": "s", "name": "S", "scheme": "exapp", "passage": { "script": "x" } }"#
                try tests.folder.write(
                    Self.rules(name: "example", version: 3, hosts: #""bible.example""#, script: app),
                    to: "public/example.json")
                try tests.sign(file, "lectern rules example 3 until 9999-12-31")
            }, "it has scripts, which are never taken from a rule set"
        ),
        (
            "64 MB",
            { tests, file in
                try tests.folder.write(Data(count: 64 << 20), to: "public/example.json")
                try tests.sign(file, "lectern rules example 3 until 9999-12-31")
            }, "larger than the limit of 8 MB"
        ),
        (
            "a manifest that is not JSON",
            { tests, file in
                try tests.folder.write("{", to: "public/example.json")
                try tests.sign(file, "lectern rules example 3 until 9999-12-31")
            }, "not JSON"
        ),
        (
            "a folder",
            { _, file in
                try FileManager.default.removeItem(atPath: file)
                try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
            }, "is a folder, not a file"
        ),
        (
            "a next key that the known one did not sign",
            { tests, file in
                try tests.publish(3, key: "other")
                try FileManager.default.copyItem(atPath: tests.key("other"), toPath: file + ".key")
                try tests.sign(file + ".key", "lectern rules example key", key: "other")
            }, "is not signed with the key"
        ),
        (
            "a next key of another set",
            { tests, file in
                try tests.publish(3, key: "other")
                try FileManager.default.copyItem(atPath: tests.key("other"), toPath: file + ".key")
                try tests.sign(file + ".key", "lectern rules second key")
            }, "is not signed with the key"
        ),
    ]

    func replace(_ file: String, with name: String, suffix: String) throws {
        try folder.write(
            Data(contentsOf: folder.url.appending(path: name + suffix)), to: "public/example.json" + suffix)
    }

    @Test(arguments: attacks.indices) func anAttackChangesNothing(index: Int) throws {
        let (name, attack, message) = Self.attacks[index]
        let file = try publish(2)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        let before = try state()
        try attack(self, file)
        let update = try run("rules", "update", "--yes")
        #expect(update.status == 1, "\(name)")
        #expect(update.error.contains(message), "\(name): \(update.error)")
        #expect(try state() == before, "\(name)")
        #expect(try run("--app", "logos", Self.link).output == "logosref:Bible.Jn3.16\n")
    }

    @Test func theKeyMayFollowAnother() throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        try publish(2, key: "next")
        #expect(try run("rules", "update", "--yes").status == 1)
        try FileManager.default.copyItem(atPath: key("next"), toPath: file + ".key")
        try sign(file + ".key", "lectern rules example key")
        let before = try state()
        let asked = try run("rules", "update")
        #expect(asked.status == 1 && asked.error.contains("the new key and version 2 was not installed"))
        #expect(try state() == before)
        let update = try run("rules", "update", "--yes")
        #expect(update.status == 0, "\(update.error)")
        #expect(update.error.contains("was replaced by RW"))
        #expect(try run("rules", "remove", "example").status == 0)
        #expect(try run("rules", "add", file, "--key", key()).error.contains("was replaced by RW"))
        // The old key is no longer one.
        try publish(3)
        #expect(try run("rules", "update", "--yes").status == 1)
        #expect(try run("rules", "add", file, "--key", key()).error.contains("was added with another key"))
        #expect(try run("rules", "replace-key", "example", "--key", "x").status == 2)
        #expect(try run("rules", "replace-key", "example", "--key", key()).status == 0)
        #expect(try run("rules", "update", "--yes").status == 0)
    }

    @Test func aVersionThatWasRolledBackDoesNotChange() throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        try publish(2)
        #expect(try run("rules", "update", "--yes").status == 0)
        #expect(try run("rules", "rollback", "example").status == 0)
        let before = try state()
        try folder.write(Data(contentsOf: URL(filePath: file)) + Data("\n".utf8), to: "public/example.json")
        try sign(file, "lectern rules example 2 until 9999-12-31")
        for arguments in [["update", "--yes"], ["add", file, "--key", try key()]] {
            let run = try Program(["rules"] + arguments, environment: environment, in: folder.url)
            #expect(run.status == 1 && run.error.contains("differs from the version 2 that was taken"), "\(run.error)")
        }
        #expect(try state() == before)
    }

    @Test func aPersonMayAcceptALargerScope() throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        try publish(2, hosts: #""bible.example", "new.example""#)
        #expect(try run("rules", "update", "--yes").status == 1)
        #expect(try run("rules", "add", file, "--key", key()).output.contains("for bible.example, new.example, exapp:"))
        #expect(try state().keys.sorted() == ["example-1.json", "example-2.json", "sets.json"])
    }

    /// A server that only ever sends the old version cannot make its signature newer.
    @Test func anOldSignatureIsMentioned() throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        let list = path("config/lectern/sets/sets.json")
        let text = try String(contentsOfFile: list, encoding: .utf8)
        try text.replacing("9999-12-31", with: "2001-01-01").write(toFile: list, atomically: false, encoding: .utf8)
        let message = "the signature of example, version 1, expired on 2001-01-01, and nothing newer has been taken"
        #expect(try run("rules").error.contains(message))
        #expect(try run("doctor").output.contains("rule set example\tnote\t\(message)"))
        #expect(try run("--app", "logos", Self.link).output == "logosref:Bible.Jn3.16\n")
        try sign(file, "lectern rules example 1 until 2001-02-03")
        #expect(try run("rules", "update").error.contains("the signature expired on 2001-02-03"))
        try sign(file, "lectern rules example 1 until 9999-12-30")
        #expect(try run("rules", "update").status == 0)
        #expect(try run("rules").error == "")
    }

    @Test func theSetThatWasAddedFirstIsUsed() throws {
        #expect(try run("rules", "add", publish(1), "--key", key()).status == 0)
        let second = try run("rules", "add", publish(1, name: "second"), "--key", key())
        #expect(second.status == 0)
        #expect(second.error.contains("warning: the rules for bible.example are in another file"))
        #expect(second.error.contains("the set that was added first is used"))
        let paths = ["example-1.json", "second-1.json"].map { path("config/lectern/sets/\($0)") }
        let check = try run("check", paths[0], paths[1])
        #expect(
            check.output.contains("the rules for bible.example are in another file, \(paths[0])"), "\(check.output)")
        let link = try run("--app", "exapp", Self.link)
        #expect(!link.error.contains("defined twice"), "\(link.error)")
        #expect(try !run("doctor").output.contains("defined twice"))
    }

    @Test func updatesAtTheSameTimeLeaveOneSet() async throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        try publish(2)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 {
                group.addTask { [environment, url = folder.url] in
                    try Program(["rules", "update", "--yes"], environment: environment, in: url).error
                }
            }
            for try await error in group {
                let outcomes = ["replaced by version 2", "is the newest", "another command has changed this rule set"]
                #expect(outcomes.contains { error.contains($0) }, "\(error)")
            }
        }
        #expect(try state().keys.sorted() == ["example-1.json", "example-2.json", "sets.json"])
        #expect(try run("rules").output.hasPrefix("set example 2\t"))
    }

    /// A limit for the size of files stands for a full disk.
    @Test func aFullDiskChangesNothing() throws {
        let file = try publish(1)
        #expect(try run("rules", "add", file, "--key", key()).status == 0)
        try publish(2)
        let before = try state()
        for size in ["0", "1"] {
            let update = try Program(
                ["-c", "ulimit -f \(size); exec \"$0\" \"$@\"", Program.folder.appending(path: "lectern").path]
                    + ["rules", "update", "--yes"], of: "/bin/sh", environment: ["XDG_CONFIG_HOME": path("config")])
            #expect(update.status != 0)
            #expect(try state() == before)
        }
    }

    @Test func whatIsMissingIsNamed() throws {
        let file = try publish(1)
        let without = try run("rules", "add", file, "--key", key(), environment: ["PATH": "/nonexistent"])
        #expect(without.status == 1)
        #expect(
            without.error.contains("install minisign to verify signatures"))
        for folder in ["/dev/null", "/proc/1"] {
            let readOnly = try run("rules", "add", file, "--key", key(), environment: ["XDG_CONFIG_HOME": folder])
            #expect(readOnly.status == 1)
            #expect(readOnly.error.hasPrefix("Error: \(folder)"), "\(readOnly.error)")
        }
        let homeless = try run("rules", "add", file, "--key", key(), environment: ["XDG_CONFIG_HOME": ""])
        #expect(homeless.error.contains("neither $XDG_CONFIG_HOME nor $HOME is set"))
    }

    @Test(arguments: ["", "/sets", "/sets/sets.json", "/sets/example-1.json"])
    func aSetThatOthersCanChangeIsNotUsed(name: String) throws {
        #expect(try run("rules", "add", publish(1), "--key", key()).status == 0)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o777], ofItemAtPath: path("config/lectern\(name)"))
        let open = try run("--app", "logos", Self.link)
        #expect(open.status == 1)
        let message = "config/lectern\(name): other users can change it; run chmod go-w"
        #expect(open.error.contains(message))
        #expect(try run("rules", "update").status == 1)
        let doctor = try run("doctor")
        #expect(doctor.status == 1 && doctor.output.contains(message), "\(doctor.output)")
    }

    @Test(arguments: [
        (["--sign", "key"], "--sign needs --expires with a date such as 2027-06-30"),
        (["--sign", "key", "--expires", "tomorrow"], "--sign needs --expires with a date such as 2027-06-30"),
        (["--sign", "key", "--expires", "9999-12-31", "--minify"], "--sign cannot be combined with --minify"),
        (["--sign", "key", "--expires", "9999-12-31", "--output", "-"], "--sign writes two files; --output needs"),
        (["--expires", "9999-12-31"], "--expires needs --sign"),
        (["--sign", "none", "--expires", "9999-12-31"], "none: No such file or directory"),
        (["--sign", "rules.json", "--expires", "9999-12-31"], "minisign does not sign with this key"),
        (["--sign", "pipe", "--expires", "9999-12-31"], "pipe: is a pipe or socket, not a file"),
        (["--sign", "key", "--expires", "2001-01-01"], "--expires 2001-01-01 is in the past"),
        (["--sign", "key", "--expires", "2099-02-30"], "--sign needs --expires with a date such as 2027-06-30"),
    ])
    func aSetThatCannotBeSignedIsNotWritten(options: [String], message: String) throws {
        _ = try key()
        _ = try Program([path("pipe")], of: "/usr/bin/mkfifo")
        try folder.write(Self.rules(name: "example", version: 1, hosts: #""bible.example""#), to: "rules.json")
        let run = try Program(["bundle", "--rules", path("rules.json")] + options, in: folder.url)
        #expect(run.status != 0)
        #expect(run.error.contains(message), "\(run.error)")
        let unnamed = try Program(["bundle", "--sign", "key", "--expires", "9999-12-31"], in: folder.url)
        #expect(unnamed.error.contains("--sign needs the path of the rules that are signed"), "\(unnamed.error)")
        for name in ["example.json", "-", "-.minisig"] {
            #expect(!FileManager.default.fileExists(atPath: path(name)))
        }
    }

    /// What a server does with the requests for a set, and what the program says.
    static let servers: [(routes: @Sendable ([Route]) -> [Route], message: String)] = [
        ({ $0 }, "version 1 was replaced by version 2"),
        (
            {
                [
                    .redirect("/example.json", to: "https://other.example/x"),
                    Route("/x", host: "other.example", body: $0[0].text),
                ] + $0
            },
            "version 1 was replaced by version 2"
        ),
        ({ [.redirect("/example.json", to: "https://10.0.0.1/x")] + $0 }, "10.0.0.1 is not public"),
        ({ [.redirect("/example.json", to: "https://rules.example/example.json")] + $0 }, "redirect"),
        ({ [Route("/example.json", status: 503)] + $0 }, "the server answers with status 503"),
        ({ [Route("/example.json", body: $0[0].text, mode: .truncated)] + $0 }, "https://rules.example/example.json: "),
        ({ [Route("/example.json", mode: .reset)] + $0 }, "https://rules.example/example.json: "),
        ({ [Route("/example.json", mode: .endless)] + $0 }, "https://rules.example/example.json: "),
        ({ [Route("/example.json", mode: .bomb)] + $0 }, "https://rules.example/example.json: "),
        ({ [Route("/example.json.minisig", mode: .endless)] + $0 }, "https://rules.example/example.json.minisig: "),
        (
            { [Route("/example.json", body: String($0[0].text.dropLast(9)))] + $0 },
            "is not signed with the key"
        ),
    ]

    @Test(.enabled(if: HTTPServer.isAvailable), arguments: servers.indices) func aServerIsNotTrusted(index: Int) throws
    {
        let file = try publish(1)
        func routes() throws -> [Route] {
            try ["", ".minisig"].map {
                Route("/example.json\($0)", body: try String(contentsOfFile: file + $0, encoding: .utf8))
            }
        }
        func run(_ arguments: [String], _ server: HTTPServer) throws -> Program {
            try Program(
                ["rules"] + arguments + NetworkTests.connection(to: server),
                environment: ["XDG_CONFIG_HOME": path("config")])
        }
        let first = try HTTPServer(routes: routes())
        let added = try run(["add", "https://rules.example/example.json", "--key", key()], first)
        #expect(added.status == 0, "\(added.error)")
        let before = try state()
        try publish(2)
        let server = try HTTPServer(routes: Self.servers[index].routes(routes()))
        let update = try run(["update", "--yes"], server)
        #expect(update.error.contains(Self.servers[index].message), "\(update.error)")
        if update.status != 0 { #expect(try state() == before) }
        #expect(try server.requests.allSatisfy { $0.method == "GET" && $0.body.isEmpty })
    }
}

/// The program that signs rule sets.
enum Signer {
    static let path = "/usr/bin/minisign"

    /// Prints a line if tests must be skipped.
    static let isInstalled = {
        let isInstalled = FileManager.default.isExecutableFile(atPath: path)
        if !isInstalled { print("skipped: minisign is not installed") }
        return isInstalled
    }()
}
