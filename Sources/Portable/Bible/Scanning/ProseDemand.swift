/// How much must stand around a name in running text to make it the name of a book, in ascending order.
enum ProseDemand: UInt8, Comparable {
    /// A chapter is enough: `Genesis 5`.
    case chapter
    /// A chapter where nothing is counted: `Isaiah 5`.
    case uncounted
    /// A chapter where nothing is counted, after a word that may come before a book: `in John 5`.
    case surroundings
    /// A chapter after a word that may come before a book, or with no word behind it: `in Numbers 5`, `(Rom 8)`.
    case lead
    /// The same, for a name that numbers follow in other texts too, or in a paragraph with other references: `in Rev 8`.
    case technical
    /// A verse, or a chapter in brackets or in a paragraph with other references: `(Ex 5)`.
    case example
    /// A verse.
    case verse
    /// A verse, in brackets or in a list.
    case brackets

    /// How a chapter and its verse are written.
    enum Form {
        case chapter
        case colon
        case stop
        case comma
        case words
    }

    init?(name: String) {
        switch name {
        case "uncounted": self = .uncounted
        case "surroundings": self = .surroundings
        case "lead": self = .lead
        case "technical": self = .technical
        case "example": self = .example
        case "verse": self = .verse
        case "brackets": self = .brackets
        default: return nil
        }
    }

    static func < (first: ProseDemand, second: ProseDemand) -> Bool { first.rawValue < second.rawValue }

    /// Whether a name with numbers of a form is that of a book.
    func isMet(by form: Form, _ surroundings: Surroundings) -> Bool {
        Self.rules.contains { rule in
            rule.form == form && rule.demands.contains(self) && surroundings.isSuperset(of: rule.needs)
                && surroundings.isDisjoint(with: rule.excludes)
        }
    }

    /// What makes names of some demands those of books.
    private struct Rule {
        let form: Form
        let demands: ClosedRange<ProseDemand>
        let needs: Surroundings
        let excludes: Surroundings

        init(
            _ form: Form, _ demands: ClosedRange<ProseDemand>, _ needs: Surroundings, not excludes: Surroundings = []
        ) {
            (self.form, self.demands, self.needs, self.excludes) = (form, demands, needs, excludes)
        }

        init(_ form: Form, _ demand: ProseDemand, _ needs: Surroundings, not excludes: Surroundings = []) {
            self.init(form, demand...demand, needs, not: excludes)
        }
    }

    private static let rules: [Rule] = [
        Rule(.colon, .chapter ... .uncounted, [], not: .amounts),
        Rule(.colon, .surroundings ... .verse, .capital, not: .amounts),
        Rule(.colon, .surroundings ... .example, .lead, not: .amounts),
        Rule(.colon, .surroundings ... .example, .start, not: .amounts),
        Rule(.colon, .brackets, [.capital, .opening], not: .amounts),
        Rule(.colon, .brackets, .reference, not: .amounts),

        Rule(.words, .chapter ... .verse, .capital),
        Rule(.words, .chapter ... .technical, .lead),
        Rule(.words, .example ... .brackets, [.capital, .lead]),

        Rule(.comma, .chapter ... .verse, .capital, not: [.amounts, .counted, .list]),
        Rule(.comma, .chapter ... .verse, [.capital, .lead], not: [.amounts, .counted]),
        Rule(.comma, .brackets, [.capital, .opening], not: .amounts),

        Rule(.stop, .chapter ... .verse, .capital, not: [.amounts, .counted, .elsewhere, .product]),
        Rule(.stop, .chapter ... .verse, [.capital, .lead], not: [.amounts, .nouns, .example]),
        Rule(.stop, .chapter ... .verse, [.capital, .textual], not: [.amounts, .nouns, .example, .otherName]),
        Rule(
            .stop, .chapter ... .verse, .capital,
            not: [.amounts, .nouns, .wordAfter, .example, .numberBefore, .otherName]),
        Rule(.stop, .chapter ... .verse, [.capital, .evidence], not: [.amounts, .otherName]),
        Rule(.stop, .chapter ... .brackets, [.capital, .opening], not: .amounts),

        Rule(.chapter, .chapter ... .example, [.capital, .text]),
        Rule(.chapter, .chapter, .capital, not: [.amounts, .counted, .elsewhere, .otherName]),
        Rule(.chapter, .chapter, .capital, not: [.amounts, .counted, .elsewhere, .noun]),
        Rule(.chapter, .uncounted, .capital, not: [.amounts, .nouns, .otherName, .numberBefore, .owner]),
        Rule(
            .chapter, .uncounted, [.capital, .evidence], not: [.amounts, .counted, .elsewhere, .persons, .otherName]),
        Rule(.chapter, .surroundings, [.capital, .textual], not: [.other, .otherName]),
        Rule(.chapter, .uncounted ... .technical, [.capital, .lead], not: [.other, .deed]),
        Rule(.chapter, .uncounted ... .technical, [.capital, .lead, .evidence], not: .other),
        Rule(.chapter, .surroundings ... .technical, [.capital, .opening], not: .other),
        Rule(.chapter, .surroundings ... .technical, [.capital, .evidence], not: [.other, .loose]),
        Rule(.chapter, .surroundings ... .technical, [.capital, .alone], not: .other),
        Rule(.chapter, .lead, .capital, not: [.other, .numberBefore, .wordAfter, .owner, .otherName]),
        Rule(.chapter, .example, [.capital, .evidence], not: [.other, .loose, .colonAfter]),
        Rule(.chapter, .example, [.capital, .opening], not: .other),
    ]
}
