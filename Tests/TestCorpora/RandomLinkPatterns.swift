/// Patterns of the dialect for links, each with a text that it was made from, the same for the same seed.
package struct RandomLinkPatterns {
    /// A part of a pattern, and what it reads in the text.
    package struct Part {
        package var pattern: String
        package var text: String

        static func + (left: Part, right: Part) -> Part {
            Part(pattern: left.pattern + right.pattern, text: left.text + right.text)
        }
    }

    private var chance: SeededGenerator

    /// Patterns and texts that are the same for the same seed.
    package init(seed: UInt64) { chance = SeededGenerator(state: seed) }

    private static let words = [
        "a", "s", "k", "ss", "st", "id", "www", "com", "ask", "sky", "bible", "K", "Kiss", "FF", "news", "1", "42",
        "v2",
        "straße", "é", "\u{212a}", "\u{17f}", "fi", "ﬁ", "x", "passages", "index",
    ]
    private static let separators = ["/", ".", "-", "_", "?", "&", "=", "#", ":", ",", "%20", "://", "\n", " ", "", ""]
    private static let sets: [(pattern: String, texts: [String])] = [
        (#"\w"#, ["a", "Z", "5", "_", "k"]), (#"\d"#, ["0", "7"]), (#"[^/]"#, ["a", "-", "é", "K"]),
        (".", ["a", "/", "ß"]),
        ("[a-z]", ["a", "k"]), ("[ks]", ["k", "s"]), ("[ae]", ["a", "e"]), ("[?&]", ["?", "&"]), (#"\W"#, ["/", "-"]),
        ("[^a-z0-9]", ["/", "\u{212a}", "é"]), (#"[\w.-]"#, ["a", ".", "-"]), (#"\S"#, ["x", "/"]),
        (#"\s"#, [" ", "\n"]),
        ("[[a-f]&&[d-z]]", ["d", "f"]), (#"\p{L}"#, ["a", "é"]), ("[]a]", ["]", "a"]), (#"\D"#, ["a", "/"]),
    ]
    private static let quantifiers: [(pattern: String, counts: ClosedRange<Int>)] = [
        ("", 1...1), ("", 1...1), ("", 1...1), ("?", 0...1), ("*", 0...3), ("+", 1...3), ("{2}", 2...2),
        ("{0,2}", 0...2),
        ("{1,3}", 1...3), ("??", 0...1), ("+?", 1...2), ("*?", 0...2), ("{0}", 0...0), ("?+", 0...1),
    ]
    private static let assertions = [
        "^", "$", #"\b"#, #"\B"#, #"(?!\w)"#, "(?!s|www)", "(?!(a|k)+/)", #"(?<!\w)"#, "(?=[/?#]|$)", #"(?<=[/.])"#,
        #"(?!.*x)"#, #"\z"#, "(?i)",
        "(?-i)",
        "(?#c)", #"\A"#, "(?=.)", "(?s)", "(?=[ak])", "(?=a)",
    ]

    private mutating func one<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &chance)]
    }

    /// A pattern, and a text that it may match.
    package mutating func next() -> Part {
        let common = Part(pattern: "https?://", text: one(of: ["https://", "http://"]))
        return (Int.random(in: 0...2, using: &chance) > 0 ? common : Part(pattern: "", text: ""))
            + alternatives(depth: 3)
    }

    /// Another text like one: letters in the other case or spelling, and pieces that are missing or twice.
    package mutating func changed(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 0...3, using: &chance) where !scalars.isEmpty {
            let index = Int.random(in: 0..<scalars.count, using: &chance)
            switch Int.random(in: 0...5, using: &chance) {
            case 0: scalars.remove(at: index)
            case 1: scalars.insert(contentsOf: one(of: Self.words).unicodeScalars, at: index)
            case 2: scalars.insert(contentsOf: one(of: Self.separators).unicodeScalars, at: index)
            default:
                let others = Self.spellings[scalars[index]] ?? String(scalars[index]).uppercased()
                scalars.replaceSubrange(index...index, with: others.unicodeScalars)
            }
        }
        var changed = String.UnicodeScalarView()
        changed.append(contentsOf: scalars)
        return String(changed)
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "k": "\u{212a}", "K": "k", "s": "\u{17f}", "S": "s", "ß": "ss", "é": "É", "ﬁ": "fi", "f": "ﬀ",
    ]

    private mutating func alternatives(depth: Int) -> Part {
        let count = one(of: [1, 1, 1, 2, 3])
        let parts = (0..<count).map { _ in sequence(depth: depth) }
        return Part(pattern: parts.map(\.pattern).joined(separator: "|"), text: one(of: parts).text)
    }

    private mutating func sequence(depth: Int) -> Part {
        (0..<Int.random(in: 0...5, using: &chance)).reduce(Part(pattern: "", text: "")) { part, _ in
            part + term(depth: depth)
        }
    }

    private mutating func term(depth: Int) -> Part {
        switch Int.random(in: 0...9, using: &chance) {
        case 0...3:
            let text = one(of: Self.words)
            return quantified(Part(pattern: one(of: [text, text, text, "\\Q\(text)\\E"]), text: text))
        case 4, 5:
            let text = one(of: Self.separators)
            return text.isEmpty
                ? Part(pattern: "", text: "") : quantified(Part(pattern: Self.escaped(text), text: text))
        case 6: return Part(pattern: one(of: Self.assertions), text: "")
        case 7 where depth > 0:
            let opening = one(of: ["(", "(?:", "(?:", "(?>", "(?i:"])
            let inner = alternatives(depth: depth - 1)
            return repeated(Part(pattern: opening + inner.pattern + ")", text: inner.text))
        default:
            let set = one(of: Self.sets)
            return repeated(Part(pattern: set.pattern, text: one(of: set.texts)))
        }
    }

    /// The last character of a literal with a quantifier.
    private mutating func quantified(_ part: Part) -> Part {
        guard let last = part.text.unicodeScalars.last, !part.pattern.hasSuffix("\\E") else { return part }
        let quantifier = one(of: Self.quantifiers)
        let count = Int.random(in: quantifier.counts, using: &chance)
        return Part(
            pattern: part.pattern + quantifier.pattern,
            text: String(part.text.unicodeScalars.dropLast()) + String(repeating: String(last), count: count))
    }

    private mutating func repeated(_ part: Part) -> Part {
        let quantifier = one(of: Self.quantifiers)
        let count = Int.random(in: quantifier.counts, using: &chance)
        return Part(pattern: part.pattern + quantifier.pattern, text: String(repeating: part.text, count: count))
    }

    private static func escaped(_ text: String) -> String {
        text.map { ".?#-&".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
