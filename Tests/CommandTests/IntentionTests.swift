import DesktopTesting
import Testing

/// What a link of the common scheme says is to be done with its passage.
@Suite struct IntentionTests {
    static let passage = "bible://?passages=[John.3.16]"

    /// Links, further arguments, and what is printed with `--app verses`.
    static let links: [(link: String, arguments: [String], output: String)] = [
        ("\(passage)&intention=\"Memorize\"", [], "bible-verses://?passages=[John.3.16]&intention=\"Memorize\"\n"),
        ("\(passage)&intention=memorize", [], "bible-verses://?passages=[John.3.16]&intention=\"Memorize\"\n"),
        // Verses is not an app for this.
        ("\(passage)&intention=Listen", [], "bible-verses://?passages=[John.3.16]\n"),
        (passage, ["--intention", "Memorize"], "bible-verses://?passages=[John.3.16]&intention=\"Memorize\"\n"),
        (
            "\(passage)&intention=Read", ["--intention", "Memorize"],
            "bible-verses://?passages=[John.3.16]&intention=\"Memorize\"\n"
        ),
    ]

    @Test("The intention of a link is passed on to an app that has it; --intention replaces it", arguments: links)
    func appsOfTheCommonScheme(link: String, arguments: [String], output: String) throws {
        let run = try Program(["resolve", link, "--app", "verses"] + arguments)
        #expect(run.output == output)
        #expect(run.error == (link.contains("Listen") ? "note: lost in Verses: intention: Listen\n" : ""))
    }

    @Test("The intention is part of the JSON and of the canonical URL", arguments: ["Memorize", nil])
    func json(intention: String?) throws {
        let link = Self.passage + (intention.map { "&intention=\($0)" } ?? "")
        let answer = try #require(try Program("resolve", "--ndjson", link).jsonLines.first)
        let passage = try #require(answer["passage"] as? [String: Any])
        #expect(passage["intention"] as? String == intention)
        #expect(passage["url"] as? String == Self.passage + (intention.map { "&intention=\"\($0)\"" } ?? ""))
    }

    @Test("An unknown intention is a finding; the passage is kept")
    func unknownIntention() throws {
        let run = try Program("resolve", "\(Self.passage)&intention=Studdy", "--app", "logos")
        #expect(run.output == "logosref:Bible.Jn3.16\n")
        #expect(
            run.error == """
                warning: unknown intention "Studdy" is ignored
                    note: did you mean "Study"?

                """)
        #expect(run.status == 0)
    }

    @Test("The commands that open an app say so too", arguments: [["open", "--dry-run"], ["can-open"], ["share"]])
    func unknownIntentionOfAnOpenedLink(command: [String]) throws {
        let desktop = try OpenTests.desktop(["logos"])
        let run = try OpenTests.run(command + ["\(Self.passage)&intention=Studdy"], on: desktop)
        #expect(run.status == 0)
        #expect(run.error.hasPrefix("warning: unknown intention \"Studdy\" is ignored\n"), "\(run.error)")
    }

    static let apps = ["logos": ["logosref"], "verses": ["bible-verses"], "youversion": ["youversion"]]

    struct Case: CustomTestStringConvertible {
        let intention: String
        var installed = ["logos", "verses", "youversion"]
        var preferred: String?
        let opened: String

        var testDescription: String { "\(intention), \(installed), preferring \(preferred ?? "none")" }
    }

    static let cases = [
        Case(
            intention: "Memorize",
            opened: "verses\tverses.desktop\tbible-verses://?passages=%5BJohn.3.16%5D"
                + "&intention=%22Memorize%22"),
        Case(
            intention: "Memorize", preferred: "logos",
            opened: "verses\tverses.desktop\tbible-verses://?passages=%5BJohn.3.16%5D&intention=%22Memorize%22"),
        Case(
            intention: "Memorize", installed: ["logos"],
            opened: "logos\tlogos.desktop\tlogosref:Bible.Jn3.16"),
        Case(intention: "Study", opened: "logos\tlogos.desktop\tlogosref:Bible.Jn3.16"),
        Case(
            intention: "Read", preferred: "logos", opened: "logos\tlogos.desktop\tlogosref:Bible.Jn3.16"),
        Case(intention: "Dance", opened: "youversion\tyouversion.desktop\tyouversion://bible?reference=JHN.3.16"),
    ]

    @Test("An installed app with the intention of the link opens it", arguments: cases)
    func installedApps(_ example: Case) throws {
        let desktop = try FakeDesktop()
        for app in example.installed { try desktop.install(app, schemes: Self.apps[app] ?? []) }
        if let app = example.preferred {
            #expect(try Program(["prefer", "bible", app], environment: desktop.environment).status == 0)
        }
        let link = "\(Self.passage)&intention=\"\(example.intention)\""
        let trial = try Program(["open", "--dry-run", link], environment: desktop.environment)
        #expect(trial.output == example.opened + "\n")
        #expect(try Program(["handle", link], environment: desktop.environment).status == 0)
        let columns = example.opened.split(separator: "\t")
        let entry = String(columns[1].dropLast(".desktop".count))
        #expect(try desktop.arguments(of: entry) == [String(columns[2])])
    }

    @Test("In the share sheet, installed apps with the intention of the link come first")
    func shareSheet() throws {
        let desktop = try FakeDesktop()
        for (app, schemes) in Self.apps { try desktop.install(app, schemes: schemes) }
        func apps(_ link: String) throws -> [String] {
            try Program(["share", link], environment: desktop.environment).output.split(separator: "\n")
                .map { String($0.prefix { $0 != "\t" }) }
        }
        #expect(try apps(Self.passage) == ["youversion", "logos", "verses"])
        #expect(try apps("\(Self.passage)&intention=Memorize") == ["verses", "youversion", "logos"])
    }
}
