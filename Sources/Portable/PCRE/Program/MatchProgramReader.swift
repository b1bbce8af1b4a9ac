import Text

/// Reads a pattern as a program, from the tokens that the translator reads too. What is not plain is refused, as is what
/// might not be valid: the translator decides on that.
struct MatchProgramReader {
    /// PCRE2 takes 64 KB of its code: 1,000 for the end of a word, and up to 36 for any other character of the pattern.
    /// Of what is repeated `{n}` times, it makes as many copies.
    private static let maximumLength = 1024
    private static let maximumWordBoundaries = 24
    private static let maximumCopies = 200
    private static let maximumDepth = 20
    private static let maximumGroups = 30
    /// PCRE2 refuses longer ones.
    private static let maximumNameLength = 32
    /// PCRE2 refuses more.
    private static let maximumRepetition = 65_535
    /// With more letters in a row that start what another character folds to, ignoring case, the pattern may be refused
    /// or too large.
    private static let maximumFoldingLetters = 3

    /// What was read, for the quantifier that may follow.
    private enum Term {
        case literal(UInt8)
        case character(ASCIISet)
        /// Where its instructions start.
        case group(Int, mayBeEmpty: Bool)
        /// What cannot be repeated.
        case other
    }

    private var scanner: PatternScanner
    /// The groups that may be referred to: those that have ended, but for groups in negative lookaheads.
    private var endedGroups: Set<Int> = []
    /// The groups that are referred to by their names.
    private var namedReferences: Set<String> = []
    /// Whether several groups may have one name.
    private let allowsDuplicateNames: Bool
    private(set) var program = MatchProgram()
    private var depth = 0
    /// Whether a literal continues the last instruction.
    private var continuesLiteral = false
    private var foldingLetters = 0
    private var wordBoundaries = 0
    private var copies = 0

    /// Reads a pattern.
    ///
    /// - Throws: `PatternError` if it is not plain, or not valid.
    init(_ pattern: String, duplicateNames: Bool = false) throws(PatternError) {
        scanner = PatternScanner(pattern)
        allowsDuplicateNames = duplicateNames
        guard !pattern.isEmpty, pattern.utf8.count <= Self.maximumLength else { throw notPlain }
        try scanner.advance()
        let mayBeEmpty = try readAlternatives()
        guard scanner.current == nil, namedReferences.allSatisfy({ program.groupNames[$0]?.count == 1 }) else {
            throw notPlain
        }
        append(.match)
        program.finish(mayBeEmpty: mayBeEmpty)
    }

    private var notPlain: PatternError { PatternError("this is for PCRE2", at: scanner.currentOffset) }

    /// Reads alternatives; whether they can match nothing.
    private mutating func readAlternatives() throws(PatternError) -> Bool {
        var start = program.instructions.count
        var jumps: [Int] = []
        var mayBeEmpty = try readSequence()
        while try scanner.skip("|") {
            insertChoice(at: start)
            jumps.append(append(.jump))
            program.instructions[start].second = Int32(program.instructions.count)
            start = program.instructions.count
            if try readSequence() { mayBeEmpty = true }
        }
        for jump in jumps { program.instructions[jump].first = Int32(program.instructions.count) }
        continuesLiteral = continuesLiteral && jumps.isEmpty
        return mayBeEmpty
    }

    /// Reads terms up to `|`, `)` or the end; whether all of them can match nothing.
    private mutating func readSequence() throws(PatternError) -> Bool {
        var mayBeEmpty = true
        continuesLiteral = false
        foldingLetters = 0
        while let token = scanner.current, token.isQuoted || token.scalar != "|" && token.scalar != ")" {
            let term = token.isQuoted ? try readLiteral(token.scalar) : try readTerm(token.scalar)
            if scanner.isAtQuantifier {
                if try !appendRepeated(term) { mayBeEmpty = false }
                guard !scanner.isAtQuantifier else { throw notPlain }
            } else if !append(term) {
                mayBeEmpty = false
            }
        }
        return mayBeEmpty
    }

