/// Groups, flags and quantifiers.
extension ICUTranslator {
    mutating func openGroup() throws(PatternError) {
        let offset = scanner.currentOffset
        try scanner.advance()
        if scanner.isAt("*") { throw PatternError("(*...) verbs are not part of the language", at: offset) }
        guard try scanner.skip("?") else {
            groupCount += 1
            return open("(", at: offset)
        }
        guard let kind = scanner.current, !kind.isQuoted else { throw unknownGroup(at: offset) }
        switch kind.scalar {
        case "#": return try skipComment(at: offset)
        case ":", ">": open("(?" + String(kind.scalar), at: offset)
        case "=", "!": open("(?" + String(kind.scalar), at: offset, isRepeatable: false)
        case "<": return try openAngleGroup(at: offset)
        case "i", "m", "s", "x", "-": return try readFlags(at: offset)
        case "d", "u", "w": throw PatternError("flag \(kind.scalar) is not supported", at: kind.offset)
        default: throw unknownGroup(at: offset)
        }
        try scanner.advance()
    }

    mutating func closeGroup() throws(PatternError) {
        guard let group = openGroups.popLast() else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        flags = group.flags
        try term(")", isRepeatable: group.isRepeatable)
    }

    private mutating func open(_ translation: String, at offset: Int, isRepeatable: Bool = true) {
        output.append(translation, from: offset)
        openGroups.append(OpenGroup(offset: offset, flags: flags, isRepeatable: isRepeatable))
        self.isRepeatable = false
    }

    private func unknownGroup(at offset: Int) -> PatternError {
        let kind = scanner.current.map { "(?" + String($0.scalar) } ?? "(?"
        return PatternError("\(kind) opens no group that the language has", at: offset)
    }

    private mutating func skipComment(at offset: Int) throws(PatternError) {
        while scanner.current != nil {
            if try scanner.skip(")") { return }
            try scanner.advance()
        }
        throw PatternError("this comment is never closed", at: offset)
    }

    private mutating func openAngleGroup(at offset: Int) throws(PatternError) {
        try scanner.advance()
        if scanner.isAt("=") || scanner.isAt("!"), let kind = scanner.current {
            open("(?<" + String(kind.scalar), at: offset, isRepeatable: false)
            return try scanner.advance()
        }
        let name = try readName()
        groupCount += 1
        if groupNames[name] != nil, !allowsDuplicateNames {
            throw PatternError("another group is named \(name)", at: offset)
        }
        groupNames[name, default: []].append(groupCount)
        open("(?<\(name)>", at: offset)
    }

    /// Reads up to the closing angle bracket, which is stepped over.
    mutating func readName() throws(PatternError) -> String {
        var name = ""
        let offset = scanner.currentOffset
        while let token = scanner.current, !scanner.isAt(">") {
            let character = Character(token.scalar)
            guard character.isASCII, character.isLetter || character.isNumber && !name.isEmpty else { break }
            name.append(character)
            try scanner.advance()
        }
        guard try scanner.skip(">"), !name.isEmpty else {
            throw PatternError("a group name is a letter, then letters and digits, then >", at: offset)
        }
        return name
    }

    /// Reads `(?i)` or `(?i:`, from the first flag on.
    private mutating func readFlags(at offset: Int) throws(PatternError) {
        var changed = flags
        var kept: [String] = ["", ""]
        var isOn = true
        while let token = scanner.current, !scanner.isAt(")"), !scanner.isAt(":") {
            switch token.scalar {
            case "-" where isOn: isOn = false
            case "x": changed.skipsComments = isOn
            case "s": changed.dotMatchesAll = isOn
            case "i": changed.ignoresCase = isOn
            case "m": break
            default: throw PatternError("there is no flag \(token.scalar)", at: token.offset)
            }
            if "ims".unicodeScalars.contains(token.scalar) { kept[isOn ? 0 : 1].unicodeScalars.append(token.scalar) }
            try scanner.advance()
        }
        let letters = kept[0] + (kept[1].isEmpty ? "" : "-" + kept[1])
        try applyFlags(changed, letters: letters, at: offset)
    }

    private mutating func applyFlags(_ changed: Flags, letters: String, at offset: Int) throws(PatternError) {
        if scanner.isAt(":") {
            open("(?\(letters):", at: offset)
        } else if scanner.isAt(")") {
            if !letters.isEmpty { output.append("(?\(letters))", from: offset) }
            isRepeatable = false
        } else {
            throw PatternError("these flags are never closed", at: offset)
        }
        flags = changed
        try scanner.advance()
    }

    mutating func translateQuantifier() throws(PatternError) {
        guard let token = scanner.current else { return }
        guard isRepeatable else {
            let message = token.scalar == "{" ? "a literal { is written \\{" : "there is nothing to repeat"
            throw PatternError(message, at: token.offset)
        }
        try scanner.advance()
        var quantifier = token.scalar == "{" ? try readInterval(at: token.offset) : String(token.scalar)
        if try scanner.skip("?") { quantifier += "?" } else if try scanner.skip("+") { quantifier += "+" }
        output.append(quantifier, from: token.offset)
        isRepeatable = false
    }

    private mutating func readInterval(at offset: Int) throws(PatternError) -> String {
        var text = "{" + (try readDigits())
        if text.count > 1, try scanner.skip(",") { text += "," + (try readDigits()) }
        guard text.count > 1, try scanner.skip("}") else {
            throw PatternError("a repetition is {n}, {n,} or {n,m}; a literal { is written \\{", at: offset)
        }
        return text + "}"
    }

    private mutating func readDigits() throws(PatternError) -> String {
        var digits = ""
        while let token = scanner.current, !token.isQuoted, ("0"..."9").contains(token.scalar) {
            digits.unicodeScalars.append(token.scalar)
            try scanner.advance()
        }
        return digits
    }
}
