import Diagnostics
import PCRE
import Synchronization

/// A rule that is read when a link first comes near it: a program that converts one link needs few of the many rules.
final class DeferredRule<Rule: Sendable>: Sendable {
    /// The texts that a link of the rule holds, for each way in which it may be one.
    let literals: [RequiredLiterals.Texts]
    private let read: @Sendable () -> Reading
    private let cached = Mutex<Reading?>(nil)

    /// The rule, nil where it has an error, and what is wrong with it. Shared, not copied for every link.
    final class Reading: Sendable {
        let rule: Rule?
        let findings: [Finding]

        init(rule: Rule?, findings: [Finding]) {
            self.rule = rule
            self.findings = findings
        }
    }

    init(literals: [RequiredLiterals.Texts], read: @escaping @Sendable () -> Reading) {
        self.literals = literals
        self.read = read
    }

    var reading: Reading {
        cached.withLock { cached in
            let reading = cached ?? read()
            cached = reading
            return reading
        }
    }

    /// The rule; why there is none is added to the findings.
    func rule(_ findings: inout [Finding]) -> Rule? {
        let reading = reading
        if reading.rule == nil { findings += reading.findings.filter { $0.severity == .error } }
        return reading.rule
    }
}
