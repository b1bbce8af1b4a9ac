/// Sets of characters: `[a-z]`, `[:alnum:]`, `[a[bc]]`, `[\w--[a-f]]`.
extension ICUTranslator {
    /// What was read last in a set: it decides what a hyphen or an ampersand means.
    private enum SetItem: Equatable {
        case start
        /// A single character, as the start of a range if it was written out.
        case literal(Unicode.Scalar?)
        /// A range, or an escape such as `\w`.
        case range
        /// A bracket, or a property.
        case set
        /// `--` or `&&`.
        case operation
    }

    mutating func translateSet() throws(PatternError) {
        let offset = scanner.currentOffset
        if let property = try readPOSIXProperty() {
            output.append(property.set.characterClass, from: offset)
            let range = offset..<offset + property.text.utf8.count
            let message = "only ICU reads \(property.text) outside of brackets"
            lints.append(.init(.icuOnly, message: message, range: range, replacement: "[\(property.text)]"))
        } else {
            var expression = SetExpression(at: offset)
            try readBracket(into: &expression, after: nil, depth: 0)
            output.append(expression.last.rendering, from: offset)
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
    private mutating func readBracket(
        into expression: inout SetExpression, after operation: SetExpression.Operation?, depth: Int
    ) throws(PatternError) {
        let offset = scanner.currentOffset
        guard depth < Limits.nestedSets else { throw PatternError("sets are nested too deeply", at: offset) }
        try expression.open(after: operation, ignoringCase: scanner.flags.ignoresCase)
        if let property = try readPOSIXProperty() {
            expression.last.insert(property.set)
            return try expression.close()
        }
        try scanner.advance()
        if try scanner.skip("^") { expression.negate() }
        // A bracket that comes first is a member.
        var item: SetItem = scanner.isAt("]") ? try readLiteral(into: &expression) : .start
        while !scanner.isAt("]") {
            guard scanner.current != nil else { throw PatternError("this set is never closed", at: offset) }
            item = try readItem(after: item, into: &expression, depth: depth)
        }
        guard item != .operation else { throw PatternError("a set is missing here", at: scanner.currentOffset) }
        try scanner.advance()
        try expression.close()
    }

    private mutating func readItem(
        after item: SetItem, into expression: inout SetExpression, depth: Int
    ) throws(PatternError) -> SetItem {
        if scanner.isAt("[") {
            try readBracket(into: &expression, after: .union, depth: depth + 1)
            return .set
        }
        if scanner.isAt("\\") { return try readSetEscape(into: &expression) }
        guard scanner.isAt("-") || scanner.isAt("&"), item != .operation else {
            return try readLiteral(into: &expression)
        }
        return try readOperator(after: item, into: &expression, depth: depth)
    }

    private mutating func readLiteral(into expression: inout SetExpression) throws(PatternError) -> SetItem {
        guard let scalar = scanner.current?.scalar else { return .start }
        try scanner.advance()
        return try insert(scalar, into: &expression)
    }

    private func insert(
        _ scalar: Unicode.Scalar, into expression: inout SetExpression
    ) throws(PatternError) -> SetItem {
        try expression.evaluate(before: .union)
        expression.last.insert(scalar, ignoringCase: scanner.flags.ignoresCase)
        return .literal(scalar)
    }

    private mutating func readSetEscape(into expression: inout SetExpression) throws(PatternError) -> SetItem {
        let offset = scanner.currentOffset
        try scanner.advance()
        let isProperty = scanner.isAt("p") || scanner.isAt("P")
        if let property = try readShorthand(at: offset) {
            expression.last.insert(property)
            return isProperty ? .set : .range
        }
        return try insert(readEscapedLiteral(at: offset), into: &expression)
    }

    /// Reads a hyphen or an ampersand: a literal, a range or an operation.
    private mutating func readOperator(
        after item: SetItem, into expression: inout SetExpression, depth: Int
    ) throws(PatternError) -> SetItem {
        guard let token = scanner.current else { return item }
        let isHyphen = token.scalar == "-"
        try scanner.advance()
        if scanner.isAt(token.scalar) {
            guard item != .start else { throw PatternError("a set is missing here", at: token.offset) }
            try scanner.advance()
            try expression.push(isHyphen ? .difference : .intersection)
            return .operation
        }
        if item == .set, scanner.isAt("[") {
            try readBracket(into: &expression, after: isHyphen ? .setDifference : .setIntersection, depth: depth + 1)
            return .set
        }
        if isHyphen, case .literal(let start) = item, let start, let end = try rangeEnd() {
            guard start <= end else { throw PatternError("this range ends before it starts", at: token.offset) }
            expression.last.insert(start...end, ignoringCase: scanner.flags.ignoresCase)
            return .range
        }
        if item == .literal(nil), isHyphen, !scanner.isAt("]"), !scanner.isAt("[") {
            throw PatternError("a range starts with a character that is written out", at: token.offset)
        }
        expression.last.insert(token.scalar)
        // ICU still takes the literal before for the start of a range.
        if case .literal = item { return item }
        return .literal(nil)
    }

    /// Reads the end of a range, unless the hyphen turns out to be a literal.
    private mutating func rangeEnd() throws(PatternError) -> Unicode.Scalar? {
        guard let token = scanner.current, !scanner.isAt("]"), !scanner.isAt("[") else { return nil }
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