    private mutating func readTerm(_ scalar: Unicode.Scalar) throws(PatternError) -> Term {
        switch scalar {
        case "?", "*", "+", "{", "}": throw notPlain
        case "(": return try readGroup()
        case "[": return try character(scanner.readSetMembers())
        case "\\": return try readEscape()
        case ".":
            try scanner.advance()
            return .character(.printable)
        case "^", "$":
            // It is long in PCRE2.
            guard !scanner.flags.usesUnixLines else { throw notPlain }
            try scanner.advance()
            return assertion(scalar == "^" ? .textStart : .textEnd)
        default: return try readLiteral(scalar)
        }
    }

    private mutating func readLiteral(_ scalar: Unicode.Scalar) throws(PatternError) -> Term {
        guard scalar.isASCII || !scanner.flags.ignoresCase || Self.isItself(scalar) else { throw notPlain }
        try scanner.advance()
        // What is not printable ASCII matches nothing there.
        guard (" "..."~").contains(scalar) else {
            foldingLetters = 0
            return .character(ASCIISet(""))
        }
        let byte = UInt8(ascii: scalar)
        guard scanner.flags.ignoresCase, byte.isASCIILetter else {
            foldingLetters = 0
            return .literal(byte)
        }
        foldingLetters = byte | 0x20 == UInt8(ascii: "s") || byte | 0x20 == UInt8(ascii: "f") ? foldingLetters + 1 : 0
        guard foldingLetters <= Self.maximumFoldingLetters else { throw notPlain }
        return .character(ASCIISet("\(Unicode.Scalar(byte & ~0x20))\(Unicode.Scalar(byte | 0x20))"))
    }

    /// Whether a character beyond ASCII is one character for ICU if case is ignored, and none of ASCII.
    private static func isItself(_ scalar: Unicode.Scalar) -> Bool {
        !FoldedText.hasLetters(scalar...scalar)
            && CaseFolding.expansionsByStart[CaseFolding.simplyFolded(scalar)] == nil
            && CaseFolding.folded(scalar).count == 1
    }

    private func character(_ members: SetMembers) throws(PatternError) -> Term {
        guard let members = members.printableASCII else { throw notPlain }
        return .character(members)
    }

    private mutating func assertion(_ operation: MatchProgram.Operation) -> Term {
        append(operation)
        return .other
    }

    private mutating func reference(to group: Int?) throws(PatternError) -> Term {
        guard let group, endedGroups.contains(group), !scanner.flags.ignoresCase, !scanner.isAtDigit else {
            throw notPlain
        }
        append(.reference, group)
        return .other
    }

    private mutating func readEscape() throws(PatternError) -> Term {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else { throw notPlain }
        if letter.isASCII, !Rendering.isAlphanumeric(letter) { return try readLiteral(letter) }
        if let property = try scanner.takeProperty(letter, at: offset) { return try character(property) }
        try scanner.advance()
        if let members = SetMembers(shorthand: letter) { return try character(members) }
        switch letter {
        case "A": return assertion(.textStart)
        case "z", "Z": return assertion(.textEnd)
        case "k":
            guard try scanner.skip("<") else { throw notPlain }
            let name = try scanner.readName()
            namedReferences.insert(name)
            return try reference(to: program.groupNames[name]?.first)
        case "1"..."9": return try reference(to: Int(letter.value - 48))
        case "b", "B":
            wordBoundaries += 1
            guard !scanner.flags.segmentsWords, wordBoundaries <= Self.maximumWordBoundaries else { throw notPlain }
            return assertion(letter == "b" ? .wordBoundary : .noWordBoundary)
        default: throw notPlain
        }
    }
}

