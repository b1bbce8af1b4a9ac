import Text

/// Translates a pattern for PCRE2, term by term.
struct ICUTranslator {
    /// A literal that ignores case, and its offset in the author's pattern.
    private struct Literal {
        let scalar: Unicode.Scalar
        let offset: Int
    }

    private(set) var precautions: ICUDialect.Precautions = []
    private(set) var groupCount = 0
    private(set) var groupNames: [String: [Int]] = [:]
    private(set) var output: TranslatedPattern

    private var flags = PatternScanner.Flags()
    /// Literals that ignore case and are not translated yet: together they may match fewer characters.
    private var literals: [Literal] = []
    /// The lookbehinds that are open.
    private var lookbehinds: [Lookbehind] = []
    private var hasReferences = false
    /// Where the closed capturing groups are in the translation.
    private var groupRanges: [(number: Int, range: Range<Int>)] = []
    /// The groups of each reference that ignores case, and the offset of the reference.
    private var references: [(groups: [Int], offset: Int)] = []

    /// The offsets of the marks that are still to be put.
    private var awaitedMarks: ArraySlice<Int>
    /// The numbers in the translation of the groups of marks, and of those of the author.
    private(set) var markGroups: [Int] = []
    private(set) var groupNumbers: [Int] = []

    private let source: String
    private let tree: PatternTree
    private let allowsDuplicateNames: Bool

    /// - Parameter marks: the offsets in the pattern, ascending, where to put marks.
    init(_ source: String, _ tree: PatternTree, duplicateNames: Bool, multiline: Bool, marks: [Int]) {
        self.source = source
        self.tree = tree
        allowsDuplicateNames = duplicateNames
        awaitedMarks = marks[...]
        flags.matchesLines = multiline
        output = TranslatedPattern(length: source.utf8.count)
    }

    /// Translates the whole pattern.
    ///
    /// - Throws: `PatternError` with an offset in the author's pattern.
    mutating func translate() throws(PatternError) {
        let end = source.utf8.count
        try translate(tree.alternatives, tree.alternativeRanges)
        try putMarks(upTo: end)
        try flushLiterals()
        try checkReferences()
        restrictDotStar()
        output.append(Rendering.tryEveryPosition, from: end)
    }

    private mutating func putMarks(upTo offset: Int) throws(PatternError) {
        while let mark = awaitedMarks.first, mark <= offset {
            _ = awaitedMarks.popFirst()
            try flushLiterals()
            output.mark(from: mark)
            markGroups.append(groupCount + markGroups.count + 1)
        }
    }

    private mutating func translate(
        _ alternatives: PatternTree.Alternatives, _ ranges: [Range<Int>]
    ) throws(PatternError) {
        for (index, terms) in alternatives.enumerated() {
            if index > 0 {
                try append("|", from: ranges[index - 1].upperBound)
                noteInLookbehind { $0.startAlternative() }
            }
            for term in terms { try translate(term) }
        }
    }

    /// Appends what is not a literal.
    private mutating func append(_ translation: String, from offset: Int) throws(PatternError) {
        try putMarks(upTo: offset)
        try flushLiterals()
        output.append(translation, from: offset)
    }

    private mutating func translate(_ term: PatternTree.Term) throws(PatternError) {
        let offset = term.range.lowerBound
        try change(flags: term.flags, at: offset)
        switch term.kind {
        case .literal(let scalar):
            try putMarks(upTo: offset)
            if flags.ignoresCase {
                literals.append(Literal(scalar: scalar, offset: offset))
            } else {
                append(literal: scalar, from: offset)
            }
        case .characters(let characters):
            let text = try translation(of: characters, at: offset)
            try append(text, from: offset)
            try noteInLookbehind(characters, text)
        case .assertion(let letter):
            let assertion = try translation(of: letter, at: offset)
            // PCRE2 needs a group around it to repeat it.
            let text = term.quantifier == nil ? assertion : "(?:\(assertion))"
            try append(text, from: offset)
            noteInLookbehind { $0.append(.fixed(text, length: 0)) }
        case .reference(let reference): try append(translation(of: reference, at: offset), from: offset)
        case .group(let alternatives, let kind, let name): try translate(alternatives, kind, name, term)
        case .lookahead(let alternatives, let isNegative):
            if !isNegative { precautions.insert(.lookahead) }
            try translate(alternatives, of: term, opening: isNegative ? "(?!" : "(?=")
        case .lookbehind(let alternatives, let isNegative):
            try flushLiterals()
            lookbehinds.append(Lookbehind(at: offset))
            try translate(alternatives, of: term, opening: isNegative ? "(?<!" : "(?<=")
        }
        if let quantifier = term.quantifier { try translate(quantifier, at: term.quantifierOffset) }
    }

