/// Makes the index of patterns: finds out what each requires, and lists it under the rarest token of that.
struct PatternIndexBuilder {
    /// What a sequence of the program has to be listed under.
    private struct Survey {
        var key: (TokenParts.Key, cost: Int64)?
        /// The choice of which each alternative has such a key.
        var choice: (contents: Range<Int>, cost: Int64)?
        /// The rarest whole tokens of the sequence.
        var tokens: RarestTokens

        /// What it costs to look the sequence up; nil if it cannot be listed.
        var cost: Int64? {
            guard let key else { return choice?.cost }
            return min(key.cost, choice?.cost ?? .max)
        }
    }

    private(set) var program = RequirementProgram()
    /// Where the program of each pattern starts, and where the last one ends.
    private(set) var starts: [UInt32] = [0]
    /// The patterns that are listed under no key.
    private(set) var unlisted: [UInt32] = []
    private(set) var entries: [PatternTable.Entry] = []
    /// The affixes among the keys.
    private(set) var affixes = Token.Affixes()
    private var reader = RequirementReader()
    /// How often tokens occur in the patterns. Tokens of the same index are counted together, which only makes them look
    /// more frequent.
    private var counts: [UInt32]

    /// - Parameter count: the number of patterns.
    init(count: Int) {
        var size = 1024
        while size < count * 8 { size *= 2 }
        counts = Array(repeating: 0, count: size)
        starts.reserveCapacity(count + 1)
        for token in ["http", "https", "www", "com"] { setCommon(Array(token.utf8), count) }
    }

    /// Makes a token that most texts have, and its affixes, look as if they occurred in each pattern a hundred times.
    private mutating func setCommon(_ token: [UInt8], _ count: Int) {
        let frequency = UInt32(truncatingIfNeeded: 100 * max(count, Self.leastCount))
        counts[index(Token.hash(token, token.indices))] = frequency
        for affix in Token.Affix.allCases {
            let length = min(affix.length, token.count)
            let range = affix.isSuffix ? token.count - length..<token.count : 0..<length
            counts[index(affix.hash(Token.word(token, range)))] = frequency
        }
    }

    /// Adds the next pattern.
    mutating func append(_ pattern: String, isAnchored: Bool) {
        // A pattern that cannot be read is tried on every text: that reports its error.
        if let alternatives = try? reader.read(pattern) {
            let start = program.bytes.count
            program.append(alternatives, of: reader.requirements, isAnchored: isAnchored)
            count(start..<program.bytes.count)
        }
        starts.append(UInt32(program.bytes.count))
    }

    private mutating func count(_ range: Range<Int>) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (instruction, next) = program.instruction(at: offset)
            switch instruction {
            case .literal(let literal, let flags):
                var parts = TokenParts(literal, flags: flags)
                while let key = parts.next(in: program.bytes) { counts[index(key.hash)] += 1 }
            case .choice(let contents):
                var start = contents.lowerBound
                while start < contents.upperBound {
                    let alternative = program.range(at: start)
                    count(alternative)
                    start = alternative.upperBound
                }
            }
            offset = next
        }
    }

    private func index(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 20) & (counts.count - 1) }

    /// Lists all patterns.
    mutating func finish() {
        program.pad()
        entries.reserveCapacity(starts.count)
        for pattern in 0..<starts.count - 1 {
            let range = Int(starts[pattern])..<Int(starts[pattern + 1])
            list(UInt32(pattern), range, 0, beside: RarestTokens())
        }
    }

    /// - Parameter tokens: those that a text must have besides.
    private func survey(_ range: Range<Int>, beside tokens: RarestTokens) -> Survey {
        var survey = Survey(tokens: tokens)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (instruction, next) = program.instruction(at: offset)
            switch instruction {
            case .literal(let literal, let flags):
                var parts = TokenParts(literal, flags: flags)
                while let key = parts.next(in: program.bytes) {
                    let cost = cost(of: key)
                    if cost < survey.key?.cost ?? .max { survey.key = (key, cost) }
                    if key.affix == nil { survey.tokens.insert(key.hash, cost: cost) }
                }
            case .choice(let contents):
                if let cost = cost(ofChoice: contents), cost < survey.choice?.cost ?? .max {
                    survey.choice = (contents, cost)
                }
            }
            offset = next
        }
        return survey
    }

    /// What it costs to look the alternatives of a choice up; nil if one of them cannot be listed.
    private func cost(ofChoice contents: Range<Int>) -> Int64? {
        var sum: Int64 = 0
        var offset = contents.lowerBound
        while offset < contents.upperBound {
            let alternative = program.range(at: offset)
            guard let cost = survey(alternative, beside: RarestTokens()).cost else { return nil }
            sum += cost
            offset = alternative.upperBound
        }
        return sum
    }

    private static let scale: Int64 = 1_000_000
    private static let leastCount = 1000

    /// How many texts of a million may have a key.
    private func cost(of key: TokenParts.Key) -> Int64 {
        let share = Int64(counts[index(key.hash)]) * Self.scale / Int64(max(starts.count, Self.leastCount))
        switch key.affix {
        case .prefix, .suffix: return share + 10_000
        case .shortPrefix: return share + 300_000
        case .shortSuffix: return share + 50_000
        case nil: return key.range.count < 4 ? share + 600_000 >> (2 * key.range.count) : share
        }
    }

    /// Lists a sequence under its rarest key.
    ///
    /// - Parameters:
    ///   - alternative: where the sequence starts if it is an alternative; zero otherwise.
    ///   - others: the tokens that a text must have besides.
    private mutating func list(_ pattern: UInt32, _ range: Range<Int>, _ alternative: Int, beside others: RarestTokens)
    {
        let survey = survey(range, beside: others)
        if let choice = survey.choice, choice.cost < survey.key?.cost ?? .max {
            var offset = choice.contents.lowerBound
            while offset < choice.contents.upperBound {
                let alternative = program.range(at: offset)
                list(pattern, alternative, alternative.lowerBound, beside: survey.tokens)
                offset = alternative.upperBound
            }
        } else if let key = survey.key?.0 {
            if let affix = key.affix { affixes.insert(affix, of: key.range, in: program.bytes) }
            let (bits, count) = survey.tokens.bits(beside: key.hash)
            let posting = PatternIndex.Posting(
                pattern: pattern, alternative: UInt32(alternative), bits: bits, bitCount: count)
            entries.append(PatternTable.Entry(hash: key.hash, posting: posting))
        } else {
            // Only a whole pattern: a choice with such an alternative is no key.
            unlisted.append(pattern)
        }
    }
}
