import Text

/// Finds the candidates of a text in one pass over its bytes, without looking anything up.
struct CandidateFinder {
    private var excluded: ArraySlice<Range<Int>>
    private let filter: WordFilter
    private var addresses = AddressSkipper()
    /// What the last word may be.
    private var rolesBefore: WordFilter.Roles = []
    /// The candidates so far, in the order of the text.
    private(set) var candidates: [Candidate] = []

    /// The most bytes of a word that is read: text without spaces is one word in some scripts.
    private static let maximumLength = PassageParser.maximumLength
    /// The most bytes before a Chinese numeral in a word that may hold a name.
    private static let maximumName = 60

    init(excluded: [Range<Int>], filter: WordFilter) {
        self.excluded = excluded[...]
        self.filter = filter
    }

    mutating func run(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            if let next = excluded.first, index >= next.lowerBound {
                index = max(index, next.upperBound)
                excluded.removeFirst()
                continue
            }
            let byte = bytes[index]
            if byte.isASCIILetter {
                index = takeWord(bytes, at: index, hash: 0)
            } else if byte.isASCIIDigit {
                index = takeNumber(bytes, at: index)
            } else if byte < 0x80 {
                index = byte <= 0x20 || byte == UInt8(ascii: ",") ? index + 1 : takeMark(bytes, at: index)
            } else {
                index =
                    ProseCharacter.isLetter(bytes, at: index)
                    ? takeAccentedWord(bytes, at: index, from: index)
                    : index + ProseCharacter.length(byte)
            }
        }
    }

    /// Takes the word that starts at an index, and gives the index after it.
    @inline(__always)
    private mutating func takeWord(_ bytes: Span<UInt8>, at start: Int, hash: UInt32) -> Int {
        var hash = hash
        var index = start
        while index < bytes.count, bytes[index].isASCIILetter {
            hash = WordFilter.hash(hash, bytes[index])
            index += 1
        }
        if index < bytes.count, bytes[index] >= 0x80, ProseCharacter.isLetter(bytes, at: index) {
            return takeAccentedWord(bytes, at: index, from: start)
        }
        let roles = filter[hash]
        defer { rolesBefore = roles }
        guard roles != .sacred && !roles.isEmpty || index - start == 3 else {
            if index - start >= 4, bytes[start].isASCIICapital { takeUnknown(bytes, start..<index) }
            return index
        }
        return takeCandidate(bytes, start..<index, roles)
    }

    /// Takes a word with letters beyond ASCII, which may be anything.
    private mutating func takeAccentedWord(_ bytes: Span<UInt8>, at accent: Int, from start: Int) -> Int {
        // The 節 of `5章3節和路加福音6:20` belongs to the number before it.
        let isBehindNumber = start > 0 && bytes[start - 1].isASCIIDigit && HanNumeral.isCounter(in: bytes, at: start)
        if isBehindNumber, HanNumeral.isVerseCounter(in: bytes, at: start) {
            candidates.append(Candidate(kind: .keyword, start: start, end: start + 3))
        }
        let start = isBehindNumber ? start + 3 : start
        var index = max(start, accent)
        defer { rolesBefore = .joint }
        while index < bytes.count {
            if index > start, let numeral = HanNumeral.length(endingName: bytes, at: index) {
                appendName(bytes, start..<index)
                return index + numeral
            }
            if bytes[index].isASCIILetter {
                index += 1
            } else if bytes[index] >= 0x80, ProseCharacter.isLetter(bytes, at: index) {
                index += ProseCharacter.length(bytes[index])
            } else {
                break
            }
        }
        guard start < index else { return index }
        return takeCandidate(bytes, start..<min(index, bytes.count), [.name, .longName, .keyword])
    }

    /// Appends the end of a word, before a number in Chinese characters, as the place of a name.
    private mutating func appendName(_ bytes: Span<UInt8>, _ word: Range<Int>) {
        let start = bytes.characterStart(atOrAfter: max(word.lowerBound, word.upperBound - Self.maximumName))
        candidates.append(Candidate(kind: .name, start: start, end: word.upperBound))
    }

    private mutating func takeCandidate(_ bytes: Span<UInt8>, _ word: Range<Int>, _ roles: WordFilter.Roles) -> Int {
        if word.count == 3, let address = addresses.skipped(in: bytes, at: word.lowerBound) {
            return address.upperBound
        }
        guard !roles.isEmpty, word.count <= Self.maximumLength, !isInsideIdentifier(bytes, word) else {
            return word.upperBound
        }
        let numbers = NumberAhead(bytes, after: word.upperBound, filter: filter)
        if roles.contains(.name), numbers.follows || followsOrdinal(bytes, word.lowerBound) {
            let isLong = roles.contains(.longName) && rolesBefore.contains(.joint)
            let kind: Candidate.Kind = isLong ? .longName : .name
            candidates.append(Candidate(kind: kind, start: word.lowerBound, end: word.upperBound))
        } else if roles.contains(.keyword), numbers.follows || word.count >= 4 || isCounter(bytes, word) {
            candidates.append(Candidate(kind: .keyword, start: word.lowerBound, end: word.upperBound))
        }
        return word.upperBound
    }

    /// Whether a word of Korean has its number right before it: the 절 of `13-21절`.
    private func isCounter(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        bytes[word.lowerBound] >= 0xEA && word.lowerBound > 0 && bytes[word.lowerBound - 1].isASCIIDigit
    }

    /// Takes a word that may be a misspelt name because of the chapter and verse behind it.
    private mutating func takeUnknown(_ bytes: Span<UInt8>, _ word: Range<Int>) {
        guard word.count <= Self.maximumLength else { return }
        var index = word.upperBound
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        guard index + 3 < bytes.count, bytes[index] == 0x20, bytes[index + 1].isASCIIDigit else { return }
        index += 1
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ","),
            bytes[index + 1].isASCIIDigit,
            !isInsideIdentifier(bytes, word)
        else { return }
        candidates.append(Candidate(kind: .unknown, start: word.lowerBound, end: word.upperBound))
    }

    /// Whether the character before a word makes it part of a path, a variable or an address.
    private func isInsideIdentifier(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        let start = word.lowerBound
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "="),
            UInt8(ascii: "?"), UInt8(ascii: "%"):
            return true
        case UInt8(ascii: "-") where rolesBefore.contains(.joint) && !bytes[start].isASCIICapital: return false
        case UInt8(ascii: "_"), UInt8(ascii: "&"), UInt8(ascii: "-"):
            return start > 1 && bytes[start - 2].isASCIIAlphanumeric
        case UInt8(ascii: "/"):
            let isSpaced = word.upperBound < bytes.count && bytes[word.upperBound] == 0x20
            return start > 1 && !isSpaced && !bytes[start - 2].isASCIIDigit && bytes[start - 2] != 0x20
        default: return false
        }
    }

    /// Whether a number with an ending or a stop stands before a word: `23rd Psalm`, `23. Psalm`. Before a word such as
    /// `Psalm`, the number may be written in words.
    private func followsOrdinal(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        guard start >= 4, bytes[start - 1] == 0x20 else { return false }
        if bytes[start - 2] == UInt8(ascii: ".") { return bytes[start - 3].isASCIIDigit }
        guard bytes[start - 2].isASCIILetter, bytes[start - 3].isASCIILetter else { return false }
        // `the twenty-third Psalm`
        return bytes[start - 4].isASCIIDigit
            || bytes[start] | 0x20 == UInt8(ascii: "p") && bytes[start - 4].isASCIILetter
    }

    /// Takes a number, and gives the index after it.
    private mutating func takeNumber(_ bytes: Span<UInt8>, at start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
        guard index - start <= 3, index + 1 < bytes.count,
            bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ","), startsNumbers(bytes, start)
        else { return index }
        let next = bytes[index + 1] == 0x20 ? index + 2 : index + 1
        guard next < bytes.count, bytes[next].isASCIIDigit else { return index }
        candidates.append(Candidate(kind: .numbers, start: start, end: index))
        return index + 1
    }

    private func startsNumbers(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        guard start > 0 else { return true }
        switch bytes[start - 1] {
        case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "_"),
            UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","), 0x80...:
            return true
        default: return false
        }
    }

    /// Takes a mark; skips the code, address or tag that it belongs to.
    private mutating func takeMark(_ bytes: Span<UInt8>, at index: Int) -> Int {
        guard let skipped = addresses.skipped(in: bytes, at: index) else { return index + 1 }
        while let last = candidates.last, last.end > skipped.lowerBound { candidates.removeLast() }
        return skipped.upperBound
    }
}

