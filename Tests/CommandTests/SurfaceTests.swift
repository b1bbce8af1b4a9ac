import Foundation
import Testing

/// The commands, their names and their options, as people see them.
@Suite struct SurfaceTests {
    @Test func theHelpListsTwentyCommands() throws {
        let help = try Program("--help").output
        let commands = help.matches(of: /\n  ([a-z][a-z-]*)(?: \(default\))? {2,}[A-Z]/).map { String($0.output.1) }
        #expect(commands.count == 20)
        #expect(commands.first == "resolve")
        for group in ["LINKS", "TEXT", "RULES", "MORE"] { #expect(help.contains("\n\(group) SUBCOMMANDS:\n")) }
        for hidden in ["handle", "lsp", "preview", "apps", "can-open"] { #expect(!commands.contains(hidden)) }
    }

    @Test(arguments: [
        (["apps", "logos"], ["list", "apps", "logos"]), (["sites", "gateway"], ["list", "sites", "gateway"]),
        (["schemes", "logos"], ["list", "schemes", "logos"]), (["books", "john"], ["list", "books", "john"]),
        (["translations", "kjv"], ["list", "translations", "kjv"]), (["can-open", "x"], ["open", "--check", "x"]),
        (["unregister", "-n"], ["register", "--remove", "--dry-run"]), (["hide", "x"], ["prefer", "--hide", "x"]),
        (["import-apps", "x"], ["new", "app", "--from", "x"]), (["help", "sites"], ["help", "list", "sites"]),
        (["help", "can-open"], ["help", "open"]), (["completions", "fish"], ["--generate-completion-script", "fish"]),
        (["list", "apps", "--color", "Never"], ["list", "apps", "--color", "never"]),
        (["Gen 1", "--ndjson", "--fields", "Passage"], ["Gen 1", "--ndjson", "--fields", "passage"]),
        (["rewrite", "--to", "OSIS", "--format", "Text", "x"], ["rewrite", "--to", "osis", "--format", "text", "x"]),
    ])
    func earlierNamesStillWork(earlier: [String], present: [String]) throws {
        let (first, second) = (try Program(earlier), try Program(present))
        #expect(first.output == second.output)
        #expect(first.error == second.error)
        #expect(first.status == second.status)
    }

    @Test(arguments: [
        ("lint", "there is no command \"lint\"; did you mean `lectern check`?"),
        ("validate", "did you mean `lectern check`?"), ("version", "did you mean `lectern --version`?"),
        ("convert", "did you mean `lectern rewrite`?"), ("search", "did you mean `lectern find`?"),
        ("help foo", "there is no command \"foo\"; `lectern --help` lists them"),
        ("help reslove", "did you mean \"resolve\"?"), ("help lint", "did you mean `lectern check`?"),
        ("verison", "did you mean `lectern --version`?"), ("vaildate", "did you mean `lectern check`?"),
        ("hlep", "did you mean `lectern --help`?"), ("update", "did you mean `lectern rules update`?"),
        ("format", "did you mean `lectern check --fix`?"), ("set", "did you mean `lectern prefer`?"),
        ("export", "did you mean `lectern bundle`?"), ("serve", "did you mean `lectern-server`?"),
        ("ls", "there is no command \"ls\"; did you mean `lectern list`?"), ("rules ls", "did you mean \"list\"?"),
        ("import", "did you mean `lectern bookmarks from-links`?"),
        ("completions zshh", "there are no completions for \"zshh\"; the shells are zsh, bash, fish\n"),
        ("John.3.16 --translation NIV", "write the translation in the reference, such as 'John 3:16 NIV'"),
    ])
    func otherNamesAreAnsweredWithTheCommand(arguments: String, message: String) throws {
        let run = try Program(arguments.split(separator: " ").map(String.init))
        #expect(run.error.contains(message), "\(run.error)")
        #expect(run.status == 2)
    }

    @Test(arguments: ["resolve", "open", "explain", "passage", "rewrite", "test", "doctor"])
    func networkOptionsComeLast(command: String) throws {
        let help = try Program("help", command).output
        let heading = try #require(help.range(of: "\nNETWORK OPTIONS:\n"))
        #expect(help[heading.upperBound...].split(separator: "\n").allSatisfy { $0.hasPrefix(" ") })
    }

    @Test(arguments: ["prefer", "check", "bundle", "docs", "diff", "find", "list apps", "list sites", "new site"])
    func noNetworkOptionsWhereNothingIsRequested(command: String) throws {
        let run = try Program(["help"] + command.split(separator: " ").map(String.init))
        #expect(run.status == 0 && run.output.contains("USAGE:"))
        #expect(!run.output.contains("--network"))
    }

    /// The options that each command declares, by its words: the long name, and the kind with the short name.
    private static func options() throws -> [String: [String: String]] {
        let json = try #require(try Program("--experimental-dump-help").json as? [String: Any])
        var options: [String: [String: String]] = [:]
        func read(_ command: [String: Any], _ words: [String]) {
            let words = words + [command["commandName"] as? String ?? ""]
            let subcommands = command["subcommands"] as? [[String: Any]] ?? []
            subcommands.forEach { read($0, words) }
            var own: [String: String] = [:]
            for argument in command["arguments"] as? [[String: Any]] ?? [] {
                let names = argument["names"] as? [[String: String]] ?? []
                guard let long = names.first(where: { $0["kind"] == "long" })?["name"] else { continue }
                own[long] = "\(argument["kind"] ?? "") \(names.first { $0["kind"] == "short" }?["name"] ?? "-")"
            }
            if subcommands.isEmpty { options[words.dropFirst().joined(separator: " ")] = own }
        }
        read(try #require(json["command"] as? [String: Any]), [])
        return options
    }

    @Test func anOptionIsTheSameEverywhere() throws {
        var kinds: [String: Set<String>] = [:]
        for (name, kind) in try Self.options().values.joined() { kinds[name, default: []].insert(kind) }
        #expect(kinds.filter { $0.value.count > 1 }.keys.sorted() == [])
        #expect(kinds["json"] == ["flag j"])
        #expect(kinds["dry-run"] == ["flag n"])
        #expect(kinds["quiet"] == ["flag q"])
    }

    /// The output of the language server is a protocol, and `help` prints the help.
    @Test func everyCommandHasTheOptionsOfOutput() throws {
        let options = try Self.options()
        #expect(options.count > 35)
        for name in ["quiet", "color"] {
            #expect(options.filter { $0.value[name] == nil }.keys.sorted() == ["help", "lsp"], "--\(name)")
        }
    }

    /// Warnings and notes are omitted, and errors are not.
    @Test(arguments: [
        (["bookmarks", "decode", "biblexpress://downloadbookmarks?https://a.b/c"], "", "note: the link points to"),
        (["rewrite", "-", "--format", "text", "--to", "web:esv-org"], "https://ref.ly/Jn3.99", "skipped because"),
        (["passage", "Jhon 3:16"], "", "John"),
        (["--links", "/dev/null", "list"], "", "note: list is a command"),
    ])
    func quietOmitsWhatIsNoError(arguments: [String], input: String, note: String) throws {
        let run = try Program(arguments, input: Data(input.utf8))
        let quiet = try Program(arguments + ["--quiet"], input: Data(input.utf8))
        #expect(run.error.contains(note), "\(run.error)")
        #expect(!quiet.error.contains(note), "\(quiet.error)")
        #expect(run.output == quiet.output && run.status == quiet.status)
    }

    /// A file gets what would be printed, and stays as it is if there is an error.
    @Test func theOutputGoesToAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("see John 3:16 and https://ref.ly/Jn3.16", to: "a.txt")
        for arguments in [
            ["John 3:16", "--app", "logos"], ["Jn 3:16", "Jon 99", "--json"], ["find", "a.txt", "--json"],
            ["rewrite", "a.txt", "--to", "osis"], ["rewrite", "a.txt", "--to", "osis", "--report"],
        ] {
            let printed = try Program(arguments, in: folder.url)
            for path in ["out", "-"] {
                let run = try Program(arguments + ["-o", path], in: folder.url)
                #expect(run.status == printed.status && run.error == printed.error)
                #expect(run.output == (path == "-" ? printed.output : ""))
            }
            let out = try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
            #expect(out == printed.output && !out.isEmpty)
        }
        #expect(try Program(["find", "a.txt", "none", "-o", "new"], in: folder.url).status == 2)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.txt", "out"])
        #expect(try Program(["Gen 1", "-o", "/nowhere/x"]).error.contains("/nowhere/x: No such file or directory"))
    }

    @Test func quietPrintsErrors() throws {
        for arguments in [["rewrite", "/nowhere.md", "--to", "osis"], ["find", "/nowhere"], ["open", "Foo 3:16"]] {
            #expect(try Program(arguments + ["-q"]).error.contains("rror: "), "\(arguments)")
        }
    }

    @Test func colourIsThatOfTheOption() throws {
        #expect(try Program("explain", "John 3:16", "--color", "always").output.contains("\u{1B}["))
        #expect(try !Program("explain", "John 3:16").output.contains("\u{1B}["))
    }

    private static let site = #"""
        { "passages": [ { "site": "Example", "docs": "https://bible.example",
          "regex": "https?://bible\\.example/(?<book>[A-Za-z]+)/(?<chapter>\\d+)/(?<verse>\\d+)$",
          "tests": { "https://bible.example/John/3/16": "bible://?passages=[John.3.16]", "https://bible.example/": null } } ] }
        """#

    /// A person's own rules are used beside the built-in ones, unless others could have written them.
    @Test func ownRulesAreUsedBesideTheBuiltInOnes() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.site, to: "lectern/rules/sites/example.json")
        let environment = ["XDG_CONFIG_HOME": folder.url.path]
        func run(_ arguments: String...) throws -> Program { try Program(arguments, environment: environment) }
        let link = "https://bible.example/John/3/16"
        #expect(try run("--app", "logos", link).output == "logosref:Bible.Jn3.16\n")
        #expect(try run("--app", "logos", "https://ref.ly/Jn3.16").output == "logosref:Bible.Jn3.16\n")
        #expect(try run("rules").output.split(separator: "\n").map { $0.prefix { $0 != "\t" } } == ["own", "built-in"])
        #expect(try run("--only-rules", file, "--app", "logos", link).status == 2)
        for path in ["", "/rules", "/rules/sites", "/rules/sites/example.json"] {
            let path = folder.url.path + "/lectern" + path
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
            try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
            let open = try run("--app", "logos", link)
            #expect(open.error.contains("are not used: \(path): other users can change it; run"))
            #expect(open.output == "")
            try FileManager.default.setAttributes([.posixPermissions: permissions as Any], ofItemAtPath: path)
        }
        // A symbolic link by way of a folder that others can change.
        let (safe, open) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try safe.write(Self.site, to: "rules/example.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: open.url.path)
        try FileManager.default.createSymbolicLink(
            atPath: open.url.path + "/rules", withDestinationPath: safe.url.path + "/rules")
        try FileManager.default.removeItem(atPath: folder.url.path + "/lectern/rules")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/lectern/rules", withDestinationPath: open.url.path + "/rules")
        #expect(try run("--app", "logos", link).error.contains("\(open.url.path): other users can change it; run"))
    }

    /// An app that own rules define too is replaced, without a word about the one it replaces.
    @Test func anOwnAppReplacesABuiltInOne() throws {
        let folder = try TemporaryFolder()
        let rule = #"""
            { "apps": [ { "identifier": "logos", "name": "Logos", "scheme": "logosres", "docs": "https://a.example",
              "passage": { "templates": ["logosres:esv;ref=BibleESV.{book.logos}{chapter}.{verse}"] } } ] }
            """#
        let file = try folder.write(rule, to: "logos.json")
        let run = try Program("--rules", file, "--app", "Logos", "John 3:16")
        #expect(run.output == "logosres:esv;ref=BibleESV.Jn3.16\n")
        #expect(run.error == "")
    }

    /// Other errors in the built-in rules are shown, whatever rules are added.
    @Test func errorsInTheBuiltInRulesAreShown() throws {
        let folder = try TemporaryFolder()
        let builtIn = try folder.write(
            #"{ "apps": [ { "identifier": "a", "name": "A", "scheme": "a b" } ] }"#, to: "m.json")
        let added = try folder.write(#"{ "apps": [ { "identifier": "b", "name": "B" } ] }"#, to: "b.json")
        let run = try Program(["apps", "--rules", added], environment: ["LECTERN_MANIFEST": builtIn])
        #expect(run.error.contains("\"a b\" is not a valid URL scheme"), "\(run.error)")
    }

    /// A list of links gets no browsers and one line about all notes.
    @Test func answersToListsAreShort() throws {
        let links = (1...20).map { "https://nowhere.example/\($0)\n" }.joined() + "https://ref.ly/Jn3.16\n"
        let run = try Program("-", input: links)
        #expect(!run.output.contains("nowhere.example"))
        #expect(run.error.split(separator: "\n").count == 1)
        #expect(run.error.hasPrefix("note: 20 of 21 inputs have notes, which --ndjson prints; the first is: "))
        #expect(try Program("--browsers", "-", input: links).output.contains("nowhere.example"))
    }

    @Test func namesOfFilesAndCommandsAreExplained() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("https://example.org/", to: "links.txt")
        #expect(try Program(file).error.contains("links.txt is a file: --links "))
        #expect(
            try Program("--no-browsers", "list").error.contains("note: list is a command, which comes before options"))
        #expect(try Program("list", "foo").error.contains("choose one of apps, sites"))
    }

    @Test func valuesAreReadInAnyCase() throws {
        #expect(
            try Program("--app", "LOGOS", "--intention", "study", "--os", "IOS", "Jn 3:16").output
                == "logosref:Bible.Jn3.16\n")
        let unknown = try Program("find", "--language", "klingon", "-")
        #expect(unknown.status == 2)
        #expect(unknown.error.count < 500)
    }
}
