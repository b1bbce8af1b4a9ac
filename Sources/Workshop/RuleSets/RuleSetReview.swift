package import LinkEngine
import Requests
import RuleChecking
package import Text

/// The decision whether a rule set may be taken, whose signature has been verified.
package struct RuleSetReview {
    private let candidate: SignedRuleSet
    private let circumstances: Circumstances

    /// What the decision depends on beside the set.
    package struct Circumstances {
        /// The day of the decision, as `2027-06-30`.
        package var today: String
        /// The set of the same name that has been taken before; nil if there is none.
        package var taken: RuleSetStore.Entry?
        /// The manifest of that set.
        package var takenFile: SourceFile?
        /// The manifest of its previous version.
        package var previousFile: SourceFile?
        /// Whether the scope may be larger than before, since a person has added the set again.
        package var mayGrow = false
        /// The other sets that have been added.
        package var others: [SourceFile] = []
        /// The apps of the built-in rules and the other sets.
        package var apps: [App] = []

        /// Creates circumstances in which no set has been taken.
        package init(today: String) { self.today = today }
    }

    package init(of set: SignedRuleSet, _ circumstances: Circumstances) {
        candidate = set
        self.circumstances = circumstances
    }

    /// What is wrong with the set. It may be taken if there is no error. Its rules are only tried if nothing else is wrong.
    package var findings: [Finding] {
        let findings = signatureFindings + versionFindings + scopeFindings + scriptFindings
        return findings.isEmpty ? ruleFindings + testFindings : findings
    }

    private var identity: RuleSetIdentity { candidate.identity }

    private func error(_ message: String, _ note: String? = nil) -> Finding {
        Finding(.error, "\(identity.name), version \(identity.version): \(message)", note: note)
    }

    private var signatureFindings: [Finding] {
        guard candidate.expires < circumstances.today else { return [] }
        return [
            error(
                "the signature expired on \(candidate.expires)",
                "the source has nothing newer: it is no longer maintained, or somebody keeps you from seeing it")
        ]
    }

    private var versionFindings: [Finding] {
        guard let taken = circumstances.taken else { return [] }
        if identity.name != taken.name { return [error("the set that was taken before is called \(taken.name)")] }
        if identity.version < taken.newest {
            return [error("version \(taken.newest) has been taken before", "versions only grow")]
        }
        let file =
            switch identity.version {
            case taken.version: circumstances.takenFile
            case taken.previous: circumstances.previousFile
            default: SourceFile?.none
            }
        guard let file, file.bytes != candidate.file.bytes else { return [] }
        return [error("differs from the version \(identity.version) that was taken", "a change needs a new version")]
    }

    private var scopeFindings: [Finding] {
        growthFindings + appFindings + ScopeCheck(identity.scope, of: candidate.file).findings
    }

    private var growthFindings: [Finding] {
        guard let file = circumstances.takenFile, !circumstances.mayGrow else { return [] }
        let old = (try? RuleSetIdentity(of: file))?.scope
        if let old, old.includes(identity.scope) { return [] }
        return [
            error(
                "the scope has grown from \(old?.text ?? "nothing") to \(identity.scope.text)",
                "to accept that, run `lectern rules add` with its source and key")
        ]
    }

    /// Apps that would replace those of other rules for other schemes.
    private var appFindings: [Finding] {
        let foreign = circumstances.apps.filter { app in
            app.schemes.isEmpty
                ? !identity.scope.isUnlimited : !app.schemes.allSatisfy(identity.scope.includes(scheme:))
        }.map(\.identifier)
        let apps = ((try? candidate.file.parsed().root).map(ManifestObject.all) ?? [])
            .filter { [.app, .browser].contains($0.kind) }.compactMap { $0.string(.identifier) }
        return Set(apps).intersection(foreign).sorted().map { app in
            error("the app \"\(app)\" of other rules has schemes that are not in the scope")
        }
    }

    private var scriptFindings: [Finding] {
        (try? candidate.file.parsed().root.hasScript) == false
            ? [] : [error("it has scripts, which are never taken from a rule set")]
    }

    /// The errors that `lectern check` finds. A site of another set is a warning.
    private var ruleFindings: [Finding] {
        var check = RuleCheck()
        check.add([candidate.file], areContributions: false)
        check.add(neighbours: circumstances.others)
        return check.findings.all.compactMap { finding in
            if finding.check == .siteTwoFiles {
                return Finding(
                    .warning, finding.message, at: finding.location, note: "the set that was added first is used")
            }
            return finding.severity == .error ? finding : nil
        }
    }

    private var testFindings: [Finding] {
        let engine = Engine(manifest: Manifest(files: [candidate.file]), scripts: .off)
        let tests = engine.manifest.tests()
        guard !tests.isEmpty else { return [error("it has no tests")] }
        // To the first that fails: there may be hundreds of thousands, each of them slow.
        return TestRun(tests, in: engine, .init(stopsAtFailure: true)).results.filter { $0.outcome == .failed }.map {
            Finding(
                .error, "the test of \(Printable.shortened($0.test.input)) fails: \($0.reason ?? "")",
                at: $0.test.location)
        }
    }
}

extension RuleScope {
    /// The scope in words.
    package var text: String {
        let words = hosts + schemes.map { $0 + ":" }
        return words.isEmpty ? "nothing" : words.joined(separator: ", ")
    }
}
