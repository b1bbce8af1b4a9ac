import Text

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
        if name.hasPrefix("java"), let java = Self.named[name] {
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
            self = Self.named[parts[0]] ?? PropertySet("\\p{sc:\(parts[0])}")
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
            guard let category = Self.named[value], category.isCategory else { return nil }
            self = category
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

    /// Whether it is a general category, whose names have one or two letters, unlike those of other properties.
    private var isCategory: Bool { !isNegated && members.hasPrefix("\\p{") && members.utf8.count <= 6 }

    var characterClass: String { isNegated ? "[^\(members)]" : "[\(members)]" }

    /// The set as a pattern of its own, outside of brackets.
    var rendering: String { block == nil ? characterClass : "(?-i:\(characterClass))" }

    private static func normalized(_ name: Substring) -> String {
        name.filter { $0 != "_" && $0 != "-" && $0 != " " }.lowercased()
    }
}

// The names that ICU has and PCRE2 can match.
extension PropertySet {
    private static let shorthands: [Character: String] = [
        "w": word.members, "d": #"\p{Nd}"#, "s": #"\p{White_Space}"#, "h": #"\t\p{Zs}"#,
        "v": #"\n\x{b}\f\r\x{85}\x{2028}\x{2029}"#,
    ]

    /// The sets of `data/regex-sets.txt` by their names.
    private static let named: [String: PropertySet] = {
        var sets: [String: PropertySet] = [:]
        for line in String(decoding: EmbeddedFile.bytes("regex-sets.txt"), as: UTF8.self).split(separator: "\n")
        where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            let isNegated = words[0].hasPrefix("^")
            let set = PropertySet(String(words[0].dropFirst(isNegated ? 1 : 0)), isNegated: isNegated)
            for name in words.dropFirst() { sets[String(name)] = set }
        }
        return sets
    }()
}

/// The characters that belong to a property of PCRE2 once case is ignored.
private enum CaseClosure {
    /// What to add to a property, as members of a class that ignores case.
    static func additions(to property: String) -> String? {
        few[property] ?? (predicates[property] == nil ? nil : many[property])
    }

    /// Properties that lack a few characters, by ICU's closeOver().
    private static let few: [String: String] = {
        let additions: [(text: String, names: [String])] = [
            ("\u{345}", ["L", "L&", "graphemebase", "idstart", "xidstart"]),
            (
                "ι",
                [
                    "M", "Mn", "caseignorable", "diacritic", "graphemeextend", "sc:inherited", "sc:zinh", "sc:qaai",
                ]
            ),
            ("ⓜ", ["emoji", "extendedpictographic"]), ("βεθκρφ", ["math"]), ("ijįɨɉϳіјḭịʝ", ["softdotted"]),
            ("μ", ["sc:common", "sc:zyyy", "scx:common", "scx:zyyy"]),
            ("µ\u{345}", ["sc:greek", "sc:grek"]), ("µ", ["scx:greek", "scx:grek"]),
        ]
        return additions.reduce(into: [:]) { texts, addition in
            for name in addition.names { texts[name] = addition.text }
        }
    }()

    private static let predicates: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
        "Lu": { $0.generalCategory == .uppercaseLetter }, "Ll": { $0.generalCategory == .lowercaseLetter },
        "Lt": { $0.generalCategory == .titlecaseLetter },
        "lowercase": { $0.isLowercase }, "uppercase": { $0.isUppercase },
        "changeswhencasefolded": { $0.changesWhenCaseFolded }, "changeswhenlowercased": { $0.changesWhenLowercased },
        "changeswhentitlecased": { $0.changesWhenTitlecased }, "changeswhenuppercased": { $0.changesWhenUppercased },
    ]

    private static let many: [String: String] = {
        let values: ClosedRange<UInt32> = 0x41...0x1ffff
        let cased = values.compactMap(Unicode.Scalar.init).filter { isCased($0) }
        let cases = Dictionary(grouping: cased) { CaseFolding.simplyFolded($0) }.filter { $0.value.count > 1 }
        return predicates.mapValues { belongs in
            let members = cases.values.filter { $0.contains { belongs($0.properties) } }.joined()
            return ranges(of: members.sorted()).map { Rendering.members($0) }.joined()
        }
    }()

    /// Later characters are known neither to ICU 72 nor to PCRE2 10.42.
    private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.properties.changesWhenCaseMapped, let age = scalar.properties.age else { return false }
        return age.major <= 15
    }

    private static func ranges(of scalars: [Unicode.Scalar]) -> [ClosedRange<Unicode.Scalar>] {
        scalars.reduce(into: []) { ranges, scalar in
            if let last = ranges.last, last.upperBound.value + 1 == scalar.value {
                ranges[ranges.count - 1] = last.lowerBound...scalar
            } else {
                ranges.append(scalar...scalar)
            }
        }
    }
}

/// The blocks of Unicode, which PCRE2 and Swift's standard library do not know.
enum UnicodeBlocks {
    /// The block of a name, without regard to case, spaces, hyphens and underscores.
    static func range(named name: String) -> ClosedRange<Unicode.Scalar>? {
        all[name.filter { !" _-".contains($0) }.lowercased()]
    }

    /// The blocks of `data/unicode-blocks.txt` by their names.
    private static let all: [String: ClosedRange<Unicode.Scalar>] = {
        var blocks: [String: ClosedRange<Unicode.Scalar>] = [:]
        for line in String(decoding: EmbeddedFile.bytes("unicode-blocks.txt"), as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            let bounds = words[0].split(separator: "-").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            guard bounds.count == 2 else { continue }
            for name in words.dropFirst() { blocks[String(name)] = bounds[0]...bounds[1] }
        }
        return blocks
    }()
}
