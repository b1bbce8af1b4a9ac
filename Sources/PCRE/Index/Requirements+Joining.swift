/// Alternatives beside letters: `colou?r` and `(?:i|e)mage` contain one of two tokens each.
extension Requirements {
    /// More alternatives are not joined with what is beside them.
    static let maximumJoined = 16
    private static let maximumLength = 1024

    /// Joins groups with the letters and digits beside them, among the pending nodes from an index on.
    mutating func joinGroups(from start: Int) {
        guard pending.count - start > 1, pending[start...].contains(where: \.isJoinable) else {
            return finish(from: start)
        }
        let isJoined = (start..<pending.count).map { touchesWord(at: $0, from: start) }
        guard isJoined.contains(true) else { return finish(from: start) }
        let items = Array(pending[start...])
        pending.removeSubrange(start...)
        var texts: [[UInt8]] = [[]]
        for (item, isJoined) in zip(items, isJoined) {
            switch item.kind {
            case .literal: append(Array(text[item.range]), to: &texts)
            case .group where isJoined: append(alternatives(of: item), to: &texts)
            default:
                flush(&texts)
                pending.append(item)
            }
        }
        flush(&texts)
        finish(from: start)
    }

    /// What was not joined and need not be in a match is any text.
    private mutating func finish(from start: Int) {
        for index in start..<pending.count {
            pending[index].isJoinable = false
            if pending[index].kind == .group, !pending[index].isRequired { pending[index].kind = .gap }
        }
    }

    private func touchesWord(at index: Int, from start: Int) -> Bool {
        let node = pending[index]
        guard node.isJoinable, !node.isRepeated else { return false }
        let before = index > start && pending[index - 1].kind == .literal && pending[index - 1].last == .open
        let after =
            index + 1 < pending.count && pending[index + 1].kind == .literal && pending[index + 1].first == .open
        let isEmpty = node.first == .transparent && node.last == .transparent
        return before && node.first == .open || after && node.last == .open || before && after && isEmpty
    }

    private func alternatives(of group: Node) -> [[UInt8]] {
        sequences[group.range].map { sequence in sequence.nodes.first.map { Array(text[nodes[$0].range]) } ?? [] }
    }

    /// Appends a literal to the texts under construction: of several ones only the letters beside them.
    private mutating func append(_ literal: [UInt8], to texts: inout [[UInt8]]) {
        guard texts.count > 1 else { return texts = [texts[0] + literal] }
        let head = literal.prefix(while: Self.isWord)
        texts = texts.map { $0 + head }
        guard head.count < literal.count else { return }
        flush(&texts)
        texts = [Array(literal[head.count...])]
    }

    /// Appends the alternatives of a group to the texts under construction.
    private mutating func append(_ alternatives: [[UInt8]], to texts: inout [[UInt8]]) {
        if texts.count == 1 {
            let tail = texts[0].reversed().prefix(while: Self.isWord).count
            var start = [Array(texts[0].dropLast(tail))]
            flush(&start)
            texts = [texts[0].suffix(tail)]
        }
        let joined = texts.flatMap { text in alternatives.map { text + $0 } }
        if joined.count <= Self.maximumJoined, joined.reduce(0, { $0 + $1.count }) <= Self.maximumLength {
            texts = joined
        } else {
            flush(&texts)
            texts = alternatives
        }
    }

    private mutating func flush(_ texts: inout [[UInt8]]) {
        if texts.count > 1 {
            let group = group(of: texts)
            pending.append(group)
        } else if let only = texts.first, !only.isEmpty {
            let start = text.count
            text += only
            pending.append(literal(start..<text.count))
        }
        texts = [[]]
    }
}
