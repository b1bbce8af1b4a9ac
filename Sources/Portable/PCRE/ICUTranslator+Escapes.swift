/// Escapes outside of sets.
extension ICUTranslator {
    private static let assertions: [Unicode.Scalar: String] = [
        "A": #"\A"#, "G": #"\G"#, "z": #"\z"#, "Z": #"\Z"# + Rendering.notInsideCRLF,
        "b": Rendering.wordBoundary, "B": Rendering.noWordBoundary,
    ]
    /// The author expects Perl's meaning, which ICU does not have.
    private static let foreign: Set<Unicode.Scalar> = ["C", "K", "g", "o"]

    mutating func translateEscape() throws(PatternError) {
        let offset = scanner.currentOffset
        try scanner.advance()
        guard let letter = scanner.current?.scalar else { throw PatternError("a pattern cannot end in \\", at: offset) }
        if !Rendering.isAlphanumeric(letter) {
            // As most are, which mean no more than the character.
            literal(letter, from: offset)
            try scanner.advance()
        } else if let assertion = Self.assertions[letter] {
            try translateAssertion(letter, assertion, at: offset)
        } else if let term = try repeatableEscape(letter, at: offset) {
            try flushLiterals()
            output.append(term, from: offset)
            isRepeatable = true
        } else {
            literal(try readEscapedLiteral(at: offset), from: offset)
        }
    }

    private mutating func translateAssertion(
        _ letter: Unicode.Scalar, _ translation: String, at offset: Int
    ) throws(PatternError) {
        guard !scanner.flags.segmentsWords || letter != "b" && letter != "B" else {
            throw PatternError("\\\(letter) is not supported with flag w", at: offset)
        }
        if letter == "G" { precautions.insert(.searchStart) }
        try flushLiterals()
        output.append(translation, from: offset)
        try scanner.advance()
        isRepeatable = false
    }

    /// Translates an escape that is not a literal; nil for a literal.
    private mutating func repeatableEscape(_ letter: Unicode.Scalar, at offset: Int) throws(PatternError) -> String? {
        if let set = try readShorthand(at: offset) { return set.rendering }
        switch letter {
        case "1"..."9": return try readBackReference(at: offset)
        case "k": return try readNamedBackReference(at: offset)
        case "R":
            try scanner.advance()
            return #"\R"#
        case "X":
            try scanner.advance()
            return GraphemeCluster.rendering
        default: return nil
        }
    }

    /// Reads the rest of an escape that means a set of characters; nil if the current letter does not.
    mutating func readShorthand(at offset: Int) throws(PatternError) -> PropertySet? {
        guard let letter = scanner.current?.scalar else { return nil }
        if letter == "p" || letter == "P" { return try readProperty(isNegated: letter == "P", at: offset) }
        guard let set = PropertySet(shorthand: letter) else { return nil }
        try scanner.advance()
        return set
    }

    /// Reads the letter of an escape that means that letter itself.
    mutating func readEscapedLiteral(at offset: Int) throws(PatternError) -> Unicode.Scalar {
        guard let scalar = scanner.current?.scalar else {
            throw PatternError("a pattern cannot end in \\", at: offset)
        }
        if scalar == "N" { return try readNamedCharacter(at: offset) }
        guard !Self.foreign.contains(scalar) else { throw PatternError("\\\(scalar) is not supported", at: offset) }
        if Rendering.isAlphanumeric(scalar), !("0"..."9").contains(scalar) {
            let range = offset..<scanner.currentOffset + 1
            lints.append(
                .init(
                    .needlessEscape, message: "\\\(scalar) only means \(scalar)", range: range,
                    replacement: String(scalar)))
        }
        try scanner.advance()
        return scalar
    }

    private mutating func readNamedCharacter(at offset: Int) throws(PatternError) -> Unicode.Scalar {
        let name = try scanner.takeBracedName(at: offset)
        let scalar = try CharacterNames.scalar(named: name, at: offset)
        try scanner.advance()
        return scalar
    }

    private mutating func readProperty(isNegated: Bool, at offset: Int) throws(PatternError) -> PropertySet {
        let set = try property(named: scanner.takeBracedName(at: offset), at: offset)
        try scanner.advance()
        return isNegated ? set.complement : set
    }

    /// Looks up a property; PCRE2 10.42 does not ignore case in properties such as `\p{Lu}`.
    func property(named name: String, at offset: Int) throws(PatternError) -> PropertySet {
        guard let set = PropertySet(property: name) else {
            throw PatternError("there is no character property \(name)", at: offset)
        }
        return scanner.flags.ignoresCase ? set.ignoringCase : set
    }

    /// ICU reads further digits only while the number so far is less than the number of groups opened.
    private mutating func readBackReference(at offset: Int) throws(PatternError) -> String {
        var number = 0
        repeat {
            number = number * 10 + Int((scanner.current?.scalar.value ?? 48) - 48)
            try scanner.advance()
        } while number < groupCount && scanner.isAtDigit
        try noteReference(to: [number], at: offset)
        guard !markGroups.isEmpty || !awaitedMarks.isEmpty else { return "\\g{\(number)}" }
        guard number <= groupCount else {
            throw PatternError("branches before a reference to a later group cannot be told apart", at: offset)
        }
        return "\\g{\(groupNumbers[number - 1])}"
    }

    private mutating func readNamedBackReference(at offset: Int) throws(PatternError) -> String {
        try scanner.advance()
        guard try scanner.skip("<") else { throw PatternError("a reference by name is written \\k<name>", at: offset) }
        let name = try scanner.readName()
        guard let numbers = groupNames[name] else {
            throw PatternError("no group before this is named \(name)", at: offset)
        }
        try noteReference(to: numbers, at: offset)
        return "\\k<\(name)>"
    }
}
