import Foundation
import Testing

/// Many links at once, `lectern resolve -`.
@Suite struct BatchTests {
    static let john = ResolveTests.john

    /// Lines of every kind: links of sites, of apps, of nothing, references, and what is not a link.
    static let lines: [Data] = {
        let lines = (1...40).flatMap { number in
            [
                Data("https://www.biblegateway.com/passage/?search=John+\(number % 21 + 1)&version=ESV".utf8),
                Data("https://example.org/\(number)?a=b".utf8), Data("Gen \(number)".utf8), Data(),
                Data("not a link \(number)".utf8), Data([0x68, 0xFF, 0x69]), Data("https://a.b/\t\(number)".utf8),
                Data("https://www.esv.org/John+3/\r".utf8), Data("youversion://bible?reference=JHN.\(number)".utf8),
                Data(("https://a.b/" + String(repeating: "x", count: number == 7 ? 1 << 20 : number)).utf8),
            ]
        }
        return lines
    }()

    static let input = Data(lines.joined(separator: [0x0A]))

    static let formats = [
        ["--ndjson"], ["--json"], [], ["--app", "logos"], ["--app", "logos", "--app", "verses", "--no-browsers"],
        ["--fields", "input,passage"], ["--ndjson", "--fields", "url,passage"], ["--kinds", "passage", "--ndjson"],
    ]

    @Test(arguments: formats) func theNumberOfJobsChangesNothing(format: [String]) throws {
        let one = try Program(format + ["--jobs", "1", "-"], input: Self.input)
        let eight = try Program(format + ["--jobs", "8", "-"], input: Self.input)
        #expect(one.output == eight.output)
        #expect(one.error == eight.error)
        #expect(one.status == 1)
        #expect(eight.status == 1)
        let unordered = try Program(format + ["--jobs", "8", "--unordered", "-"], input: Self.input)
        guard format.first != "--json" else { return }
        #expect(unordered.output.split(separator: "\n").sorted() == one.output.split(separator: "\n").sorted())
    }

    /// Each line has its answer, in order.
    @Test func theOrderIsThatOfTheLines() throws {
        let count = 5_000
        let input = (1...count).map { $0 % 3 == 0 ? "Ps \($0 % 150 + 1)" : "https://example.org/\($0)" }
        let output = try Program(["--ndjson", "-"], input: Data(input.joined(separator: "\n").utf8)).jsonLines
        #expect(output.map { $0["input"] as? String } == input)
    }

