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
    /// Nothing before it and behind its numbers.
    static let alone = Surroundings(bit: 26)

    // The numbers, and behind them.

    /// What makes the numbers a time, an amount, a date, a score, a price or the number of a house.
    static let amounts = Surroundings(bit: 12)
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
