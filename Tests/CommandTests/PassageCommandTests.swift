import Foundation
import Testing

@Suite struct PassageCommandTests {
    @Test func everyFormIsPrinted() throws {
        let run = try Program("passage", "John 3:16-18; Gen 1", "jude 5 (ESV)")
        #expect(
            run.output == """
                input\tJohn 3:16-18; Gen 1
                passages\t[John.3.16-John.3.18],[Gen.1]
                osis\tJohn.3.16-John.3.18,Gen.1
                usfm\tJHN.3.16-18+GEN.1
                text\tJohn 3:16-18; Genesis 1
                numbers\t43003016-43003018,01001000
                url\tbible://?passages=[John.3.16-John.3.18],[Gen.1]
                input\tjude 5 (ESV)
                passages\t[Jude.1.5]
                osis\tJude.1.5
                usfm\tJUD.1.5
                text\tJude 1:5
                numbers\t65001005
                translation\tESV
                url\tbible://?passages=[Jude.1.5]&translation=ESV

                """)
        #expect(run.status == 0)
        #expect(run.error == "")
    }

    @Test func jsonIsAlwaysAnArray() throws {
        let elements = try #require(try Program("passage", "--json", "Tob 4,3").json as? [[String: Any]])
        let element = try #require(elements.first)
        #expect(Set(element.keys) == ["input", "passage", "findings"])
        let passage = try #require(element["passage"] as? [String: Any])
        #expect(
            Set(passage.keys) == [
                "passages", "osis", "usfm", "text", "numbers", "translation", "versification", "url",
            ])
        #expect(passage["numbers"] is NSNull)
        #expect((try Program("passage", "--json", "-").json as? [Any])?.isEmpty == true)
    }

    /// References in translations of every versification, and in some that the table lacks.
    static let quotations = [
        "ESV", "KJV", "NLT", "CEB", "CSB", "NRSV", "NRSVUE", "NIV", "NABRE", "DRA", "VUL", "LXX", "WLC", "LUT", "SYNO",
        "NVI", "XYZ",
    ].flatMap { code in ["Ps 22", "Ps 9:22", "Ps 3:9", "Joel 2:32", "Rev 12:18", "Dan 3:30"].map { ($0, code) } }

    @Test func aReferenceIsThePassageOfALinkToIt() throws {
        let references = Self.quotations.map { "\($0) (\($1))" }
        let links = Self.quotations.map { "https://www.biblegateway.com/passage/?search=\($0)&version=\($1)" }
        func passages(_ lines: [String], by command: String) throws -> [String] {
            try Program(command, "--ndjson", "-", input: lines.joined(separator: "\n")).jsonLines.map {
                ($0["passage"] as? [String: Any])?["url"] as? String ?? "not a passage"
            }
        }
        let read = try passages(references, by: "passage")
        #expect(read.count == references.count)
        #expect(try passages(references, by: "resolve") == read)
        // A text is refused where its translation lacks the passage; a site may number otherwise.
        let linked = try passages(links.map { $0.replacing(" ", with: "+") }, by: "resolve")
        #expect(zip(read, linked).allSatisfy { $0 == $1 || $0 == "not a passage" })
        #expect(read.count { $0 != "not a passage" } > 60)
    }

    @Test func aVersificationThatIsGivenComesFirst() throws {
        let run = try Program("passage", "--ndjson", "--versification", "English", "Ps 22 DRA", "Rev 12:18 NLT")
        let urls = try run.jsonLines.map { ($0["passage"] as? [String: Any])?["url"] as? String }
        #expect(urls == ["bible://?passages=[Ps.22]&translation=DRA", nil])
    }

    @Test func theLanguageDeterminesNamesAndPunctuation() throws {
        let run = try Program("passage", "--ndjson", "--language", "de", "Judas 3", "Joh 3,16")
        let passages = try run.jsonLines.map { ($0["passage"] as? [String: Any])?["osis"] as? String }
        #expect(passages == ["Jude.1.3", "John.3.16"])
    }

    @Test func theVersificationDeterminesTheVerses() throws {
        #expect(try Program("passage", "Ps 13:6", "--versification", "Vulgate").output.contains("&v11n=Vulgate\n"))
        #expect(try Program("passage", "3 John 15", "--versification", "KJV").status == 1)
        #expect(try Program("passage", "3 John 15").status == 0)
    }

    /// Every line of the input has one line of output, in the same order.
    static let lines: [(line: Data, passages: String?, message: String?)] = [
        (Data("John 3:16".utf8), "[John.3.16]", nil),
        (Data("John 3:16\r".utf8), "[John.3.16]", nil),
        (Data(), nil, "empty reference"),
        (Data(" \t".utf8), nil, "empty reference"),
        (Data("John 22".utf8), nil, "John has 21 chapters"),
        (Data("John 0".utf8), nil, "John has 21 chapters"),
        (Data("John 3:0".utf8), nil, "John 3 has 36 verses"),
        (Data("John 3:999".utf8), nil, "John 3 has 36 verses"),
        (Data("John 3:99999999999999999999".utf8), nil, "John 3 has 36 verses"),
        (Data("John 3:16-2".utf8), nil, "range ends before it starts"),
        (Data("John 3:16 sermon of John".utf8), "[John.3.16]", "\"sermon of John\" ignored"),
        (
            Data("https://www.bible.com/bible/111/JHN.99.1.NIV".utf8), nil,
            "YouVersion (bible.com): \"John 99:1\" is not a passage: John has 21 chapters"
        ),
        (Data("Jöhm 3:16".utf8), nil, "unknown book \"Jöhm\""),
        (Data("Éx 3; Johm 3".utf8), nil, "unexpected text"),
        (Data("\u{202B}יוחנן 3:16\u{202C}".utf8), "[John.3.16]", nil),
        (Data("J\u{0301}ohn 3:16".utf8), "[John.3.16]", nil),
        (Data("John ３：１６".utf8), "[John.3.16]", nil),
        (Data("John%25203%253A16".utf8), nil, "unexpected text"),
        (Data("John%00".utf8), nil, "unexpected text"),
        (Data("John 3:16%E2%80".utf8), "[John.3.16]", "found in the text: bible://?passages=[John.3.16]"),
        (Data("John 3:16\0".utf8), nil, "the reference contains a control character at offset 9"),
        (Data("John 3:16".utf8) + [0xE2, 0x80], nil, "the reference is not UTF-8 at offset 9"),
        (Data([0xFF]), nil, "the reference is not UTF-8 at offset 0"),
        (
            Data(("John 1:" + String(repeating: "1,", count: 1 << 14)).utf8), "[John.1.1]",
            "found in the text: bible://?passages=[John.1.1]"
        ),
        (
            Data(("John 1:" + String(repeating: "1,", count: 100) + "1").utf8), nil,
            "reference with more than 100 items"
        ),
        (Data(repeating: 0xFF, count: 1 << 15), nil, "the reference is not UTF-8 at offset 0"),
        (Data("https://evil.test/john/3/16".utf8), nil, "the link is not a passage"),
        (Data("Gen 1".utf8), "[Gen.1]", nil),
    ]

    @Test func everyLineOfInputHasALineOfOutput() throws {
        let run = try Program(
            ["passage", "--ndjson", "-"], input: Data(Self.lines.map(\.line).joined(separator: [0x0A])))
        #expect(run.status == 1)
        #expect(run.error == "")
        let answers = try run.jsonLines
        #expect(answers.count == Self.lines.count)
        for (answer, expected) in zip(answers, Self.lines) {
            let label = String(decoding: expected.line.prefix(40), as: UTF8.self)
            #expect((answer["passage"] as? [String: Any])?["passages"] as? String == expected.passages, "\(label)")
            let messages = (answer["findings"] as? [[String: Any]])?.compactMap { $0["message"] as? String } ?? []
            #expect(messages.isEmpty == (expected.passages != nil && expected.message == nil), "\(label)")
            if let message = expected.message { #expect(messages == [message], "\(label)") }
        }
    }

    @Test func errorsArePrintedToStandardError() throws {
        let run = try Program("passage", "John 22")
        #expect(run.output == "")
        #expect(run.error == "error: John has 21 chapters\n    John 22\n         ^\n")
        let several = try Program("passage", "-", input: "Gen 1\nJohn 22\n")
        #expect(several.output.hasSuffix("\ninput\tJohn 22\n"))
        #expect(several.error == "2: John 22\nerror: John has 21 chapters\n    John 22\n         ^\n")
    }

    static let uses: [(arguments: [String], status: Int32)] = [
        ([], 2), (["--json", "--ndjson", "Gen 1"], 2), (["Gen 1", "--language", "xx"], 2),
        (["Gen 1", "--versification", "mine"], 2), (["Gen 1", "--nonsense"], 2), (["Gen 1", "Gen 51"], 1),
        (["Gen 1", "--versification", "lxx"], 0), (["-"], 0), (["--help"], 0),
    ]

    @Test(arguments: uses) func exitStatus(arguments: [String], status: Int32) throws {
        #expect(try Program(["passage"] + arguments).status == status)
    }
}
