/// What patterns require of a text, as bytes: a sequence of instructions for each pattern.
///
/// A literal is `flags, length, text`, a choice is `4, alternatives, length, length` (of all of them, the lower byte
/// first), and for each alternative `length, length` and its instructions.
struct RequirementProgram: Sendable {
    /// A token of the text starts where the literal starts, if that is with a letter or digit.
    static let startsToken: UInt8 = 1
    /// A token of the text ends where the literal ends, if that is with a letter or digit.
    static let endsToken: UInt8 = 2
    /// One of several alternatives.
    static let choice: UInt8 = 4

    private(set) var bytes: [UInt8] = []

    /// Appends what a pattern requires.
    ///
    /// - Parameter isAnchored: whether a match starts where the text starts.
    mutating func append(_ alternatives: Range<Int>, of requirements: Requirements, isAnchored: Bool) {
        if alternatives.count == 1 {
            append(requirements.sequences[alternatives.lowerBound], of: requirements, isAnchored, false)
        } else if requirements.group(alternatives).isRequired {
            append(choice: alternatives, of: requirements, isAnchored, false)
        }
    }

    /// - Parameters:
    ///   - left: whether a token of the text that starts with the sequence starts there.
    ///   - right: whether a token of the text that ends with the sequence ends there.
    private mutating func append(
        _ sequence: Requirements.Sequence, of requirements: borrowing Requirements, _ left: Bool, _ right: Bool
    ) {
        var left = left
        for index in sequence.nodes {
            let node = requirements.nodes[index]
            if node.isRequired {
                let right = Self.isBoundary(behind: index, sequence.nodes, of: requirements, beyond: right)
                if node.kind == .literal {
                    append(node.range, of: requirements.text, left, right)
                } else {
                    append(
                        choice: node.range, of: requirements, left && (!node.isRepeated || node.last == .boundary),
                        right && (!node.isRepeated || node.first == .boundary))
                }
            }
            if node.last != .transparent { left = node.last == .boundary }
        }
    }

    private static func isBoundary(
        behind index: Int, _ nodes: Range<Int>, of requirements: borrowing Requirements, beyond: Bool
    ) -> Bool {
        for next in index + 1..<nodes.upperBound where requirements.nodes[next].first != .transparent {
            return requirements.nodes[next].first == .boundary
        }
        return beyond
    }

    private mutating func append(_ literal: Range<Int>, of text: [UInt8], _ left: Bool, _ right: Bool) {
        var start = literal.lowerBound
        while start < literal.upperBound {
            let end = min(start + 255, literal.upperBound)
            let startsToken = left && start == literal.lowerBound
            let endsToken = right && end == literal.upperBound
            bytes.append((startsToken ? Self.startsToken : 0) | (endsToken ? Self.endsToken : 0))
            bytes.append(UInt8(end - start))
            bytes += text[start..<end]
            start = end
        }
    }

    private mutating func append(
        choice alternatives: Range<Int>, of requirements: borrowing Requirements, _ left: Bool, _ right: Bool
    ) {
        guard alternatives.count < 256 else { return }
        let start = bytes.count
        bytes.append(Self.choice)
        bytes.append(UInt8(alternatives.count))
        appendLength()
        for alternative in alternatives {
            let length = bytes.count
            appendLength()
            append(requirements.sequences[alternative], of: requirements, left, right)
            setLength(at: length)
        }
        // What is too long is left out, and with it what it requires.
        if bytes.count - start > Int(UInt16.max) { bytes.removeSubrange(start...) } else { setLength(at: start + 2) }
    }

    /// Appends what may be read, as a word, behind the last literal.
    mutating func pad() { bytes += Array(repeating: 0, count: 8) }

    private mutating func appendLength() {
        bytes.append(0)
        bytes.append(0)
    }

    /// Writes the number of bytes that follow it.
    private mutating func setLength(at offset: Int) {
        let length = bytes.count - offset - 2
        bytes[offset] = UInt8(truncatingIfNeeded: length)
        bytes[offset + 1] = UInt8(truncatingIfNeeded: length >> 8)
    }
}

extension RequirementProgram {
    enum Instruction {
        case literal(Range<Int>, flags: UInt8)
        /// The first alternative's length is at the start of the range.
        case choice(Range<Int>)
    }

    /// The instruction at an offset, and the offset of the next.
    func instruction(at offset: Int) -> (Instruction, next: Int) {
        if bytes[offset] == Self.choice {
            let contents = range(at: offset + 2)
            return (.choice(contents), contents.upperBound)
        }
        let start = offset + 2
        let end = start + Int(bytes[offset + 1])
        return (.literal(start..<end, flags: bytes[offset]), end)
    }

    /// What follows a length at an offset.
    func range(at offset: Int) -> Range<Int> {
        let start = offset + 2
        return start..<start + Int(bytes[offset]) + Int(bytes[offset + 1]) << 8
    }
}
