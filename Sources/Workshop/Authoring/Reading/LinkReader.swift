import Bible
import LinkEngine
import URLText

/// Finds the ways to read a link as a passage that is known.
struct LinkReader {
    /// The most readings of one link that are looked at.
    private static let maximumReadings = 120

    private let link: LinkText
    let expected: CommonSchemeURL

    init(_ link: LinkText, _ expected: CommonSchemeURL) {
        self.link = link
        self.expected = expected
    }

    /// The readings, the likeliest first.
    var readings: [LinkReading] {
        var found = read(with: link.parameters, link.path, isQueryInPath: false)
        if let text = link.pathAndQuery {
            found += read(with: [], text, isQueryInPath: true).map { reading in
                var reading = reading
                reading.cost += 2
                return reading
            }
        }
        let indices = found.indices.sorted { (found[$0].cost, $0) < (found[$1].cost, $1) }
        return indices.prefix(Self.maximumReadings).map { found[$0] }
    }

    /// The readings of a path and parameters; the fragment is always looked at.
    private func read(with parameters: [Query.Item], _ path: String, isQueryInPath: Bool) -> [LinkReading] {
        let text = TokenText(path: path, fragment: link.fragment, isQueryInPath: isQueryInPath)
        let values = parameters.compactMap { item in
            PercentEncoding.decode(item.value, plusIsSpace: true).map { (name: item.name, value: $0) }
        }
        let places = wholeReferences(text, values) + parts(text, values)
        return places.flatMap { translations(of: $0, text, values) }.map { places in
            LinkReading(places, text, values, link, book: PassageNumbers(expected.passage)?.book)
        }
    }
}

/// The tokens of a path and of the fragment behind it.
struct TokenText {
    let tokens: [LinkToken]
    /// The index of the `#`, or the end.
    let fragmentStart: Int
    /// Whether the query is a part of the path here.
    let isQueryInPath: Bool

    init(path: String, fragment: String?, isQueryInPath: Bool) {
        let path = LinkToken.tokens(path)
        fragmentStart = path.count
        tokens = path + (fragment.map { LinkToken.tokens("#" + $0) } ?? [])
        self.isQueryInPath = isQueryInPath
    }

    /// The ranges of tokens between delimiters.
    var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for index in 0...tokens.count where index == tokens.count || tokens[index].kind == .delimiter {
            if index > start { segments.append(start..<index) }
            start = index + 1
        }
        return segments
    }

    /// Whether a range is between two delimiters.
    func isSegment(_ range: Range<Int>) -> Bool {
        (range.lowerBound == 0 || tokens[range.lowerBound - 1].kind == .delimiter)
            && (range.upperBound == tokens.count || tokens[range.upperBound].kind == .delimiter)
    }

    func text(_ range: Range<Int>) -> String { tokens[range].text }
}

/// Where the parts of a passage are in a link.
struct PassagePlaces {
    enum Place: Hashable {
        case tokens(Range<Int>)
        case parameter(Int)
    }

    var places: [(part: PassagePart, place: Place)] = []
    var cost = 0

    /// The tokens that are taken.
    var tokens: [Range<Int>] {
        places.compactMap { if case .tokens(let range) = $0.place { range } else { nil } }
    }

    func hasParameter(_ index: Int) -> Bool { places.contains { $0.place == .parameter(index) } }

    func overlaps(_ range: Range<Int>) -> Bool { tokens.contains { $0.overlaps(range) } }

    func adding(_ part: PassagePart, _ place: Place, cost: Int) -> PassagePlaces {
        var places = self
        places.places.append((part, place))
        places.cost += cost
        return places
    }
}

extension LinkReader {
    typealias Value = (name: String, value: String)

