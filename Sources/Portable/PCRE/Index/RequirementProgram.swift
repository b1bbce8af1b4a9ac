import Text

/// What patterns require of a text, as steps: a sequence for each pattern.
struct RequirementProgram: Sendable {
    enum Step: Sendable {
        /// Where the literal is in the text of all literals; whether a token starts or ends where it does, if that is with a
        /// letter or digit.
        case literal(Range<Int>, startsToken: Bool, endsToken: Bool)
        /// One of several alternatives, which follow it.
        case choice(count: Int, end: Int)
        /// Its steps follow it.
        case alternative(end: Int)
    }

    private(set) var steps: [Step] = []
    private(set) var text: [UInt8] = []

    /// Appends what a pattern requires.
    ///
    /// - Parameter isAnchored: whether a match starts where the text starts.
    mutating func append(_ alternatives: [[Requirements.Part]], of text: [UInt8], isAnchored: Bool) {
        if alternatives.count == 1 {
            append(alternatives[0], of: text, left: isAnchored, right: false)
        } else if alternatives.allSatisfy({ $0.contains { $0.isRequired } }) {
            append(choice: alternatives, of: text, left: isAnchored, right: false)
        }
    }

    /// - Parameters:
    ///   - left: whether a token that starts with the sequence starts there.
    ///   - right: whether a token that ends with the sequence ends there.
    private mutating func append(_ sequence: [Requirements.Part], of text: [UInt8], left: Bool, right: Bool) {
        var left = left
        for (index, part) in sequence.enumerated() {
            if part.isRequired {
                let next = sequence[(index + 1)...].first { $0.first != .transparent }
                append(part, of: text, left: left, right: next.map { $0.first == .boundary } ?? right)
            }
            if part.last != .transparent { left = part.last == .boundary }
        }
    }

    private mutating func append(_ part: Requirements.Part, of text: [UInt8], left: Bool, right: Bool) {
        let startsAfterItself = !part.isRepeated || part.last == .boundary
        let endsBeforeItself = !part.isRepeated || part.first == .boundary
        switch part.content {
        case .gap: break
        case .literal(let range): append(range, of: text, left, right)
        case .choice(let alternatives):
            append(choice: alternatives, of: text, left: left && startsAfterItself, right: right && endsBeforeItself)
        case .texts(let texts):
            append(choice: texts.count) { program, index in
                program.append(texts[index], of: text, left && startsAfterItself, right && endsBeforeItself)
            }
        }
    }

    private mutating func append(
        choice alternatives: [[Requirements.Part]], of text: [UInt8], left: Bool, right: Bool
    ) {
        append(choice: alternatives.count) { program, index in
            program.append(alternatives[index], of: text, left: left, right: right)
        }
    }

    private mutating func append(choice count: Int, _ appendAlternative: (inout RequirementProgram, Int) -> Void) {
        let choice = steps.count
        steps.append(.choice(count: count, end: 0))
        for index in 0..<count {
            let alternative = steps.count
            steps.append(.alternative(end: 0))
            appendAlternative(&self, index)
            steps[alternative] = .alternative(end: steps.count)
        }
        steps[choice] = .choice(count: count, end: steps.count)
    }

    private mutating func append(_ literal: Range<Int>, of text: [UInt8], _ left: Bool, _ right: Bool) {
        let start = self.text.count
        self.text += text[literal]
        steps.append(.literal(start..<self.text.count, startsToken: left, endsToken: right))
    }

    func alternatives(ofChoice choice: Int) -> [Range<Int>] {
        guard case .choice(let count, _) = steps[choice] else { return [] }
        var start = choice + 1
        return (0..<count).map { _ in
            let range = range(ofAlternative: start)
            start = range.upperBound
            return range
        }
    }

    private func range(ofAlternative index: Int) -> Range<Int> {
        guard case .alternative(let end) = steps[index] else { return index..<index }
        return index + 1..<end
    }
}

/// Looks for what a pattern requires in a folded text.
extension RequirementProgram {
    /// More alternatives are not looked for: that takes longer than to match the pattern.
    private static let maximumAlternatives = 16

    /// Where the steps of a range are satisfied at the earliest, from an offset of the text on; nil if they are not.
    ///
    /// - Parameters:
    ///   - alternative: where the steps of an alternative start; others of its choice are not looked for.
    ///   - budget: the bytes that may still be searched. What follows them counts as found.
    func end(
        of range: Range<Int>, alternative: Int = 0, in text: Span<UInt8>, from start: Int = 0, budget: inout Int
    ) -> Int? {
        var position = start
        var index = range.lowerBound
        while index < range.upperBound {
            switch steps[index] {
            case .literal(let literal, let startsToken, let endsToken):
                guard let end = end(ofLiteral: literal, startsToken, endsToken, in: text, from: position, &budget)
                else {
                    return nil
                }
                position = end
                index += 1
            case .choice(let count, let end):
                let isKnown = index < alternative && alternative < end
                if isKnown || count <= Self.maximumAlternatives {
                    let found =
                        isKnown
                        ? self.end(
                            of: self.range(ofAlternative: alternative - 1), in: text, from: position, budget: &budget)
                        : self.end(ofChoice: index, in: text, from: position, &budget)
                    guard let found else { return nil }
                    position = found
                }
                index = end
            case .alternative: index += 1
            }
        }
        return position
    }

    private func end(ofChoice choice: Int, in text: Span<UInt8>, from start: Int, _ budget: inout Int) -> Int? {
        guard case .choice(_, let end) = steps[choice] else { return start }
        var least: Int?
        var index = choice + 1
        while index < end {
            let range = range(ofAlternative: index)
            if let end = self.end(of: range, in: text, from: start, budget: &budget) { least = min(least ?? end, end) }
            index = range.upperBound
        }
        return least
    }

    private func end(
        ofLiteral literal: Range<Int>, _ startsToken: Bool, _ endsToken: Bool, in text: Span<UInt8>, from start: Int,
        _ budget: inout Int
    ) -> Int? {
        budget -= text.count - start
        guard budget >= 0 else { return start }
        let bytes = self.text.span.extracting(literal)
        var position = start
        while true {
            position = text.indexOrEnd(of: bytes[0], from: position)
            let end = position + bytes.count
            guard end <= text.count else { return nil }
            if text.hasText(bytes, at: position),
                !startsToken || position == 0 || !Token.isWord(bytes[0]) || !Token.isWord(text[position - 1]),
                !endsToken || end == text.count || !Token.isWord(bytes[bytes.count - 1]) || !Token.isWord(text[end])
            {
                return end
            }
            position += 1
        }
    }
}