extension MatchProgramReader {
    /// Reads a group or flags.
    private mutating func readGroup() throws(PatternError) -> Term {
        let outerFlags = scanner.flags
        let start = program.instructions.count
        var number: Int?
        switch try scanner.readGroupOpening() {
        case .flags: return .other
        case .capturing(let isNamed): number = try openGroup(named: isNamed ? scanner.readName() : nil)
        case .nonCapturing(let symbol) where symbol.utf8.last == UInt8(ascii: ":"): break
        case .lookaround("="): return try readLookahead(.lookahead, outerFlags)
        case .lookaround("!"): return try readLookahead(.negativeLookahead, outerFlags)
        case .nonCapturing, .lookaround, .comment: throw notPlain
        }
        let mayBeEmpty = try readGroupContents(outerFlags)
        if let number {
            append(.bound, 2 * number + 1)
            endedGroups.insert(number)
        }
        return .group(start, mayBeEmpty: mayBeEmpty)
    }

    private mutating func readLookahead(
        _ operation: MatchProgram.Operation, _ outerFlags: PatternScanner.Flags
    ) throws(PatternError) -> Term {
        let start = append(operation)
        let groupCount = program.groupCount
        _ = try readGroupContents(outerFlags)
        // What groups match in a lookahead can be referred to.
        guard operation == .negativeLookahead || program.groupCount == groupCount else { throw notPlain }
        endedGroups = endedGroups.filter { $0 <= groupCount }
        program.instructions[start].first = Int32(append(.lookaheadEnd) + 1)
        return .other
    }

    /// Reads what is in a group, and its end; whether it can match nothing.
    private mutating func readGroupContents(_ outerFlags: PatternScanner.Flags) throws(PatternError) -> Bool {
        guard depth < Self.maximumDepth else { throw notPlain }
        depth += 1
        let mayBeEmpty = try readAlternatives()
        depth -= 1
        scanner.flags = outerFlags
        guard try scanner.skip(")") else { throw notPlain }
        continuesLiteral = false
        foldingLetters = 0
        return mayBeEmpty
    }

    /// Opens a capturing group; returns its number.
    private mutating func openGroup(named name: String?) throws(PatternError) -> Int {
        program.groupCount += 1
        let number = program.groupCount
        guard number <= Self.maximumGroups else { throw notPlain }
        if let name {
            guard name.utf8.count <= Self.maximumNameLength,
                allowsDuplicateNames || program.groupNames[name] == nil
            else { throw notPlain }
            program.groupNames[name, default: []].append(number)
        }
        append(.bound, 2 * number)
        return number
    }

    /// Appends a term that is not repeated; whether it can match nothing.
    private mutating func append(_ term: Term) -> Bool {
        switch term {
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

    /// Reads a quantifier and appends the term that it repeats; whether that can match nothing.
    private mutating func appendRepeated(_ term: Term) throws(PatternError) -> Bool {
        let quantifier = try scanner.readQuantifier()
        let most = quantifier.maximum ?? Self.maximumRepetition
        guard quantifier.minimum <= most, most <= Self.maximumRepetition else { throw notPlain }
        copies += quantifier.maximum ?? quantifier.minimum
        guard copies <= Self.maximumCopies else { throw notPlain }
        switch term {
        case .literal(let byte):
            append(ASCIISet(String(Unicode.Scalar(byte))), quantifier)
        case .character(let members): append(members, quantifier)
        case .group(let start, let mayBeEmpty): return try repeatGroup(from: start, quantifier, mayBeEmpty)
        case .other: throw notPlain
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
    ) throws(PatternError) -> Bool {
        guard !quantifier.isPossessive else { throw notPlain }
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
        default: throw notPlain
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

    /// Inserts a choice that goes on at the instruction behind it first.
    private mutating func insertChoice(at start: Int) {
        for index in start..<program.instructions.count { program.instructions[index].moveTargets(from: start) }
        program.instructions.insert(
            MatchProgram.Instruction(operation: .choice, first: Int32(start + 1)), at: start)
    }
}
