/// A set expression under evaluation, as in ICU: operands and operations wait on stacks until an operation of lower
/// precedence follows. What is inserted goes into the last operand, whatever operation waits.
struct SetExpression {
    enum Operation: Int {
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

    init(at offset: Int) {
        self.offset = offset
    }

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
