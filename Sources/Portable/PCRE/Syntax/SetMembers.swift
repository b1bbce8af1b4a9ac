import Text

/// The characters that a set may match: exactly for printable ASCII, roughly for all others.
struct SetMembers {
    /// How many of the characters beyond ASCII that fold to ASCII letters are members.
    private enum Share { case none, some, all }

    /// The ASCII members, as bits.
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var folding = Share.none
    /// Whether the ASCII members are all members there are, and each of them is known.
    private var isComplete = true
    /// Whether it is certain which printable ASCII characters are members.
    private var isCertain = true

    private static let digits: UInt64 = 0x03ff_0000_0000_0000
    private static let space: UInt64 = 0x0000_0001_0000_0000
    private static let letters: UInt64 = 0x07ff_fffe_07ff_fffe
    private static let kAndS: UInt64 = 1 << (0x4b - 64) | 1 << (0x53 - 64)
    private static let underscore: UInt64 = 1 << (0x5f - 64)

    init() {}

    /// What may belong to a set that is not looked into.
    static let anything: SetMembers = {
        var members = SetMembers()
        (members.low, members.high) = (.max, .max)
        (members.folding, members.isComplete, members.isCertain) = (.some, false, false)
        return members
    }()

    /// The members of an escape such as `\d`; nil for a letter that means no set.
    init?(shorthand letter: Unicode.Scalar) {
        isComplete = false
        switch letter {
        case "d", "D": low = Self.digits
        case "w", "W": (low, high, folding) = (Self.digits, Self.letters | Self.underscore, .all)
        case "s", "S", "h", "H": low = Self.space
        case "v", "V": break
        default: return nil
        }
        if ("A"..."Z").contains(letter) { formComplement() }
    }

    /// The members of a general category such as `\p{L}`; nil for other properties, and where case decides and is ignored.
    init?(property name: String, isNegated: Bool, ignoringCase: Bool) {
        switch name {
        case "L": high = Self.letters
        case "Lu" where !ignoringCase: high = Self.letters & 0xffff_ffff
        case "Ll" where !ignoringCase: high = Self.letters & ~0xffff_ffff
        case "N", "Nd": low = Self.digits
        case "M": break
        default: return nil
        }
        (folding, isComplete) = (.some, false)
        if isNegated { formComplement() }
    }

    /// Whether a member may, after folding, contain a letter or digit.
    var mayBeWord: Bool { low & Self.digits | high & Self.letters != 0 || folding != .none }

    /// Whether all characters are members that, after folding, contain a letter or digit.
    var hasAllOfWords: Bool {
        low & Self.digits == Self.digits && high & Self.letters == Self.letters && folding == .all
    }

    /// Inserts characters, and those that are the same for ICU if case is ignored.
    mutating func insert(_ range: ClosedRange<Unicode.Scalar>, ignoringCase: Bool) {
        let (first, last) = (range.lowerBound.value, range.upperBound.value)
        if last >= 0x80 {
            insertBeyondASCII()
            // The character may be an ASCII letter if case is ignored.
            if ignoringCase, FoldedText.hasLetters(range) { isCertain = false }
        }
        guard first < 0x80 else { return }
        low |= Self.bits(first, last, from: 0)
        var letters = Self.bits(first, last, from: 64)
        high |= letters
        guard ignoringCase else { return }
        letters &= Self.letters
        high |= letters << 32 | letters >> 32
        // The Kelvin sign and the long s.
        if (letters | letters >> 32) & Self.kAndS != 0 { insertBeyondASCII() }
    }

    /// The bits of a range of characters in a word that starts with one of them.
    private static func bits(_ first: UInt32, _ last: UInt32, from start: UInt32) -> UInt64 {
        guard first < start + 64, last >= start else { return 0 }
        let (low, high) = (max(first, start) - start, min(last - start, 63))
        return (UInt64.max >> UInt64(63 - high + low)) << UInt64(low)
    }

    private mutating func insertBeyondASCII() {
        isComplete = false
        if folding == .none { folding = .some }
    }

    mutating func formUnion(_ other: SetMembers) {
        (low, high) = (low | other.low, high | other.high)
        isComplete = isComplete && other.isComplete
        isCertain = isCertain && other.isCertain
        if folding == .none || other.folding == .all { folding = other.folding }
    }

    mutating func formComplement() {
        (low, high, isComplete) = (~low, ~high, false)
        switch folding {
        case .none: folding = .all
        case .all: folding = .none
        case .some: break
        }
    }

    /// The members that are printable ASCII; nil if that is not certain.
    var printableASCII: ASCIISet? { isCertain ? ASCIISet(printable: low, high) : nil }

    /// A few ASCII letters and digits.
    struct Letters {
        /// A bit for each digit, and in front of them for each letter in lower case.
        fileprivate let bits: UInt64

        /// Calls a function with each of them, folded, in ascending order.
        @inline(__always)
        func forEach(_ body: (UInt8) -> Void) {
            var rest = bits
            while rest != 0 {
                let index = UInt8(rest.trailingZeroBitCount)
                body(index < 10 ? UInt8(ascii: "0") + index : UInt8(ascii: "a") + (index - 10))
                rest &= rest - 1
            }
        }
    }

    private static let maximumLetters = 4

    /// The members, folded, if they are a few ASCII letters and digits and nothing else.
    var letters: Letters? {
        guard isComplete, low & ~Self.digits | high & ~Self.letters == 0 else { return nil }
        let bits = low >> 48 | ((high | high >> 32) & 0x07ff_fffe) << 9
        guard 1...Self.maximumLetters ~= bits.nonzeroBitCount else { return nil }
        return Letters(bits: bits)
    }
}

extension SetMembers {
    /// The members of what matches one character; nil for what may match several.
    init?(_ form: PatternTree.Characters.Form, ignoringCase: Bool) {
        switch form {
        case .any:
            self = .anything
            isCertain = true
        case .property(let property): self.init(property, ignoringCase: ignoringCase)
        case .set(let elements): self = SetMembers(elements, ignoringCase: ignoringCase) ?? .anything
        case .lineEnd, .cluster: return nil
        }
    }

    private init(_ property: CharacterProperty, ignoringCase: Bool) {
        let members =
            switch property {
            case .shorthand(let letter): SetMembers(shorthand: letter)
            case .named(let name, let isNegated):
                SetMembers(property: name, isNegated: isNegated, ignoringCase: ignoringCase)
            }
        self = members ?? .anything
    }

    /// Nil for a set with sets or operations in it.
    private init?(_ elements: [SetElement], ignoringCase: Bool) {
        var isNegated = false
        for element in elements {
            switch element.kind {
            case .open(after: nil), .close: break
            case .open, .operation: return nil
            case .negation: isNegated = true
            case .character(let scalar): insert(scalar...scalar, ignoringCase: ignoringCase)
            case .sign(let scalar): insert(scalar...scalar, ignoringCase: false)
            case .range(let range): insert(range, ignoringCase: ignoringCase)
            case .property(let property): formUnion(SetMembers(property, ignoringCase: ignoringCase))
            }
        }
        if isNegated { formComplement() }
    }
}
