import Text

/// Makes the index of patterns: finds out what each requires, and lists it under the rarest token of that.
struct PatternIndexBuilder {
    private(set) var program = RequirementProgram()
    /// The steps of each pattern.
    private(set) var ranges: [Range<Int>] = []
    /// The patterns that are listed under no token.
    private(set) var unlisted: [Int] = []
    private(set) var postings: [PatternIndex.Posting] = []
    private var requirements = Requirements()
    /// How often tokens occur in the patterns. Tokens of the same index are counted together, which only makes them look
    /// more frequent.
    private var counts: [Int]

    private static let leastCount = 1000

    /// - Parameter count: the number of patterns.
    init(count: Int) {
        var size = 1024
        while size < count * 8 { size *= 2 }
        counts = Array(repeating: 0, count: size)
        ranges.reserveCapacity(count)
        // Most texts have these tokens: they look as if they occurred in each pattern a hundred times.
        for token in ["http", "https", "www", "com"] {
            let text = Array(token.utf8)
            for extent in Token.Extent.allCases {
                guard let hash = Token.hash(text.span, text.indices, extent) else { continue }
                counts[index(hash)] = 100 * max(count, Self.leastCount)
            }
        }
    }

    private func index(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 20) & (counts.count - 1) }

    /// Adds the next pattern.
    mutating func append(_ pattern: String, isAnchored: Bool) {
        let start = program.steps.count
        // A pattern that cannot be read is tried on every text: that reports its error.
        if let alternatives = try? requirements.read(pattern) {
            program.append(alternatives, of: requirements.text, isAnchored: isAnchored)
        }
        ranges.append(start..<program.steps.count)
        for step in start..<program.steps.count {
            forEachKey(of: step) { builder, key in builder.counts[builder.index(key.hash)] += 1 }
        }
    }

    /// What of a token is certain in a match, and can be looked up.
    private struct Key {
        let hash: UInt64
        let extent: Token.Extent
        let length: Int
    }

    /// Calls a function with each key in a literal, from left to right.
    private mutating func forEachKey(of step: Int, _ body: (inout PatternIndexBuilder, Key) -> Void) {
        guard case .literal(let literal, let startsToken, let endsToken) = program.steps[step] else { return }
        var end = literal.lowerBound
        while true {
            let start = program.text[end..<literal.upperBound].firstIndex { Token.isWord($0) }
            guard let start else { return }
            end = program.text[start..<literal.upperBound].firstIndex { !Token.isWord($0) } ?? literal.upperBound
            let isStart = startsToken || start > literal.lowerBound
            let isEnd = endsToken || end < literal.upperBound
            guard isStart || isEnd else { continue }
            let extent = isStart && isEnd ? Token.Extent.whole : isStart ? .prefix : .suffix
            guard let hash = Token.hash(program.text.span, start..<end, extent) else { continue }
            body(&self, Key(hash: hash, extent: extent, length: end - start))
        }
    }
}

extension PatternIndexBuilder {
    /// What a sequence of steps can be listed under.
    private struct Survey {
        var key: (key: Key, cost: Int64)?
        /// The choice of which each alternative has such a key.
        var choice: (index: Int, cost: Int64)?
        /// The whole tokens of the sequence and those beside it, the rarest first.
        var tokens: [(hash: UInt64, cost: Int64)]

        /// What it costs to look the sequence up; nil if it cannot be listed.
        var cost: Int64? {
            guard let key else { return choice?.cost }
            return min(key.cost, choice?.cost ?? .max)
        }

        /// Only the rarest are kept: one more than a posting has, since one of them may be its key.
        mutating func insert(_ hash: UInt64, cost: Int64) {
            guard !tokens.contains(where: { $0.hash == hash }) else { return }
            tokens.insert((hash: hash, cost: cost), at: tokens.firstIndex { $0.cost > cost } ?? tokens.count)
            if tokens.count > 4 { tokens.removeLast() }
        }
    }

    mutating func list() {
        postings.reserveCapacity(ranges.count)
        for pattern in ranges.indices { list(pattern, ranges[pattern], alternative: 0, beside: []) }
    }

    /// Lists a sequence under its rarest key.
    ///
    /// - Parameters:
    ///   - alternative: where the sequence starts if it is an alternative; zero otherwise.
    ///   - tokens: those that a text must have besides.
    private mutating func list(
        _ pattern: Int, _ range: Range<Int>, alternative: Int, beside tokens: [(hash: UInt64, cost: Int64)]
    ) {
        let survey = survey(range, beside: tokens)
        if let choice = survey.choice, choice.cost < survey.key?.cost ?? .max {
            for alternative in program.alternatives(ofChoice: choice.index) {
                list(pattern, alternative, alternative: alternative.lowerBound, beside: survey.tokens)
            }
        } else if let key = survey.key?.key {
            var others = InlineArray<3, UInt8>(repeating: TokenSet.always)
            for (index, token) in survey.tokens.lazy.filter({ $0.hash != key.hash }).prefix(3).enumerated() {
                others[index] = TokenSet.bit(token.hash)
            }
            postings.append(
                PatternIndex.Posting(hash: key.hash, pattern: pattern, alternative: alternative, others: others))
        } else {
            // Only a whole pattern: a choice with such an alternative is no key.
            unlisted.append(pattern)
        }
    }

    private mutating func survey(_ range: Range<Int>, beside tokens: [(hash: UInt64, cost: Int64)]) -> Survey {
        var survey = Survey(tokens: tokens)
        var index = range.lowerBound
        while index < range.upperBound {
            switch program.steps[index] {
            case .literal:
                forEachKey(of: index) { builder, key in
                    let cost = builder.cost(of: key)
                    if cost < survey.key?.cost ?? .max { survey.key = (key, cost) }
                    if key.extent == .whole { survey.insert(key.hash, cost: cost) }
                }
                index += 1
            case .choice(_, let end):
                if let cost = cost(ofChoice: index), cost < survey.choice?.cost ?? .max {
                    survey.choice = (index, cost)
                }
                index = end
            case .alternative: index += 1
            }
        }
        return survey
    }

    /// What it costs to look the alternatives of a choice up; nil if one of them cannot be listed.
    private mutating func cost(ofChoice choice: Int) -> Int64? {
        var sum: Int64 = 0
        for alternative in program.alternatives(ofChoice: choice) {
            guard let cost = survey(alternative, beside: []).cost else { return nil }
            sum += cost
        }
        return sum
    }

    /// How many texts of a million may have a key.
    private func cost(of key: Key) -> Int64 {
        let share = Int64(counts[index(key.hash)]) * 1_000_000 / Int64(max(ranges.count, Self.leastCount))
        switch key.extent {
        case .prefix: return share + 300_000
        case .suffix: return share + 50_000
        case .whole: return key.length < 4 ? share + 600_000 >> (2 * key.length) : share
        }
    }
}
