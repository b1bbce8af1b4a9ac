import LinkEngine
import Requests
import RuleChecking
import Text

/// What the rules of a document are examined with: the other files of their folder, and the apps of all of them.
struct RuleContext: Sendable {
    /// A check that knows the sites of the other files.
    private let check: RuleCheck
    /// Whether the document is one of the rule files that CONTRIBUTING.md is for.
    let isContribution: Bool
    let neighbourApps: [AppDefinition]
    /// The apps of all files, those of the document first.
    let apps: [String: AppDefinition]

    /// The context of a document that is not in a folder with rules, or of a folder.
    init(neighbours: [SourceFile]) {
        var check = RuleCheck()
        check.examinesBacktracking = false
        check.readsWholeFiles = false
        check.add(neighbours: neighbours)
        self.init(check, false, neighbours.flatMap(AppDefinition.all), own: [])
    }

    private init(_ check: RuleCheck, _ isContribution: Bool, _ neighbourApps: [AppDefinition], own: [AppDefinition]) {
        self.check = check
        self.isContribution = isContribution
        self.neighbourApps = neighbourApps
        apps = Dictionary((own + neighbourApps).map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The context of a document of the folder, which has its apps itself.
    func forDocument(at path: String, isContribution: Bool) -> RuleContext {
        RuleContext(check, isContribution, neighbourApps.filter { $0.location.file.path != path }, own: [])
    }

    func with(ownApps: [AppDefinition]) -> RuleContext {
        RuleContext(check, isContribution, neighbourApps, own: ownApps)
    }

    /// What is wrong with a rule, as far as that is found quickly.
    func findings(about rule: RuleFile) -> [Finding] {
        var check = check
        check.add([appFile(for: rule)], areContributions: false)
        check.add([rule.file], areContributions: isContribution)
        return check.findings.all.filter { finding in
            finding.location.map { $0.file === rule.file && rule.range.lowerBound <= $0.offset } ?? false
        }
    }

    /// What is wrong with the document apart from its single rules.
    func findings(about document: SourceFile) -> [Finding] {
        let manifest = Manifest(files: [AppDefinition.file(neighbourApps), document], onDemand: true)
        let isChecked = isContribution || manifest.ownFiles.contains(document.path)
        return manifest.findings.filter { $0.location?.file === document }
            + (isChecked ? RuleCheck.findings(aboutWhole: document) : [])
    }

    /// Runs the tests of a rule, with no other rules.
    func testResults(of rule: RuleFile, _ scripts: ScriptRunner) -> [TestResult] {
        let manifest = Manifest(files: [appFile(for: rule), rule.file])
        let tests = manifest.tests()
        return tests.isEmpty ? [] : TestRun(tests, in: Engine(manifest: manifest, scripts: scripts)).results
    }

    /// Which parts of a rule its tests use.
    func coverage(of rule: RuleFile, _ scripts: ScriptRunner) -> RuleCoverage {
        let manifest = Manifest(files: [appFile(for: rule), rule.file])
        let engine = Engine(manifest: manifest, scripts: scripts)
        return RuleCoverage(of: [rule.file], engine, by: TestRun(manifest.tests(), in: engine))
    }

    /// The apps that a rule names; all, if it names one that there is not, so that a near one can be suggested.
    private func appFile(for rule: RuleFile) -> SourceFile {
        let names = rule.namedApps
        let named = names.compactMap { apps[$0] }
        return AppDefinition.file(
            named.count == names.count ? named : apps.values.sorted { $0.identifier < $1.identifier })
    }
}
