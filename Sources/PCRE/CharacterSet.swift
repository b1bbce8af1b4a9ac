/// The content of one pair of brackets.
struct CharacterSet {
    /// Members of a PCRE2 class.
    private var members = ""
    /// Members of classes whose complements belong to this set: PCRE2 cannot write ICU's `\W` as members of a class.
    private var complements: [String] = []
    private let isNegated: Bool

    init(isNegated: Bool) {
        self.isNegated = isNegated
    }

    var isEmpty: Bool { members.isEmpty && complements.isEmpty }

    mutating func insert(_ scalar: Unicode.Scalar) {
        members += Rendering.literal(scalar)
    }

    mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
        members += Rendering.literal(range.lowerBound) + "-" + Rendering.literal(range.upperBound)
    }

    mutating func insert(_ property: PropertySet) {
        if let text = property.classMembers { members += text } else { complements.append(property.members) }
    }

    /// Inserts a set within this set; false if the result cannot be written as a union of members and complements.
    mutating func insert(_ set: CharacterSet) -> Bool {
        switch (set.isNegated, set.members.isEmpty, set.complements.count) {
        case (false, _, _):
            members += set.members
            complements += set.complements
        case (true, false, 0): complements.append(set.members)
        case (true, true, 1): members += set.complements[0]
        default: return false
        }
        return true
    }

    /// The set as a PCRE2 pattern that matches exactly one character.
    var rendering: String {
        if complements.isEmpty { return isNegated ? "[^\(members)]" : "[\(members)]" }
        return "(?>" + (isNegated ? intersection : union) + ")"
    }

    private var union: String {
        ((members.isEmpty ? [] : ["[\(members)]"]) + complements.map { "[^\($0)]" }).joined(separator: "|")
    }

    private var intersection: String {
        let excluded = members.isEmpty ? "" : "(?![\(members)])"
        return excluded + complements.dropLast().map { "(?=[\($0)])" }.joined() + "[\(complements.last ?? "")]"
    }
}
