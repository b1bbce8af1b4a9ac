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

/// The property names that ICU has and PCRE2 can match; lower case, without spaces, hyphens and underscores.
extension PropertySet {
    private static let shorthands: [Character: String] = [
        "w": word.members, "d": #"\p{Nd}"#, "s": #"\p{White_Space}"#, "h": #"\t\p{Zs}"#,
        "v": #"\n\x{b}\f\r\x{85}\x{2028}\x{2029}"#,
    ]

    private static let composites: [String: PropertySet] = [
        "alnum": PropertySet(#"\p{Alphabetic}\p{Nd}"#),
        "any": PropertySet(#"\x{0}-\x{10ffff}"#),
        "ascii": PropertySet(#"\x{0}-\x{7f}"#),
        "assigned": PropertySet(#"\p{Cn}"#, isNegated: true),
        "blank": PropertySet(#"\t\p{Zs}"#),
        "graph": PropertySet(#"\p{White_Space}\p{Cc}\p{Cs}\p{Cn}"#, isNegated: true),
        "hex": PropertySet(#"\p{Hex_Digit}"#),
        "print": PropertySet(#"\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}"#, isNegated: true),
        "xdigit": PropertySet(#"\p{Nd}\p{Hex_Digit}"#),
    ]

    /// `Character.isX()` of Java as `javaX`, spelt exactly like this.
    private static let javaProperties: [String: PropertySet] = [
        "javaDefined": PropertySet(#"\p{Cn}"#, isNegated: true),
        "javaDigit": PropertySet(#"\p{Nd}"#),
        "javaIdentifierIgnorable": PropertySet(ignorable),
        "javaISOControl": PropertySet(#"\x{0}-\x{1f}\x{7f}-\x{9f}"#),
        "javaJavaIdentifierPart": PropertySet(#"\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mc}\p{Mn}"# + ignorable),
        "javaJavaIdentifierStart": PropertySet(#"\p{L}\p{Nl}\p{Sc}\p{Pc}"#),
        "javaLetter": PropertySet(#"\p{L}"#),
        "javaLetterOrDigit": PropertySet(#"\p{L}\p{Nd}"#),
        "javaLowerCase": PropertySet(#"\p{Ll}"#),
        "javaMirrored": PropertySet(#"\p{bidim}"#),
        "javaSpaceChar": PropertySet(#"\p{Z}"#),
        "javaSupplementaryCodePoint": PropertySet(#"\x{10000}-\x{10ffff}"#),
        "javaTitleCase": PropertySet(#"\p{Lt}"#),
        "javaUnicodeIdentifierPart": PropertySet(#"\p{L}\p{Nl}\p{Pc}\p{Nd}\p{Mc}\p{Mn}"# + ignorable),
        "javaUnicodeIdentifierStart": PropertySet(#"\p{L}\p{Nl}"#),
        "javaUpperCase": PropertySet(#"\p{Lu}"#),
        "javaValidCodePoint": PropertySet(#"\x{0}-\x{10ffff}"#),
        "javaWhitespace": PropertySet(
            #"\t-\r\x{1c}-\x{20}\x{1680}\x{2000}-\x{2006}\x{2008}-\x{200a}\x{2028}\x{2029}\x{205f}\x{3000}"#),
    ]
    private static let ignorable = #"\x{0}-\x{8}\x{e}-\x{1b}\x{7f}-\x{9f}\p{Cf}"#

    private static let categories: [String: String] = [
        "other": "C", "control": "Cc", "cntrl": "Cc", "format": "Cf", "unassigned": "Cn", "privateuse": "Co",
        "surrogate": "Cs", "letter": "L", "casedletter": "L&", "lc": "L&", "lowercaseletter": "Ll",
        "modifierletter": "Lm", "otherletter": "Lo", "titlecaseletter": "Lt", "uppercaseletter": "Lu",
        "mark": "M", "combiningmark": "M", "spacingmark": "Mc", "enclosingmark": "Me", "nonspacingmark": "Mn",
        "number": "N", "decimalnumber": "Nd", "digit": "Nd", "letternumber": "Nl", "othernumber": "No",
        "punctuation": "P", "punct": "P", "connectorpunctuation": "Pc", "dashpunctuation": "Pd",
        "closepunctuation": "Pe", "finalpunctuation": "Pf", "initialpunctuation": "Pi", "otherpunctuation": "Po",
        "openpunctuation": "Ps", "symbol": "S", "currencysymbol": "Sc", "modifiersymbol": "Sk", "mathsymbol": "Sm",
        "othersymbol": "So", "separator": "Z", "lineseparator": "Zl", "paragraphseparator": "Zp",
        "spaceseparator": "Zs",
    ]

    private static let binaryProperties: Set<String> = [
        "asciihexdigit", "ahex", "alphabetic", "alpha", "bidicontrol", "bidic", "bidimirrored", "bidim",
        "caseignorable", "ci", "cased", "changeswhencasefolded", "cwcf", "changeswhencasemapped", "cwcm",
        "changeswhenlowercased", "cwl", "changeswhentitlecased", "cwt", "changeswhenuppercased", "cwu", "dash",
        "defaultignorablecodepoint", "di", "deprecated", "dep", "diacritic", "dia", "emoji", "emojicomponent",
        "emojimodifier", "emojimodifierbase", "emojipresentation", "extendedpictographic", "extpict", "extender",
        "ext", "graphemebase", "grbase", "graphemeextend", "grext", "graphemelink", "grlink", "hexdigit",
        "idcontinue", "idc", "idstart", "ids", "ideographic", "ideo", "idsbinaryoperator", "idsb",
        "idstrinaryoperator", "idst", "joincontrol", "joinc", "logicalorderexception", "loe", "lowercase", "lower",
        "math", "noncharactercodepoint", "nchar", "patternsyntax", "patsyn", "patternwhitespace", "patws",
        "quotationmark", "qmark", "radical", "regionalindicator", "ri", "sentenceterminal", "sterm", "softdotted",
        "sd", "space", "terminalpunctuation", "term", "unifiedideograph", "uideo", "uppercase", "upper",
        "variationselector", "vs", "whitespace", "wspace", "xidcontinue", "xidc", "xidstart", "xids",
    ]
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
            ("\u{345}", ["L", "L&", "graphemebase", "grbase", "idstart", "ids", "xidstart", "xids"]),
            (
                "ι",
                [
                    "M", "Mn", "caseignorable", "ci", "diacritic", "dia", "graphemeextend", "grext", "sc:inherited",
                    "sc:zinh", "sc:qaai",
                ]
            ),
            ("ⓜ", ["emoji", "extendedpictographic", "extpict"]), ("βεθκρφ", ["math"]),
            ("ijįɨɉϳіјḭịʝ", ["softdotted", "sd"]), ("μ", ["sc:common", "sc:zyyy", "scx:common", "scx:zyyy"]),
            ("µ\u{345}", ["sc:greek", "sc:grek"]), ("µ", ["scx:greek", "scx:grek"]),
        ]
        return additions.reduce(into: [:]) { texts, addition in
            for name in addition.names { texts[name] = addition.text }
        }
    }()

    private static let predicates: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [
        "Lu": { $0.generalCategory == .uppercaseLetter }, "Ll": { $0.generalCategory == .lowercaseLetter },
        "Lt": { $0.generalCategory == .titlecaseLetter },
        "lowercase": { $0.isLowercase }, "lower": { $0.isLowercase },
        "uppercase": { $0.isUppercase }, "upper": { $0.isUppercase },
        "changeswhencasefolded": { $0.changesWhenCaseFolded }, "cwcf": { $0.changesWhenCaseFolded },
        "changeswhenlowercased": { $0.changesWhenLowercased }, "cwl": { $0.changesWhenLowercased },
        "changeswhentitlecased": { $0.changesWhenTitlecased }, "cwt": { $0.changesWhenTitlecased },
        "changeswhenuppercased": { $0.changesWhenUppercased }, "cwu": { $0.changesWhenUppercased },
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
