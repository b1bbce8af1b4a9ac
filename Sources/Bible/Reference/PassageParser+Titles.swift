/// Long titles of books, in English.
extension PassageParser {
    /// The words that a title starts with.
    private static let heads = words("the book gospel epistle letter saint st prophet general")
    /// The words that come between them and the name.
    private static let links = words("of to according from by paul apostle")
    /// The words between two titles of a book.
    private static let aliases = words("commonly otherwise called or")

    private static func words(_ table: StaticString) -> Set<[UInt8]> {
        Set(Table(table).rows().joined().map(Array.init))
    }

    /// A name with its title: `The First Epistle of Paul to the Corinthians`, `The Book of the Prophet Isaiah`.
    ///
    /// After other items a number must follow it, because the title of an article may end with the name of a book.
    func titledName(at index: Int) -> NameMatch? {
        var (next, digit) = ordinalNumber(at: index)
        var hasHead = false
        while true {
            if hasHead, let match = name(at: next, ordinal: digit) {
                return spans.isEmpty && !isRangeEnd || token(match.end).kind == .number ? match : nil
            }
            if isWord(next, in: Self.heads) {
                hasHead = true
            } else if let ordinal = ordinal(at: next)?.digit, token(next).foldedRange.count > 1, digit == nil {
                digit = ordinal
            } else if !hasHead || !isMark(next) && !isWord(next, in: Self.links) {
                return nil
            }
            next += 1
        }
    }

    private func isMark(_ index: Int) -> Bool {
        token(index).kind == .stop || token(index).kind == .dash && token(index).isGlued
    }

    /// A digit before a title, as in `1st Epistle of John`, and the index after it.
    private func ordinalNumber(at index: Int) -> (end: Int, digit: UInt8?) {
        let number = token(index)
        guard number.kind == .number, number.foldedRange.count == 1 else { return (index, nil) }
        let hasSign = token(index + 1).isGlued && ordinal(at: index + 1) == .sign
        return (index + (hasSign ? 2 : 1), folded[Int(number.foldedStart)])
    }

    /// The index after another title of the same book: `Ecclesiastes, or the Preacher`, `1 Samuel, otherwise called 1 Kings`.
    func afterAlias(of match: NameMatch) -> Int {
        var next = token(match.end).kind == .comma ? match.end + 1 : match.end
        var isCalled = false
        let start = next
        while isWord(next, in: Self.aliases) {
            isCalled = folded[token(next).foldedRange].first == UInt8(ascii: "c") || isCalled
            next += 1
        }
        guard next > start else { return match.end }
        if token(next).kind == .comma { next += 1 }
        guard let alias = nameMatch(at: next, foreign: false), isCalled || alias.name[0] == match.name[0] else {
            return match.end
        }
        return alias.end
    }

    private func isWord(_ index: Int, in words: Set<[UInt8]>) -> Bool {
        token(index).kind == .word && words.contains(Array(folded[token(index).foldedRange]))
    }
}
