import Text

/// Makes a program of a pattern. What is not plain is refused, as is what might be too large for PCRE2.
struct MatchProgramCompiler {
    /// What a program cannot match; the pattern is for PCRE2.
    struct Obstacle: Error {
        /// In words.
        let construct: String
        /// The UTF-8 offset in the pattern.
        let offset: Int
    }

    /// A term without its quantifier.
    private enum Part {
        case literal(UInt8)
        case character(ASCIISet)
        /// Where its instructions start.
        case group(Int, mayBeEmpty: Bool)
        /// What cannot be repeated.
        case other
    }

    /// The groups that may be referred to: those that have ended, but for groups in negative lookaheads.
    private var endedGroups: Set<Int> = []
    /// The groups that are referred to by their names.
    private var namedReferences: Set<String> = []
    private let allowsDuplicateNames: Bool
    private(set) var program = MatchProgram()
    private var depth = 0
    /// Whether a literal continues the last instruction.
    private var continuesLiteral = false
    private var foldingLetters = 0
    private var wordBoundaries = 0
    private var copies = 0
    /// The offset in the pattern of the term that is read.
    private var offset = 0

    /// Compiles a pattern.
    ///
    /// - Throws: `Obstacle` if it is for PCRE2.
    init(_ tree: PatternTree, duplicateNames: Bool = false) throws(Obstacle) {
        allowsDuplicateNames = duplicateNames
        let length = tree.alternativeRanges.last?.upperBound ?? 0
        guard 1...Limits.programLength ~= length else {
            throw obstacle("a regex of more than \(Limits.programLength) bytes")
        }
        let mayBeEmpty = try append(tree.alternatives)
        guard namedReferences.allSatisfy({ program.groupNames[$0]?.count == 1 }) else {
            throw obstacle("a reference to a name that several groups have")
        }
        append(.match)
        program.finish(mayBeEmpty: mayBeEmpty)
    }

    private func obstacle(_ construct: String) -> Obstacle { Obstacle(construct: construct, offset: offset) }

    /// Appends alternatives; whether they can match nothing.
    private mutating func append(_ alternatives: PatternTree.Alternatives) throws(Obstacle) -> Bool {
        var start = program.instructions.count
        var jumps: [Int] = []
        var mayBeEmpty = false
        for (index, terms) in alternatives.enumerated() {
            if index > 0 {
                insertChoice(at: start)
                jumps.append(append(.jump))
                program.instructions[start].second = Int32(program.instructions.count)
                start = program.instructions.count
            }
            if try append(terms) { mayBeEmpty = true }
        }
        for jump in jumps { program.instructions[jump].first = Int32(program.instructions.count) }
        continuesLiteral = continuesLiteral && jumps.isEmpty
        return mayBeEmpty
    }

    /// Appends terms that follow each other; whether all of them can match nothing.
    private mutating func append(_ terms: [PatternTree.Term]) throws(Obstacle) -> Bool {
        var mayBeEmpty = true
        continuesLiteral = false
        foldingLetters = 0
        for term in terms {
            offset = term.range.lowerBound
            let part = try part(term)
            let isOptional = if let quantifier = term.quantifier { try append(part, quantifier) } else { append(part) }
            if !isOptional { mayBeEmpty = false }
        }
        return mayBeEmpty
    }

    /// What a term is without its quantifier; a group or an assertion is appended.
    private mutating func part(_ term: PatternTree.Term) throws(Obstacle) -> Part {
        switch term.kind {
        case .literal(let scalar): return try literal(scalar, term.flags)
        case .characters(let characters):
            guard let members = SetMembers(characters.form, ignoringCase: term.flags.ignoresCase)?.printableASCII
            else { throw obstacle(characters.text) }
            return .character(members)
        case .assertion(let letter): append(try assertion(letter, term.flags))
        case .reference(let reference): append(.reference, try group(of: reference, term.flags))
        case .group(let alternatives, let kind, let name):
            guard kind != .atomic else { throw obstacle("an atomic group") }
            return try group(alternatives, name, isCapturing: kind == .capturing)
        case .lookahead(let alternatives, let isNegative):
            try appendLookahead(isNegative ? .negativeLookahead : .lookahead, alternatives)
        case .lookbehind: throw obstacle("a lookbehind")
        }
        return .other
    }

