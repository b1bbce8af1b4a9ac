/// What every match of a pattern contains, as a tree: literals in a certain order, and groups of alternatives.
///
/// Kept in flat arrays that are used again for the next pattern.
struct Requirements {
    /// What the start or end of a part says about the position there.
    enum Edge: UInt8 {
        /// No token of the text goes across the position.
        case boundary
        /// The part may be empty, and starts and ends with neither letters nor digits: the neighbour decides.
        case transparent
        /// The part may start or end with a letter or digit.
        case open

        /// The edge of a part that may be left out.
        var optional: Edge { self == .open ? .open : .transparent }

        /// The edge of one of two parts.
        func union(_ other: Edge) -> Edge { rawValue < other.rawValue ? other : self }
    }

    enum Kind: UInt8 {
        /// Folded ASCII characters.
        case literal
        /// Any text.
        case gap
        /// One of several alternatives.
        case group
    }

    struct Node {
        var kind: Kind
        var first: Edge
        var last: Edge
        /// Whether a match contains one of the alternatives; of literals always.
        var isRequired = false
        /// Whether the alternatives are literals that may be joined with the letters beside them.
        var isJoinable = false
        var isRepeated = false
        /// Whether it is a set with all letters and digits.
        var isWord = false
        /// Where the text of a literal, or the alternatives of a group, are.
        var range = 0..<0

        static func gap(_ first: Edge, _ last: Edge) -> Node { Node(kind: .gap, first: first, last: last) }

        /// Makes a literal longer.
        mutating func extend(to end: Int, _ edge: Edge) {
            range = range.lowerBound..<end
            last = edge
        }
    }

    /// An alternative.
    struct Sequence {
        let nodes: Range<Int>
        let first: Edge
        let last: Edge
        /// Whether every match of it contains a literal.
        let hasLiterals: Bool
    }

    /// The text of all literals, which may share it.
    private(set) var text: [UInt8] = []
    private(set) var nodes: [Node] = []
    private(set) var sequences: [Sequence] = []
    /// The nodes of the sequences that are not complete yet.
    var pending: [Node] = []
    /// The sequences of the groups that are not complete yet.
    private(set) var pendingSequences: [Sequence] = []
    /// The index of the first pending node of the sequence that is being read.
    var start = 0
    /// The texts that a group under construction may be.
    var texts: [Range<Int>] = []

    mutating func removeAll() {
        text.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        sequences.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        pendingSequences.removeAll(keepingCapacity: true)
        start = 0
    }

    static func isWord(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    static func edge(_ byte: UInt8) -> Edge { isWord(byte) ? .open : .boundary }
}

extension Requirements {
    /// Appends a folded character to the literal at the end, or as a new one.
    mutating func append(_ byte: UInt8) {
        let end = text.count
        text.append(byte)
        let last = pending.count - 1
        if last >= start, pending[last].kind == .literal, pending[last].range.upperBound == end {
            pending[last].extend(to: end + 1, Self.edge(byte))
        } else {
            append(literal: end..<end + 1)
        }
    }

    private mutating func append(literal range: Range<Int>) {
        let last = pending.count - 1
        if last >= start, pending[last].kind == .literal {
            pending[last].range = joined(pending[last].range, range)
            pending[last].last = Self.edge(text[range.upperBound - 1])
        } else {
            pending.append(literal(range))
        }
    }

    /// The range of a text that is made of two, where they are if the second follows the first.
    mutating func joined(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
        if first.isEmpty { return second }
        if second.isEmpty { return first }
        if first.upperBound == second.lowerBound { return first.lowerBound..<second.upperBound }
        var start = first.lowerBound
        if first.upperBound != text.count {
            start = text.count
            for index in first { text.append(text[index]) }
        }
        for index in second { text.append(text[index]) }
        return start..<text.count
    }

    /// Appends what a group with a single alternative contains, in its place.
    mutating func appendNodes(of alternative: Int) {
        for index in sequences[alternative].nodes {
            if nodes[index].kind == .literal {
                append(literal: nodes[index].range)
            } else {
                pending.append(nodes[index])
            }
        }
    }

