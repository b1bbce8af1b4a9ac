import JSONText
import PCRE
import Synchronization

/// A rule that is loaded when a link first needs it: a program that converts one link needs few of the many rules.
final class LazyRule<Rule: Sendable>: Sendable {
    /// The text of the rule.
    let value: JSONValue
    private let regex: JSONValue?
    private let load: @Sendable () -> Rule?
    private let cached = Mutex<Outcome?>(nil)

    /// The rule, nil where it has an error. A class, so that links do not copy the rule.
    private final class Outcome: Sendable {
        let rule: Rule?

        init(rule: Rule?) { self.rule = rule }
    }

    init(
        _ value: JSONValue, regex: JSONValue?, load: @escaping @Sendable () -> Rule?
    ) {
        self.value = value
        self.regex = regex
        self.load = load
    }

    /// Whether it has a regex, without which it is not a rule.
    var hasRegex: Bool { regex?.isString == true }

    /// The literal texts that every link of the rule contains, for each alternative of its regex.
    var literals: [RequiredLiterals.Texts] { regex?.string.map(RequiredLiterals.find) ?? [] }

    /// Whether a link has needed the rule.
    var isLoaded: Bool { cached.withLock { $0 != nil } }

    /// The rule, loaded the first time; nil where it has an error.
    var rule: Rule? {
        cached.withLock { cached in
            let outcome = cached ?? Outcome(rule: load())
            cached = outcome
            return outcome
        }.rule
    }
}
