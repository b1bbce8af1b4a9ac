import Text

/// Finds the patterns that may match a text, by what each of them requires.
///
/// A lookup reads the text once, however many patterns there are. Each alternative of a pattern is listed under the
/// rarest of the tokens that it requires; where a text has that token, it must also have up to three others, and then
/// all that the pattern requires, in order.
package struct PatternIndex: Sendable {
    /// An alternative of a pattern under a token.
    struct Posting: Sendable {
        /// The hash of the token, or of its start or end.
        let hash: UInt64
        let pattern: Int
        /// Where the steps of the alternative start, if the token is in a choice; zero otherwise.
        let alternative: Int
        /// The bits of other tokens that a text must have.
        let others: InlineArray<3, UInt8>
    }

    private let program: RequirementProgram
    private let ranges: [Range<Int>]
    /// The patterns that are tried on every text that has what they require, ascending.
    package let unlisted: [Int]
    private let postings: [Posting]
    /// Where the postings of each bucket start, and where the last ones end.
    private let buckets: [UInt32]

    package init(_ patterns: some Collection<(source: String, isAnchored: Bool)>) {
        var builder = PatternIndexBuilder(count: patterns.count)
        for pattern in patterns { builder.append(pattern.source, isAnchored: pattern.isAnchored) }
        builder.list()
        (program, ranges, unlisted) = (builder.program, builder.ranges, builder.unlisted)
        var size = 64
        while size < builder.postings.count * 8 { size *= 2 }
        var buckets = [UInt32](repeating: 0, count: size + 1)
        for posting in builder.postings { buckets[Self.bucket(posting.hash, size) + 1] += 1 }
        for bucket in 0..<size { buckets[bucket + 1] += buckets[bucket] }
        self.buckets = buckets
        postings = builder.postings.sorted { Self.bucket($0.hash, size) < Self.bucket($1.hash, size) }
    }

    @inline(__always)
    private static func bucket(_ hash: UInt64, _ count: Int) -> Int {
        Int(truncatingIfNeeded: hash >> 32) & (count - 1)
    }
}

extension PatternIndex {
    /// The most bytes that a lookup searches for literals. Where they are not enough, what a pattern requires besides its
    /// tokens is not looked for: many patterns on a long text.
    private static let maximumSearch = 20_000_000

    /// The indices of the patterns that may match, ascending.
    ///
    /// - Parameter text: UTF-8.
    package func candidates(in text: Span<UInt8>) -> [Int] {
        // On the stack: most texts are for no pattern, and nothing is allocated for them.
        let found = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { memory -> [Int]? in
            var isASCII: UInt8 = 0
            for index in 0..<text.count {
                isASCII |= text[index]
                unsafe memory[index] = Token.folded(text[index])
            }
            return isASCII < 0x80 ? unsafe candidates(inFolded: memory.span) : nil
        }
        return found ?? candidates(inFolded: FoldedText.bytes(of: text).span)
    }

    private func candidates(inFolded text: Span<UInt8>) -> [Int] {
        var (tokens, keys) = (TokenSet(), [UInt64]())
        findTokens(in: text, &tokens, &keys)
        var found: [Int] = []
        var budget = Self.maximumSearch
        for pattern in unlisted where program.end(of: ranges[pattern], in: text, budget: &budget) != nil {
            found.append(pattern)
        }
        keys.sort()
        for (index, key) in keys.enumerated() where index == 0 || keys[index - 1] != key {
            for posting in postings(of: key) {
                let posting = postings[posting]
                guard posting.hash == key, tokens.contains(posting.others[0]), tokens.contains(posting.others[1]),
                    tokens.contains(posting.others[2])
                else { continue }
                let range = ranges[posting.pattern]
                if program.end(of: range, alternative: posting.alternative, in: text, budget: &budget) != nil {
                    found.append(posting.pattern)
                }
            }
        }
        return Self.sorted(found)
    }

    @inline(__always)
    private func postings(of key: UInt64) -> Range<Int> {
        let bucket = Self.bucket(key, buckets.count - 1)
        return Int(buckets[bucket])..<Int(buckets[bucket + 1])
    }

    /// The tokens of a text, and the keys among them and their starts and ends.
    private func findTokens(in text: Span<UInt8>, _ tokens: inout TokenSet, _ keys: inout [UInt64]) {
        var end = 0
        while true {
            let start = text.indexOrEnd(from: end) { Token.isWord($0) }
            guard start < text.count else { return }
            end = text.indexOrEnd(from: start) { !Token.isWord($0) }
            if let hash = Token.hash(text, start..<end) {
                tokens.insert(hash)
                if isKey(hash) { keys.append(hash) }
            }
            if let hash = Token.hash(text, start..<end, .prefix), isKey(hash) { keys.append(hash) }
            if let hash = Token.hash(text, start..<end, .suffix), isKey(hash) { keys.append(hash) }
        }
    }

    @inline(__always)
    private func isKey(_ hash: UInt64) -> Bool {
        for posting in postings(of: hash) where postings[posting].hash == hash { return true }
        return false
    }

    /// The numbers in ascending order, each once.
    private static func sorted(_ numbers: [Int]) -> [Int] {
        guard numbers.count > 1 else { return numbers }
        var sorted: [Int] = []
        for number in numbers.sorted() where number != sorted.last { sorted.append(number) }
        return sorted
    }
}
