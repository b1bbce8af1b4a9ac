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
    }

    /// An alternative.
    struct Sequence {
        let nodes: Range<Int>
        let first: Edge
        let last: Edge
        /// Whether every match of it contains a literal.
        let hasLiterals: Bool
    }

    /// The text of all literals.
    var text: [UInt8] = []
    private(set) var nodes: [Node] = []
    private(set) var sequences: [Sequence] = []
    /// The nodes of the sequences that are not complete yet.
    var pending: [Node] = []
    /// The sequences of the groups that are not complete yet.
    private(set) var pendingSequences: [Sequence] = []
    /// The index of the first pending node of the sequence that is being read.
    var start = 0

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
        let offset = text.count
        text.append(byte)
        append(literal: offset..<offset + 1)
    }

    private mutating func append(literal range: Range<Int>) {
        let last = pending.count - 1
        if last >= start, pending[last].kind == .literal, pending[last].range.upperBound == range.lowerBound {
            pending[last].range = pending[last].range.lowerBound..<range.upperBound
            pending[last].last = Self.edge(text[range.upperBound - 1])
        } else {
            pending.append(literal(range))
        }
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
    mutating func append(letters: [UInt8]) {
        guard letters.count > 1 else { return letters.forEach { append($0) } }
        var group = group(of: letters.map { [$0] })
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

    /// Makes a sequence of the pending nodes from an index on.
    mutating func closeSequence(from start: Int) {
        joinGroups(from: start)
        let first = nodes.count
        nodes.append(contentsOf: pending[start...])
        pending.removeSubrange(start...)
        let range = first..<nodes.count
        pendingSequences.append(
            Sequence(
                nodes: range, first: Self.edge(nodes[range], \.first), last: Self.edge(nodes[range].reversed(), \.last),
                hasLiterals: nodes[range].contains(where: \.isRequired)))
    }

    private static func edge(_ nodes: some Swift.Sequence<Node>, _ edge: (Node) -> Edge) -> Edge {
        for node in nodes where edge(node) != .transparent { return edge(node) }
        return .transparent
    }

    /// The alternatives whose sequences were closed after there had been so many.
    mutating func closeAlternatives(from start: Int) -> Range<Int> {
        let first = sequences.count
        sequences.append(contentsOf: pendingSequences[start...])
        pendingSequences.removeSubrange(start...)
        return first..<sequences.count
    }

    /// A group of alternatives.
    func group(_ alternatives: Range<Int>) -> Node {
        var group = Node(
            kind: .group, first: edge(of: alternatives, \.first), last: edge(of: alternatives, \.last),
            isRequired: sequences[alternatives].allSatisfy(\.hasLiterals), range: alternatives)
        group.isJoinable = alternatives.count <= Self.maximumJoined && sequences[alternatives].allSatisfy(isPlain)
        if !group.isRequired, !group.isJoinable { group.kind = .gap }
        return group
    }

    func edge(of alternatives: Range<Int>, _ edge: (Sequence) -> Edge) -> Edge {
        sequences[alternatives].reduce(.boundary) { Edge(rawValue: max($0.rawValue, edge($1).rawValue)) ?? .open }
    }

    /// Whether an alternative is a single literal, or empty.
    private func isPlain(_ sequence: Sequence) -> Bool {
        sequence.nodes.isEmpty || sequence.nodes.count == 1 && nodes[sequence.nodes.lowerBound].kind == .literal
    }

    /// A group of texts, of which one may be empty.
    mutating func group(of texts: [[UInt8]]) -> Node {
        let start = pendingSequences.count
        for text in texts {
            let first = pending.count
            let offset = self.text.count
            self.text += text
            if !text.isEmpty { pending.append(literal(offset..<self.text.count)) }
            closeSequence(from: first)
        }
        let alternatives = closeAlternatives(from: start)
        return group(alternatives)
    }
}

extension Requirements {
    /// An ASCII character in lower case.
    static func folded(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
