import Synchronization

/// The rules that new requests are answered by.
public final class CurrentRules: Sendable {
    private let current: Mutex<RuleSet>

    /// Starts with a set of rules.
    public init(_ rules: RuleSet) { current = Mutex(rules) }

    /// The rules.
    public var rules: RuleSet {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
