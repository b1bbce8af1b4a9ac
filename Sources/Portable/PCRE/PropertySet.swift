/// A named set of characters, `\d`, `\p{Lu}` or `[:alnum:]`, as members of a PCRE2 class.
struct PropertySet: Equatable {
    /// The members; if the set is negated, the characters that are not in it.
    let members: String
    let isNegated: Bool
    /// The block that the set is. Outside of brackets ICU regards the case of its characters even if it is to be
    /// ignored.
    private(set) var block: ClosedRange<Unicode.Scalar>?

    /// ICU's `\w`. Its ASCII characters come first: PCRE2 looks those up, and tries properties one after another.
    static let word = PropertySet(#"0-9A-Z_a-z\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\x{200c}\x{200d}"#)

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
        if let java = Self.javaProperties[name] {
            self = java
        } else if name == "all" {
            self.init(#"\x{0}-\x{10ffff}"#)
        } else if name.lowercased() == "word" {
            self = .word
        } else if name.hasPrefix("In"), let block = UnicodeBlocks.range(named: String(name.dropFirst(2))) {
            self.init(Rendering.members(block))
            self.block = block
        } else if name.hasPrefix("Is"), name.count > 2, !name.contains("=") {
            self.init(java: String(name.dropFirst(2)))
        } else {
            self.init(unicode: name)
        }
    }

    /// The set of a property as Java names it, without the `Is` before it.
    private init?(java name: String) {
        switch name.lowercased() {
        case "assigned": self.init(#"\p{Cn}"#, isNegated: true)
        case "titlecase": self.init(#"\p{Lt}"#)
        default: self.init(unicode: name)
        }
    }

    private init?(unicode name: String) {
        let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(Self.normalized)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }) else {
            return nil
        }
        if parts.count == 1 {
            self = Self.composites[parts[0]] ?? PropertySet(Self.single(parts[0]))
        } else {
            guard parts.count == 2 else { return nil }
            self.init(property: parts[0], value: parts[1])
        }
    }

    private init?(property: String, value: String) {
        switch property {
        case "script", "sc": self.init("\\p{sc:\(value)}")
        case "scriptextensions", "scx": self.init("\\p{scx:\(value)}")
        case "generalcategory", "gc":
            guard let category = Self.category(value) else { return nil }
            self.init("\\p{\(category)}")
        case "block", "blk":
            guard let block = UnicodeBlocks.range(named: value) else { return nil }
            self.init(Rendering.members(block))
        default: return nil
        }
    }

    /// The set, and every character that differs from one of its characters only in case.
    var ignoringCase: PropertySet {
        let properties = members.split(separator: "\\").filter { $0.hasPrefix("p{") }
        let names = properties.map { $0.dropFirst(2).prefix { $0 != "}" } }
        let additions = names.compactMap { CaseClosure.additions(to: String($0)) }.joined()
        return additions.isEmpty ? self : PropertySet(members + additions, isNegated: isNegated)
    }

    /// All other characters.
    var complement: PropertySet {
        guard let block else { return PropertySet(members, isNegated: !isNegated) }
        var rest = PropertySet(Rendering.members(outside: block))
        rest.block = block
        return rest
    }

    /// The set as members of a class; nil if it is negated and more than a single property.
    var classMembers: String? {
        guard isNegated else { return members }
        let isSingle = members.hasPrefix("\\p{") && members.dropFirst(3).firstIndex(of: "}") == members.indices.last
        return isSingle ? "\\P" + members.dropFirst(2) : nil
    }

    /// The set as a class.
    var characterClass: String { isNegated ? "[^\(members)]" : "[\(members)]" }

    /// The set as a pattern of its own, outside of brackets.
    var rendering: String { block == nil ? characterClass : "(?-i:\(characterClass))" }

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
