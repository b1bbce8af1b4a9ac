import LinkEngine
import Requests
import RuleChecking
import Text

/// What is known of a rule so far.
struct RuleReport: Sendable {
    let rule: RuleFile
    /// What is wrong with it; nil until that was examined with the current context.
    private(set) var findings: [Finding]?
    /// Its regexes that take too many steps; nil until that was examined.
    private(set) var backtracking: [Finding]?
    /// The results of its tests; nil until they were run.
    private(set) var tests: [TestResult]?
    /// What can be fixed in it; nil until that was asked for.
    private var knownFixes: [Fix]?

    init(_ rule: RuleFile) { self.rule = rule }

    /// Forgets what depends on other rules.
    mutating func forgetFindings() { findings = nil }

    /// Finds what is found quickly.
    mutating func examine(_ context: RuleContext) { if findings == nil { findings = context.findings(about: rule) } }

    /// Finds what takes longer.
    mutating func examineBacktracking() {
        if backtracking == nil { backtracking = BacktrackingLint.findings([rule.file]) }
    }

    mutating func runTests(_ context: RuleContext, _ scripts: ScriptRunner) {
        if tests == nil { tests = context.testResults(of: rule, scripts) }
    }

    /// Runs its tests if they need no script.
    mutating func runQuickTests(_ context: RuleContext, _ scripts: ScriptRunner) {
        if !rule.hasScript { runTests(context, scripts) }
    }

    /// The changes that correct it, in the offsets of its file.
    mutating func fixes(isContribution: Bool) -> [Fix] {
        if let knownFixes { return knownFixes }
        let proposals =
            rule.objects.isEmpty ? [] : Fix.proposals(for: rule.file, schema: nil, isContribution: isContribution)
        let fixes = proposals.filter { rule.range.contains($0.range) }
        knownFixes = fixes
        return fixes
    }

    /// All findings so far, and a finding for each test that fails.
    var allFindings: [Finding] { (findings ?? []) + (backtracking ?? []) + (tests ?? []).compactMap(\.failure) }

    func tests(of object: ManifestObject) -> [TestResult]? {
        tests?.filter { object.value.range.contains($0.test.location.offset) }
    }
}
