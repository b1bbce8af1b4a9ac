import PCRE

/// Follows each way through a regex from the scheme to the end of the host, to find what hosts it takes.
struct HostReader {
    /// What is wrong, and where in the regex.
    struct Problem: Hashable {
        enum Kind: Hashable {
            /// A dot that matches any character.
            case unescapedDot
            case isOpen
            /// Nothing in the regex ends the host.
            case hasNoEnd
            case hasNoHost
            case hasOpenScheme
            case hasNoScheme
        }

        let kind: Kind
        let range: Range<Int>
    }

    /// A way through the regex up to a term.
    struct Path: Hashable {
        enum Position: Hashable {
            case scheme
            /// After the colon of the scheme of a web link, and a number of slashes.
            case slashes(Int)
            case host
            case port
            /// After the host.
            case end
        }

        var position = Position.scheme
        /// Whether it started at the start of the link.
        var isAnchored = false
        var hasScheme = false
        /// What was read of the host, or of the scheme.
        var host = HostPattern()
    }

    /// A regex with more ways than this is not checked.
    private static let maximumPaths = 4_000
    private static let maximumRepetitions = 4
    /// The most terms that are read, counted for each path: groups in groups that repeat are read exponentially often.
    private static let maximumSteps = 20_000

    private(set) var problems: Set<Problem> = []
    /// The hosts of web links that the regex takes.
    private(set) var hosts: Set<String> = []
    private let tree: PatternTree
    var classes: CharacterClasses
    /// Whether the regex is matched from the start of the link to the end of a part of it, as those for sites are.
    private let isWhole: Bool
    private var steps = 0
    private var isTooLarge = false
    /// The first term of the alternative that is read.
    private var start = 0..<0

    init(_ regex: String, isWhole: Bool) throws(PatternError) {
        tree = try PatternTree(regex)
        classes = CharacterClasses(regex)
        self.isWhole = isWhole
        for alternative in tree.alternatives { read(alternative, end: regex.utf8.count) }
        if isTooLarge { (problems, hosts) = ([], []) }
    }

    /// Reads an alternative of the whole regex.
    private mutating func read(_ alternative: [PatternTree.Term], end: Int) {
        start = alternative.first?.range ?? end..<end
        var hasScheme = false
        var path = Path()
        path.isAnchored = isWhole
        for var path in follow(alternative, [path]) {
            hasScheme = hasScheme || path.hasScheme
            switch path.position {
            case .end: continue
            case .scheme, .host, .port:
                if isWhole || path.host.isEmpty { close(&path, at: start) } else { report(.hasNoEnd, end..<end) }
            case .slashes: report(.hasNoHost, start)
            }
        }
        if isWhole, !hasScheme { report(.hasNoScheme, start) }
    }

    mutating func report(_ kind: Problem.Kind, _ range: Range<Int>) {
        problems.insert(Problem(kind: kind, range: range))
    }

    /// Ends the host of a path, at a term.
    mutating func close(_ path: inout Path, at range: Range<Int>) {
        path.position = .end
        switch path.host.problem {
        case .isMissing: report(.hasNoHost, range)
        case .isOpen(let wildcard): report(.isOpen, wildcard)
        case nil where path.isAnchored || path.hasScheme: hosts.insert(path.host.name)
        case nil: report(.hasNoScheme, start)
        }
        path.host = HostPattern()
    }
}

extension HostReader {
    private mutating func follow(_ alternatives: PatternTree.Alternatives, _ paths: Set<Path>) -> Set<Path> {
        var ends: Set<Path> = []
        for sequence in alternatives where !isTooLarge { ends.formUnion(follow(sequence, paths)) }
        return ends
    }

    private mutating func follow(_ sequence: [PatternTree.Term], _ paths: Set<Path>) -> Set<Path> {
        var paths = paths
        for term in sequence {
            let open = paths.filter { $0.position != .end }
            if open.isEmpty || isTooLarge { break }
            steps += open.count
            paths.subtract(open)
            paths.formUnion(follow(term, open))
            isTooLarge = isTooLarge || paths.count > Self.maximumPaths || steps > Self.maximumSteps
        }
        return paths
    }

    private mutating func follow(_ term: PatternTree.Term, _ paths: Set<Path>) -> Set<Path> {
        guard term.maximum != 0 else { return paths }
        switch term.kind {
        case .group(let alternatives, _, _): return readRepeated(alternatives, of: term, paths)
        case .literal(let scalar): return readRepeated(Character(scalar), of: term, paths)
        case .characters:
            let results = step(term, classes.members(of: term), paths)
            // What a wildcard without bounds may leave out says nothing more.
            let isReported = problems.contains(Problem(kind: .isOpen, range: term.fullRange))
            return term.minimum == 0 && !isReported ? paths.union(results) : results
        case .lookahead(let alternatives, let isNegative): return look(at: alternatives, isNegative, term, paths)
        case .assertion(let letter): return assert(letter, term, paths)
        case .reference: return step(term, [], paths)
        case .lookbehind: return paths
        }
    }

    /// Reads a group as often as it must be there, and once more where it may be.
    private mutating func readRepeated(
        _ alternatives: PatternTree.Alternatives, of term: PatternTree.Term, _ paths: Set<Path>
    ) -> Set<Path> {
        var results: Set<Path> = term.minimum == 0 ? paths : []
        var current = paths
        let most = max(1, min(term.maximum ?? .max, term.minimum + 1, Self.maximumRepetitions))
        for count in 1...most {
            current = follow(alternatives, current)
            if isTooLarge { break }
            if count >= term.minimum || count == most { results.formUnion(current) }
        }
        return results
    }

    /// Reads a character. Where the number of repetitions has no limit it is a wildcard, but for the slashes.
    private mutating func readRepeated(
        _ character: Character, of term: PatternTree.Term, _ paths: Set<Path>
    ) -> Set<Path> {
        if term.maximum == nil, character == "/" {
            return Set(
                paths.map { path in
                    var path = path
                    if case .slashes = path.position { path.position = .host } else { read("/", term, &path) }
                    return path
                })
        }
        let count = min(max(term.minimum, 1), Self.maximumRepetitions)
        let results =
            term.maximum == nil
            ? step(term, [], paths) : (0..<count).reduce(paths) { paths, _ in read(character, term, paths) }
        return term.minimum == 0 ? paths.union(results) : results
    }

    private mutating func assert(_ letter: Unicode.Scalar, _ term: PatternTree.Term, _ paths: Set<Path>) -> Set<Path> {
        Set(
            paths.map { path in
                var path = path
                switch letter {
                case "^", "A": if path.host.isEmpty, path.position == .scheme { path.isAnchored = true }
                case "$", "z", "Z": close(&path, at: term.range)
                default: break
                }
                return path
            })
    }

    /// A lookahead may end the host: `(?=[/?#]|$)`, `(?![\w.-])`.
    private mutating func look(
        at alternatives: PatternTree.Alternatives, _ isNegative: Bool, _ term: PatternTree.Term, _ paths: Set<Path>
    ) -> Set<Path> {
        if isNegative {
            guard alternatives.count == 1, alternatives[0].count == 1,
                classes.members(of: alternatives[0][0]).isSuperset(of: "a0.")
            else { return paths }
            return assert("z", term, paths)
        }
        var ahead = self
        let ends = ahead.follow(alternatives, paths)
        guard ahead.problems == problems, ends.allSatisfy({ $0.position == .end }) else { return paths }
        self = ahead
        return ends
    }
}