    private mutating func translate(_ quantifier: Quantifier, at offset: Int) throws(PatternError) {
        try putMarks(upTo: offset)
        try flushLiterals(beforeQuantifier: true)
        if quantifier.isPossessive { precautions.insert(.keepsIterators) }
        output.append(quantifier.spelling, from: offset)
        try noteInLookbehind { lookbehind throws(PatternError) in try lookbehind.repeatLast(quantifier) }
    }

    private mutating func change(flags new: PatternScanner.Flags, at offset: Int) throws(PatternError) {
        guard new != flags else { return }
        try flushLiterals()
        let change = flags.change(to: new)
        if !change.isEmpty {
            output.append("(?\(change))", from: offset)
            noteInLookbehind { $0.append(flags: "(?\(change))") }
        }
        flags = new
    }

    private mutating func append(literal scalar: Unicode.Scalar, from offset: Int) {
        output.append(literal: scalar, from: offset)
        noteInLookbehind { $0.append(.fixed(Rendering.literal(scalar), length: 1)) }
    }

    /// Notes what was written in the innermost lookbehind that is open.
    private mutating func noteInLookbehind<Failure>(_ note: (inout Lookbehind) throws(Failure) -> Void) throws(Failure)
    {
        if !lookbehinds.isEmpty { try note(&lookbehinds[lookbehinds.count - 1]) }
    }

    private mutating func noteInLookbehind(_ characters: PatternTree.Characters, _ text: String) throws(PatternError) {
        guard let lookbehind = lookbehinds.last else { return }
        let term: Lookbehind.Term
        switch characters.form {
        case .any where flags.dotMatchesAll: term = Lookbehind.anyIncludingCRLF
        case .lineEnd: term = Lookbehind.lineEnd
        case .cluster: throw lookbehind.unlimited
        case .any, .property, .set: term = .fixed(text, length: 1)
        }
        noteInLookbehind { $0.append(term) }
    }
}

/// Groups.
extension ICUTranslator {
    private mutating func translate(
        _ alternatives: PatternTree.Alternatives, _ kind: PatternTree.GroupKind, _ name: String?,
        _ term: PatternTree.Term
    ) throws(PatternError) {
        switch kind {
        case .capturing:
            let opening = try openCapturing(named: name, at: term.range.lowerBound)
            let number = groupCount
            let start = try translate(alternatives, of: term, opening: opening)
            groupRanges.append((number, start..<output.bytes.count))
        case .nonCapturing(let change): try translate(alternatives, of: term, opening: "(?\(change):", changing: change)
        case .atomic:
            try translate(alternatives, of: term, opening: "(?>")
            precautions.insert(.keepsIterators)
        }
    }

    private mutating func openCapturing(named name: String?, at offset: Int) throws(PatternError) -> String {
        try putMarks(upTo: offset)
        groupCount += 1
        groupNumbers.append(groupCount + markGroups.count)
        guard let name else { return "(" }
        if groupNames[name] != nil, !allowsDuplicateNames {
            throw PatternError("another group is named \(name)", at: offset)
        }
        groupNames[name, default: []].append(groupCount)
        return "(?<\(name)>"
    }