    /// The reference as a whole: in a parameter, or in a segment, perhaps with an extension behind it.
    private func wholeReferences(_ text: TokenText, _ values: [Value]) -> [PassagePlaces] {
        var found = values.indices.filter { isReference(values[$0].value) }.map {
            PassagePlaces().adding(.reference, .parameter($0), cost: values[$0].value.contains { $0.isNumber } ? 0 : 6)
        }
        for segment in text.segments {
            if isReference(text.text(segment)) {
                let cost = (segment.count > 1 ? 0 : 4) + (hasCommaBeforeVerse(text.text(segment)) ? 8 : 0)
                found.append(PassagePlaces().adding(.reference, .tokens(segment), cost: cost))
                continue
            }
            for end in segment.reversed() where text.tokens[end].text == "." {
                let range = segment.lowerBound..<end
                guard isReference(text.text(range)) else { continue }
                found.append(PassagePlaces().adding(.reference, .tokens(range), cost: range.count > 1 ? 3 : 5))
            }
            for start in segment.dropFirst() where text.tokens[start - 1].kind == .mark {
                let range = start..<segment.upperBound
                guard text.tokens[start].isWord, isReference(text.text(range)) else { continue }
                found.append(PassagePlaces().adding(.reference, .tokens(range), cost: 4))
            }
        }
        return found
    }

    /// Whether a reference is written as `3,16`, which means two chapters in other languages: its parts say what it is.
    private func hasCommaBeforeVerse(_ text: String) -> Bool {
        !text.contains(":") && text.contains(",") && PassageNumbers(expected.passage)?.numbers.count ?? 0 > 1
    }

    private func isReference(_ text: String) -> Bool {
        let text = text.replacing("%20", with: " ")
        guard text.contains(where: \.isLetter) else { return false }
        return (try? Reference(parsing: text, translation: expected.translation, correcting: []))?.passage
            == expected.passage
    }

    /// The book, the chapter and the verses, each for itself.
    private func parts(_ text: TokenText, _ values: [Value]) -> [PassagePlaces] {
        guard let numbers = PassageNumbers(expected.passage) else { return [] }
        return books(numbers.book, text, values).flatMap { book in
            numbers.numbers.reduce([book]) { found, number in
                found.flatMap { self.adding(number.part, number.number, to: $0, text, values) }
            }.map { addingEnd(to: $0, numbers, values) }
        }
    }

    /// A parameter for the last verse that has the number of the only one: `vmin=16&vmax=16`.
    private func addingEnd(to places: PassagePlaces, _ numbers: PassageNumbers, _ values: [Value]) -> PassagePlaces {
        guard let verse = numbers.numbers.last, verse.part == .verse,
            let index = values.indices.first(where: { index in
                ParameterNames.endVerse.contains(values[index].name.lowercased()) && !places.hasParameter(index)
                    && Int(values[index].value) == verse.number
            })
        else { return places }
        return places.adding(.endVerse, .parameter(index), cost: 0)
    }

    private static let maximumBooks = 10
    private static let maximumTokensOfBook = 9

    private func books(_ book: Book, _ text: TokenText, _ values: [Value]) -> [PassagePlaces] {
        var found: [PassagePlaces] = []
        for (index, value) in values.enumerated() {
            if value.value.contains(where: \.isLetter) {
                let isBook = BookSpelling.isBook(book, value.value)
                let isNamed = ParameterNames.book.contains(value.name.lowercased()) && Self.isOwnName(value.value)
                if isBook || isNamed {
                    found.append(PassagePlaces().adding(.book, .parameter(index), cost: isBook ? 1 : 9))
                }
            } else if Int(value.value).map({ BookSpelling.isBook(book, $0) }) == true {
                let isNamed = ParameterNames.book.contains(value.name.lowercased())
                found.append(PassagePlaces().adding(.book, .parameter(index), cost: isNamed ? 2 : 4))
            } else if ParameterNames.book.contains(value.name.lowercased()) {
                found.append(PassagePlaces().adding(.book, .parameter(index), cost: 9))
            }
        }
        found += segmentBooks(book, text)
        let indices = found.indices.sorted { (found[$0].cost, $0) < (found[$1].cost, $1) }
        return indices.prefix(Self.maximumBooks).map { found[$0] }
    }

    /// The texts in the segments that mean the book: the longest first, numbers behind names. A segment before a number
    /// may have a name that only the site knows.
    private func segmentBooks(_ book: Book, _ text: TokenText) -> [PassagePlaces] {
        var found: [PassagePlaces] = []
        for segment in text.segments {
            var isFound = false
            for start in segment where text.tokens[start].isWord && !isFound {
                let last = min(segment.upperBound, start + Self.maximumTokensOfBook)
                for end in (start..<last).reversed() where text.tokens[end].isWord {
                    let range = start..<end + 1
                    guard let cost = cost(of: book, text, range) else { continue }
                    found.append(PassagePlaces().adding(.book, .tokens(range), cost: cost))
                    isFound = text.tokens[range].contains { $0.kind == .letters }
                    break
                }
            }
            guard !isFound else { continue }
            for range in ownNames(in: segment, text) {
                found.append(PassagePlaces().adding(.book, .tokens(range), cost: 12))
            }
        }
        return found
    }

