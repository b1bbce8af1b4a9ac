import Dispatch
package import LinkEngine
import RuleChecking
import Synchronization

/// What the tests of rules make of small changes of their regexes: how much the tests hold.
package struct MutationRun: Sendable {
    /// Every mutant, in the order of the files.
    package let mutants: [RuleMutant]

    /// Changes the regexes of rules on all cores.
    ///
    /// - Parameters:
    ///   - services: what the rules may use.
    ///   - every: takes only every n-th change.
    package init(_ rules: [TestedRule], _ services: RuleServices, every: Int = 1) {
        let found = Mutex<[(Int, [RuleMutant])]>([])
        let indices = Self.selections(rules, every: every)
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            var mutants = RuleMutants(of: rules[index], services)
            let mutations = mutants.mutations
            let tried = indices[index].compactMap { mutants.mutant(mutations[$0]) }
            found.withLock { $0.append((index, tried)) }
        }
        mutants = found.withLock { $0 }.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }

    /// The changes of each rule to try.
    private static func selections(_ rules: [TestedRule], every: Int) -> [[Int]] {
        var number = 0
        return rules.map { rule in
            let count = rule.rule.regex.map { PatternMutation.all(of: $0).count } ?? 0
            defer { number += count }
            return (0..<count).filter { (number + $0) % max(every, 1) == 0 }
        }
    }
}
