import LinkEngine
import PCRE
import Text

extension ContributedRule {
    /// How many groups of a regex are checked.
    private static let maximumGroups = 100

    /// Groups of a rule for a site that take any text, so that the rule guesses what it means.
    var groupFindings: [Finding] {
        guard object.kind.readsSite, let source = object.regex?.string, let tree = try? PatternTree(source) else {
            return []
        }
        var classes = CharacterClasses(source)
        return tree.capturingGroups.prefix(Self.maximumGroups).enumerated().flatMap { index, group -> [Finding] in
            guard case .group(let alternatives, _, let name) = group.kind, name != nil || uses(group: index + 1) else {
                return []
            }
            let wildcards = classes.repeated(in: alternatives).filter {
                classes.members(of: $0).isSuperset(of: "a/?#&")
            }
            return wildcards.map { wildcard in
                Finding(
                    .regexGuesses,
                    "the group \(name.map { "\"\($0)\" " } ?? "")takes any text: \"\(classes.text(of: wildcard))\"",
                    at: location(inRegex: wildcard.range.lowerBound),
                    note: "describe its characters: \\d+, [A-Za-z0-9]+, or at least [^/?#]+, a segment of the path")
            }
        }
    }
}

extension ContributedRule {
    /// Whether the format of the rule has a group, which it names by its number.
    private func uses(group number: Int) -> Bool {
        (object.string(.format) ?? "").split(separator: "$").dropFirst().contains {
            Int($0.prefix { "0"..."9" ~= $0 }) == number
        }
    }
}

extension CharacterClasses {
    /// The terms that match one character of several and may be repeated, by themselves or with the group around them.
    fileprivate func repeated(
        in alternatives: PatternTree.Alternatives, isRepeated: Bool = false
    ) -> [PatternTree.Term] {
        alternatives.joined().flatMap { term -> [PatternTree.Term] in
            let isRepeated = isRepeated || (term.maximum ?? .max) > 1
            switch term.kind {
            case .characters: return isRepeated ? [term] : []
            // A capturing group in the group has findings of its own.
            case .group(let inner, let kind, _) where kind != .capturing:
                return repeated(in: inner, isRepeated: isRepeated)
            default: return []
            }
        }
    }
}

/// Which printable ASCII characters the terms of a regex match.
struct CharacterClasses {
    private let source: [UInt8]
    private var cached: [String: Set<Character>] = [:]

    init(_ source: String) { self.source = Array(source.utf8) }

    func text(of term: PatternTree.Term) -> String {
        String(decoding: source[(term.fullRange).clamped(to: source.indices)], as: UTF8.self)
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
