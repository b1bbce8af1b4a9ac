import Diagnostics
import Testing

@testable import RuleTesting

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
}