    private mutating func literal(_ scalar: Unicode.Scalar, _ flags: PatternScanner.Flags) throws(Obstacle) -> Part {
        guard scalar.isASCII || !flags.ignoresCase || Self.isItself(scalar) else {
            throw obstacle("\(scalar) if case is ignored")
        }
        // What is not printable ASCII matches nothing there.
        guard (" "..."~").contains(scalar) else {
            foldingLetters = 0
            return .character(ASCIISet(""))
        }
        let byte = UInt8(ascii: scalar)
        guard flags.ignoresCase, byte.isASCIILetter else {
            foldingLetters = 0
            return .literal(byte)
        }
        foldingLetters = byte | 0x20 == UInt8(ascii: "s") || byte | 0x20 == UInt8(ascii: "f") ? foldingLetters + 1 : 0
        guard foldingLetters <= Limits.programFoldingLetters else {
            throw obstacle(
                "more than \(Limits.programFoldingLetters) of the letters f and s in a row if case is ignored")
        }
        return .character(ASCIISet("\(Unicode.Scalar(byte & ~0x20))\(Unicode.Scalar(byte | 0x20))"))
    }

    /// Whether a character beyond ASCII is one character for ICU if case is ignored, and none of ASCII.
    private static func isItself(_ scalar: Unicode.Scalar) -> Bool {
        !FoldedText.hasLetters(scalar...scalar)
            && CaseFolding.expansionsByStart[CaseFolding.simplyFolded(scalar)] == nil
            && CaseFolding.folded(scalar).count == 1
    }

    private mutating func assertion(
        _ letter: Unicode.Scalar, _ flags: PatternScanner.Flags
    ) throws(Obstacle) -> MatchProgram.Operation {
        switch letter {
        case "^", "$":
            // It is long in PCRE2.
            guard !flags.usesUnixLines else { throw obstacle("\(letter) with flag d") }
            return letter == "^" ? .textStart : .textEnd
        case "A": return .textStart
        case "z", "Z": return .textEnd
        case "b", "B":
            wordBoundaries += 1
            guard !flags.segmentsWords, wordBoundaries <= Limits.programWordBoundaries else {
                throw obstacle("\\\(letter) with flag w, or more than \(Limits.programWordBoundaries) times,")
            }
            return letter == "b" ? .wordBoundary : .noWordBoundary
        default: throw obstacle("\\\(letter)")
        }
    }

    private mutating func group(
        of reference: PatternTree.Reference, _ flags: PatternScanner.Flags
    ) throws(Obstacle) -> Int {
        let number: Int?
        switch reference {
        case .number(let group): number = group
        case .name(let name):
            namedReferences.insert(name)
            number = program.groupNames[name]?.first
        }
        guard let number, endedGroups.contains(number), !flags.ignoresCase else {
            throw obstacle("a reference to a group that may not have matched, or whose case is ignored,")
        }
        return number
    }
}

extension MatchProgramCompiler {
    private mutating func group(
        _ alternatives: PatternTree.Alternatives, _ name: String?, isCapturing: Bool
    ) throws(Obstacle) -> Part {
        let start = program.instructions.count
        let number = isCapturing ? try openGroup(named: name) : nil
        let mayBeEmpty = try appendContents(alternatives)
        if let number {
            append(.bound, 2 * number + 1)
            endedGroups.insert(number)
        }
        return .group(start, mayBeEmpty: mayBeEmpty)
    }

    private mutating func appendLookahead(
        _ operation: MatchProgram.Operation, _ alternatives: PatternTree.Alternatives
    ) throws(Obstacle) {
        let start = append(operation)
        let groupCount = program.groupCount
        _ = try appendContents(alternatives)
        // What groups match in a lookahead can be referred to.
        guard operation == .negativeLookahead || program.groupCount == groupCount else {
            throw obstacle("a capturing group in a lookahead")
        }
        endedGroups = endedGroups.filter { $0 <= groupCount }
        program.instructions[start].first = Int32(append(.lookaheadEnd) + 1)
    }

    /// Appends what is in a group; whether it can match nothing.
    private mutating func appendContents(_ alternatives: PatternTree.Alternatives) throws(Obstacle) -> Bool {
        guard depth < Limits.programGroupDepth else {
            throw obstacle("a group in \(Limits.programGroupDepth) others")
        }
        depth += 1
        let mayBeEmpty = try append(alternatives)
        depth -= 1
        continuesLiteral = false
        foldingLetters = 0
        return mayBeEmpty
    }