    /// Translates a group or lookaround; returns where it starts in the translation.
    @discardableResult
    private mutating func translate(
        _ alternatives: PatternTree.Alternatives, of term: PatternTree.Term, opening: String,
        changing change: String = ""
    ) throws(PatternError) -> Int {
        let outer = flags
        try append(opening, from: term.range.lowerBound)
        let contents = output.bytes.count
        let start = contents - opening.utf8.count
        let isLookbehind = if case .lookbehind = term.kind { true } else { false }
        if !isLookbehind { noteInLookbehind { $0.openGroup() } }
        flags.apply(change)
        try translate(alternatives, term.alternativeRanges)
        let end = term.alternativeRanges.last?.upperBound ?? term.range.upperBound
        try putMarks(upTo: end)
        try flushLiterals()
        if isLookbehind { try closeLookbehind(from: contents, at: term.range.lowerBound) }
        output.append(")", from: end)
        flags = outer
        if !lookbehinds.isEmpty {
            let text = String(decoding: output.bytes[start...], as: UTF8.self)
            noteInLookbehind { $0.closeGroup(term.kind, opening, text) }
        }
        return start
    }

    /// PCRE2 wants alternatives of fixed length, ICU only a limit.
    private mutating func closeLookbehind(from start: Int, at offset: Int) throws(PatternError) {
        if let alternatives = try lookbehinds.popLast()?.alternativesOfFixedLength() {
            output.removeLast(output.bytes.count - start)
            output.append(alternatives.joined(separator: "|"), from: offset)
        }
        noteInLookbehind { $0.openGroup() }
    }
}

extension PatternScanner.Flags {
    /// The letters that change the flags that PCRE2 has too: `i-s`.
    fileprivate func change(to new: PatternScanner.Flags) -> String {
        let flags = [
            ("i", ignoresCase, new.ignoresCase), ("m", matchesLines, new.matchesLines),
            ("s", dotMatchesAll, new.dotMatchesAll),
        ]
        let on = flags.map { letter, old, new in !old && new ? letter : "" }.joined()
        let off = flags.map { letter, old, new in old && !new ? letter : "" }.joined()
        return on + (off.isEmpty ? "" : "-" + off)
    }

    fileprivate mutating func apply(_ change: String) {
        var isOn = true
        for letter in change {
            switch letter {
            case "i": ignoresCase = isOn
            case "m": matchesLines = isOn
            case "s": dotMatchesAll = isOn
            default: isOn = false
            }
        }
    }
}

/// Characters and assertions.
extension ICUTranslator {
    private mutating func translation(
        of characters: PatternTree.Characters, at offset: Int
    ) throws(PatternError) -> String {
        switch characters.form {
        case .any:
            if flags.dotMatchesAll { return Rendering.anyIncludingCRLF }
            return flags.usesUnixLines ? #"[^\n]"# : "."
        case .property(let property):
            let set = try set(of: property, at: offset)
            return characters.text.hasPrefix("[") ? set.characterClass : set.rendering
        case .set(let elements): return try translation(of: elements, at: offset)
        case .lineEnd: return #"\R"#
        case .cluster: return GraphemeCluster.rendering
        }
    }

    private func translation(of elements: [SetElement], at offset: Int) throws(PatternError) -> String {
        var expression = SetExpression(at: offset)
        for element in elements {
            switch element.kind {
            case .open(let operation): try expression.open(after: operation, ignoringCase: flags.ignoresCase)
            case .negation: expression.negate()
            case .character(let scalar):
                try expression.evaluate(before: .union)
                expression.last.insert(scalar, ignoringCase: flags.ignoresCase)
            case .sign(let scalar): expression.last.insert(scalar)
            case .range(let range):
                try expression.evaluate(before: .union)
                expression.last.insert(range, ignoringCase: flags.ignoresCase)
            case .property(let property): expression.last.insert(try set(of: property, at: element.range.lowerBound))
            case .operation(let operation): try expression.push(operation)
            case .close: try expression.close()
            }
        }
        return expression.last.rendering
    }

    /// Looks up a property; PCRE2 10.42 does not ignore case in properties such as `\p{Lu}`.
    private func set(of property: CharacterProperty, at offset: Int) throws(PatternError) -> PropertySet {
        switch property {
        case .shorthand(let letter): return PropertySet(shorthand: letter) ?? .word
        case .named(let name, let isNegated):
            guard let set = PropertySet(property: name) else {
                throw PatternError("there is no character property \(name)", at: offset)
            }
            let cased = flags.ignoresCase ? set.ignoringCase : set
            return isNegated ? cased.complement : cased
        }
    }

