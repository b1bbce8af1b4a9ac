/// Sets of characters: `[a-z]`, `[:alnum:]`, `[a[bc]]`.
extension ICUTranslator {
    mutating func translateSet() throws(PatternError) {
        let offset = scanner.currentOffset
        if let property = try readPOSIXProperty() {
            output.append(property.set.rendering, from: offset)
            let range = offset..<offset + property.text.utf8.count
            let message = "only ICU reads \(property.text) outside of brackets"
            lints.append(.init(message: message, range: range, replacement: "[\(property.text)]"))
        } else {
            output.append(try readSet(depth: 0).rendering, from: offset)
        }
        isRepeatable = true
    }

    /// Reads `[:name:]` up to the character after it; nil if the current set is not of this form.
    private mutating func readPOSIXProperty() throws(PatternError) -> (set: PropertySet, text: String)? {
        let offset = scanner.currentOffset
        guard scanner.following == ":" else { return nil }
        var ahead = scanner
        _ = ahead.take()
        let isNegated = ahead.take("^")
        var name = ""
        while let scalar = ahead.take(), scalar != ":" { name.unicodeScalars.append(scalar) }
        guard ahead.take("]") else { return nil }
        let set = try property(named: name, at: offset)
        scanner = ahead
        try scanner.advance()
        return (isNegated ? set.complement : set, "[:\(isNegated ? "^" : "")\(name):]")
    }

    /// Reads a set from its opening bracket to the character after the closing one.
    private mutating func readSet(depth: Int) throws(PatternError) -> CharacterSet {
        let offset = scanner.currentOffset
        guard depth < Limits.nestedSets else { throw PatternError("sets are nested too deeply", at: offset) }
        try scanner.advance()
        var set = CharacterSet(isNegated: try scanner.skip("^"))
        var literal = scanner.isAt("]") ? try readLiteral(into: &set) : nil
        while !scanner.isAt("]") {
            guard let token = scanner.current else { throw PatternError("this set is never closed", at: offset) }
            if scanner.isAt("[") {
                try readNested(into: &set, depth: depth)
                literal = nil
            } else if scanner.isAt("-") || scanner.isAt("&") {
                literal = try readOperator(token, after: literal, into: &set)
            } else {
                literal = try readLiteral(into: &set)
            }
        }
        try scanner.advance()
        return set
    }

    private mutating func readNested(into set: inout CharacterSet, depth: Int) throws(PatternError) {
        let offset = scanner.currentOffset
        let isAdded: Bool
        if let property = try readPOSIXProperty() {
            set.insert(property.set)
            isAdded = true
        } else {
            isAdded = set.insert(try readSet(depth: depth + 1))
        }
        guard isAdded else { throw PatternError("this set within a set is too complex", at: offset) }
    }

    /// Reads one character; nil after an escape such as `\d`, which cannot start a range.
    private mutating func readLiteral(into set: inout CharacterSet) throws(PatternError) -> Unicode.Scalar? {
        let offset = scanner.currentOffset
        if scanner.isAt("\\") {
            try scanner.advance()
            if let property = try readShorthand(at: offset) {
                set.insert(property)
                return nil
            }
            let scalar = try readEscapedLiteral(at: offset)
            set.insert(scalar)
            return scalar
        }
        guard let scalar = scanner.current?.scalar else { return nil }
        set.insert(scalar)
        try scanner.advance()
        return scalar
    }

    /// Reads a hyphen or an ampersand: a literal, a range, or one of ICU's set operations, which PCRE2 lacks.
    private mutating func readOperator(
        _ token: PatternScanner.Token, after literal: Unicode.Scalar?, into set: inout CharacterSet
    ) throws(PatternError) -> Unicode.Scalar? {
        let isFirst = set.isEmpty
        try scanner.advance()
        if scanner.isAt(token.scalar) || scanner.isAt("[") && !isFirst {
            let message = "set operations are not supported; a literal \(token.scalar) is written \\\(token.scalar)"
            throw PatternError(message, at: token.offset)
        }
        guard token.scalar == "-", let literal, let end = try rangeEnd() else {
            set.insert(token.scalar)
            return token.scalar
        }
        guard literal <= end else { throw PatternError("this range ends before it starts", at: token.offset) }
        set.insert(literal...end)
        return nil
    }

    /// Reads the end of a range, unless the hyphen turns out to be a literal.
    private mutating func rangeEnd() throws(PatternError) -> Unicode.Scalar? {
        guard let token = scanner.current, !scanner.isAt("]") else { return nil }
        guard scanner.isAt("\\") else {
            try scanner.advance()
            return token.scalar
        }
        if let letter = scanner.following, "pP".unicodeScalars.contains(letter) || PropertySet(shorthand: letter) != nil
        {
            throw PatternError("a range ends in a character, not in a set", at: token.offset)
        }
        try scanner.advance()
        return try readEscapedLiteral(at: token.offset)
    }
}
