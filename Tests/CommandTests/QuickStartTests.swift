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

    @Test("A prepared manifest gives the same answers, and one that has changed is read again")
    func prepared() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOf: Program.project.appending(path: "manifest.json"), encoding: .utf8)
        let path = try folder.write(text, to: "manifest.json")
        func answer() throws -> String {
            let run = try Program([Self.link], environment: ["LECTERN_MANIFEST": path])
            return run.output + run.error
        }
        let expected = try answer()
        let prepare = try Program(["prepare"], environment: ["LECTERN_MANIFEST": path])
        #expect(prepare.output == path + ".tokens\n")
        #expect(prepare.status == 0)
        #expect(try answer() == expected)
        try folder.write("{}", to: "manifest.json.tokens")
        #expect(try answer() == expected)
        _ = try Program(["prepare"], environment: ["LECTERN_MANIFEST": path])
        try folder.write(text.replacing("youversion://", with: "youversiom://"), to: "manifest.json")
        #expect(try answer() != expected)
        try folder.write(text + "]", to: "manifest.json")
        #expect(try answer().contains("unexpected \"]\" after the end of the JSON value"))
        let refused = try Program(["prepare"], environment: ["LECTERN_MANIFEST": path])
        #expect(refused.error.contains("unexpected \"]\" after the end of the JSON value"))
        #expect(refused.status == 2)
    }

    @Test("A symbolic link in place of the prepared file is neither written through nor read")
    func symbolicLink() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOf: Program.project.appending(path: "manifest.json"), encoding: .utf8)
        let path = try folder.write(text, to: "manifest.json")
        let other = try folder.write("mine", to: "other")
        try FileManager.default.createSymbolicLink(atPath: path + ".tokens", withDestinationPath: other)
        let prepare = try Program(["prepare"], environment: ["LECTERN_MANIFEST": path])
        #expect(prepare.status == 2)
        #expect(prepare.error.contains("manifest.json.tokens: is a symbolic link"), "\(prepare.error)")
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
        #expect(try Program([Self.link], environment: ["LECTERN_MANIFEST": path]).status == 0)
    }
}
