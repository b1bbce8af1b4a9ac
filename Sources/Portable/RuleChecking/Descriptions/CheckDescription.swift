package import Text

/// What people read of a check: what it finds, why, and a rule file that has it beside one that has not.
///
/// The examples are the documentation and the tests: `lectern check --explain` prints what the check says of them, and
/// the tests expect that it says exactly that, at the mark.
package struct CheckDescription: Sendable {
    /// Its name.
    package let name: CheckName
    /// What it finds, in one sentence.
    package let summary: String
    /// Why a rule file should not have it, and what to do.
    package let reason: String
    /// Rule files that have it once, at the mark.
    package let bad: CheckExample
    /// The same files without it.
    package let good: CheckExample

    init(_ name: CheckName, _ summary: String, reason: String, bad: CheckExample, good: CheckExample) {
        self.name = name
        self.summary = summary
        // One paragraph, which is broken where it is printed.
        self.reason = reason.replacing("\n", with: " ")
        self.bad = bad
        self.good = good
    }

    /// Every check, in the order of `CheckName`.
    package static let all: [CheckDescription] = files + keys + apps + sites + regexes + results + tests + allowances

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The description of a check; every check has one.
    package static func of(_ name: CheckName) -> CheckDescription? { byName[name] }
}
