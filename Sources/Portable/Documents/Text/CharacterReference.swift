import Text

/// A character reference of HTML, `&nbsp;` or `&#8211;`: all numbers, the names of HTML 4, and those of other characters in
/// URLs and in references to the Bible.
struct CharacterReference {
    let scalar: Unicode.Scalar
    /// The index after the semicolon.
    let end: Int
    private let isNumber: Bool

    /// The reference that starts at an index.
    init?(at start: Int, in text: [UInt8]) {
        guard text[start] == UInt8(ascii: "&") else { return nil }
        let name = text[(start + 1)...].prefix(Self.maximumName)
            .prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
        guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ";") else { return nil }
        let key = String(decoding: name, as: UTF8.self)
        isNumber = key.hasPrefix("#")
        guard let scalar = isNumber ? Self.numbered(key.dropFirst()) : Self.named[key] else { return nil }
        self.scalar = scalar
        end = name.endIndex + 1
    }

    /// What readers see of the character: nothing of a soft hyphen, and of a place where a line may or must not break.
    var shown: String { ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"].contains(scalar) ? "" : String(scalar) }

    /// Whether a name is one of a character of ASCII, as those in URLs are.
    var mayBeInURL: Bool { isNumber || scalar.isASCII }

    private static let maximumName = 18

    private static func numbered(_ digits: Substring) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        if (0x80..<0xA0).contains(number) { return windows1252[Int(number) - 0x80] }
        return Unicode.Scalar(number).flatMap { $0 == "\0" ? "\u{FFFD}" : $0 }
    }

    /// The characters that the standard gives to the numbers of control characters, as pages for Windows have them.
    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    private static let named = [latin, typographic, symbols].reduce(into: ascii) { all, names in
        all.merge(names) { first, _ in first }
    }

    private static let ascii: [String: Unicode.Scalar] = [
        "amp": "&", "AMP": "&", "quot": "\"", "QUOT": "\"", "apos": "'", "lt": "<", "LT": "<", "gt": ">", "GT": ">",
        "lpar": "(", "rpar": ")", "lsqb": "[", "lbrack": "[", "rsqb": "]", "rbrack": "]", "lcub": "{", "rcub": "}",
        "colon": ":", "semi": ";", "comma": ",", "period": ".", "sol": "/", "bsol": "\\", "quest": "?", "equals": "=",
        "num": "#", "percnt": "%", "plus": "+", "excl": "!", "ast": "*", "midast": "*", "dollar": "$", "commat": "@",
        "Hat": "^", "lowbar": "_", "grave": "`", "vert": "|", "verbar": "|", "Tab": "\t", "NewLine": "\n",
    ]

    /// The characters of Latin-1 beyond ASCII.
    private static let latin: [String: Unicode.Scalar] = {
        let names = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
            micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
            Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde \
            Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc \
            atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc \
            otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        let scalars = (UInt32(0xA0)...0xFF).compactMap(Unicode.Scalar.init)
        return Dictionary(uniqueKeysWithValues: zip(names.split(separator: " ").map(String.init), scalars))
    }()

    /// What HTML 4 has beyond Latin-1.
    private static let symbols: [String: Unicode.Scalar] = {
        let names = """
            OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ \
            Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ \
            Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν \
            xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ \
            permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ \
            larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ \
            nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ \
            there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ \
            sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ lang ⟨ rang ⟩
            """.split(separator: " ")
        let pairs = stride(from: 0, to: names.count - 1, by: 2).compactMap { index in
            names[index + 1].unicodeScalars.first.map { (String(names[index]), $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let typographic: [String: Unicode.Scalar] = [
        "nbsp": "\u{A0}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "hairsp": "\u{200A}",
        "numsp": "\u{2007}", "puncsp": "\u{2008}", "NonBreakingSpace": "\u{A0}", "ThinSpace": "\u{2009}",
        "VeryThinSpace": "\u{200A}", "MediumSpace": "\u{205F}", "ZeroWidthSpace": "\u{200B}", "horbar": "\u{2015}",
        "NoBreak": "\u{2060}", "shy": "\u{AD}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}",
        "rlm": "\u{200F}", "hyphen": "\u{2010}", "dash": "\u{2010}", "ndash": "\u{2013}", "mdash": "\u{2014}",
        "minus": "\u{2212}", "hellip": "\u{2026}", "middot": "\u{B7}", "bull": "\u{2022}", "sect": "\u{A7}",
        "para": "\u{B6}", "laquo": "\u{AB}", "raquo": "\u{BB}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
        "sbquo": "\u{201A}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "iexcl": "\u{A1}",
        "iquest": "\u{BF}", "ordf": "\u{AA}", "ordm": "\u{BA}", "deg": "\u{B0}", "sup1": "\u{B9}", "sup2": "\u{B2}",
        "sup3": "\u{B3}", "dagger": "\u{2020}", "Dagger": "\u{2021}",
    ]
}
