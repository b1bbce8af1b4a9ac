/// Quantifiers and lookarounds.
extension Requirements {
    /// Applies a quantifier to the last pending node, or to the last character of the literal there.
    mutating func repeatLast(minimum: Int, maximum: Int?) {
        let index = pending.count - 1
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
        if !isRepeated, node.kind == .literal || node.isJoinable && node.range.count < Self.maximumJoined {
            texts.removeAll(keepingCapacity: true)
            if node.kind == .literal { texts.append(node.range) } else { appendTexts(of: node) }
            texts.append(0..<0)
            pending.append(groupOfTexts())
        } else {
            append(gap: node.first.optional, node.last.optional)
        }
    }

    /// Whether one of several alternatives is any letter or digit, so that none follows where they do not match.
    func hasWordSet(_ alternatives: Range<Int>) -> Bool {
        for index in alternatives {
            let nodes = sequences[index].nodes
            if nodes.count == 1, self.nodes[nodes.lowerBound].isWord { return true }
        }
        return false
    }
}