    /// Input that comes to several batches, with lines of every length around their limits.
    @Test func linesAroundTheSizeOfABatchStayWhole() throws {
        let lengths = [0, 1, 16_370, 16_384, 16_385, 65_535, 65_536, 65_537, 3, 200_000, 12]
        let lines = lengths.map { "x" + String(repeating: "y", count: $0) }
        let answers = try Program(["--ndjson", "-"], input: Data(lines.joined(separator: "\n").utf8)).jsonLines
        #expect(
            answers.map { ($0["input"] as? String)?.utf8.count } == lines.map { $0.count > 65_536 ? 0 : $0.count })
        let numbers = answers.compactMap { answer in
            (answer["findings"] as? [[String: Any]])?.compactMap { $0["message"] as? String }
                .first { $0.hasPrefix("line ") }
        }
        #expect(numbers == ["line 7 has 65537 bytes", "line 8 has 65538 bytes", "line 10 has 200001 bytes"])
    }

    @Test func linksAreReadFromFilesToo() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Gen 1\nx\n", to: "links")
        let other = try folder.write("Gen 3", to: "others")
        let run = try Program("--app", "logos", "--links", file, "--links", other, "Gen 2")
        #expect(run.output == "logosref:Bible.Ge2\nlogosref:Bible.Ge1\n\nlogosref:Bible.Ge3\n")
        let missing = try Program("--links", folder.url.path + "/none")
        #expect(missing.status == 2)
        #expect(missing.error.contains("/none: No such file or directory"))
        let directory = try Program("--links", folder.url.path)
        #expect(directory.status == 2)
        #expect(directory.error.contains("cannot read \(folder.url.path): Is a directory"))
    }

    /// The kinds of openings that are asked for, and those that there are.
    static let kinds: [(kinds: String, found: Set<String>)] = [
        ("passage", ["passage"]), ("browser", ["browser"]), ("passage,browser", ["passage", "browser"]),
        ("format,script,template", []),
    ]

    @Test(arguments: kinds) func onlyTheKindsThatAreAskedForAreMade(kinds: String, found: Set<String>) throws {
        let answer = try #require(try Program(Self.john, "--ndjson", "--kinds", kinds).jsonLines.first)
        let openings = try #require(answer["openings"] as? [[String: Any]])
        #expect(Set(openings.compactMap { $0["kind"] as? String }) == found)
        #expect(answer["passage"] is [String: Any])
        let all = try #require(try Program(Self.john, "--ndjson").jsonLines.first?["openings"] as? [[String: Any]])
        let wanted = all.filter { found.contains($0["kind"] as? String ?? "") }
        #expect(openings.map { $0["url"] as? String } == wanted.map { $0["url"] as? String })
    }

    /// A script that is not asked for does not run.
    @Test func whatIsNotAskedForIsNotMade() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(ScriptTests.manifest, to: "m.json")
        let link = "https://foo.bar/slow"
        let arguments = ["--manifest", manifest, "--ndjson", link]
        let format = try #require(try Program(arguments + ["--kinds", "format"]).jsonLines.first)
        #expect(
            (format["findings"] as? [[String: Any]])?.map { $0["message"] as? String } == ["no rule opens this link"])
        let passage = try Program(arguments + ["--fields", "passage,findings"])
        #expect(passage.status == 1)
        #expect(
            passage.output.contains(
                #"{"passage":null,"findings":[{"severity":"note","message":"no rule reads a passage"#))
    }

    static let rows: [(arguments: [String], input: String, output: String)] = [
        (["--fields", "input,passage"], "John 3:16\nx y\n", "John 3:16\tbible://?passages=[John.3.16]\nx y\t\n"),
        (
            ["--fields", "passage,url"], "HTTPS://www.esv.org/John+3/",
            "bible://?passages=[John.3]&translation=ESV\thttps://www.esv.org/John+3/\n"
        ),
        (["--fields", "passage", "--encoded"], "John 3:16", "bible://?passages=%5BJohn.3.16%5D\n"),
        (["--fields", "input,openings", "--app", "logos"], "Gen 1\nx", "Gen 1\tlogosref:Bible.Ge1\nx\t\n"),
        (
            ["--fields", "openings", "--app", "logos", "--app", "verses"], "Gen 1",
            "logosref:Bible.Ge1 bible-verses://?passages=%5BGen.1%5D\n"
        ),
        (
            ["--fields", "findings", "--no-browsers"], "https://example.org/",
            "no rule reads a passage from this link\n"
        ),
        // A tab separates columns, so that one in a link is shown as a space.
        (["--fields", "input,url"], "a\tb", "a b\ta b\n"), (["--fields", "input,url"], "", ""),
        (["--ndjson", "--fields", "passage,input"], "x", #"{"passage":null,"input":"x"}"# + "\n"),
        (["--ndjson", "--fields", "url"], "John 3", #"{"url":"John 3"}"# + "\n"),
        (["--json", "--fields", "url"], "a.b/x\ny", "[\n{\"url\": \"a.b/x\"},\n{\"url\": \"y\"}\n]\n"),
    ]

    @Test(arguments: rows) func onlyTheFieldsThatAreAskedForArePrinted(
        arguments: [String], input: String, output: String
    ) throws {
        #expect(try Program(arguments + ["-"], input: Data(input.utf8)).output == output)
    }

    static let misuses: [(arguments: [String], message: String)] = [
        (["--jobs", "0"], "--jobs must be a number from 1 to 256"), (["--jobs", "x"], "'x' is invalid"),
        (["--kinds", "pasage"], "there is no kind \"pasage\"; did you mean \"passage\"?"),
        (["--fields", "colour"], "there is no field \"colour\"; the fields are input, url, redirects"),
        (["--fields", ""], "there is no field \"\""),
        (["--app", "logos", "--fields", "input"], "--app needs \"openings\" in --fields"),
    ]

    @Test(arguments: misuses) func wrongOptionsAreRefused(arguments: [String], message: String) throws {
        let run = try Program(arguments + ["-"])
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
    }

    /// The first errors are printed, each with its line, and the others are counted.
    @Test func manyErrorsAreCounted() throws {
        let links = String(repeating: "John 33:16\n", count: 25) + "John 3:16-99\n"
        for options in [["--fields", "input,passage"], ["--app", "logos"]] {
            let run = try Program(options + ["-"], input: Data(links.utf8))
            #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 27)
            #expect(
                run.error.hasPrefix("1: John 33:16\nerror: \"John 33:16\" is not a passage: John has 21"),
                "\(run.error)")
            #expect(run.error.contains("\n26: John 3:16-99\nwarning: "), "\(run.error)")
            #expect(run.error.matches(of: /error: "/).count == 10)
            #expect(
                run.error.hasSuffix("error: 15 more of 26 inputs have errors, which --ndjson prints\n"),
                "\(run.error)")
        }
    }

    /// What reads the answers may end at any time: the program ends too, and says nothing.
    @Test func aClosedPipeEndsTheRunQuietly() throws {
        let folder = try TemporaryFolder()
        let links = try folder.write(String(repeating: Self.john + "\n", count: 3_000), to: "links")
        let lectern = Program.folder.appending(path: "lectern").path
        let script = "\"$0\" --ndjson - < \"$1\" | head -1 | wc -l"
        let run = try Program(["-c", script, lectern, links], of: "/bin/sh")
        #expect(run.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
        #expect(run.error == "")
        let closed = try Program(["-c", "\"$0\" --ndjson - < \"$1\" >&-", lectern, links], of: "/bin/sh")
        #expect(closed.status == 2)
        #expect(closed.error == "Error: cannot write the output: Bad file descriptor\n")
    }
}
