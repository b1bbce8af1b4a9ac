import Foundation
import Requests
import Testing
import Text

@testable import LinkEngine
@testable import RuleChecking
@testable import Workshop

/// The examples of docs/checks.md, each of which is checked.
@Suite struct CheckDescriptionTests {
    @Test func everyCheckHasADescriptionInTheOrderOfTheNames() {
        #expect(CheckDescription.all.map(\.name) == CheckName.allCases)
    }

    @Test func theTableListsTheChecks() {
        let page = String(decoding: EmbeddedFile.bytes("checks.md"), as: UTF8.self)
        let rows = CheckDescription.all.map { check in
            let anchor = check.name.rawValue.replacing("/", with: "")
            return "| [\(check.name.rawValue)](#\(anchor)) | \(check.name.severity.rawValue) | \(check.summary) |"
        }
        #expect(page.contains("|---|---|---|\n\(rows.joined(separator: "\n"))\n\n"))
    }

    @Test(arguments: CheckName.allCases) func aBadExampleHasTheFindingThatThePageShows(name: CheckName) throws {
        let example = try CheckExample(of: name, "Bad")
        let findings = name == .testsFailed ? example.failures : example.findings
        #expect(findings.map { "\($0)\n" }.joined() == example.shown)
        #expect(findings.map(\.check) == [name])
        #expect(findings.first?.severity == name.severity)
        // The message itself says which type was expected.
        #expect(findings.first?.note != nil || name == .manifestWrongType || name == .testsFailed)
        if name == .testsFailed { #expect(example.findings == []) }
    }

    @Test(arguments: CheckName.allCases) func aGoodExampleHasNoFindingAndItsTestsPass(name: CheckName) throws {
        let example = try CheckExample(of: name, "Good")
        #expect(example.findings == [])
        #expect(example.failures == [])
    }

    /// The name of a case is that of the check, so that one finds the other.
    @Test(arguments: CheckName.allCases) func caseNamesAreThoseOfTheChecks(name: CheckName) {
        let letters = name.rawValue.filter { $0.isLetter }
        #expect("\(name)".lowercased() == letters)
        #expect(name.rawValue.wholeMatch(of: /[a-z]+\/[a-z]+(?:-[a-z]+)*/) != nil)
        #expect(CheckDescription.of(name)?.reason.contains("It cannot be switched off.") == !name.isAllowable)
    }
}

/// Rule files of an example.
private struct CheckExample {
    private var files: [SourceFile] = []
    /// What the page shows as found in them.
    private(set) var shown = ""

    /// The example after a label, `Bad` or `Good`.
    init(of name: CheckName, _ label: String) throws {
        let examples = try #require(CheckDescription.of(name)).examples
        let start = try #require(examples.firstRange(of: "\(label):\n")).upperBound
        let end = examples[start...].firstRange(of: "\nGood:\n")?.lowerBound ?? examples.endIndex
        for block in examples[start..<end].matches(of: /(?:`(?<path>[^`]+)`\n\n)?```\w+\n(?<text>(?s:.*?))```\n/) {
            guard let path = block.path else {
                shown = String(block.text)
                continue
            }
            // U+FFFD is a byte that is not UTF-8.
            let bytes = block.text.unicodeScalars.flatMap { $0 == "\u{FFFD}" ? [0xFF] : Array(String($0).utf8) }
            files.append(SourceFile(path: String(path), bytes: bytes))
        }
        try #require(!files.isEmpty)
    }

    /// What `lectern check` says of the files: those under `rules` are files of a folder, others are manifests.
    var findings: [Finding] {
        var check = RuleCheck()
        let (rules, others) = (
            files.filter { $0.path.hasPrefix("rules/") }, files.filter { !$0.path.hasPrefix("rules/") }
        )
        check.add(rules.filter { $0.path.hasSuffix(".json") }, areContributions: true)
        check.add(others, areContributions: false)
        check.add(ignored: files.map(\.path).filter { !$0.hasSuffix(".json") })
        return check.findings.all
    }

    /// What `lectern test` says of the files, which have no scripts.
    var failures: [Finding] {
        let manifest = Manifest(files: files)
        return TestRun(manifest.tests(), in: Engine(manifest: manifest, scripts: .off)).failures
    }
}
