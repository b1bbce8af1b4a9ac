import DesktopTesting
import Foundation
import Testing

/// What an app cannot take of a passage is said wherever its link is printed.
@Suite struct LossTests {
    static let reference = "John 3:16-18; Gen 1"
    static let lost = "passages: Genesis 1; range: all after John 3:16"

    @Test("With one app, the link is printed and what is lost is said on standard error")
    func oneApp() throws {
        let run = try Program("--app", "blue-letter-bible", Self.reference)
        #expect(run.output == "blb://jhn/3/16\n")
        #expect(run.error == "note: lost in Blue Letter Bible: \(Self.lost)\n")
        #expect(run.status == 0)
    }

    /// Arguments, and what is on standard error.
    static let errors: [(arguments: [String], error: String)] = [
        (["--app", "blue-letter-bible", "John 3:16"], ""), (["--app", "blue-letter-bible", reference, "--quiet"], ""),
        (["bible://?passages=[John.3.16]&intention=Sing", "--quiet"], ""),
        (["--app", "blue-letter-bible", reference, "--json"], ""), ([reference], ""),
        (
            ["--app", "blue-letter-bible", "John 3:16", "John 3:16 (ESV)"],
            "2: John 3:16 (ESV)\nnote: lost in Blue Letter Bible: translation: ESV\n"
        ),
    ]

    @Test("Standard error says what is lost only with one app, once for each link", arguments: errors)
    func standardError(arguments: [String], error: String) throws {
        let run = try Program(["resolve"] + arguments)
        #expect(run.error == error)
        #expect(run.status == 0)
    }

    @Test("The fourth column of the rows says what is lost")
    func rows() throws {
        let rows = try Program("--no-browsers", Self.reference).output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        #expect(rows.contains(["blue-letter-bible", "Open Passage", "blb://jhn/3/16", Self.lost]))
        #expect(rows.contains(["accordance", "Open Passage", "accord://read/?John_3:16-18;_Genesis_1", ""]))
    }

    @Test("JSON has the losses as text and as data")
    func json() throws {
        let elements = try Program("--app", "blue-letter-bible", "--json", "\(Self.reference)").json as? [[String: Any]]
        let opening = try #require((elements?.first?["openings"] as? [[String: Any]])?.first)
        #expect((opening["lost"] as? [String])?.joined(separator: "; ") == Self.lost)
        let losses = try #require(opening["losses"] as? [NSDictionary])
        #expect(
            losses == [
                ["kind": "passages", "from": "[Gen.1]", "to": NSNull()],
                ["kind": "range", "from": "[John.3.16-John.3.18]", "to": "[John.3.16]"],
            ])
    }

    @Test("On a terminal dim text says what is lost, without the escape codes if NO_COLOR is set")
    func terminal() throws {
        let desktop = try FakeDesktop()
        let line = "lost: \(Self.lost)"
        let dim = try TerminalSession([Self.reference], on: desktop, columns: 120)
        #expect(try dim.end() == 0)
        #expect(dim.output.contains("  blb://jhn/3/16  \u{1B}[2m\(line)\u{1B}[22m\r\n"))
        let plain = try TerminalSession([Self.reference], on: desktop, columns: 120, environment: ["NO_COLOR": "1"])
        #expect(try plain.end() == 0)
        #expect(plain.output.contains("  blb://jhn/3/16  \(line)\r\n"))
    }
}