    /// Opens a capturing group; returns its number.
    private mutating func openGroup(named name: String?) throws(Obstacle) -> Int {
        program.groupCount += 1
        let number = program.groupCount
        guard number <= Limits.programGroups else { throw obstacle("more than \(Limits.programGroups) groups") }
        if let name {
            guard name.utf8.count <= Limits.groupName, allowsDuplicateNames || program.groupNames[name] == nil else {
                throw obstacle("the name \(name)")
            }
            program.groupNames[name, default: []].append(number)
        }
        append(.bound, 2 * number)
        return number
    }

    /// Appends a term that is not repeated; whether it can match nothing.
    private mutating func append(_ part: Part) -> Bool {
        switch part {
        case .literal(let byte): append(byte)
        case .character(let members): append(MatchProgram.Instruction(operation: .set, members: members))
        case .group(_, let mayBeEmpty): return mayBeEmpty
        case .other: return true
        }
        return false
    }

    private mutating func append(_ byte: UInt8) {
        let last = program.instructions.count - 1
        if continuesLiteral, program.instructions[last].append(byte) { return }
        append(MatchProgram.Instruction(operation: .literal, length: 1, word: UInt64(byte)))
        continuesLiteral = true
    }

    /// Appends a term that is repeated; whether it can match nothing.
    private mutating func append(_ part: Part, _ quantifier: Quantifier) throws(Obstacle) -> Bool {
        let most = quantifier.maximum ?? Limits.repetitions
        guard quantifier.minimum <= most, most <= Limits.repetitions else { throw obstacle(quantifier.spelling) }
        copies += quantifier.maximum ?? quantifier.minimum
        guard copies <= Limits.programCopies else { throw obstacle("so many repetitions") }
        switch part {
        case .literal(let byte): append(ASCIISet(String(Unicode.Scalar(byte))), quantifier)
        case .character(let members): append(members, quantifier)
        case .group(let start, let mayBeEmpty): return try repeatGroup(from: start, quantifier, mayBeEmpty)
        case .other: throw obstacle("\(quantifier.spelling) after what reads no text")
        }
        return quantifier.minimum == 0
    }

    private mutating func append(_ members: ASCIISet, _ quantifier: Quantifier) {
        append(
            MatchProgram.Instruction(
                operation: quantifier.isLazy ? .lazyRepetition : .repetition, isPossessive: quantifier.isPossessive,
                first: Int32(quantifier.minimum),
                second: quantifier.maximum.map(Int32.init) ?? MatchProgram.Instruction.unlimited, members: members))
        foldingLetters = 0
    }

    /// Makes a choice of a group that may be left out, and a loop of one that is repeated; whether it can match nothing.
    private mutating func repeatGroup(
        from start: Int, _ quantifier: Quantifier, _ mayBeEmpty: Bool
    ) throws(Obstacle) -> Bool {
        guard !quantifier.isPossessive else { throw obstacle("\(quantifier.spelling) after a group") }
        switch (quantifier.minimum, quantifier.maximum) {
        case (0, 1):
            insertChoice(at: start)
            setTargets(of: start, start + 1, program.instructions.count, isLazy: quantifier.isLazy)
            return true
        case (0, nil) where !mayBeEmpty:
            insertChoice(at: start)
            append(.jump, start)
            setTargets(of: start, start + 1, program.instructions.count, isLazy: quantifier.isLazy)
            return true
        case (1, nil) where !mayBeEmpty:
            let index = append(.choice)
            setTargets(of: index, start, index + 1, isLazy: quantifier.isLazy)
            return false
        default: throw obstacle("\(quantifier.spelling) after this group")
        }
    }

    private mutating func setTargets(of choice: Int, _ more: Int, _ end: Int, isLazy: Bool) {
        program.instructions[choice].first = Int32(isLazy ? end : more)
        program.instructions[choice].second = Int32(isLazy ? more : end)
    }

    /// Appends an instruction; returns its index.
    @discardableResult
    private mutating func append(_ operation: MatchProgram.Operation, _ first: Int = 0) -> Int {
        append(MatchProgram.Instruction(operation: operation, first: Int32(first)))
        return program.instructions.count - 1
    }

    private mutating func append(_ instruction: MatchProgram.Instruction) {
        program.instructions.append(instruction)
        continuesLiteral = false
    }

    /// Inserts a choice that goes on at the instruction after it first.
    private mutating func insertChoice(at start: Int) {
        for index in start..<program.instructions.count { program.instructions[index].moveTargets(from: start) }
        program.instructions.insert(MatchProgram.Instruction(operation: .choice, first: Int32(start + 1)), at: start)
    }
}
