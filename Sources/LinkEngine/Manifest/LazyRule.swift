import Diagnostics
import JSONText
import PCRE
import Synchronization

/// A rule that is loaded when a link first needs it: a program that converts one link needs few of the many rules.
final class LazyRule<Rule: Sendable>: Sendable {
    /// The text of the rule.
    let value: JSONValue
    /// The literal texts that every link of the rule contains, for each alternative of its regex.
    let literals: [RequiredLiterals.Texts]
    private let load: @Sendable () -> Outcome
    private let cached = Mutex<Outcome?>(nil)

    /// The rule, nil where it has an error, and its findings. A class, so that links do not copy the rule.
    final class Outcome: Sendable {
        let rule: Rule?
        let findings: [Finding]

        init(rule: Rule?, findings: [Finding]) {
            self.rule = rule
            self.findings = findings
        }
    }

    init(_ value: JSONValue, literals: [RequiredLiterals.Texts], load: @escaping @Sendable () -> Outcome) {
        self.value = value
        self.literals = literals
        self.load = load
    }

    /// Whether a link has needed the rule.
    var isLoaded: Bool { cached.withLock { $0 != nil } }

    /// Loads the rule the first time.
    var loaded: Outcome {
        cached.withLock { cached in
            let outcome = cached ?? load()
            cached = outcome
            return outcome
        }
    }

    /// The rule; if it has an error, its errors are added to the findings.
    func rule(_ findings: inout [Finding]) -> Rule? {
        let outcome = loaded
        if outcome.rule == nil { findings += outcome.findings.filter { $0.severity == .error } }
        return outcome.rule
    }
}
