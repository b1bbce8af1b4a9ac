/// The items of a set such as `[a-z\d_]`, each with the characters that it stands for.
struct SetItem: Sendable {
    /// The UTF-8 offsets of its text in the pattern.
    let range: Range<Int>
    /// Matches one character of the item.
    private let pattern: Pattern
    /// Whether all its characters are digits.
    let isDigits: Bool

    func matches(_ scalar: Unicode.Scalar) -> Bool {
        (try? pattern.firstMatch(in: Subject(String(scalar)))) != nil
    }

    private init(
        _ members: String, _ range: Range<Int>, ignoringCase: Bool, isDigits: Bool
    ) throws(PatternError) {
        self.range = range
        self.isDigits = isDigits
        pattern = try Pattern((ignoringCase ? "(?i)" : "") + "[\(members)]")
    }
}

extension SetItem {
    /// The items of a set; empty for a negated set, for one with an operation such as `&&`, and for what is not a set.
    static func items(
        of characters: PatternTree.Characters, in source: [UInt8], ignoringCase: Bool
    ) throws(PatternError) -> [SetItem] {
        guard case .set(let elements) = characters.form else { return [] }
        var items: [SetItem] = []
        func append(_ members: String, _ range: Range<Int>, isDigits: Bool = false) throws(PatternError) {
            items.append(try SetItem(members, range, ignoringCase: ignoringCase, isDigits: isDigits))
        }
        // The number of open brackets, and where a set in the set starts.
        var (depth, start) = (0, 0)
        for element in elements {
            switch element.kind {
            case .open(let operation):
                if depth == 1, operation != .union { return [] }
                if depth == 1 { start = element.range.lowerBound }
                depth += 1
            case .close:
                depth -= 1
                let range = start..<element.range.upperBound
                if depth == 1 { try append(String(decoding: source[range], as: UTF8.self), range) }
            case _ where depth > 1: break
            case .negation, .operation: return []
            case .character(let scalar), .sign(let scalar):
                try append(spelling(scalar), element.range, isDigits: isDigit(scalar))
            case .range(let range):
                let (first, last) = (range.lowerBound, range.upperBound)
                let text = spelling(first) + "-" + spelling(last)
                try append(text, element.range, isDigits: isDigit(first) && isDigit(last))
            case .property:
                let text = String(decoding: source[element.range], as: UTF8.self)
                try append(text, element.range, isDigits: text == "\\d")
            }
        }
        return items
    }

    private static func spelling(_ scalar: Unicode.Scalar) -> String { "\\x{\(String(scalar.value, radix: 16))}" }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
