import PCRE

/// Short texts that the terms of patterns read.
package struct SampleTexts {
    /// The characters of links, and one beyond ASCII. Letters come first, since most sets have them.
    static let alphabet: [Unicode.Scalar] =
        Array("a0-/._%&=?#:+,;@~ !$'()*".unicodeScalars)
        + (UInt8(ascii: "b")...UInt8(ascii: "z")).map(Unicode.Scalar.init)
        + (UInt8(ascii: "A")...UInt8(ascii: "Z")).map(Unicode.Scalar.init)
        + (UInt8(ascii: "1")...UInt8(ascii: "9")).map(Unicode.Scalar.init) + ["\u{e9}"]

    /// The members of sets in the alphabet, by the text of the set.
    private var members: [String: [Unicode.Scalar]] = [:]

    /// No set is known yet.
    package init() {}

    mutating func members(of set: String) -> [Unicode.Scalar] {
        if let known = members[set] { return known }
        let pattern = try? Pattern(set, options: [.anchored])
        let found = Self.alphabet.filter { scalar in
            (try? pattern?.firstMatch(in: Subject(String(scalar)))) != nil
        }
        members[set] = found
        return found
    }

    /// A text for terms that follow each other: a short one, or one that also has what is optional.
    mutating func text(_ terms: some Sequence<PatternTree.Term>, isFull: Bool = false) -> String {
        var text = ""
        for term in terms {
            let count = min(max(term.minimum, isFull ? 1 : 0), 64)
            text += String(repeating: self.text(term.kind, isFull: isFull), count: count)
        }
        return text
    }

    private mutating func text(_ kind: PatternTree.Kind, isFull: Bool) -> String {
        switch kind {
        case .literal(let scalar): String(scalar)
        case .characters(let set): members(of: set.text).first.map { String($0) } ?? ""
        case .group(let alternatives, _, _): text(alternatives.first ?? [], isFull: isFull)
        case .lookahead, .lookbehind, .assertion, .reference: ""
        }
    }
}
