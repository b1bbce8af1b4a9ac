import Dispatch
package import LinkEngine
import RuleChecking
import Synchronization
import Text

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

/// How many changes of regexes the tests of rules see, and those that they do not see.
package struct MutationReport {
    private let mutants: [RuleMutant]

    package init(_ run: MutationRun) { mutants = run.mutants }

    /// The changes that tests see, in percent of those that are not equivalent; 100 where there are none.
    package var share: Double { Self.share(mutants) }

    private static func share(_ mutants: [RuleMutant]) -> Double {
        let counted = mutants.count { !$0.isEquivalent }
        return counted == 0 ? 100 : 100 * Double(mutants.count(where: \.isCaught)) / Double(counted)
    }

    /// A line for each change that is not seen, then the shares of the kinds and of all.
    package func text(withEquivalents: Bool) -> String {
        let listed = mutants.filter { !$0.isCaught && (withEquivalents || !$0.isEquivalent) }
        let kinds = PatternMutation.Kind.allCases.compactMap { kind -> String? in
            let own = mutants.filter { $0.mutation.kind == kind }
            return own.isEmpty ? nil : Self.summary(own) + kind.rawValue
        }
        return (listed.map(\.text) + kinds + [Self.summary(mutants) + "all"]).joined(separator: "\n")
    }

    private static func summary(_ mutants: [RuleMutant]) -> String {
        let caught = mutants.count(where: \.isCaught)
        let equivalent = mutants.count(where: \.isEquivalent)
        let tenths = Int(share(mutants) * 10)
        return "\(caught) of \(mutants.count - equivalent) caught (\(tenths / 10).\(tenths % 10) %), "
            + "\(equivalent) equivalent as far as searched: "
    }
}

extension RuleMutant {
    fileprivate var isCaught: Bool { if case .caught = outcome { true } else { false } }
    fileprivate var isEquivalent: Bool { if case .equivalent = outcome { true } else { false } }

    /// The change and a link that shows it.
    fileprivate var text: String {
        let position = location.position
        var lines = [
            "\(position.file):\(position.line):\(position.column): " + mutation.description(in: rule.rule.regex ?? "")
        ]
        if case .survived(let link, let before, let after) = outcome {
            lines += ["    link      \(link)", "    rule      \(before ?? "null")", "    changed   \(after ?? "null")"]
        }
        return lines.map(Printable.line).joined(separator: "\n")
    }
}
