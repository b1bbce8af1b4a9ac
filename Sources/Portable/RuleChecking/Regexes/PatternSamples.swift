package import PCRE

/// Makes texts that take a branch of a pattern, for the whole pattern or for the smallest part of it around the branch.
package struct PatternSamples {
    /// Texts that take a branch, and the part of a text that they replace.
    package struct Edit: Sendable {
        /// What is replaced.
        package enum Place: Sendable {
            /// What a term or an alternative read, by its UTF-8 offsets in the pattern; the first of these that read
            /// something.
            case terms([Range<Int>])
            /// What a capturing group matched, by its number.
            case group(Int)
            /// The whole text.
            case all
        }

        /// What is replaced.
        package let place: Place
        /// What may take its place, the plausible first.
        package let texts: [String]
        /// What may be put before or after it.
        package var additions: [String] = []
    }

    private let source: [UInt8]
    private let tree: PatternTree
    private let values: (String) -> [String]
    private let groupNumbers: [Int: Int]
    private var sets = SampleTexts()
    /// The values that a named group can read, by its offset.
    private var readable: [Int: (values: [String], group: Pattern?)] = [:]

    private static let maximumTexts = 24

    /// Reads a pattern.
    ///
    /// - Parameter values: texts that a group with a name should read, as far as it can; the plausible first.
    package init(_ pattern: String, values: @escaping (String) -> [String]) throws(PatternError) {
        source = Array(pattern.utf8)
        tree = try PatternTree(pattern)
        self.values = values
        groupNumbers = tree.capturingGroups.enumerated().reduce(into: [:]) {
            $0[$1.element.range.lowerBound] = $1.offset + 1
        }
    }

    /// The edits that may lead to a text that takes a branch: those of the smallest part first, the whole text last.
    package mutating func edits(taking branch: PatternBranch) -> [Edit] {
        var edits: [Edit] = []
        let texts = texts(tree.alternatives, tree.alternativeRanges, taking: branch, &edits)
        return edits + [Edit(place: .all, texts: texts)]
    }

    /// Texts of one of several alternatives; adds the edits in it.
    private mutating func texts(
        _ alternatives: PatternTree.Alternatives, _ ranges: [Range<Int>], taking branch: PatternBranch,
        _ edits: inout [Edit]
    ) -> [String] {
        var found: [String] = []
        if branch.kind == .words { found = alternatives.prefix(3).map { text($0) } }
        for (index, range) in ranges.enumerated() where range.contains(branch) {
            if branch.kind == .alternative, branch.range == range {
                found += texts(of: alternatives[index])
            } else {
                found += texts(alternatives[index], taking: branch, &edits)
            }
            edits.append(Edit(place: .terms([range] + ranges), texts: found))
            break
        }
        return Array(found.prefix(Self.maximumTexts))
    }

    /// Texts of terms that follow each other.
    private mutating func texts(
        _ terms: [PatternTree.Term], taking branch: PatternBranch, _ edits: inout [Edit]
    ) -> [String] {
        guard let index = terms.firstIndex(where: { $0.fullRange.contains(branch) }) else { return [] }
        let inner = texts(terms[index], taking: branch, &edits)
        let (before, after) = (text(terms[..<index]), text(terms[(index + 1)...]))
        if case .lookahead = terms[index].kind {
            // What follows reads the same text once more.
            return inner.flatMap { [before + $0 + after, before + $0] }
        }
        return inner.map { before + $0 + after }
    }

    private mutating func texts(
        _ term: PatternTree.Term, taking branch: PatternBranch, _ edits: inout [Edit]
    ) -> [String] {
        let found = repeated(term, taking: branch) ?? inside(term, taking: branch, &edits)
        edits.append(
            Edit(place: .terms([term.fullRange]), texts: found, additions: additions(to: term, taking: branch)))
        guard term.name != nil, let number = groupNumbers[term.range.lowerBound] else { return found }
        let named = readableValues(of: term, taking: branch)
        edits.append(Edit(place: .group(number), texts: named + found))
        return Array((named.prefix(Self.maximumTexts / 2) + found).prefix(Self.maximumTexts))
    }

    private mutating func additions(to term: PatternTree.Term, taking branch: PatternBranch) -> [String] {
        guard branch.kind == .item, case .characters = term.kind, term.maximum != 1 else { return [] }
        return members(of: branch).prefix(4).map { String($0) }
    }

    private mutating func members(of item: PatternBranch) -> [Unicode.Scalar] {
        let text = String(decoding: source[item.range], as: UTF8.self)
        let found = sets.members(of: "[\(text)]")
        return found.isEmpty ? text.unicodeScalars.filter { !$0.isASCII } : found
    }

    /// Texts with the number of repetitions that the branch is; nil if it is not about the repetitions of the term.
    private mutating func repeated(_ term: PatternTree.Term, taking branch: PatternBranch) -> [String]? {
        guard branch.range == term.fullRange else { return nil }
        let fewest = max(term.minimum, 1)
        let count: Int
        switch branch.kind {
        case .absent: return [""]
        case .present: return freeTexts(term)
        case .once: count = fewest
        case .many: count = fewest + 1
        case .alternative, .words, .item: return nil
        }
        return texts(of: term.kind, in: term).map { String(repeating: $0, count: min(count, 64)) }
    }

    /// Texts of the kinds that links have, as far as a repetition can read them.
    private mutating func freeTexts(_ term: PatternTree.Term) -> [String] {
        let pattern = try? Pattern(
            String(decoding: source[term.fullRange], as: UTF8.self) + "\\z", options: [.anchored])
        let texts = Self.freeTexts.filter { (try? pattern?.firstMatch(in: Subject($0))) != nil }
        return texts + self.texts(of: term.kind, in: term)
    }

    private static let freeTexts = [
        "x=1&", "&x=1", "x=1", "?x=1", "x", "en", "john", "ESV", "1", "x/", "/x", "x-", "-x", "#x", "x.", "x:", "x y",
        "x%20", "x+",
    ]

    private mutating func inside(
        _ term: PatternTree.Term, taking branch: PatternBranch, _ edits: inout [Edit]
    ) -> [String] {
        let fewest = max(term.minimum, 1)
        switch term.kind {
        case .group(let alternatives, _, _), .lookahead(let alternatives, false):
            let inner = texts(alternatives, term.alternativeRanges, taking: branch, &edits)
            let rest = String(repeating: text(term.kind, of: term), count: min(fewest - 1, 64))
            return inner.map { $0 + rest } + inner.map { $0 + $0 + rest }
        case .characters:
            let members = members(of: branch)
            let other = text(term.kind, of: term)
            let rest = String(repeating: other, count: min(fewest - 1, 64))
            return members.prefix(8).flatMap { member -> [String] in
                [rest + String(member), String(member) + rest]
                    + (term.maximum == 1 ? [] : [other + String(member), other + String(member) + other])
            }
        default: return []
        }
    }

    /// Several texts of a sequence: those of its last named group or group with alternatives vary.
    private mutating func texts(of terms: [PatternTree.Term]) -> [String] {
        guard let index = terms.lastIndex(where: { $0.isVaried }) else { return [text(terms)] }
        let (before, after) = (text(terms[..<index]), text(terms[(index + 1)...]))
        return texts(of: terms[index].kind, in: terms[index]).map { before + $0 + after } + [text(terms)]
    }

    private mutating func texts(of kind: PatternTree.Kind, in term: PatternTree.Term) -> [String] {
        if term.name != nil {
            let named = readableValues(of: term)
            if !named.isEmpty { return named }
        }
        switch kind {
        case .group(let alternatives, _, _):
            return Array(alternatives.flatMap { texts(of: $0) }.prefix(Self.maximumTexts))
        case .characters(let set): return sets.members(of: set.text).prefix(6).map { String($0) }
        default: return [text(kind, of: term)]
        }
    }

    /// A text for terms that follow each other, as short as it can be.
    private mutating func text(_ terms: some Sequence<PatternTree.Term>) -> String {
        var text = ""
        for term in terms {
            text += String(repeating: self.text(term.kind, of: term), count: min(term.minimum, 64))
        }
        return text
    }

    private mutating func text(_ kind: PatternTree.Kind, of term: PatternTree.Term) -> String {
        switch kind {
        case .literal(let scalar): String(scalar)
        case .characters(let set):
            (set.text == "\\d" ? ["3"] : sets.members(of: set.text)).first.map { String($0) } ?? ""
        case .group(let alternatives, _, let name):
            (name == nil ? nil : readableValues(of: term).first) ?? alternatives.first.map { self.text($0) } ?? ""
        case .reference: Self.reference(String(decoding: source[term.range], as: UTF8.self))
        case .lookahead, .lookbehind, .assertion: ""
        }
    }

    /// What stands in a text for what a group matched: its name or number between two characters that no link has.
    private static func reference(_ text: String) -> String {
        let name = text.hasPrefix("\\k<") ? String(text.dropFirst(3).dropLast()) : String(text.dropFirst())
        return "\u{E000}\(name)\u{E001}"
    }

    /// A text with what groups matched instead of the references to them; nil if a group did not match.
    package static func resolved(_ text: String, group: (String) -> String?) -> String? {
        var resolved = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "\u{E000}"), let end = rest[start...].firstIndex(of: "\u{E001}") {
            guard let value = group(String(rest[rest.index(after: start)..<end])) else { return nil }
            resolved += rest[..<start] + value
            rest = rest[rest.index(after: end)...]
        }
        return resolved + rest
    }

    /// The values for the name of a group that the group can read.
    private mutating func readableValues(of term: PatternTree.Term) -> [String] {
        if let known = readable[term.range.lowerBound] { return known.values }
        let text = String(decoding: source[term.range], as: UTF8.self)
        let group = try? Pattern("(?:\(text))\\z", options: [.anchored, .duplicateNames])
        var budget = MatchBudget()
        let found = values(term.name ?? "").filter { value in
            (try? group?.firstMatch(in: Subject(value), budget: &budget)) != nil
        }
        readable[term.range.lowerBound] = (found, group)
        return found
    }

    /// The values that a group can read, those first that take a branch in it.
    private mutating func readableValues(of term: PatternTree.Term, taking branch: PatternBranch) -> [String] {
        let values = readableValues(of: term)
        guard let group = readable[term.range.lowerBound]?.group,
            let recorder = try? BranchRecorder(group, part: 3..<3 + term.range.count),
            let index = recorder.branches.firstIndex(where: {
                $0.kind == branch.kind && $0.range.lowerBound + term.range.lowerBound == branch.range.lowerBound
                    && $0.range.upperBound + term.range.lowerBound == branch.range.upperBound
            })
        else { return values }
        var budget = MatchBudget()
        return values.filter { value in
            (try? recorder.path(in: Subject(value), budget: &budget))?.taken.contains(index) == true
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ branch: PatternBranch) -> Bool {
        lowerBound <= branch.range.lowerBound && branch.range.upperBound <= upperBound
    }
}

extension PatternTree.Term {
    fileprivate var isVaried: Bool {
        if case .group(let alternatives, _, let name) = kind { name != nil || alternatives.count > 1 } else { false }
    }
}
