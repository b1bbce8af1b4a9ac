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
        case "chapter": self = .chapter
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

        Rule(.comma, .chapter ... .verse, .capital, not: [.amounts, .counted, .list, .elsewhere]),
        Rule(.comma, .chapter ... .verse, [.capital, .lead], not: [.amounts, .counted, .elsewhere]),
        Rule(.comma, .chapter ... .uncounted, .verses, not: [.amounts, .counted]),
        Rule(.comma, .brackets, [.capital, .opening], not: .amounts),
        Rule(.comma, .brackets, .reference, not: .amounts),
        Rule(.comma, .brackets, [.capital, .verses], not: [.amounts, .counted]),
        Rule(.comma, .brackets, [.capital, .abbreviation], not: [.amounts, .nouns]),
        Rule(.comma, .brackets, [.capital, .evidence], not: [.amounts, .nouns, .otherName]),

        Rule(.stop, .chapter ... .verse, .capital, not: [.amounts, .counted, .elsewhere, .product]),
        Rule(.stop, .chapter ... .verse, [.capital, .lead], not: [.amounts, .nouns, .example]),
        Rule(.stop, .chapter ... .verse, [.capital, .textual], not: [.amounts, .nouns, .example, .otherName]),
        Rule(
            .stop, .chapter ... .verse, .capital,
            not: [.amounts, .nouns, .wordAfter, .example, .numberBefore, .otherName]),
        Rule(.stop, .chapter ... .verse, [.capital, .evidence], not: [.amounts, .otherName]),
        Rule(.stop, .chapter ... .brackets, [.capital, .opening], not: .amounts),
        Rule(.stop, .chapter ... .uncounted, .verses, not: [.amounts, .nouns]),

        Rule(.chapter, .chapter ... .example, [.capital, .text]),
        Rule(.chapter, .brackets, [.capital, .listed], not: .other),
        Rule(.chapter, .chapter, .capital, not: [.amounts, .counted, .elsewhere, .otherName, .owner, .persons]),
        Rule(.chapter, .chapter, .capital, not: [.amounts, .counted, .elsewhere, .noun, .owner, .persons]),
        Rule(.chapter, .chapter, [.capital, .lead], not: [.amounts, .counted, .elsewhere]),
        Rule(.chapter, .chapter, [.capital, .evidence], not: [.amounts, .counted, .elsewhere]),
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
        Rule(.chapter, .verse, [.capital, .evidence, .cell], not: .other),
    ]
}

/// What stands around a name and its numbers in running text, as far as it tells whether the name is that of a book.
struct Surroundings: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(bit: UInt32) { rawValue = 1 << bit }

    // The name.

    /// It starts with a capital, or its script has none.
    static let capital = Surroundings(bit: 0)
    /// It is that of a product too, of which there are versions.
    static let product = Surroundings(bit: 1)
    /// It is a frequent word of the language, but with a capital in the middle of a sentence.
    static let abbreviation = Surroundings(bit: 27)
    /// It is short for `example` too.
    static let example = Surroundings(bit: 2)

    // Before it.

    /// Nothing, or the line before.
    static let start = Surroundings(bit: 3)
    /// An opening bracket, or a reference and the marks of a list.
    static let opening = Surroundings(bit: 4)
    /// The same, or a word that shows that a reference follows.
    static let lead = Surroundings(bit: 5)
    /// A word such as `see`.
    static let reference = Surroundings(bit: 6)
    static let wordBefore = Surroundings(bit: 7)
    static let numberBefore = Surroundings(bit: 8)
    /// A name.
    static let otherName = Surroundings(bit: 9)
    /// A frequent word of an English text.
    static let frequentBefore = Surroundings(bit: 10)
    /// Another reference in the same paragraph, or a word of texts about the Bible.
    static let evidence = Surroundings(bit: 11)
    /// A reference and the marks of a list before it.
    static let listed = Surroundings(bit: 29)
    /// Nothing before it and behind its numbers.
    static let alone = Surroundings(bit: 26)
    /// The edge of a cell or a line, and the same after its numbers.
    static let cell = Surroundings(bit: 27)

    // The numbers, and behind them.

    /// What makes the numbers a time, an amount, a date, a score, a price or the number of a house.
    static let amounts = Surroundings(bit: 12)
    /// A chapter and several of its verses: `40, 1-5`.
    static let verses = Surroundings(bit: 28)
    /// A list of numbers after a name that is the plural of a word: `Numbers 3, 4 and 5`.
    static let list = Surroundings(bit: 13)
    /// A Roman numeral in capitals: `John XXIII`.
    static let roman = Surroundings(bit: 14)
    /// A number and a stop at the start of a line, as the marker of a list.
    static let marker = Surroundings(bit: 15)
    static let wordAfter = Surroundings(bit: 16)
    static let colonAfter = Surroundings(bit: 17)
    /// What is known to be counted.
    static let counted = Surroundings(bit: 18)
    /// What may be a noun, which is counted.
    static let noun = Surroundings(bit: 19)
    /// A name, or a verb that says what somebody did.
    static let deed = Surroundings(bit: 20)
    /// What the name is a part of: `of Ohio`, `, a nurse`.
    static let owner = Surroundings(bit: 21)
    /// Other names with numbers.
    static let persons = Surroundings(bit: 22)
    /// A word that shows that the name is that of something else: of a play, a job, a version.
    static let elsewhere = Surroundings(bit: 23)
    /// What says what a text does.
    static let textual = Surroundings(bit: 24)
    /// What names a text.
    static let text = Surroundings(bit: 25)

    // What goes together.

    static let nouns: Surroundings = [.counted, .noun, .elsewhere, .persons]
    /// What makes a chapter that of something else.
    static let other: Surroundings = [.amounts, .nouns, .roman, .marker]
    /// The same, where no word before the name shows that a reference follows.
    static let loose: Surroundings = [.owner, .deed, .otherName]
}