    private mutating func translation(of assertion: Unicode.Scalar, at offset: Int) throws(PatternError) -> String {
        switch assertion {
        case "^": return lineStart
        case "$": return "$" + (flags.usesUnixLines ? Rendering.atLineFeed : Rendering.notInsideCRLF)
        case "b", "B":
            guard !flags.segmentsWords else {
                throw PatternError("\\\(assertion) is not supported with flag w", at: offset)
            }
            return assertion == "b" ? Rendering.wordBoundary : Rendering.noWordBoundary
        case "Z": return #"\Z"# + Rendering.notInsideCRLF
        case "G": precautions.insert(.searchStart)
        default: break
        }
        return "\\\(assertion)"
    }

    private var lineStart: String {
        switch (flags.usesUnixLines, flags.matchesLines) {
        case (true, true): Rendering.afterLineFeed
        case (true, false): #"\A"#
        // A search for the start of a line does not find one between CR and LF, but an assertion elsewhere does.
        case (false, true) where output.unmarkedBytes.allSatisfy("(?:imsx-".utf8.contains):
            "^" + Rendering.notInsideCRLF
        case (false, _): "^"
        }
    }
}

/// References to groups, and what else depends on the whole pattern.
extension ICUTranslator {
    private mutating func translation(
        of reference: PatternTree.Reference, at offset: Int
    ) throws(PatternError) -> String {
        switch reference {
        case .number(let number):
            try noteReference(to: [number], at: offset)
            guard !markGroups.isEmpty || !awaitedMarks.isEmpty else { return "\\g{\(number)}" }
            guard number <= groupCount else {
                throw PatternError("branches before a reference to a later group cannot be told apart", at: offset)
            }
            return "\\g{\(groupNumbers[number - 1])}"
        case .name(let name):
            guard let numbers = groupNames[name] else {
                throw PatternError("no group before this is named \(name)", at: offset)
            }
            try noteReference(to: numbers, at: offset)
            return "\\k<\(name)>"
        }
    }

    private mutating func noteReference(to groups: [Int], at offset: Int) throws(PatternError) {
        hasReferences = true
        guard lookbehinds.isEmpty else { throw PatternError("a lookbehind cannot refer back to a group", at: offset) }
        if flags.ignoresCase { references.append((groups, offset)) }
    }

    /// ICU compares a reference that ignores case by full case folding, PCRE2 character by character: they agree only if
    /// the group cannot match what folds to several characters.
    private func checkReferences() throws(PatternError) {
        for (groups, offset) in references {
            for (number, range) in groupRanges where groups.contains(number) {
                guard !foldsSimply(output.bytes[range]) else { continue }
                throw PatternError("ignoring case in a reference to this group is not supported", at: offset)
            }
        }
    }

    /// Whether a group consists of letters and digits, no two of which are what another character folds to.
    private func foldsSimply(_ translation: ArraySlice<UInt8>) -> Bool {
        let text = Array(translation).replacing(#"[\p{Nd}]"#, with: "0")
        let letters = Set(String(decoding: text, as: UTF8.self).lowercased().unicodeScalars)
        let isPlain = letters.allSatisfy { Rendering.isAlphanumeric($0) || "(?:)|{}+*,".unicodeScalars.contains($0) }
        return isPlain
            && !CaseFolding.expansionsByStart.values.joined().contains { $0.folded.allSatisfy(letters.contains) }
    }

    /// Keeps a pattern that starts with `.*` from being tried at every position of a long line.
    private mutating func restrictDotStar() {
        guard source.utf8.first == UInt8(ascii: ".") || source.utf8.first == UInt8(ascii: "(") else { return }
        guard tree.alternatives.count == 1, !hasReferences else { return }
        let starts = ["(.*)", "(.*?)", ".*"]
        guard let start = starts.first(where: source.hasPrefix) else { return }
        let next = source.dropFirst(start.count).first
        if start == ".*" || !["*", "+", "?", "{"].contains(next) { output.prepend(Rendering.lineOrSearchStart) }
    }
}

/// Literals whose case is ignored. ICU compares a run of them with the text by their full case folding, where one
/// character may be the same as several: `(?i)ss` matches `ß`.
extension ICUTranslator {
    /// A run of literals after case folding.
    private struct FoldedRun {
        var scalars: [Unicode.Scalar] = []
        /// The offset in the author's pattern of each.
        var offsets: [Int] = []

