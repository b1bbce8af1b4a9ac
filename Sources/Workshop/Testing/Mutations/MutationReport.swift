import LinkEngine
import RuleChecking
import Text

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
