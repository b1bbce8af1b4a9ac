import Foundation
import Requests
import Testing
import Text

@testable import LinkEngine
@testable import RuleChecking
@testable import Workshop

/// The examples of the catalogue, each of which is checked.
@Suite struct CheckDescriptionTests {
    /// Those that `lectern check` finds.
    static let checked = CheckDescription.all.filter {
        $0.name != .testsFailed
    }

    @Test func everyCheckHasADescriptionInTheOrderOfTheNames() {
        #expect(CheckDescription.all.map(\.name) == CheckName.allCases)
    }

    @Test(arguments: checked.map(\.name)) func aBadExampleHasTheFindingAtTheMarkAndNoOther(name: CheckName) throws {
        let example = try #require(CheckDescription.of(name)).bad
        let findings = example.findings
        let finding = try #require(findings.first, "no finding")
        #expect(findings.map(\.check) == [name], "\(findings)")
        #expect(finding.severity == name.severity)
        let place = try #require(example.markedPlace, "\(findings)")
        #expect(finding.location?.file.path == place.path)
        #expect(finding.location?.offset == place.offset, "\(finding)")
        // The message itself says which type was expected.
        #expect(finding.note != nil || name == .manifestWrongType)
    }

    @Test(arguments: checked.map(\.name)) func aGoodExampleHasNoFinding(name: CheckName) throws {
        #expect(try #require(CheckDescription.of(name)).good.findings == [])
    }

    /// The name of a case is that of the check, so that one finds the other.
    @Test(arguments: CheckName.allCases) func caseNamesAreThoseOfTheChecks(name: CheckName) {
        let letters = name.rawValue.filter { $0.isLetter }
        #expect("\(name)".lowercased() == letters)
        #expect(name.rawValue.wholeMatch(of: /[a-z]+\/[a-z]+(?:-[a-z]+)*/) != nil)
    }

    @Test func theExampleOfAFailedTestFailsAtTheMark() throws {
        let example = try #require(CheckDescription.of(.testsFailed)).bad
        let failures = example.failures
        #expect(failures.map(\.check) == [.testsFailed])
        #expect(failures.first?.location?.offset == example.markedPlace?.offset)
        #expect(example.findings == [])
    }

    @Test(arguments: CheckName.allCases)
    func theTestsOfAGoodExamplePass(name: CheckName) throws {
        #expect(try #require(CheckDescription.of(name)).good.failures == [])
    }

    /// docs/checks.md is the catalogue. `LECTERN_WRITE_DOCS=1 swift test --filter thePageOfChecks` writes it.
    @Test func thePageOfChecksIsTheCatalogue() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/checks.md")
        if ProcessInfo.processInfo.environment["LECTERN_WRITE_DOCS"] != nil {
            try CheckDescription.markdown.write(to: page, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOf: page, encoding: .utf8) == CheckDescription.markdown
        #expect(isCurrent, "docs/checks.md is not the catalogue: write it anew")
    }
}

extension CheckExample {
    /// What `lectern test` says of the files, which have no scripts.
    fileprivate var failures: [Finding] {
        let manifest = Manifest(files: files.map(\.source))
        return TestRun(manifest.tests(), in: Engine(manifest: manifest, scripts: .off)).failures
    }
}
