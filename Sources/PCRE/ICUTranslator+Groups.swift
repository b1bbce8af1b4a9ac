/// Groups, flags and quantifiers.
extension ICUTranslator {
    mutating func openGroup() throws(PatternError) {
        let offset = scanner.currentOffset
        let outerFlags = scanner.flags
        var isRepeatable = true
        let translation: String
        switch try scanner.readGroupOpening() {
        case .comment: return
        case .flags(let letters):
            if !letters.isEmpty { output.append("(?\(letters))", from: offset) }
            self.isRepeatable = false
            return
        case .capturing(let isNamed):
            translation = try capturingGroup(named: isNamed ? scanner.readName() : nil, at: offset)
        case .nonCapturing(let symbol): translation = "(?" + symbol
        case .lookaround(let symbol):
            translation = "(?" + symbol
            isRepeatable = false
        }
        output.append(translation, from: offset)
        openGroups.append(OpenGroup(offset: offset, outerFlags: outerFlags, isRepeatable: isRepeatable))
        self.isRepeatable = false
    }

    private mutating func capturingGroup(named name: String?, at offset: Int) throws(PatternError) -> String {
        groupCount += 1
        guard let name else { return "(" }
        if groupNames[name] != nil, !allowsDuplicateNames {
            throw PatternError("another group is named \(name)", at: offset)
        }
        groupNames[name, default: []].append(groupCount)
        return "(?<\(name)>"
    }

    mutating func closeGroup() throws(PatternError) {
        guard let group = openGroups.popLast() else {
            throw PatternError("this ) closes no group", at: scanner.currentOffset)
        }
        scanner.flags = group.outerFlags
        try term(")", isRepeatable: group.isRepeatable)
    }

    mutating func translateQuantifier() throws(PatternError) {
        let offset = scanner.currentOffset
        guard isRepeatable else {
            throw PatternError(
                scanner.isAt("{") ? "a literal { is written \\{" : "there is nothing to repeat", at: offset)
        }
        output.append(try scanner.readQuantifier().spelling, from: offset)
        isRepeatable = false
    }
}
