/// What an opening parenthesis opens.
enum GroupOpening: Equatable {
    /// `(` or `(?<`; after the latter comes a name, which the caller reads or skips.
    case capturing(isNamed: Bool)
    /// `(?:`, `(?>` or `(?i-s:`; the symbol is what follows `(?`, without the flag `x`, which the scanner handles.
    case nonCapturing(symbol: String)
    /// `(?=`, `(?!`, `(?<=` or `(?<!`; the symbol is what follows `(?`.
    case lookaround(symbol: String)
    /// `(?i)`: opens no group; the letters are those that PCRE2 has too, without the flag `x`.
    case flags(letters: String)
    /// `(?#...)`, read to its end: opens no group.
    case comment
}

extension PatternScanner {
    /// Flags that change how what follows is read, up to the end of the group.
    struct Flags: Equatable {
        var ignoresCase = false
        /// `^` and `$` match at every line, flag `m`.
        var matchesLines = false
        var dotMatchesAll = false
        /// Comments mode, flag `x`.
        var skipsComments = false
        /// Only LF ends a line, flag `d`.
        var usesUnixLines = false
        /// Word boundaries are those of Unicode's text segmentation, flag `w`.
        var segmentsWords = false
    }

    /// Reads what a parenthesis opens, up to the first character of the group. Flags take effect at once: a caller that
    /// reads a group restores the outer ``flags`` before it steps over the closing parenthesis.
    mutating func readGroupOpening() throws(PatternError) -> GroupOpening {
        let offset = currentOffset
        try advance()
        if isAt("*") { throw PatternError("(*...) verbs are not part of the language", at: offset) }
        guard isAt("?") else { return .capturing(isNamed: false) }
        try advanceToGroupKind()
        guard let kind = current, !kind.isQuoted else { throw unknownGroup(at: offset) }
        switch kind.scalar {
        case "#": return try skipComment(at: offset)
        case "<": return try readAngleOpening()
        case "i", "d", "m", "s", "u", "w", "x", "-": return try readFlags(at: offset)
        case ":": return try step(to: .nonCapturing(symbol: ":"))
        case ">": return try step(to: .nonCapturing(symbol: ">"))
        case "=": return try step(to: .lookaround(symbol: "="))
        case "!": return try step(to: .lookaround(symbol: "!"))
        default: throw unknownGroup(at: offset)
        }
    }

    private mutating func step(to opening: GroupOpening) throws(PatternError) -> GroupOpening {
        try advance()
        return opening
    }

    private func unknownGroup(at offset: Int) -> PatternError {
        let kind = current.map { "(?" + String($0.scalar) } ?? "(?"
        return PatternError("\(kind) opens no group that the language has", at: offset)
    }

    private mutating func skipComment(at offset: Int) throws(PatternError) -> GroupOpening {
        while current != nil {
            if try skip(")") { return .comment }
            try advance()
        }
        throw PatternError("this comment is never closed", at: offset)
    }

    private mutating func readAngleOpening() throws(PatternError) -> GroupOpening {
        try advance()
        if try skip("=") { return .lookaround(symbol: "<=") }
        if try skip("!") { return .lookaround(symbol: "<!") }
        return .capturing(isNamed: true)
    }

    /// Reads a group name and the closing angle bracket after it.
    mutating func readName() throws(PatternError) -> String {
        var name = ""
        let offset = currentOffset
        while let token = current, !isAt(">") {
            let isDigit = ("0"..."9").contains(token.scalar)
            guard Rendering.isAlphanumeric(token.scalar), !isDigit || !name.isEmpty else { break }
            name.unicodeScalars.append(token.scalar)
            try advance()
        }
        guard try skip(">"), !name.isEmpty else {
            throw PatternError("a group name is a letter, then letters and digits, then >", at: offset)
        }
        return name
    }

    /// Reads `i)` or `i:`, from the first flag on.
    private mutating func readFlags(at offset: Int) throws(PatternError) -> GroupOpening {
        var changed = flags
        var letters: [String] = ["", ""]
        var isOn = true
        while let token = current, !isAt(")"), !isAt(":") {
            switch token.scalar {
            case "-": isOn = false
            case "x": changed.skipsComments = isOn
            case "s": changed.dotMatchesAll = isOn
            case "i": changed.ignoresCase = isOn
            case "d": changed.usesUnixLines = isOn
            case "w": changed.segmentsWords = isOn
            case "m": changed.matchesLines = isOn
            // All matching is Unicode's, as flag `u` wants it.
            case "u": break
            default: throw PatternError("there is no flag \(token.scalar)", at: token.offset)
            }
            if "ims".unicodeScalars.contains(token.scalar) { letters[isOn ? 0 : 1].unicodeScalars.append(token.scalar) }
            try advance()
        }
        guard current != nil else { throw PatternError("these flags are never closed", at: offset) }
        let opensGroup = isAt(":")
        flags = changed
        try advance()
        let text = letters[0] + (letters[1].isEmpty ? "" : "-" + letters[1])
        return opensGroup ? .nonCapturing(symbol: text + ":") : .flags(letters: text)
    }
}
