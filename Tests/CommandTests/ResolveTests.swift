import Foundation
import Testing

@Suite struct ResolveTests {
    static let john = "https://www.biblegateway.com/passage/?search=John+3%3A16-18&version=ESV"

    @Test func aBibleLinkOpensInBibleApps() throws {
        let run = try Program(Self.john)
        #expect(run.status == 0)
        #expect(run.error == "")
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(
            rows.contains(["verses", "Open Passage", "bible-verses://?passages=[John.3.16-John.3.18]&translation=ESV"]))
        #expect(
            rows.contains(["youversion", "Open Passage", "youversion://bible?reference=JHN.3.16-18&version_id=59"]))
    }

    @Test func withAnAppTheBareURLIsPrinted() throws {
        #expect(
            try Program("resolve", Self.john, "--app", "youversion").output
                == "youversion://bible?reference=JHN.3.16-18&version_id=59\n")
        #expect(
            try Program(Self.john, "--app", "verses", "--encoded").output
                == "bible-verses://?passages=%5BJohn.3.16-John.3.18%5D&translation=ESV\n")
        #expect(
            try Program(Self.john, "--app", "verses", "--intention", "Memorize").output
                == "bible-verses://?passages=[John.3.16-John.3.18]&translation=ESV&intention=\"Memorize\"\n")
    }

    /// Verses as the translation that goes along counts, else as the app does.
    static let countings: [(link: String, app: String, url: String, lost: [String])] = [
        (
            "bible://?passages=[Ps.22]&translation=DRA&v11n=Vulgate", "esv-org", "https://www.esv.org/Psalm+23/",
            ["translation: DRA"]
        ),
        (
            "bible://?passages=[Ps.23]&translation=DRA", "bible-gateway",
            "https://www.biblegateway.com/passage/?search=Psalm+22&version=DRA", []
        ),
        (
            "bible://?passages=[Mal.3.19]&translation=KJV&v11n=Original", "route-bible",
            "https://route.bible/mal.4.1?translation=KJV", []
        ),
        ("Ps 22 DRA", "accordance", "accord://read/?Psalm_23", ["translation: DRA"]),
        ("bible://?passages=[Mal.4.1]", "sefaria", "https://www.sefaria.org/Malachi.3.19", []),
        ("Wisdom 3:1 NIV", "youversion", "youversion://bible?reference=WIS.3.1", ["translation: NIV"]),
        ("bible://?passages=[Mal.3.19]&v11n=NAB", "andbible", "https://read.andbible.org/Mal.4.1", []),
        ("bible://?passages=[Ps.22]&v11n=Vulgate", "andbible", "https://read.andbible.org/Ps.22?v11n=Vulg", []),
    ]

    @Test(arguments: countings)
    func versesAreCountedAsTheTargetDoes(link: String, app: String, url: String, lost: [String]) throws {
        let run = try Program("resolve", link, "--app", app, "--unverified", "--ndjson")
        let opening = try #require((try run.jsonLines.first?["openings"] as? [[String: Any]])?.first)
        #expect(opening["url"] as? String == url)
        #expect(opening["lost"] as? [String] == lost)
    }

    /// Links that contradict themselves or ask for what there is not, and what is said of them.
    static let refusals: [(link: String, app: String, message: String)] = [
        (
            "bible://?passages=[Tob.4.7]", "accordance",
            "none of the requested apps opens the passage: Accordance does not have Tobit"
        ),
        (
            "John 3:16", "bibleserver",
            "none of the requested apps opens the passage: BibleServer links need a translation"
        ),
        (
            "bible://?passages=[Ps.3]&v11n=Klingon", "esv-org",
            "bible://?passages=[Ps.3]&v11n=Klingon is not a passage: unknown versification \"Klingon\""
        ),
        (
            "youversion://bible?reference=JHN.3.16&reference=MAT.1.1", "logos",
            "YouVersion: the link has two values of \"reference\", \"JHN.3.16\" and \"MAT.1.1\""
        ),
        (
            "youversion://bible?reference=JHN.3.99", "logos",
            "YouVersion: \"JHN.3.99\" is not a passage: John 3 has 36 verses"
        ),
        ("logosref:Bible.Jn3.16junk", "logos", "no rule opens this link"),
        ("jwlibrary:///finder?bible=66021003&bible=01001001", "logos", "no rule opens this link"),
        (
            "bible-verses://?passages=[John.3.16]&passages=[Gen.1.1]", "logos",
            "bible-verses://?passages=[John.3.16]&passages=[Gen.1.1] is not a passage: two values of passages"
        ),
    ]

    @Test(arguments: refusals) func whatCannotBeOpenedIsSaid(link: String, app: String, message: String) throws {
        let answer = try #require(try Program("resolve", link, "--app", app, "--ndjson").jsonLines.first)
        #expect((answer["openings"] as? [Any])?.isEmpty == true)
        #expect((answer["findings"] as? [[String: Any]])?.map { $0["message"] as? String } == [message])
    }

    @Test func jsonIsAlwaysAnArray() throws {
        let elements = try #require(try Program(Self.john, "--json").json as? [[String: Any]])
        let element = try #require(elements.first)
        #expect(Set(element.keys) == ["input", "url", "passage", "openings", "findings"])
        let passage = try #require(element["passage"] as? [String: Any])
        #expect(Set(passage.keys) == ["passages", "translation", "versification", "intention", "text", "site", "url"])
        #expect(passage["passages"] as? String == "[John.3.16-John.3.18]")
        #expect(passage["text"] as? String == "John 3:16-18")
        #expect(passage["versification"] is NSNull)
        let opening = try #require(
            (element["openings"] as? [[String: Any]])?.first { $0["app"] as? String == "verses" })
        #expect(Set(opening.keys) == ["app", "name", "title", "kind", "intentions", "lost", "losses", "store", "url"])
        #expect(opening["kind"] as? String == "passage")
        #expect(opening["store"] as? String == "https://apps.apple.com/app/id939461663")
    }

    /// Every line is answered, in order, whatever it holds.
    @Test func everyLineOfInputIsAnswered() throws {
        let long = "https://a.b/" + String(repeating: "x", count: 1 << 20)
        let lines = [
            Data(Self.john.utf8), Data(), Data("not a link".utf8), Data([0x68, 0xFF, 0x69]),
            Data("https://a.b/\0c".utf8),
            Data(long.utf8), Data(Self.john.utf8 + [0x0D]),
        ]
        let input = Data(lines.joined(separator: [0x0A]))
        let run = try Program(["resolve", "--ndjson", "-"], input: input)
        let answers = try run.jsonLines
        #expect(run.status == 1)
        #expect(answers.count == lines.count)
        #expect(answers[0]["passage"] is [String: Any])
        #expect(answers[6]["input"] as? String == Self.john)
        #expect(answers[6]["passage"] is [String: Any])
        let messages = answers.map { (($0["findings"] as? [[String: Any]])?.first?["message"] as? String) ?? "" }
        #expect(messages[1] == "the line is empty")
        #expect(messages[2] == "neither a link nor a reference: unknown book \"not\"")
        #expect(messages[3] == "the link is not UTF-8")
        #expect(messages[4] == "the link contains a control character")
        #expect(messages[5] == "line 6 has 1048588 bytes")
        #expect(answers[5]["input"] as? String == "")
    }

    /// The longest line that is read has 65,536 bytes, whatever follows it.
    @Test(arguments: ["\n", "\r\n", "", "\nx\n"]) func longLinesAreNotEchoed(ending: String) throws {
        for length in [65_535, 65_536, 65_537, 65_538, 131_072, 131_073, 4_000_000] {
            let lines = "x\n" + String(repeating: "\0", count: length) + ending
            for command in ["resolve", "passage"] {
                let run = try Program([command, "--ndjson", "-"], input: Data(lines.utf8))
                let answers = try run.jsonLines
                #expect(answers.count == (ending == "\nx\n" ? 3 : 2))
                let message = (answers[1]["findings"] as? [[String: Any]])?.first?["message"] as? String
                #expect((message == "line 2 has \(length) bytes") == (length > 65_536), "\(length) \(message ?? "")")
                #expect((answers[1]["input"] as? String)?.utf8.count == (length > 65_536 ? 0 : length))
            }
        }
    }

    static let uses: [(arguments: String, status: Int32)] = [
        ("", 2), ("--nonsense", 2), ("resolve", 2), ("--json --ndjson x", 2), ("x --app nobody", 2),
        ("x --intention Sing", 2), ("x --manifest /nowhere.json", 2), ("x --manifest /", 2), ("x --rules /nowhere", 2),
        // Every link of the web has openings in browsers, which count only if they are named.
        ("https://example.org/", 1), ("https://example.org/ --json", 1), ("https://example.org/ --app firefox", 0),
        ("https://example.org/ --no-browsers", 1), ("\(john) https://example.org/", 1), (john, 0),
        ("John.3.16 --app bible-gateway", 0), ("--help", 0), ("help", 0), ("--version", 0),
    ]

    @Test(arguments: uses) func exitStatus(arguments: String, status: Int32) throws {
        let run = try Program(arguments.split(separator: " ").map(String.init))
        #expect(run.status == status, "\(run.output) \(run.error)")
        #expect(status != 2 || !run.error.isEmpty)
        #expect(status != 0 || run.error.isEmpty)
    }

    static let none = "https://example.org/"

    /// Arguments, lines of input, and what is printed: with several inputs, which one a row is about.
    static let tables: [(arguments: [String], input: String, output: String)] = [
        (["--app", "logos", "John.3.16"], "", "logosref:Bible.Jn3.16\n"), (["--app", "logos", none], "", ""),
        (["--app", "logos", "John.3.16", none, "Luke.2"], "", "logosref:Bible.Jn3.16\n\nlogosref:Bible.Lk2\n"),
        (["--app", "logos", "-"], "x\n\nGen 1\n", "\n\nlogosref:Bible.Ge1\n"),
        (
            ["--app", "verses", "--app", "logos", "John.3.16"], "",
            "logos\tOpen Passage\tlogosref:Bible.Jn3.16\t\nverses\tOpen Passage\tbible-verses://?passages=[John.3.16]\t\n"
        ),
        (
            ["--app", "verses", "--app", "logos", "-"], "John.3.16\n\(none)\n",
            "John.3.16\tlogos\tOpen Passage\tlogosref:Bible.Jn3.16\t\n"
                + "John.3.16\tverses\tOpen Passage\tbible-verses://?passages=[John.3.16]\t\n"
        ),
        (["--app", "logos", "--app", "logos", "John.3.16"], "", "logosref:Bible.Jn3.16\n"),
    ]

    @Test(arguments: tables) func eachRowIsOfOneInput(arguments: [String], input: String, output: String) throws {
        #expect(try Program(["resolve"] + arguments, input: Data(input.utf8)).output == output)
    }

    /// A link may have several openings in one app; with several inputs the first is printed.
    @Test func severalOpeningsInOneApp() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            #"""
            { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }], "actions": [
              { "title": "A", "regex": "https?://foo\\.bar/(\\d+)$", "formats": [{ "appId": "foo", "format": "foo:a$1" }] },
              { "title": "B", "regex": "https?://foo\\.bar/(\\d+)$", "formats": [{ "appId": "foo", "format": "foo:b$1" }] } ] }
            """#, to: "m.json")
        let arguments = ["--manifest", manifest, "--app", "foo", "https://foo.bar/1"]
        #expect(try Program(arguments).output == "foo:a1\nfoo:b1\n")
        #expect(try Program(arguments + ["https://foo.bar/2"]).output == "foo:a1\nfoo:a2\n")
    }

    /// Texts that look like links because of their colon, and the passage that they are.
    @Test(arguments: [
        ("John: 3:16", "[John.3.16]"), ("John+3:16+ESV", "[John.3.16]"), ("John:3:16", "[John.3.16]"),
        ("1+John:3:16", "[1John.3.16]"),
    ])
    func aReferenceWithAColonIsNotALink(text: String, passages: String) throws {
        for command in ["resolve", "passage"] {
            let answer = try #require(try Program(command, "--ndjson", text).jsonLines.first)
            #expect((answer["passage"] as? [String: Any])?["passages"] as? String == passages, "\(command)")
        }
    }

    static let invalid: [(link: String, problem: String)] = [
        ("http://[::1", "a bracket of its host is not closed"), ("https://[1.2]/", "its host is not an address"),
        ("https://%zz", "its host has an invalid percent-encoding"), ("https://", "it has no host"),
        ("https:///a", "it has no host"), ("https://a.example:x/", "its port is not a number"),
        ("https://a b.example/", "its host has a character that no host has"),
    ]

    @Test(arguments: invalid) func noBrowserGetsAnInvalidURL(link: String, problem: String) throws {
        let run = try Program("resolve", link)
        #expect(run.output == "")
        #expect(run.error == "error: the link is not a valid URL: \(problem)\n")
        #expect(run.status == 1)
    }

    @Test(arguments: [
        "http://[::1]:80/a", "https://user:pass@a.example/", "https://b\u{FC}cher.example/",
        "https://a%2Db.example/?%zz",
    ])
    func otherHostsAreLeftToBrowsers(link: String) throws {
        #expect(try Program("resolve", link).output.contains("firefox\tOpen in Browser\tfirefox://open-url?url="))
    }

    @Test(arguments: ["t.me/durov", "T.ME/durov", "https://T.Me/durov", "HTTPS://t.me/durov"])
    func aLinkHasTheOpeningsOfItsHostHoweverItIsWritten(link: String) throws {
        #expect(
            try Program("resolve", link, "--json", "--no-browsers").output
                .contains(#""url": "tg://resolve?domain=durov""#))
    }

    /// Misspelt references, the language, and what is suggested.
    static let misspelt: [(text: String, language: String?, suggestion: String?)] = [
        ("1 Genisis 3", nil, "Genesis"), ("Gensis 1:1", nil, "Genesis"), ("1 Corinthans 13", nil, "1 Corinthians"),
        ("Song of Solmon 2", nil, "Song of Solomon"), ("Philipians 4", nil, "Philippians"),
        ("John 3; Mathiew 2", nil, "Matthew"), ("Johanes 3,16", nil, "Johannes"), ("Johanes 3,16", "de", "Johannes"),
        ("Johanes 3,16", "fr", nil), ("Qwertz 3", nil, nil), ("Jonh 3:16", nil, "John"), ("1 Jonh 3:16", nil, "1 John"),
        ("John 3:99", nil, nil),
    ]

    @Test(arguments: misspelt)
    func theNearestBookIsNamed(text: String, language: String?, suggestion: String?) throws {
        let note = suggestion.map { "    note: did you mean \"\($0)\"?\n" }
        let run = try Program(["passage", "--strict", text] + (language.map { ["--language", $0] } ?? []))
        #expect(run.status == 1)
        #expect(run.error.hasSuffix(note ?? "") && run.error.contains("did you mean") == (note != nil), "\(run.error)")
    }

    /// References that are corrected, the language, and the warning.
    static let corrected: [(text: String, language: String?, warning: String)] = [
        ("Gensis 1:1", nil, "\"Gensis\" read as Genesis"),
        ("1 Corinthans 13", nil, "\"1 Corinthans\" read as 1 Corinthians"),
        ("Song of Solmon 2", nil, "\"Song of Solmon\" read as Song of Solomon"),
        ("John 3; Mathiew 2", nil, "\"Mathiew\" read as Matthew"),
        ("Johanes 3,16", "de", "\"Johanes\" read as John"),
        ("John 3:16-99", nil, "\"99\" read as 36, the last verse of John 3"),
    ]

    @Test(arguments: corrected)
    func whatIsCorrectedIsSaid(text: String, language: String?, warning: String) throws {
        let run = try Program(["passage", text] + (language.map { ["--language", $0] } ?? []))
        #expect(run.status == 0)
        #expect(run.error == "warning: \(warning)\n")
        let resolved = try Program(
            ["resolve", text, "--app", "logos"] + (language.map { ["--language", $0] } ?? []))
        #expect(resolved.status == 0)
        #expect(resolved.error.hasPrefix("warning: \(warning)\n"))
    }

    @Test(arguments: [
        ("resolve", "v11n=Original", "v11n=Original"), ("explain", "v11n=Original", "v11n=Original"),
        ("passage", "v11n=Original", "v11n=Original"), ("find", "\"Original\"", "\"Original\""),
        ("open", "Psalm+51:12&version=SCH2000", "Psalm+51:10"),
    ])
    func theLanguageAndTheVersificationDecideTheNumbers(
        command: String, ofLanguage: String, ofVersification: String
    ) throws {
        func run(_ text: String, _ arguments: String...) throws -> String {
            let isFind = command == "find"
            let input = isFind ? ["-"] : command == "open" ? [text, "--dry-run", "--browser"] : [text]
            return try Program([command] + input + arguments, input: isFind ? Data(text.utf8) : Data()).output
        }
        #expect(try run("Ps 51,12", "--language", "de").contains(ofLanguage))
        #expect(try run("Ps 51:12", "--versification", "Original").contains(ofVersification))
        let plain = try run("Ps 51:12")
        #expect(!plain.contains(ofLanguage) && !plain.contains(ofVersification))
    }

    @Test(arguments: ["1 Genisis 3", "Johanes 3,16", "Qwertz 3"])
    func aNameThatIsFarFromAllOthersIsNotCorrected(text: String) throws {
        #expect(try Program("passage", text).status == 1)
    }
}