        /// The characters that fold to a part of the run from an index on.
        func expansions(at index: Int) -> [CaseFolding.Expansion] {
            guard let expansions = CaseFolding.expansionsByStart[scalars[index]] else { return [] }
            return expansions.filter { scalars[index...].starts(with: $0.folded) }
        }

        /// The end of the stretch from an index on in which characters that fold to several overlap.
        func endOfOverlap(at start: Int) -> Int {
            var end = start
            var index = start
            repeat {
                end = max(end, expansions(at: index).map { index + $0.folded.count }.max() ?? 0)
                index += 1
            } while index < end
            return end
        }

        /// The number of ways to spell a stretch of the run.
        func spellingCount(_ range: Range<Int>) -> Int {
            var counts = [Int](repeating: 0, count: range.count) + [1]
            for index in range.reversed() {
                let ends = [index + 1] + expansions(at: index).map { index + $0.folded.count }
                let count = ends.reduce(0) { $0 + counts[$1 - range.lowerBound] }
                counts[index - range.lowerBound] = min(count, Limits.spellings + 1)
            }
            return counts[0]
        }

        /// All ways to spell a stretch of the run.
        func spellings(_ range: Range<Int>) -> [[Unicode.Scalar]] {
            guard let start = range.first else { return [[]] }
            let choices = [(1, scalars[start])] + expansions(at: start).map { ($0.folded.count, $0.scalar) }
            return choices.flatMap { length, scalar in
                spellings(start + length..<range.upperBound).map { [scalar] + $0 }
            }
        }
    }

    /// Translates the literals read so far. A quantifier applies to the last one alone.
    private mutating func flushLiterals(beforeQuantifier: Bool = false) throws(PatternError) {
        guard !literals.isEmpty else { return }
        let last = beforeQuantifier ? literals.popLast() : nil
        try translate(literals)
        if let last { try translate([last]) }
        literals = []
    }

    private mutating func translate(_ literals: [Literal]) throws(PatternError) {
        guard !literals.indices.allSatisfy({ isPlain(literals[$0...]) }) else {
            return literals.forEach { append(literal: $0.scalar, from: $0.offset) }
        }
        var run = FoldedRun()
        for literal in literals {
            let folded = CaseFolding.folded(literal.scalar)
            run.scalars += folded
            run.offsets += folded.map { _ in literal.offset }
        }
        var index = 0
        while index < run.scalars.count {
            let end = run.endOfOverlap(at: index)
            if end > index {
                guard run.spellingCount(index..<end) <= Limits.spellings else {
                    throw PatternError("this text has too many spellings if case is ignored", at: run.offsets[index])
                }
                let spellings = run.spellings(index..<end)
                let text = spellings.map { $0.map(Rendering.literal).joined() }.joined(separator: "|")
                output.append("(?:\(text))", from: run.offsets[index])
                noteInLookbehind { $0.append(spellings: spellings, "(?:\(text))") }
                index = end
            } else {
                append(literal: run.scalars[index], from: run.offsets[index])
                index += 1
            }
        }
    }

    /// Whether the first of these literals folds to itself, and cannot begin what another character folds to.
    private func isPlain(_ literals: ArraySlice<Literal>) -> Bool {
        guard let scalar = literals.first?.scalar, scalar.isASCII else { return false }
        guard literals.count > 1, Rendering.isAlphanumeric(scalar) else { return true }
        let next = Unicode.Scalar(literals[literals.startIndex + 1].scalar.value | 0x20)
        return !(CaseFolding.expansionsByStart[Unicode.Scalar(UInt8(ascii: scalar) | 0x20)] ?? []).contains {
            $0.folded[1] == next
        }
    }
}
