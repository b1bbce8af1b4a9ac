import Text

/// A regular expression in the dialect of Apple's NSRegularExpression (ICU), compiled once; use it from any thread.
@safe public final class Pattern: Sendable {
    /// How a pattern is read.
    public struct Options: OptionSet, Sendable {
        /// The options as a bit set.
        public let rawValue: Int

        /// Creates options from a bit set.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `^` and `$` match at every line, not only at the ends of the text.
        public static let multiline = Options(rawValue: 1)
        /// The pattern matches only where the search starts.
        public static let anchored = Options(rawValue: 2)
        /// Several groups may have the same name; ICU itself forbids it.
        public static let duplicateNames = Options(rawValue: 4)
        /// PCRE2 finds all matches, also those that a program would find: what programs are compared with.
        package static let compiled = Options(rawValue: 8)
    }

    /// The pattern as its author wrote it.
    public let source: String
    /// The number of capturing groups, without the whole match.
    public let groupCount: Int
    /// The group numbers of each group name, ascending.
    public let groupNames: [String: [Int]]

    /// What the pattern was compiled with.
    package let options: Options
    private let program: MatchProgram?
    #if PCRE2
        /// The pattern as PCRE2 compiled it; where there is a program, once a subject needs it.
        private let compiled: Locked<Result<CompiledCode, PatternError>?>
    #endif

    /// Compiles a pattern.
    ///
    /// - Throws: `PatternError` if the pattern is not valid in ICU, cannot be expressed in PCRE2, or is too large for
    ///   it.
    public init(_ source: String, options: Options = []) throws(PatternError) {
        self.source = source
        self.options = options
        let tree = try PatternTree(source, multiline: options.contains(.multiline))
        let result = Result { () throws(MatchProgramCompiler.Obstacle) in
            try MatchProgramCompiler(tree, duplicateNames: options.contains(.duplicateNames)).program
        }
        if case .success(let program) = result, !options.contains(.compiled) {
            self.program = program
            (groupCount, groupNames) = (program.groupCount, program.groupNames)
            #if PCRE2
                compiled = Locked(nil)
            #endif
            try EndlessRepetition.check(tree)
        } else {
            program = nil
            let dialect = try ICUDialect(source, options)
            (groupCount, groupNames) = (dialect.groupCount, dialect.groupNames)
            #if PCRE2
                compiled = Locked(.success(try CompiledCode(dialect, options)))
            #else
                guard case .failure(let obstacle) = result else { throw PatternError("it needs PCRE2", at: 0) }
                throw PatternError(needingPCRE2: obstacle)
            #endif
        }
    }

    /// Whether there is a program, which finds the matches in printable ASCII.
    package var hasProgram: Bool { program != nil }

    /// The first match at or after a UTF-8 offset, or nil if there is none.
    ///
    /// - Parameter budget: what the search may use; what it used is subtracted.
    /// - Throws: `MatchError` if the search needs more steps or memory than allowed.
    public func firstMatch(
        in subject: Subject, from offset: Int = 0, budget: inout MatchBudget
    ) throws(MatchError) -> Match? {
        guard budget.available > 0 else { throw .limitExceeded }
        if let program, subject.isPrintableASCII {
            return try program.firstMatch(
                in: subject.utf8.span, from: offset, isAnchored: options.contains(.anchored), budget: &budget)
        }
        #if PCRE2
            guard let code, !budget.isOverdue else { throw .limitExceeded }
            return try code.firstMatch(in: subject, from: offset, groups: groupCount + 1, budget: &budget)
        #else
            throw .needsPCRE2
        #endif
    }

    #if PCRE2
        /// Nil for the rare pattern that has a program but is too large for PCRE2.
        private var code: CompiledCode? {
            let result = compiled.made {
                Result { () throws(PatternError) in try CompiledCode(ICUDialect(source, options), options) }
            }
            return try? result.get()
        }
    #endif

    /// The first match at or after a UTF-8 offset, or nil if there is none; as an operation of its own.
    ///
    /// - Throws: `MatchError` if the search needs more steps or memory than allowed.
    public func firstMatch(in subject: Subject, from offset: Int = 0) throws(MatchError) -> Match? {
        var budget = MatchBudget()
        return try firstMatch(in: subject, from: offset, budget: &budget)
    }

    /// All matches from left to right, in the order in which NSRegularExpression enumerates them; as one operation.
    ///
    /// - Throws: `MatchError` if the search needs more steps or memory than allowed.
    public func matches(in subject: Subject) throws(MatchError) -> [Match] {
        var budget = MatchBudget()
        return try matches(in: subject, budget: &budget)
    }

    /// All matches from left to right, in the order in which NSRegularExpression enumerates them.
    ///
    /// - Parameter budget: what the search may use; what it used is subtracted.
    /// - Throws: `MatchError` if the search needs more steps or memory than allowed.
    public func matches(in subject: Subject, budget: inout MatchBudget) throws(MatchError) -> [Match] {
        guard let first = try firstMatch(in: subject, budget: &budget) else { return [] }
        return [first] + (try self.matches(in: subject, after: first, budget: &budget))
    }

    /// The matches after a given one.
    package func matches(
        in subject: Subject, after first: Match, budget: inout MatchBudget
    ) throws(MatchError) -> [Match] {
        var matches: [Match] = []
        var offset = subject.offset(after: first)
        let end = subject.utf8.count
        while offset <= end, let match = try firstMatch(in: subject, from: offset, budget: &budget) {
            matches.append(match)
            budget.charge(8 * match.count)
            offset = subject.offset(after: match)
        }
        return matches
    }
}

extension ICUDialect {
    /// - Parameter marks: the UTF-8 offsets in the pattern, ascending, where to put marks.
    package init(_ source: String, _ options: Pattern.Options, marks: [Int] = []) throws(PatternError) {
        try self.init(
            source, duplicateNames: options.contains(.duplicateNames), multiline: options.contains(.multiline),
            marks: marks)
    }
}

extension Subject {
    /// Where the search continues after a match: one scalar further on after an empty match.
    fileprivate func offset(after match: Match) -> Int {
        let offset = match.range.upperBound
        guard match.range.isEmpty else { return offset }
        guard offset < utf8.count else { return offset + 1 }
        let index = utf8.index(utf8.startIndex, offsetBy: offset)
        return offset + UTF8.width(string.unicodeScalars[index])
    }
}

/// Why a pattern could not be compiled.
public struct PatternError: Error, Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// The UTF-8 offset of the error in the pattern as its author wrote it.
    public let offset: Int

    /// Whether the pattern is valid, but cannot be matched without PCRE2.
    package let needsPCRE2: Bool

    package init(_ message: String, at offset: Int) {
        (self.message, self.offset, needsPCRE2) = (message, offset, false)
    }

    #if !PCRE2
        init(needingPCRE2 obstacle: MatchProgramCompiler.Obstacle) {
            message = "\(obstacle.construct) needs PCRE2: write it otherwise, or build with the trait PCRE2"
            (offset, needsPCRE2) = (obstacle.offset, true)
        }
    #endif
}
