/// A named set of characters, `\d`, `\p{Lu}` or `[:alnum:]`, as members of a PCRE2 class.
struct PropertySet: Equatable {
    /// The members; if the set is negated, the characters that are not in it.
    let members: String
    let isNegated: Bool

    /// ICU's `\w`.
    static let word = PropertySet(#"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\x{200c}\x{200d}"#)

    init(_ members: String, isNegated: Bool = false) {
        self.members = members
        self.isNegated = isNegated
    }

    /// The set of an escape such as `\d`.
    init?(shorthand letter: Unicode.Scalar) {
        guard let positive = Self.shorthands[Character(letter.properties.lowercaseMapping)] else { return nil }
        self.init(positive, isNegated: letter.properties.isUppercase)
    }

    /// The set of a property by its ICU name; an unknown name is passed on to PCRE2 as the name of a script.
    init?(property name: String) {
        let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(Self.normalized)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }) else {
            return nil
        }
        switch (parts.count, parts.first) {
        case (1, _): self = Self.composites[parts[0]] ?? PropertySet(Self.single(parts[0]))
        case (2, "script"), (2, "sc"): self.init("\\p{sc:\(parts[1])}")
        case (2, "scriptextensions"), (2, "scx"): self.init("\\p{scx:\(parts[1])}")
        case (2, "generalcategory"), (2, "gc"):
            guard let category = Self.category(parts[1]) else { return nil }
            self.init("\\p{\(category)}")
        default: return nil
        }
    }

    /// All other characters.
    var complement: PropertySet { PropertySet(members, isNegated: !isNegated) }

    /// The set as members of a class; nil if it is negated and more than a single property.
    var classMembers: String? {
        guard isNegated else { return members }
        let isSingle = members.hasPrefix("\\p{") && members.dropFirst(3).firstIndex(of: "}") == members.indices.last
        return isSingle ? "\\P" + members.dropFirst(2) : nil
    }

    /// Whether the set may contain a letter in one case but not in the other.
    var isCaseSensitive: Bool { Self.cases.contains(members) }

    /// The set as a pattern of its own, outside of a class.
    var rendering: String { isNegated ? "[^\(members)]" : "[\(members)]" }

    private static func normalized(_ name: Substring) -> String {
        name.filter { $0 != "_" && $0 != "-" && $0 != " " }.lowercased()
    }

    private static func category(_ name: String) -> String? {
        if let short = categories[name] { return short }
        return categories.values.first { $0.lowercased() == name }
    }

    private static func single(_ name: String) -> String {
        if let category = category(name) { return "\\p{\(category)}" }
        return binaryProperties.contains(name) ? "\\p{\(name)}" : "\\p{sc:\(name)}"
    }
}
