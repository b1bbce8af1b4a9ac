import Requests

/// What is to do for a document next, from what is quick to what takes long. Each step is short, so that the client is
/// heard in between.
enum DocumentStage: Equatable, Sendable {
    /// To find its rules.
    case outline
    /// To examine the rules from an index on.
    case rules(Int)
    /// To search them for regexes that take too many steps, and to run the tests without scripts.
    case tests(Int)
    /// To run the tests with scripts.
    case scripts(Int)
    case done
}

extension RuleDocument {
    private static let rulesPerStep = 32

    /// Takes the next step.
    ///
    /// - Returns: whether the client should be told what is known now.
    mutating func work(_ scripts: ScriptRunner) -> Bool {
        switch stage {
        case .outline:
            prepare()
            // What is wrong with many new rules is known later than what is wrong with the text as a whole.
            return !isRuleFile || reports.values.count { $0.findings == nil } > Self.rulesPerStep
        case .rules(let index): return examine(from: index)
        case .tests(let index): return runTests(from: index, scripts)
        case .scripts(let index): return runScripts(from: index, scripts)
        case .done: return false
        }
    }

    private mutating func examine(from start: Int) -> Bool {
        var (index, count) = (start, 0)
        while index < rules.count, count < Self.rulesPerStep {
            let key = rules[index].key
            index += 1
            guard reports[key]?.findings == nil else { continue }
            reports[key]?.examine(context)
            count += 1
        }
        guard index == rules.count else {
            stage = .rules(index)
            return false
        }
        stage = .tests(0)
        return true
    }

    private mutating func runTests(from start: Int, _ scripts: ScriptRunner) -> Bool {
        let next = rules.indices[start...].first { index in
            reports[rules[index].key].map { $0.backtracking == nil || $0.tests == nil && !$0.rule.hasScript } ?? false
        }
        guard let next else {
            stage = .scripts(0)
            return start > 0
        }
        let key = rules[next].key
        reports[key]?.examineBacktracking()
        reports[key]?.runQuickTests(context, scripts)
        stage = .tests(next + 1)
        return false
    }

    private mutating func runScripts(from start: Int, _ scripts: ScriptRunner) -> Bool {
        guard let next = rules.indices[start...].first(where: { reports[rules[$0].key]?.tests == nil }) else {
            stage = .done
            return start > 0
        }
        reports[rules[next].key]?.runTests(context, scripts)
        stage = .scripts(next + 1)
        return false
    }
}
