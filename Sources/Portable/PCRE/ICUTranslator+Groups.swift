import Text

/// Groups, flags and quantifiers.
extension ICUTranslator {
    mutating func openGroup() throws(PatternError) {
        let offset = scanner.currentOffset
        let outerFlags = scanner.flags
        switch try scanner.readGroupOpening() {
        case .comment: return
        case .flags(let letters):
            try flushLiterals()
            if !letters.isEmpty { output.append("(?\(letters))", from: offset) }
        case .capturing(let isNamed):
            let translation = try capturingGroup(named: isNamed ? scanner.readName() : nil, at: offset)
            try open(.plain, translation, at: offset, outerFlags, number: groupCount)
        case .nonCapturing(let symbol):
            try open(symbol == ">" ? .atomic : .plain, "(?" + symbol, at: offset, outerFlags)
        case .lookaround(let symbol):
            if symbol == "=" { precautions.insert(.lookahead) }
            try open(symbol.hasPrefix("<") ? .lookbehind : .lookahead, "(?" + symbol, at: offset, outerFlags)
        }
        isRepeatable = false
    }

    /// Writes the opening of a group, and remembers the group until it is closed.
    private mutating func open(
        _ kind: OpenGroup.Kind, _ translation: String, at offset: Int, _ outerFlags: PatternScanner.Flags,
        number: Int? = nil
    ) throws(PatternError) {
        try flushLiterals()
        let start = output.bytes.count
        output.append(translation, from: offset)
        openGroups.append(
            OpenGroup(
                kind: kind, offset: offset, start: start, end: start + translation.utf8.count, outerFlags: outerFlags,
                groupsBefore: number.map { $0 - 1 } ?? groupCount, number: number))
    }

    private mutating func capturingGroup(named name: String?, at offset: Int) throws(PatternError) -> String {
        groupCount += 1
        groupNumbers.append(groupCount + markGroups.count)
        guard let name else { return "(" }
        if groupNames[name] != nil, !allowsDuplicateNames {
            throw PatternError("another group is named \(name)", at: offset)
        }
        groupNames[name, default: []].append(groupCount)
        return "(?<\(name)>"
    }

    mutating func closeGroup() throws(PatternError) {
        try flushLiterals()
        guard let group = openGroups.popLast() else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        scanner.flags = group.outerFlags
        if group.kind == .lookbehind { try expandLookbehind(group) }
        if group.kind == .atomic { precautions.insert(.keepsIterators) }
        try term(")", isRepeatable: group.kind == .plain || group.kind == .atomic)
        closedGroup = (group, output.bytes.count)
        if let number = group.number { groupRanges.append((number, group.start..<output.bytes.count)) }
    }

    /// PCRE2 wants alternatives of fixed length, ICU only a limit.
    private mutating func expandLookbehind(_ group: OpenGroup) throws(PatternError) {
        var lookbehind = Lookbehind(output.bytes[group.end...], at: group.offset)
        guard let alternatives = try lookbehind.alternativesOfFixedLength() else { return }
        output.removeLast(output.bytes.count - group.end)
        output.append(alternatives.joined(separator: "|"), from: group.offset)
    }

    mutating func translateQuantifier() throws(PatternError) {
        try flushLiterals(beforeQuantifier: true)
        let offset = scanner.currentOffset
        guard isRepeatable else {
            throw PatternError(
                scanner.isAt("{") ? "a literal { is written \\{" : "there is nothing to repeat", at: offset)
        }
        let quantifier = try scanner.readQuantifier()
        if quantifier.isPossessive { precautions.insert(.keepsIterators) }
        if quantifier.isPossessive, let (group, end) = closedGroup, end == output.bytes.count {
            try checkEnd(of: quantifier, after: group, at: offset)
        }
        output.append(quantifier.spelling, from: offset)
        isRepeatable = false
    }

    /// ICU repeats an empty match for ever after `*+` and `++`.
    private func checkEnd(
        of quantifier: Quantifier, after group: OpenGroup, at offset: Int
    ) throws(PatternError) {
        guard quantifier.spelling == "*+" || quantifier.spelling == "++" else { return }
        let body = Self.withoutReferences(output.bytes[group.start...])
        guard let code = try? CompiledCode(body, options: 0, precautions: []), code.mayBeEmpty else { return }
        throw PatternError("\(quantifier.spelling) after what may match nothing never ends in ICU", at: offset)
    }

    /// A part of the translation without its references, which may be empty: `\g{1}` and `\k<name>`.
    private static func withoutReferences(_ translation: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = translation
        while let byte = rest.first {
            if let end = endOfReference(rest) {
                rest = rest[end...]
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return result
    }

    /// Where the reference ends with which a part of the translation starts; nil if it starts with something else.
    private static func endOfReference(_ text: ArraySlice<UInt8>) -> Int? {
        let isNumber = text.starts(with: "\\g{".utf8)
        guard isNumber || text.starts(with: "\\k<".utf8) else { return nil }
        let target = text.dropFirst(3).prefix { isNumber ? $0.isASCIIDigit : isOfName($0) }
        let hasEnd = text[target.endIndex...].first == UInt8(ascii: isNumber ? "}" : ">")
        return hasEnd && !target.isEmpty ? target.endIndex + 1 : nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
