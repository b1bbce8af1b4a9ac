import CPCRE2

/// A regular expression as Apple's NSRegularExpression (ICU) reads it, compiled once; use it from any thread.
@safe public final class Pattern: Sendable {
    /// How a pattern is read.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Makes options of bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// `^` and `$` match at every line, not only at the ends of the text.
        public static let multiline = Options(rawValue: 1)
        /// The pattern matches only where the search starts.
        public static let anchored = Options(rawValue: 2)
        /// Several groups may have the same name; ICU itself forbids it.
        public static let duplicateNames = Options(rawValue: 4)
    }

    /// The pattern as its author wrote it.
    public let source: String
    /// The number of groups, not counting the whole match.
    public let groupCount: Int
    /// The numbers of the groups that bear a name, ascending.
    public let groupNames: [String: [Int]]
    /// Spellings that work but are better written otherwise.
    package let lints: [ICUDialect.Lint]

    private let code: CompiledCode

    /// Compiles a pattern.
    public init(_ source: String, options: Options = []) throws(PatternError) {
        let dialect = try ICUDialect(source, duplicateNames: options.contains(.duplicateNames))
        self.source = source
        groupCount = dialect.groupCount
        groupNames = dialect.groupNames
        lints = dialect.lints
        do {
            code = try CompiledCode(dialect.translation, options: options.compileOptions)
        } catch {
            throw PatternError(error.message, at: dialect.sourceOffset(of: error.offset))
        }
    }

    /// The first match at or after a UTF-8 offset.
    public func firstMatch(in subject: Subject, from offset: Int = 0) throws(MatchError) -> Match? {
        let groups = groupCount + 1
        let outcome = subject.scratch.withScratch(groups: groups) { scratch in
            code.match(subject.string, from: offset, groups: groups, scratch: scratch)
        }
        guard let outcome else { throw .limitExceeded }
        return try outcome.get()
    }

    /// All matches from left to right, as NSRegularExpression enumerates them.
    public func matches(in subject: Subject) throws(MatchError) -> [Match] {
        guard let first = try firstMatch(in: subject) else { return [] }
        return [first] + (try self.matches(in: subject, after: first))
    }

    /// The matches that follow one.
    package func matches(in subject: Subject, after first: Match) throws(MatchError) -> [Match] {
        var matches: [Match] = []
        var offset = subject.offset(after: first)
        let end = subject.utf8.count
        while offset <= end, let match = try firstMatch(in: subject, from: offset) {
            matches.append(match)
            offset = subject.offset(after: match)
        }
        return matches
    }
}

extension Pattern.Options {
    fileprivate var compileOptions: UInt32 {
        (contains(.multiline) ? PCRE2_MULTILINE : 0) | (contains(.anchored) ? PCRE2_ANCHORED : 0)
            | (contains(.duplicateNames) ? PCRE2_DUPNAMES : 0)
    }
}

extension Subject {
    /// Where the search goes on behind a match; behind an empty one a scalar is passed over.
    fileprivate func offset(after match: Match) -> Int {
        let offset = match.range.upperBound
        guard match.range.isEmpty else { return offset }
        guard offset < utf8.count else { return offset + 1 }
        let index = utf8.index(utf8.startIndex, offsetBy: offset)
        return offset + UTF8.width(string.unicodeScalars[index])
    }
}
