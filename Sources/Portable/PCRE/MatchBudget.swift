/// The work that the regexes of one operation may still do, such as all that is done for one link.
///
/// A unit is about two nanoseconds. The steps of programs are counted, not timed, so that the same input always gives the
/// same result. PCRE2 does not say how many steps it took: its matches have a limit of steps each and one deadline for all.
public struct MatchBudget: Sendable {
    /// What it takes to read and compile a rule the first time, counted every time, so that the answer to a link does not
    /// depend on the links before it.
    private static let unitsOfTrial = Limits.unitsOfLink / Limits.trials

    /// What is left for all rules.
    private var units = Limits.unitsOfLink
    /// What is left for the current rule; an operation of one rule has everything.
    private var ruleUnits = Limits.unitsOfLink
    private let deadline = Deadline()

    /// The budget of one operation.
    public init() {}

    /// Whether no further rule can be tried.
    package var isSpent: Bool { units <= 0 }

    /// The units that were used.
    package var used: Int { Limits.unitsOfLink - units }

    /// Gives the next rule its share.
    package mutating func startRule() {
        units -= Self.unitsOfTrial
        ruleUnits = Limits.unitsOfRule
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
        private let end = ContinuousClock.now + .seconds(Limits.seconds)

        var hasPassed: Bool { ContinuousClock.now > end }
    #endif
}
