import Bible
import LinkEngine

extension LinkReading {
    /// The reading of a link by the places of its parts.
    init(_ places: PassagePlaces, _ text: TokenText, _ values: [LinkReader.Value], _ link: LinkText, book: Book?) {
        self.link = link
        isQueryInPath = text.isQueryInPath
        cost = places.cost
        for (part, place) in places.places {
            if case .parameter(let index) = place { parameters.append((values[index].name, part, values[index].value)) }
        }
        var ranges: [Int: (end: Int, role: Role)] = [:]
        for (part, place) in places.places {
            if case .tokens(let range) = place { ranges[range.lowerBound] = (range.upperBound, .part(part)) }
        }
        let hasBookName = places.places.contains { $0.part == .book || $0.part == .reference }
        var fragment = Sequence()
        var index = 0
        while index < text.tokens.count {
            let isInFragment = index > text.fragmentStart
            let found =
                ranges[index]
                ?? Self.repeated(at: index, text, places, book: hasBookName ? book : nil, isInFragment: isInFragment)
            let end = found?.end ?? index + 1
            if let found {
                let range = index..<end
                let field = Field(role: found.role, text: text.text(range), isWhole: text.isSegment(range))
                if isInFragment { fragment.append(field) } else { path.append(field) }
            } else if isInFragment {
                fragment.append(text.tokens[index].text)
            } else if index != text.fragmentStart {
                path.append(text.tokens[index].text)
            }
            index = end
        }
        self.fragment = fragment.fields.contains { if case .part = $0.role { true } else { false } } ? fragment : nil
    }

    /// What repeats the book or a number at a token that is no part of the passage.
    private static func repeated(
        at index: Int, _ text: TokenText, _ places: PassagePlaces, book: Book?, isInFragment: Bool
    ) -> (end: Int, role: Role)? {
        guard let book, !places.overlaps(index..<index + 1) else { return nil }
        if let number = text.tokens[index].number {
            let isTaken = places.places.contains { part, place in
                guard part == .chapter, case .tokens(let range) = place else { return false }
                return range.upperBound <= index && text.tokens[range.lowerBound].number == number
            }
            if isInFragment, isTaken { return (index + 1, .numberAgain) }
            // `43_John_3.htm`, `/ot/01/`
            let isNumber = BookSpelling.isBook(book, number) && text.tokens[index].text.count > 1
            return isNumber && !isInFragment ? (index + 1, .numberAgain) : nil
        }
        guard text.tokens[index].kind == .letters || text.tokens[index].kind == .digits else { return nil }
        let end =
            text.tokens[index...].prefix(9).firstIndex { $0.kind == .delimiter } ?? min(index + 9, text.tokens.count)
        for last in (index..<end).reversed() where text.tokens[last].isWord && last - index < 9 {
            let range = index..<last + 1
            guard !places.overlaps(range), text.text(range).count > 1 else { continue }
            if BookSpelling.isBook(book, text.text(range)) { return (last + 1, .bookAgain) }
        }
        return nil
    }
}
