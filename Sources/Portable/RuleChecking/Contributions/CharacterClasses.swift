import PCRE

/// Which printable ASCII characters the terms of a regex match.
struct CharacterClasses {
    private let source: [UInt8]
    private var cached: [String: Set<Character>] = [:]

    init(_ source: String) { self.source = Array(source.utf8) }

    func text(of term: PatternTree.Term) -> String {
        String(decoding: source[(term.range.lowerBound..<term.end).clamped(to: source.indices)], as: UTF8.self)
    }

    /// The characters that one repetition of a term matches; empty for a term that is not one character.
    mutating func members(of term: PatternTree.Term) -> Set<Character> {
        guard case .characters(let characters) = term.kind else { return [] }
        let text = characters.text
        if let members = cached[text] { return members }
        let pattern = try? Pattern("\\A(?:\(text))\\z")
        let members = Self.printable.filter { character in
            (try? pattern?.firstMatch(in: Subject(String(character)))) ?? nil != nil
        }
        cached[text] = Set(members)
        return Set(members)
    }

    private static let printable = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
}
