import Foundation
import Testing

@Suite("A quick start")
struct QuickStartTests {
    static let link = "https://www.biblegateway.com/passage/?search=John+3:16-18&version=ESV"

    /// `--color auto` says what is the case without it, and is left to ArgumentParser.
    @Test(
        "Common options mean the same without ArgumentParser",
        arguments: [
            [link], ["resolve", link], [link, "John", "3:16"], ["--json", link],
            [link, "--ndjson", "https://e.example"],
            ["--app", "logos", link, "--app", "verses"], ["--no-browsers", "--quiet", link],
            ["--app", "nowhere", link],
            ["--manifest", "/nowhere.json", link], ["--rules", "/nowhere", link], ["--json", "--ndjson", link],
            ["--app"], ["--app", "--json", link], ["--app=logos", link], ["--json"], ["resolve"], ["--nowhere", link],
            ["--json", "resolve", link], ["resolve", "resolve"], ["-", link], ["--", link], [""], ["resolve", "help"],
        ])
    func arguments(_ arguments: [String]) throws {
        let input = Data("https://www.bible.com/bible/59/JHN.3.16\nnothing\n".utf8)
        let run = try Program(arguments, input: input)
        let other = try Program(
            arguments.first == "resolve"
                ? ["resolve", "--color", "auto"] + arguments.dropFirst() : ["--color", "auto"] + arguments, input: input
        )
        #expect(run.output == other.output)
        #expect(run.error == other.error)
        #expect(run.status == other.status)
    }
}
