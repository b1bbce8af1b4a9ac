/// Quantifiers and lookarounds.
extension Requirements {
    /// Applies a quantifier to the pending node at an index, or to the last character of the literal there.
    mutating func repeatLast(from index: Int, minimum: Int, maximum: Int?) {
        let node = pending[index]
        switch (minimum, node.kind) {
        case (0, _):
            if node.kind == .literal { splitLast() }
            makeLastOptional(isRepeated: maximum != 1)
        case (1, _) where maximum == 1: break
        case (_, .literal):
            let edge = node.last.optional
            append(gap: edge, edge)
        default:
            pending[index].isRepeated = true
            pending[index].isWord = node.isWord && minimum == 1
        }
    }

    private mutating func makeLastOptional(isRepeated: Bool) {
        guard let node = pending.popLast() else { return }
        if !isRepeated, node.kind == .literal || node.isJoinable, let texts = joinableTexts(of: node) {
            let group = group(of: texts + [[]])
            pending.append(group)
        } else {
            append(gap: node.first.optional, node.last.optional)
        }
    }

    /// The texts of a literal or of a group of literals; nil if one more would be too many.
    private func joinableTexts(of node: Node) -> [[UInt8]]? {
        guard node.kind == .group else { return [Array(text[node.range])] }
        guard node.range.count < Self.maximumJoined else { return nil }
        return sequences[node.range].map { sequence in sequence.nodes.first.map { Array(text[nodes[$0].range]) } ?? [] }
    }

    /// Whether one of several alternatives is any letter or digit, so that none follows where they do not match.
    func hasWordSet(_ alternatives: Range<Int>) -> Bool {
        sequences[alternatives].contains { $0.nodes.count == 1 && nodes[$0.nodes.lowerBound].isWord }
    }
}
