/// Long titles of books, in English.
extension PassageParser {
    /// The words that a title starts with.
    private static let heads = words("the book gospel epistle letter saint st prophet general")
    private static let gospel = words("gospel")
    /// The words that come between them and the name.
    private static let links = words("of to according from by paul apostle")
    /// The words between two titles of a book.
    private static let aliases = words("commonly otherwise called or")

    private static func words(_ text: String) -> FoldedTable<Bool> {
        var words = FoldedTable<Bool>()
        for word in text.split(separator: " ") {
            words.update(FoldedKey(Array(word.utf8)[...]), inserting: true) { _ in }
        }
        return words
    }

    /// The words before the name in a title, read so far.
    struct Title {
        /// The index after them.
        var next: Int
        /// The digit of the number among them.
        var digit: UInt8?
        /// Whether there is a word that makes it a title.
        var hasHead = false
        /// Whether it is the title of a Gospel.
        var isGospel = false
    }

    /// A name with its title: `The First Epistle of Paul to the Corinthians`, `The Book of the Prophet Isaiah`.
    ///
    /// After other items a number must follow it, because the title of an article may end with the name of a book.
    func titledName(at index: Int) -> NameMatch? {
        var title = startOfTitle(at: index)
        while readWord(of: &title) {
            guard title.hasHead, let match = name(at: title.next, ordinal: title.digit) else { continue }
            if title.isGospel, !match.name[0].isGospel { return nil }
            return spans.isEmpty && !item.isRangeEnd || token(match.end).kind == .number ? match : nil
        }
        return nil
    }

    /// All words of a title, up to the name.
    func title(at index: Int) -> Title {
        var title = startOfTitle(at: index)
        while readWord(of: &title) {}
        // `I Corinthians`, which is no title.
        let name = afterJoiners(title.next + 1)
        if title.digit == nil, let digit = ordinal(at: title.next)?.digit, token(name).kind == .word {
            (title.next, title.digit) = (name, digit)
        }
        return title
    }

    /// A title with the digit before it, as in `1st Epistle of John`.
    private func startOfTitle(at index: Int) -> Title {
        let number = token(index)
        guard number.kind == .number, number.foldedRange.count == 1 else { return Title(next: index) }
        let hasSign = token(index + 1).isGlued && ordinal(at: index + 1) == .sign
        return Title(next: index + (hasSign ? 2 : 1), digit: folded[Int(number.foldedStart)])
    }

    /// Reads the next word or mark of a title; false if it does not belong to it.
    private func readWord(of title: inout Title) -> Bool {
        let index = title.next
        if isWord(index, in: Self.heads) {
            title.hasHead = true
            title.isGospel = title.isGospel || isWord(index, in: Self.gospel)
        } else if title.digit == nil, let digit = ordinal(at: index)?.digit, token(index).foldedRange.count > 1 {
            title.digit = digit
        } else if !title.hasHead && title.digit == nil || !isMark(index) && !isWord(index, in: Self.links) {
            return false
        }
        title.next += 1
        return true
    }

    private func isMark(_ index: Int) -> Bool {
        token(index).kind == .stop || token(index).kind == .dash && token(index).isGlued
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

    private func isWord(_ index: Int, in words: @autoclosure () -> FoldedTable<Bool>) -> Bool {
        token(index).kind == .word && words().value(of: folded[token(index).foldedRange]) != nil
    }
}