    /// Whether a text may be a name that only the site has.
    private static func isOwnName(_ text: String) -> Bool {
        let tokens = LinkToken.tokens(text)
        return tokens.count <= 4 && tokens.contains { $0.kind == .letters } && !text.contains(".")
            && tokens.dropFirst().allSatisfy { $0.kind != .digits }
    }

    /// The whole segment, or a word in it, if the number of the chapter follows.
    private func ownNames(in segment: Range<Int>, _ text: TokenText) -> [Range<Int>] {
        let chapter = PassageNumbers(expected.passage)?.numbers.first?.number
        let words = segment.filter { text.tokens[$0].kind == .letters }.map { $0..<$0 + 1 }
        return LinkForm.distinct([segment] + words).filter { range in
            let next = range.upperBound + 1
            return text.tokens.indices.contains(next) && text.tokens[next].number == chapter
                && Self.isOwnName(text.text(range))
        }
    }

    private func cost(of book: Book, _ text: TokenText, _ range: Range<Int>) -> Int? {
        if range.count == 1, let number = text.tokens[range.lowerBound].number {
            return BookSpelling.isBook(book, number) ? 5 : nil
        }
        guard text.tokens[range].contains(where: { $0.kind == .letters }) else { return nil }
        return BookSpelling.isBook(book, text.text(range)) ? (text.isSegment(range) ? 1 : 2) : nil
    }

    private static let maximumPlaces = 40

    /// Finds a number in a parameter or behind the numbers that were found before.
    private func adding(
        _ part: PassagePart, _ number: Int, to places: PassagePlaces, _ text: TokenText, _ values: [Value]
    ) -> [PassagePlaces] {
        var found: [PassagePlaces] = []
        for (index, value) in values.enumerated() where !places.hasParameter(index) && Self.starts(value.value, number)
        {
            let isNamed = ParameterNames.names(of: part).contains(value.name.lowercased())
            found.append(places.adding(part, .parameter(index), cost: isNamed ? 0 : 4))
        }
        let numbersEnd =
            places.places.filter { $0.part != .book }
            .compactMap { if case .tokens(let range) = $0.place { range.upperBound } else { nil } }.max() ?? 0
        let bookEnd = places.tokens.map(\.upperBound).max() ?? 0
        for index in text.tokens.indices where index >= numbersEnd && text.tokens[index].number == number {
            guard !places.overlaps(index..<index + 1) else { continue }
            found.append(places.adding(part, .tokens(index..<index + 1), cost: index < bookEnd ? 4 : 0))
        }
        // The range of verses may be one text, as `verse` is read.
        if part == .endVerse, places.places.last?.part == .verse { found += joined(number, places, text, values) }
        return Array(found.prefix(Self.maximumPlaces))
    }

    /// The end of the verses in the place of their start: `16-18`.
    private func joined(
        _ number: Int, _ places: PassagePlaces, _ text: TokenText, _ values: [Value]
    ) -> [PassagePlaces] {
        var places = places
        guard let verse = places.places.popLast() else { return [] }
        switch verse.place {
        case .parameter(let index):
            guard values[index].value.split(separator: "-").last.map({ Int($0) }) == number,
                values[index].value.contains("-")
            else { return [] }
            return [places.adding(.verse, verse.place, cost: -2)]
        case .tokens(let range):
            let end = range.upperBound + 2
            guard end <= text.tokens.count, text.tokens[end - 2].text == "-", text.tokens[end - 1].number == number
            else { return [] }
            return [places.adding(.verse, .tokens(range.lowerBound..<end), cost: -2)]
        }
    }

    private static func starts(_ value: String, _ number: Int) -> Bool {
        let digits = value.prefix(while: \.isNumber)
        let rest = value[digits.endIndex...]
        return Int(digits) == number && (rest.isEmpty || rest.first == "-" && rest.dropFirst().allSatisfy(\.isNumber))
    }
}
