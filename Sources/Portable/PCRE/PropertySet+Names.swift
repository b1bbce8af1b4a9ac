/// The property names that ICU has and PCRE2 can match; lower case, without spaces, hyphens and underscores.
extension PropertySet {
    static let shorthands: [Character: String] = [
        "w": word.members, "d": #"\p{Nd}"#, "s": #"\p{White_Space}"#, "h": #"\t\p{Zs}"#,
        "v": #"\n\x{b}\f\r\x{85}\x{2028}\x{2029}"#,
    ]

    static let composites: [String: PropertySet] = [
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
    static let javaProperties: [String: PropertySet] = [
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

    static let categories: [String: String] = [
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

    static let binaryProperties: Set<String> = [
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
