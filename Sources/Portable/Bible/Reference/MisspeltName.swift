import Text

/// A word in the position of a book that is no name, compared with the names.
struct MisspeltName {
    /// The fewest letters of a word that is compared, and of the names.
    private static let minimum = 4
    /// The most letters of a word that is compared.
    private static let maximum = 40

    /// The first scalar after those of Latin, Greek, Cyrillic and Armenian, in which one letter is one scalar.
    private static let endOfAlphabets: UInt32 = 0x590

    private let word: [Unicode.Scalar]
    private let wordCount: Int
    private let ordinal: UInt8?
    private let isTitled: Bool
    /// The word with one letter for each run of the same, since doubled letters are the most common slip.
    private let letters: [Unicode.Scalar]
    /// The first bytes of its first two letters.
    private let starts: (UInt8, UInt8)
    /// How many slips are allowed: one for three letters of the longest word.
    private let limit: Int

    /// Words that resemble the name of a book but are something else.
    private static let otherWords: Set<String> = {
        var (words, reader) = (Set<String>(), TableReader("other-words.txt"))
        while reader.nextLine() { words.formUnion(reader.remainingStrings()) }
        return words
    }()

    /// Nil for a name that is too short or too long, or that is known to be another name or word.
    ///
    /// - Parameters:
    ///   - words: the folded words of the name.
    ///   - ordinal: the digit of the number before it.
    ///   - isTitled: whether it has a number or a title, so that it is one of a book.
    init?(_ words: [ArraySlice<UInt8>], ordinal: UInt8?, isTitled: Bool) {
        let text = String(decoding: words.joined(), as: UTF8.self)
        word = Array(text.unicodeScalars)
        guard (Self.minimum...Self.maximum).contains(word.count), !Self.otherWords.contains(text),
            word.allSatisfy({ $0.value < Self.endOfAlphabets })
        else { return nil }
        wordCount = words.count
        self.ordinal = ordinal
        self.isTitled = isTitled
        letters = Self.withoutDoubles(word)
        let leads = letters.prefix(2).map { String($0).utf8.first ?? 0 }
        starts = (leads[0], leads[leads.count - 1])
        let longest = words.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count }.max() ?? 0
        limit = max(1, longest / 3)
    }

    /// The nearest name, as that of its book; nil if none is near, or if the name of another book is as near or farther
    /// by only one slip.
    ///
    /// - Parameters:
    ///   - language: the names of the language, in which only one slip is allowed; after those of English.
    ///   - isMeant: whether it may be this book.
    func nearestName(language: NameTable?, where isMeant: (Book) -> Bool) -> BookName? {
        var near = NearNames()
        if let language { addNames(of: language, atMost: 1, where: isMeant, to: &near) }
        addNames(of: .english, atMost: limit, where: isMeant, to: &near)
        guard let nearest = near.min(by: { $0.value.distance < $1.value.distance }), let book = nearest.key else {
            return nil
        }
        let limit = nearest.value.distance == 0 ? 0 : nearest.value.distance + 1
        if near.contains(where: { $0.key != book && $0.value.distance <= limit }) { return nil }
        var name = BookName(book)
        name.commaSeparatesVerse = nearest.value.hasComma
        return name
    }

    /// For each book with a name that is near, its distance and whether its language separates the verse with a comma;
    /// nil stands for the names that lack their number, which are no books but may be what was meant.
    private typealias NearNames = [Book?: (distance: Int, hasComma: Bool)]

    private func addNames(
        of table: NameTable, atMost limit: Int, where isMeant: (Book) -> Bool, to near: inout NearNames
    ) {
        for index in table.names.indices where mayStartAlike(table.names.firstByte(index)) {
            let (key, name) = table.names[index]
            guard mayBe(name), isMeant(name[0]), let distance = distance(to: key), distance <= limit else { continue }
            let isBook = key.ordinal == ordinal
            if !isBook, table.names[FoldedKey(key.text)] != nil { continue }
            for book in isBook ? (0..<name.count).map({ Optional(name[$0]) }) : [nil] {
                if let known = near[book], known.distance <= distance { continue }
                near[book] = (distance, name.commaSeparatesVerse)
            }
        }
    }

    /// Whether a name that starts with a byte may start with the first letter of the word, or with the second.
    private func mayStartAlike(_ byte: UInt8) -> Bool {
        byte == starts.0 || byte == starts.1
    }

    /// Whether a name has as many words; they may be written as one.
    private func mayBe(_ name: BookName) -> Bool { wordCount == 1 || wordCount == Int(name.wordCount) }

    /// The number of slips from a name; nil if they are too many.
    private func distance(to key: FoldedKey) -> Int? {
        guard key.ordinal == ordinal || ordinal == nil, key.text.count >= Self.minimum,
            key.text.count <= word.count * 4 + 8
        else { return nil }
        let name = Array(String(decoding: key.text, as: UTF8.self).unicodeScalars)
        let others = Self.withoutDoubles(name)
        guard name.count >= Self.minimum, abs(others.count - letters.count) <= limit else { return nil }
        if letters == others { return 0 }
        guard startsAlike(others) else { return nil }
        let distance = letters.editDistance(to: others)
        guard distance <= limit, distance <= max(1, name.count / 3) else { return nil }
        // A short name differs from too many words by one letter.
        let mayReplace = word.count > Self.minimum || isTitled
        return mayReplace || letters.sorted() == others.sorted() ? distance : nil
    }

    /// Whether the first letters are the same, or the first two are transposed.
    private func startsAlike(_ name: [Unicode.Scalar]) -> Bool {
        guard let first = letters.first, let other = name.first, letters.count > 1, name.count > 1 else { return false }
        return first == other || first == name[1] && other == letters[1]
    }

    private static func withoutDoubles(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var letters: [Unicode.Scalar] = []
        var run = 0
        for letter in word {
            run = letter == letters.last ? run + 1 : 1
            // More than three of a letter are no slip.
            if run == 1 || run > 3 { letters.append(letter) }
        }
        return letters
    }
}