/// A place in running text where a reference may stand.
struct Candidate {
    /// What stands there.
    enum Kind: UInt8 {
        /// A word that may end a name, with a number near.
        case name
        /// The same, where the word may end a name of several words.
        case longName
        /// A word such as `verse` or `chapter`.
        case keyword
        /// A word that ends no name, with a chapter and verse behind it: it may be misspelt.
        case unknown
        /// `5:1`.
        case numbers
    }

    var kind: Kind
    /// Where the word or the number starts, in bytes.
    var start: Int
    /// Where it ends.
    var end: Int
}

/// Whether a number comes after a word: in digits, as a Roman numeral, or with a word such as `chapter` before it.
struct NumberAhead {
    /// Whether one does.
    private(set) var follows = false

    init(_ bytes: Span<UInt8>, after end: Int, filter: WordFilter) {
        var index = end
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        if index < bytes.count, bytes[index] == UInt8(ascii: ",") { index += 1 }
        var spaces = 0
        while spaces < 24, case let length = ProseCharacter.spaceLength(bytes, at: index), length > 0 {
            index += length
            spaces += 1
        }
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "("), index + 1 < bytes.count { index += 1 }
        // `Psaume : 97`
        if bytes[index] == UInt8(ascii: ":"), index + 2 < bytes.count, bytes[index + 1] == 0x20 { index += 2 }
        if bytes[index].isASCIIDigit {
            follows = true
        } else if bytes[index] >= 0x80 {
            follows = Self.isDigit(bytes, at: index) || bytes[end] >= 0x80 || spaces > 0 && bytes[index] < 0xE0
        } else {
            follows = Self.isNumeralOrKeyword(bytes, at: index, filter)
        }
    }

    /// Whether a digit beyond ASCII stands at an index.
    private static func isDigit(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let end = min(index + ProseCharacter.length(bytes[index]), bytes.count)
        let character = (index..<end).map { bytes[$0] }
        guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            case .ascii(let digit) = CharacterClass(scalar)
        else { return false }
        return digit.isASCIIDigit
    }

    private static func isNumeralOrKeyword(_ bytes: Span<UInt8>, at start: Int, _ filter: WordFilter) -> Bool {
        var index = start
        var hash: UInt32 = 0
        var isNumeral = true
        while index < bytes.count, bytes[index].isASCIILetter {
            hash = WordFilter.hash(hash, bytes[index])
            isNumeral = isNumeral && RomanNumeral.isDigit(bytes[index])
            index += 1
        }
        guard index > start else { return false }
        if filter[hash].contains(.keyword) { return true }
        guard isNumeral, index - start <= 8 else { return false }
        // `I` and `l` alone are words or letters.
        return index - start > 1 || index < bytes.count && bytes[index] != 0x20 && bytes[index] != UInt8(ascii: "'")
    }
}
