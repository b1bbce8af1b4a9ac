/// Patterns with many branches and texts over three letters, the same for the same seed.
package struct RandomBranches {
    private var generator: SeededGenerator

    /// Patterns and texts that are the same for the same seed.
    package init(seed: UInt64) { generator = SeededGenerator(state: seed) }

    /// A number below a bound.
    private mutating func next(_ bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

    private mutating func choice(_ choices: [String]) -> String { choices[next(choices.count)] }

    /// The next text.
    package mutating func text() -> String {
        (0..<next(8)).map { _ in choice(["a", "b", "c"]) }.joined()
    }

    /// The next pattern.
    package mutating func pattern() -> String { alternatives(depth: 3) }

    private mutating func alternatives(depth: Int) -> String {
        (0...choiceOfCount()).map { _ in sequence(depth: depth) }.joined(separator: "|")
    }

    private mutating func choiceOfCount() -> Int { [0, 0, 1, 1, 2][next(5)] }

    private mutating func sequence(depth: Int) -> String {
        (0..<next(4)).map { _ in term(depth: depth) }.joined()
    }

    private mutating func term(depth: Int) -> String {
        guard depth > 0, next(3) == 0 else {
            return choice(["a", "b", "c", ".", "[ab]", "[abc]", "[^a]", "[bc]"]) + quantifier()
        }
        let opening = choice(["(", "(?:", "(?:", "(?>", "(?=", "(?!"])
        let group = opening + alternatives(depth: depth - 1) + ")"
        return opening == "(?=" || opening == "(?!" ? group : group + quantifier()
    }

    private mutating func quantifier() -> String {
        let quantifier = choice(["", "", "", "?", "*", "+", "{0,2}", "{1,2}", "{2,}", "{2}", "{1,3}"])
        return quantifier.isEmpty ? "" : quantifier + choice(["", "", "", "?", "+"])
    }
}
