/// The work that the regexes of one operation may still do, such as all that is done for one link.
///
/// A unit is about two nanoseconds. The steps of programs are counted, not timed, so that the same input always gives the
/// same result. PCRE2 does not say how many steps it took: its matches have a limit of steps each and one deadline for all.
public struct MatchBudget: Sendable {
    /// About 40 milliseconds.
    private static let unitsInTotal = 16_000_000
    /// One slow rule must not keep the others from being tried.
    private static let unitsOfRule = 6_000_000
    /// What it takes to read and compile a rule the first time, counted every time, so that the answer to a link does not
    /// depend on the links before it: 1,600 rules may be tried on a link.
    private static let unitsOfTrial = 10_000

    /// What is left for all rules.
    private var units = Self.unitsInTotal
    /// What is left for the current rule; an operation of one rule has everything.
    private var ruleUnits = Self.unitsInTotal
    private let deadline = Deadline()

    /// The budget of one operation.
    public init() {}

    /// Whether no further rule can be tried.
    package var isSpent: Bool { units <= 0 }

    /// The units that were used.
    package var used: Int { Self.unitsInTotal - units }

    /// Gives the next rule its share.
    package mutating func startRule() {
        units -= Self.unitsOfTrial
        ruleUnits = Self.unitsOfRule
    }

    /// What the current rule may still use.
    package var available: Int { min(units, ruleUnits) }

    /// Whether PCRE2 may not be used any more.
    var isOverdue: Bool { deadline.hasPassed }

    /// Subtracts what was used.
    package mutating func charge(_ used: Int) {
        units -= used
        ruleUnits -= used
    }
}

/// A time after which no further match of an operation starts: much later than any honest link needs.
private struct Deadline: Sendable {
    #if hasFeature(Embedded)
        // WebAssembly has no clock.
        var hasPassed: Bool { false }
    #else
        private let end = ContinuousClock.now + .seconds(2)

        var hasPassed: Bool { ContinuousClock.now > end }
    #endif
}
