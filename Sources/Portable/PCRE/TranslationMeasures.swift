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

    private var depth = 0
    /// Whether the whole pattern is a choice of alternatives.
    private var isChoice = false
    private var setStart: Int?
    private var isEscaped = false

    init(_ translation: [UInt8]) {
        for index in translation.indices { read(translation, at: index) }
        startsWithHTTP = !isChoice && translation.starts(with: "http".utf8) && Self.isOnce(translation[3...])
    }

    private mutating func read(_ text: [UInt8], at index: Int) {
        if isEscaped { return isEscaped = false }
        switch text[index] {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "["): setStart = setStart ?? index
        case UInt8(ascii: "]"): closeSet(text[(setStart ?? index)..<index])
        case _ where setStart != nil: break
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "|"): if depth == 0 { isChoice = true }
        case UInt8(ascii: "{"): minimumRepeats += Self.number(text[(index + 1)...])
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

    /// Whether no quantifier follows the first byte.
    private static func isOnce(_ text: ArraySlice<UInt8>) -> Bool {
        !(text.dropFirst().first.map("?*+{".utf8.contains) ?? false)
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Int {
        text.prefix(6).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
}
