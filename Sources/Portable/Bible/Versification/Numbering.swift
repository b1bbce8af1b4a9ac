/// How the Bibles of a language number verses, which is what a text in it means by its numbers.
struct Numbering: Sendable {
    /// Where nothing else is known.
    let usual: Versification
    /// Where a comma separates chapter and verse: Catholics write `Sal 51,12` in some languages, and Protestants, whose
    /// Bibles number as in English, `Salmo 51:10`.
    let withComma: Versification

    /// As in English Bibles.
    static let english = Numbering("English")

    /// Reads a value of `data/languages.txt`: `Original`, or `English,Catholic`, the second where a comma separates chapter
    /// and verse.
    init(_ field: String) {
        let names = field.split(separator: ",").map(String.init)
        usual = names.first.flatMap(Versification.named) ?? .english
        withComma = names.last.flatMap(Versification.named) ?? .english
    }

    /// Whether it is that of English Bibles.
    var isEnglish: Bool { usual == .english && withComma == .english }

    /// The versification of a reference.
    func versification(hasComma: Bool) -> Versification { hasComma ? withComma : usual }

    /// The versifications that a reference may be in, the most probable first.
    func versifications(hasComma: Bool) -> [Versification] {
        [versification(hasComma: hasComma), usual, withComma, .english, .catholic].reduce(into: []) { all, next in
            if !all.contains(next) { all.append(next) }
        }
    }
}

extension Passage {
    /// Whether two versifications have the same numbers for the passage.
    package func hasSameNumbers(in one: Versification, and other: Versification) -> Bool {
        let mapped = mapped(from: one, to: other)
        return mapped.passage == self && mapped.losses.isEmpty
    }
}
