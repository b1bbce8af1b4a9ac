/// Makes the index of patterns: finds out what each requires, and lists it under the rarest token of that.
struct PatternIndexBuilder {
    /// A key under which an alternative of a pattern may be listed.
    private struct Key {
        let hash: UInt64
        let cost: Int
        /// What of a token it is; nil for a whole one.
        let affix: Token.Affix?
        /// Where what is known of the token is in the program.
        let range: Range<Int>
    }

    private(set) var program = RequirementProgram()
    /// Where the program of each pattern starts, and where the last one ends.
    private(set) var starts: [UInt32] = [0]
    /// The patterns that are listed under no key.
    private(set) var unlisted: [UInt32] = []
    private(set) var entries: [(hash: UInt64, posting: PatternIndex.Posting)] = []
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
            offset = next
            switch instruction {
            case .literal(let literal, let flags):
                Token.forEach(in: program.bytes, literal, flags: flags) { range, starts, ends in
                    if let key = self.hash(range, starts, ends) { counts[index(key.hash)] += 1 }
                }
            case .choice(let contents):
                program.forEachAlternative(of: contents) { count($0) }
            }
        }
    }

    private func hash(_ range: Range<Int>, _ starts: Bool, _ ends: Bool) -> (hash: UInt64, affix: Token.Affix?)? {
        if starts, ends { return (Token.hash(program.bytes[range]), nil) }
        let affixes: [Token.Affix] = starts ? [.prefix, .shortPrefix] : ends ? [.suffix, .shortSuffix] : []
        guard let affix = affixes.first(where: { $0.length <= range.count }) else { return nil }
        return (affix.hash(Token.word(affix.part(of: program.bytes[range]))), affix)
    }

    private func index(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 20) & (counts.count - 1) }

    /// Lists all patterns.
    mutating func finish() {
        program.pad()
        for pattern in 0..<starts.count - 1 {
            let range = Int(starts[pattern])..<Int(starts[pattern + 1])
            list(pattern, range, 0, beside: [])
        }
    }

    /// What it costs to look a sequence up; nil if it cannot be listed.
    private func cost(of range: Range<Int>) -> Int? {
        var least: Int?
        forEachInstruction(in: range) { instruction in
            let cost =
                switch instruction {
                case .literal(let literal, let flags): keys(of: literal, flags).map(\.cost).min()
                case .choice(let contents): cost(ofChoice: contents)
                }
            if let cost { least = min(least ?? .max, cost) }
        }
        return least
    }

    private func cost(ofChoice contents: Range<Int>) -> Int? {
        var sum: Int? = 0
        program.forEachAlternative(of: contents) { alternative in
            if let known = sum { sum = cost(of: alternative).map { $0 + known } }
        }
        return sum
    }

    private func forEachInstruction(in range: Range<Int>, _ body: (RequirementProgram.Instruction) -> Void) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (instruction, next) = program.instruction(at: offset)
            body(instruction)
            offset = next
        }
    }

    /// The keys of a literal.
    private func keys(of literal: Range<Int>, _ flags: UInt8) -> [Key] {
        var keys: [Key] = []
        Token.forEach(in: program.bytes, literal, flags: flags) { range, starts, ends in
            guard let key = hash(range, starts, ends) else { return }
            let share = Int(counts[index(key.hash)]) * Self.scale / max(self.starts.count, 1000)
            keys.append(
                Key(
                    hash: key.hash, cost: share + Self.share(of: key, length: range.count), affix: key.affix,
                    range: range))
        }
        return keys
    }

    private static let scale = 1_000_000

    /// How many texts of a million have a key, whatever the patterns are.
    private static func share(of key: (hash: UInt64, affix: Token.Affix?), length: Int) -> Int {
        if commonTokens.contains(key.hash) { return 100 * scale }
        switch key.affix {
        case .prefix, .suffix: return 10_000
        case .shortPrefix: return 300_000
        case .shortSuffix: return 50_000
        case nil: return length < 4 ? 600_000 >> (2 * length) : 0
        }
    }

    /// Tokens that most links have, and their affixes.
    private static let commonTokens = Set(
        ["http", "https", "www", "com"].flatMap { token in
            let bytes = Array(token.utf8)[...]
            return [Token.hash(bytes)]
                + Token.Affix.allCases.map { affix in affix.hash(Token.word(affix.part(of: bytes))) }
        })

    /// Lists a sequence under its rarest key.
    ///
    /// - Parameters:
    ///   - alternative: where the sequence starts if it is an alternative; zero otherwise.
    ///   - others: the tokens that a text must have besides.
    private mutating func list(_ pattern: Int, _ range: Range<Int>, _ alternative: Int, beside others: [Key]) {
        var keys: [Key] = []
        var choice: (cost: Int, contents: Range<Int>)?
        forEachInstruction(in: range) { instruction in
            switch instruction {
            case .literal(let literal, let flags): keys += self.keys(of: literal, flags)
            case .choice(let contents):
                if let cost = cost(ofChoice: contents), cost < choice?.cost ?? .max { choice = (cost, contents) }
            }
        }
        let key = keys.min { $0.cost < $1.cost }
        let tokens = (others + keys).filter { $0.affix == nil }.sorted { $0.cost < $1.cost }
        if let choice, choice.cost < key?.cost ?? .max {
            var alternatives: [Range<Int>] = []
            program.forEachAlternative(of: choice.contents) { alternatives.append($0) }
            for alternative in alternatives { list(pattern, alternative, alternative.lowerBound, beside: tokens) }
        } else if let key {
            insert(key, pattern, alternative, tokens)
        } else {
            // Only a whole pattern: a choice with such an alternative is no key.
            unlisted.append(UInt32(pattern))
        }
    }

    private mutating func insert(_ key: Key, _ pattern: Int, _ alternative: Int, _ tokens: [Key]) {
        if let affix = key.affix { affixes.insert(affix, of: program.bytes[key.range]) }
        let bits = Array(tokens.lazy.filter { $0.hash != key.hash }.prefix(3).map { Token.bit($0.hash) })
        let posting = PatternIndex.Posting(pattern: UInt32(pattern), alternative: UInt32(alternative), bits: bits)
        entries.append((key.hash, posting))
    }
}
