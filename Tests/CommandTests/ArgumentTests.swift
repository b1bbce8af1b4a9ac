import Testing

@testable import lectern

/// What becomes of arguments that are misspelt or not quoted.
@Suite struct ArgumentTests {
    /// Arguments, and the texts that are read.
    static let references: [(arguments: String, inputs: [String])] = [
        ("John 3:16", ["John 3:16"]), ("1 John 3:16", ["1 John 3:16"]), ("John 3:16 ESV", ["John 3:16 ESV"]),
        ("Song of Solomon 2:1", ["Song of Solomon 2:1"]), ("John.3.16 Luke.2.1", ["John.3.16", "Luke.2.1"]),
        ("John Luke", ["John", "Luke"]), ("John 3:16 John.3.16 - 17", ["John 3:16 John.3.16", "-", "17"]),
        ("https://ref.ly/Jn3.16 Gen 1", ["https://ref.ly/Jn3.16", "Gen 1"]),
        ("Gen 1 https://ref.ly/Jn3.16 Exod 2", ["Gen 1", "https://ref.ly/Jn3.16", "Exod 2"]),
        ("Qwertz 3", ["Qwertz 3"]), ("Jonh 3:16", ["Jonh 3:16"]), ("1 Corinthans 13", ["1 Corinthans 13"]),
        ("Gensis 1:1", ["Gensis 1:1"]),
        // A passage that does not exist is not the book and something else.
        ("John 33:16", ["John 33:16"]), ("John 3:99 ESV", ["John 3:99 ESV"]), ("John 3:16-12", ["John 3:16-12"]),
        ("John 3:16 John 33:16", ["John 3:16 John 33:16"]), ("John 3:16 qwertz", ["John 3:16", "qwertz"]),
        ("qwertz John 3:16", ["qwertz", "John 3:16"]), ("John 3:16,:18", ["John 3:16,:18"]),
        ("Psalm x23", ["Psalm x23"]), ("John chapter Luke 2", ["John chapter", "Luke 2"]),
        ("Samuel 3", ["Samuel 3"]), ("qwertz asdf 1 John 3:16", ["qwertz asdf", "1 John 3:16"]),
    ]

    @Test(arguments: references) func wordsOfAReferenceAreJoined(arguments: String, inputs: [String]) {
        #expect(arguments.split(separator: " ").map(String.init).joiningReferences() == inputs)
    }

    @Test(arguments: ["resolve", "passage"]) func commandsJoinWordsOfAReference(command: String) throws {
        let run = try Program([command, "--ndjson", "1", "John", "3:16", "https://ref.ly/Jn3.16"])
        #expect(try run.jsonLines.map { $0["input"] as? String } == ["1 John 3:16", "https://ref.ly/Jn3.16"])
    }

    @Test func quotedTextsAreNeverJoined() {
        let arguments = ["John 3:16", "17", "Gen 1", "2"]
        #expect(arguments.joiningReferences() == arguments)
    }

    @Test func aPassageThatDoesNotExistHasOneMessage() throws {
        let run = try Program("John", "33:16", "--app", "logos")
        #expect(run.output == "")
        #expect(
            run.error
                == "error: \"John 33:16\" is not a passage: John has 21 chapters\n    John 33:16\n         ^\n")
        #expect(run.status == 1)
    }

    /// Commands that take one link.
    @Test(arguments: [["can-open"], ["open", "--dry-run"], ["share"]])
    func wordsOfAReferenceAreOneLink(command: [String]) throws {
        let desktop = try OpenTests.desktop(["logos"])
        let run = try OpenTests.run(command + ["1", "John", "3:16"], on: desktop)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("logosref:Bible.1Jn3.16"))
        let text = try OpenTests.run(command + ["see", "https://ref.ly/1Jn3.16", "and", "Luke", "2:1"], on: desktop)
        #expect(text.output.contains("logosref:Bible.1Jn3.16"))
        #expect(text.error.contains("only the first is opened; also in the text: bible://?passages=[Luke.2.1]\n"))
    }

    @Test(arguments: ["germany", "D", "D1", ""]) func aCountryIsACode(country: String) throws {
        let run = try Program("John 3:16", "--country", country)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("Error: \"\(country)\" is not a country code of two letters"), "\(run.error)")
    }

    @Test func theLanguageDecidesWhatIsAReference() throws {
        let run = try Program("passage", "--language", "de", "--ndjson", "1", "Mose", "3,16")
        #expect(try run.jsonLines.map { $0["input"] as? String } == ["1 Mose 3,16"])
    }

    /// Arguments, and what is said about them.
    static let misspelt: [(arguments: String, message: String)] = [
        ("tset", "Error: there is no command \"tset\"; did you mean \"test\"?\n"),
        ("resolv x", "Error: there is no command \"resolv\"; did you mean \"resolve\"?\n"),
        ("test-", "Error: there is no command \"test-\"; did you mean \"test\"?\n"),
        ("translatons --json", "Error: there is no command \"translatons\"; did you mean \"translations\"?\n"),
        ("bookmarks chek x", "Error: there is no command \"chek\"; did you mean \"check\"?\n"),
        ("register desktp", "Error: there is no command \"desktp\"; did you mean \"desktop\"?\n"),
        ("-v", "Error: Unknown option '-v'. Did you mean '--versification' or '--version'?\n"),
        ("resolve x -e", "Error: Unknown option '-e'. Did you mean '--encoded'?\n"),
        ("x -u", "Error: Unknown option '-u'. Did you mean '--unverified' or '--unordered'?\n"),
        ("--jsn x", "Error: Unknown option '--jsn'. Did you mean '--json'?\n"),
        (
            "find --language germn -",
            "Error: The value 'germn' is invalid for '--language <code>': did you mean \"German\"?"
        ),
        (
            "find --language klingon -",
            "Error: The value 'klingon' is invalid for '--language <code>': a language is a code"
        ),
        ("rewrite --to osiss -", "Error: The value 'osiss' is invalid for '--to <target>': did you mean \"osis\"?"),
        (
            "rewrite --to x -",
            "Error: The value 'x' is invalid for '--to <target>': the targets are common-scheme, osis and"
        ),
        ("x -z", "Error: Unknown option '-z'\n"), ("", "Error: missing link; use - to read links"),
        ("resolve", "Error: missing link; use - to read links"),
    ]

    @Test(arguments: misspelt) func theNearestCommandOrOptionIsNamed(arguments: String, message: String) throws {
        let run = try Program(arguments.split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error.hasPrefix(message), "\(run.error)")
    }

    /// Words that are near the name of a command.
    @Test(arguments: ["Acts", "Titus", "open.example", "Jon"]) func aReferenceOrALinkIsNotACommand(text: String) throws
    {
        #expect(try Program(text).status != 2)
    }
}
