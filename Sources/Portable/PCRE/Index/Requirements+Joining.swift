/// Alternatives beside letters: `colou?r` and `(?:i|e)mage` contain one of two tokens each.
extension Requirements {
    /// More alternatives are not joined with what is beside them.
    static let maximumJoined = 16
    private static let maximumLength = 1024

    /// Joins groups with the letters and digits beside them, among the pending nodes from an index on.
    mutating func joinGroups(from start: Int) {
        guard let first = firstJoined(from: start) else { return }
        let end = pending.count
        // What is beside the first one may be joined with it; what is further in front remains.
        let rest = max(first - 1, start)
        texts.removeAll(keepingCapacity: true)
        texts.append(0..<0)
        for index in rest..<end {
            let node = pending[index]
            if node.kind == .literal {
                appendToTexts(node.range)
            } else if isJoined(index, start..<end) {
                appendToTexts(alternatives: node)
            } else {
                flushTexts()
                pending.append(node)
            }
        }
        flushTexts()
        pending.removeSubrange(rest..<end)
    }

    private func firstJoined(from start: Int) -> Int? {
        for index in start..<pending.count where isJoined(index, start..<pending.count) { return index }
        return nil
    }

    /// Whether a node of a sequence is a group that touches a letter or digit.
    private func isJoined(_ index: Int, _ sequence: Range<Int>) -> Bool {
        let node = pending[index]
        guard node.isJoinable, !node.isRepeated else { return false }
        let before =
            index > sequence.lowerBound && pending[index - 1].kind == .literal && pending[index - 1].last == .open
        let after =
            index + 1 < sequence.upperBound && pending[index + 1].kind == .literal && pending[index + 1].first == .open
        let isEmpty = node.first == .transparent && node.last == .transparent
        return before && node.first == .open || after && node.last == .open || before && after && isEmpty
    }

    /// Appends a literal to the texts under construction: to several ones only the letters at its start.
    private mutating func appendToTexts(_ literal: Range<Int>) {
        guard texts.count > 1 else { return texts[0] = joined(texts[0], literal) }
        var end = literal.lowerBound
        while end < literal.upperBound, Self.isWord(text[end]) { end += 1 }
        for index in texts.indices { texts[index] = joined(texts[index], literal.lowerBound..<end) }
        guard end < literal.upperBound else { return }
        flushTexts()
        texts[0] = end..<literal.upperBound
    }

    /// Appends the alternatives of a group to the texts under construction.
    private mutating func appendToTexts(alternatives group: Node) {
        if texts.count == 1 { flushHead() }
        let count = texts.count
        appendTexts(of: group)
        let alternatives = texts.count - count
        if count * alternatives <= Self.maximumJoined, lengthOfProduct(count, alternatives) <= Self.maximumLength {
            for first in 0..<count {
                for second in count..<count + alternatives { texts.append(joined(texts[first], texts[second])) }
            }
            texts.removeFirst(count + alternatives)
        } else {
            let others = Array(texts[count...])
            texts.removeLast(alternatives)
            flushTexts()
            texts = others
        }
    }

    /// Finishes what is in front of the letters at the end of the only text under construction.
    private mutating func flushHead() {
        let text = texts[0]
        var start = text.upperBound
        while start > text.lowerBound, Self.isWord(self.text[start - 1]) { start -= 1 }
        texts[0] = text.lowerBound..<start
        flushTexts()
        texts[0] = start..<text.upperBound
    }

    /// The length of all texts that start with one of the first and end with one of the others.
    private func lengthOfProduct(_ count: Int, _ alternatives: Int) -> Int {
        var length = 0
        for index in texts.indices { length += texts[index].count * (index < count ? alternatives : count) }
        return length
    }

    /// Makes the texts under construction a node; an empty one is left.
    private mutating func flushTexts() {
        if texts.count > 1 {
            pending.append(groupOfTexts())
        } else if !texts[0].isEmpty {
            pending.append(literal(texts[0]))
        }
        texts.removeAll(keepingCapacity: true)
        texts.append(0..<0)
    }
}
