/// A set of characters, as a PCRE2 pattern that matches exactly one of them.
struct CharacterSet {
    /// Members of a PCRE2 class.
    private var members = ""
    /// What belongs to the set but cannot be written as members of a class.
    private var others: [Part] = []
    private var isNegated = false
    /// Whether the set has a character in one case that it may lack in another. ICU adds the missing ones at the end of
    /// a bracket, if case is ignored; PCRE2 always does.
    private(set) var lacksCases = false

    private enum Part {
        /// The characters that are not members of a class.
        case complement(String)
        case pattern(String)

        var pattern: String {
            switch self {
            case .complement(let members): "[^\(members)]"
            case .pattern(let pattern): pattern
            }
        }

        /// Asserts that the next character does not belong to the part.
        var exclusion: String {
            switch self {
            case .complement(let members): "(?=[\(members)])"
            case .pattern(let pattern): "(?!\(pattern))"
            }
        }
    }

    mutating func insert(_ scalar: Unicode.Scalar, ignoringCase: Bool = false) {
        guard ignoringCase || isNegated else { return members += Rendering.literal(scalar) }
        insert(scalar...scalar, ignoringCase: ignoringCase)
    }

    mutating func insert(_ range: ClosedRange<Unicode.Scalar>, ignoringCase: Bool = false) {
        add(.members(Rendering.members(range)))
        guard ignoringCase else { return }
        lacksCases = lacksCases || CaseFolding.hasCases(range)
        add(.members(CaseFolding.partners(of: range).map(Rendering.literal).joined()))
    }

    mutating func insert(_ property: PropertySet) {
        add(property.classMembers.map { .members($0) } ?? .part(.complement(property.members)))
    }

    mutating func formUnion(_ set: CharacterSet) {
        lacksCases = lacksCases || set.lacksCases
        switch (set.isNegated, set.others.first) {
        case (false, _):
            add(.members(set.members))
            set.others.forEach { add(.part($0)) }
        case (true, nil): add(.part(.complement(set.members)))
        case (true, .complement(let members)) where set.members.isEmpty && set.others.count == 1: add(.members(members))
        default: add(.part(.pattern(set.rendering)))
        }
    }

    mutating func formIntersection(_ set: CharacterSet) {
        self = CharacterSet(pattern: "(?=\(set.rendering))\(rendering)", lacksCases: lacksCases)
    }

    mutating func subtract(_ set: CharacterSet) {
        self = CharacterSet(pattern: "(?!\(set.rendering))\(rendering)", lacksCases: lacksCases)
    }

    mutating func formComplement() { isNegated.toggle() }

    mutating func addCases() { lacksCases = false }

    var rendering: String {
        guard others.isEmpty else { return "(?>" + (isNegated ? intersection : union) + ")" }
        if members.isEmpty { return isNegated ? Rendering.anyCharacter : Rendering.noCharacter }
        return isNegated ? "[^\(members)]" : "[\(members)]"
    }

    private var union: String {
        ((members.isEmpty ? [] : ["[\(members)]"]) + others.map { $0.pattern }).joined(separator: "|")
    }

    private var intersection: String {
        var rest = others
        var last = Rendering.anyCharacter
        if case .complement(let members) = rest.last {
            last = "[\(members)]"
            rest.removeLast()
        }
        return (members.isEmpty ? "" : "(?![\(members)])") + rest.map { $0.exclusion }.joined() + last
    }
}

extension CharacterSet {
    private enum Addition {
        case members(String)
        case part(Part)
    }

    private init(pattern: String, lacksCases: Bool) {
        others = [.pattern(pattern)]
        self.lacksCases = lacksCases
    }

    private mutating func add(_ addition: Addition) {
        if isNegated { self = CharacterSet(pattern: rendering, lacksCases: lacksCases) }
        switch addition {
        case .members(let members): self.members += members
        case .part(let part): others.append(part)
        }
    }
}

/// A set expression under evaluation, as in ICU: operands and operations wait on stacks until an operation of lower
/// precedence follows. What is inserted goes into the last operand, whatever operation waits.
package struct SetExpression {
    package enum Operation: Int {
        case open, close, negation, caseClosure, difference, intersection, union, setDifference, setIntersection

        /// `&[...]` and `-[...]` bind as tightly as union, `&&` and `--` less.
        var precedence: Int {
            switch self {
            case .open: 0
            case .close: 1
            case .negation, .caseClosure: 2
            case .difference, .intersection: 3
            case .union, .setDifference, .setIntersection: 4
            }
        }
    }

    /// Where the expression starts in the author's pattern, for errors.
    let offset: Int
    /// The last operand; the whole set after the last bracket.
    var last = CharacterSet()
    /// The operands before it, and what waits for it; most sets have neither.
    private var operands: [CharacterSet] = []
    private var operations: [Operation] = []

    init(at offset: Int) { self.offset = offset }

    /// Opens a bracket, whose content is the operand of an operation; nil for the outermost one.
    mutating func open(after operation: Operation?, ignoringCase: Bool) throws(PatternError) {
        if let operation {
            try push(operation)
            operations.append(.open)
        }
        if ignoringCase { operations.append(.caseClosure) }
    }

    /// Negates the bracket just opened, after the cases of its members have been added.
    mutating func negate() {
        let closesCases = operations.last == .caseClosure
        if closesCases { operations.removeLast() }
        operations.append(.negation)
        if closesCases { operations.append(.caseClosure) }
    }

    mutating func push(_ operation: Operation) throws(PatternError) {
        try evaluate(before: operation)
        operations.append(operation)
        operands.append(last)
        last = CharacterSet()
    }

    mutating func close() throws(PatternError) {
        try evaluate(before: .close)
        _ = operations.popLast()
    }

    /// Evaluates what binds at least as tightly as the operation that follows.
    mutating func evaluate(before next: Operation) throws(PatternError) {
        while let operation = operations.last, operation.precedence >= next.precedence {
            operations.removeLast()
            switch operation {
            case .negation: last.formComplement()
            case .caseClosure: last.addCases()
            case .open, .close: break
            default: try combine(operation)
            }
        }
    }

    private mutating func combine(_ operation: Operation) throws(PatternError) {
        let right = last
        last = operands.removeLast()
        switch operation {
        case .difference, .setDifference:
            // ICU would add the cases only after the operation: `(?i)[a-z--b]` still has the b.
            guard !right.lacksCases else { throw caseError }
            last.subtract(right)
        case .intersection, .setIntersection:
            guard !right.lacksCases || !last.lacksCases else { throw caseError }
            last.formIntersection(right)
        default: last.formUnion(right)
        }
    }

    private var caseError: PatternError {
        PatternError("if case is ignored, letters after && or -- are written in brackets", at: offset)
    }
}
