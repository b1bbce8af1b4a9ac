/// What the text of a translated pattern tells about its cost.
struct TranslationMeasures {
    /// The sum of the minimum repetitions, `{n`.
    private(set) var minimumRepeats = 0
    /// The length of the longest set in brackets, in bytes.
    private(set) var longestSet = 0
    /// The same of sets with properties, for which PCRE2 does not look their ASCII characters up.
    private(set) var longestSetOfProperties = 0
    /// Whether every match starts with `http`.
    private(set) var startsWithHTTP = false

    /// In how many ways the alternatives may be taken, one after another, at most.
    var ways: Int { group.ways }
    /// What is tried on all these ways, in bytes of the pattern.
    var work: Int { group.work + minimumRepeats }
    /// How many repetitions may read on and fail before the pattern does, at most.
    var scans: Int { group.failingScans }

    /// The innermost group that is open, in the end the pattern itself.
    private var group = PatternWays(firstByte: nil)
    /// The open groups around it, and the pattern as the first of them.
    private var outer: [PatternWays] = []
    /// The group that was closed last, where a quantifier may follow.
    private var closed: PatternWays?
    private var setStart: Int?
    private var isEscaped = false

    init(_ translation: [UInt8]) {
        for index in translation.indices { read(translation, at: index) }
        while !outer.isEmpty { closeGroup() }
        group.end()
        startsWithHTTP =
            !group.isChoice && translation.starts(with: "http".utf8)
            && Self.isOnce(translation[3...])
    }

    private mutating func read(_ text: [UInt8], at index: Int) {
        let byte = text[index]
        group.addWork()
        let closed = closed.take()
        if isEscaped {
            isEscaped = false
            // A reference to a group reads as much as that has matched.
            if byte == UInt8(ascii: "g") || byte == UInt8(ascii: "k") { group.addScan() }
            return
        }
        switch byte {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "["): setStart = setStart ?? index
        case UInt8(ascii: "]"): closeSet(text[(setStart ?? index)..<index])
        case _ where setStart != nil: break
        case UInt8(ascii: "("): openGroup(text[(index + 1)...])
        case UInt8(ascii: ")"): closeGroup()
        case UInt8(ascii: "|"): group.startAlternative(Self.firstLiteral(text[(index + 1)...]))
        case UInt8(ascii: "*"), UInt8(ascii: "+"): group.addScan()
        case UInt8(ascii: "{"): addRepetition(Self.number(text[(index + 1)...]), of: closed)
        default: break
        }
    }

    private mutating func closeSet(_ set: ArraySlice<UInt8>) {
        setStart = nil
        longestSet = max(longestSet, set.count)
        guard !set.starts(with: Self.startOfWord), set.contains(UInt8(ascii: "{")) else { return }
        longestSetOfProperties = max(longestSetOfProperties, set.count)
    }

    private static let startOfWord = Array("[\(PropertySet.word.members)".utf8)

    private mutating func openGroup(_ text: ArraySlice<UInt8>) {
        let isSpecial = text.first == UInt8(ascii: "?")
        // The character that tells `(?:`, `(?=`, `(?!`, `(?<=`, `(?<!` and `(?>` apart.
        let kind = isSpecial ? text.dropFirst().first { $0 != UInt8(ascii: "<") } : nil
        outer.append(group)
        group = PatternWays(firstByte: Self.firstLiteral(kind == UInt8(ascii: ":") ? text.dropFirst(2) : text))
        group.isLookaround = kind == UInt8(ascii: "=") || kind == UInt8(ascii: "!")
        group.isAtomic = group.isLookaround || kind == UInt8(ascii: ">")
    }

    private mutating func closeGroup() {
        guard var around = outer.popLast() else { return }
        group.end()
        closed = group
        swap(&group, &around)
        group.add(around)
    }

    /// Adds `{n`; PCRE2 copies a group so often.
    private mutating func addRepetition(_ minimum: Int, of repeated: PatternWays?) {
        group.addScan()
        minimumRepeats += minimum
        guard let repeated else { return }
        for _ in 1..<max(2, min(minimum, 1024)) { group.add(repeated) }
    }

    /// The character of ASCII that a text starts with, unless it may be left out. The translation escapes all but letters
    /// and digits.
    private static func firstLiteral(_ text: ArraySlice<UInt8>) -> UInt8? {
        let isEscaped = text.first == UInt8(ascii: "\\")
        let text = isEscaped ? text.dropFirst() : text
        guard let byte = text.first, byte < 0x80, isOnce(text),
            Rendering.isAlphanumeric(Unicode.Scalar(byte)) != isEscaped
        else { return nil }
        return byte | 0x20
    }

    /// Whether no quantifier follows the first byte.
    private static func isOnce(_ text: ArraySlice<UInt8>) -> Bool {
        !(text.dropFirst().first.map("?*+{".utf8.contains) ?? false)
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Int {
        text.prefix(6).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
}

/// The ways through a group or a whole pattern that machine code may try without a step that it counts: an upper bound.
struct PatternWays {
    var isLookaround = false
    /// Whether no other way is tried once one has been found.
    var isAtomic = false
    private(set) var isChoice = false
    private(set) var ways = 0
    private(set) var work = 0

    /// How many repetitions may read on and fail, without the failure of the group.
    var failingScans: Int { isChoice || isLookaround ? Self.limited(scans + innerScans) : innerScans }

    private var scans = 0
    private var innerScans = 0
    /// The ways through the alternatives that start with different characters: one of them is taken at most.
    private var exclusiveWays = 0
    /// The bits of these characters. Not a `Set`: the measures are taken of every pattern that is tried.
    private var firstBytes: UInt128 = 0
    /// Of the current alternative.
    private var currentWays = 1
    private var firstByte: UInt8?

    init(firstByte: UInt8?) { self.firstByte = firstByte }

    mutating func addWork() { work = Self.limited(work + currentWays) }

    mutating func addScan() { scans = Self.limited(scans + currentWays) }

    /// Adds a group behind what is there.
    mutating func add(_ group: PatternWays) {
        work = Self.limited(work + currentWays * group.work)
        innerScans = Self.limited(innerScans + currentWays * group.failingScans)
        if !group.isChoice, !group.isLookaround { scans = Self.limited(scans + currentWays * group.scans) }
        if !group.isAtomic { currentWays = Self.limited(currentWays * group.ways) }
    }

    mutating func startAlternative(_ firstByte: UInt8?) {
        end()
        isChoice = true
        self.firstByte = firstByte
    }

    /// Ends the last alternative.
    mutating func end() {
        if let firstByte, firstBytes >> UInt128(firstByte) & 1 == 0 {
            firstBytes |= 1 << UInt128(firstByte)
            ways -= exclusiveWays
            exclusiveWays = max(exclusiveWays, currentWays)
            ways += exclusiveWays
        } else {
            ways = Self.limited(ways + currentWays)
        }
        currentWays = 1
    }

    /// More is too much in any case.
    private static func limited(_ number: Int) -> Int { min(number, 1 << 28) }
}
