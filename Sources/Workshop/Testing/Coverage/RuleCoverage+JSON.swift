import PCRE
import RuleChecking
package import Text

extension RuleCoverage {
    /// The coverage for programs; the members are part of the command line's contract.
    package var json: JSONOutput {
        .object([
            ("parts", .int(parts)), ("taken", .int(taken)), ("percent", .int(percent)), ("complete", .int(complete)),
            ("covered", .int(formula.covered)), ("sites", .int(formula.sites)), ("forms", .int(formula.forms)),
            ("rules", .array(rules.map(\.json))),
        ])
    }
}

extension RuleCoverage.Rule {
    fileprivate var json: JSONOutput {
        let position = location.position
        let counts: [(String, JSONOutput)] =
            formula.map {
                [
                    ("needed", .int($0.needed)), ("matching", .int($0.matching)), ("positive", .int($0.positive)),
                    ("negative", .int($0.negative)),
                ]
            } ?? []
        return .object(
            [
                ("kind", .string(kind.rawValue)), ("title", .string(title)), ("file", .string(position.file)),
                ("line", .int(position.line)), ("parts", .int(parts.count)), ("taken", .int(taken)),
                ("percent", .int(percent)), ("note", JSONOutput(note)),
            ] + counts + [("untaken", .array(parts.filter { !$0.isTaken }.map { $0.json(regex) }))])
    }
}

extension RulePart {
    fileprivate func json(_ regex: String) -> JSONOutput {
        let position = location.position
        return .object([
            ("kind", .string(name)), ("text", .string(text(regex))), ("words", .string(words(regex))),
            ("line", .int(position.line)), ("column", .int(position.column)),
        ])
    }

    private var name: String {
        switch kind {
        case .branch(let branch): branch.kind.rawValue
        case .queryParameter: "query"
        case .book: "book"
        case .translation: "translation"
        case .template: "template"
        case .format: "format"
        }
    }

    /// The text of the part: of a branch, in the decoded regex.
    private func text(_ regex: String) -> String {
        switch kind {
        case .branch(let branch): branch.text(regex)
        case .queryParameter(let text), .book(let text), .translation(let text): text
        case .template(let index), .format(let index): String(index + 1)
        }
    }
}