    func literal(_ range: Range<Int>) -> Node {
        Node(
            kind: .literal, first: Self.edge(text[range.lowerBound]), last: Self.edge(text[range.upperBound - 1]),
            isRequired: true, range: range)
    }

    mutating func append(gap first: Edge, _ last: Edge) { pending.append(.gap(first, last)) }

    mutating func append(gap edge: Edge, isWord: Bool) {
        var gap = Node.gap(edge, edge)
        gap.isWord = isWord
        pending.append(gap)
    }

    /// Appends one of several letters and digits, which matters only beside others.
    mutating func append(_ letters: SetMembers.Letters) {
        guard letters.count > 1 else { return letters.forEach { append($0) } }
        let start = text.count
        letters.forEach { text.append($0) }
        texts.removeAll(keepingCapacity: true)
        for index in start..<text.count { texts.append(index..<index + 1) }
        var group = groupOfTexts()
        group.isRequired = false
        pending.append(group)
    }

    /// Makes the last character of the literal at the end a literal of its own.
    mutating func splitLast() {
        guard let node = pending.last, node.kind == .literal, node.range.count > 1 else { return }
        let end = node.range.upperBound - 1
        pending[pending.count - 1] = literal(node.range.lowerBound..<end)
        pending.append(literal(end..<end + 1))
    }
}

extension Requirements {
    /// Makes a sequence of the pending nodes from an index on.
    mutating func closeSequence(from start: Int) {
        if pending.count - start > 1 { joinGroups(from: start) }
        let first = nodes.count
        for index in start..<pending.count {
            var node = pending[index]
            // What was not joined and need not be in a match is any text.
            node.isJoinable = false
            if node.kind == .group, !node.isRequired { node.kind = .gap }
            nodes.append(node)
        }
        for _ in start..<pending.count { pending.removeLast() }
        pendingSequences.append(sequence(first..<nodes.count))
    }

    private func sequence(_ range: Range<Int>) -> Sequence {
        var (first, last, hasLiterals) = (Edge.transparent, Edge.transparent, false)
        for index in range {
            if first == .transparent { first = nodes[index].first }
            if nodes[index].last != .transparent { last = nodes[index].last }
            hasLiterals = hasLiterals || nodes[index].isRequired
        }
        return Sequence(nodes: range, first: first, last: last, hasLiterals: hasLiterals)
    }

    /// The alternatives whose sequences were closed after there had been so many.
    mutating func closeAlternatives(from start: Int) -> Range<Int> {
        let first = sequences.count
        for index in start..<pendingSequences.count { sequences.append(pendingSequences[index]) }
        for _ in start..<pendingSequences.count { pendingSequences.removeLast() }
        return first..<sequences.count
    }

    /// A group of alternatives.
    func group(_ alternatives: Range<Int>) -> Node {
        var group = Node(kind: .group, first: .boundary, last: .boundary, isRequired: true, range: alternatives)
        group.isJoinable = alternatives.count <= Self.maximumJoined
        for index in alternatives {
            let sequence = sequences[index]
            group.first = group.first.union(sequence.first)
            group.last = group.last.union(sequence.last)
            group.isRequired = group.isRequired && sequence.hasLiterals
            group.isJoinable = group.isJoinable && isPlain(sequence)
        }
        if !group.isRequired, !group.isJoinable { group.kind = .gap }
        return group
    }

    /// Whether an alternative is a single literal, or empty.
    private func isPlain(_ sequence: Sequence) -> Bool {
        sequence.nodes.isEmpty || sequence.nodes.count == 1 && nodes[sequence.nodes.lowerBound].kind == .literal
    }

    /// A group of the texts, of which one may be empty.
    mutating func groupOfTexts() -> Node {
        let start = sequences.count
        for range in texts {
            let first = nodes.count
            if !range.isEmpty { nodes.append(literal(range)) }
            sequences.append(sequence(first..<nodes.count))
        }
        return group(start..<sequences.count)
    }

    /// Appends the texts of a group of literals to the texts.
    mutating func appendTexts(of group: Node) {
        for index in group.range {
            let nodes = sequences[index].nodes
            texts.append(nodes.isEmpty ? 0..<0 : self.nodes[nodes.lowerBound].range)
        }
    }
}

extension Requirements {
    /// An ASCII character in lower case.
    static func folded(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
