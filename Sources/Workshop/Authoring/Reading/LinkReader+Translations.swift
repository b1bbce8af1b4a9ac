import Bible
import LinkEngine

extension LinkReader {
    /// The places with that of the translation, as far as the link has it. Where its reference names no translation, the
    /// link may have one all the same.
    func translations(of places: PassagePlaces, _ text: TokenText, _ values: [Value]) -> [PassagePlaces] {
        guard let expected = expected.translation else {
            return listedTranslations(places, text, values).map { places.adding(.translation, $0, cost: 0) }.prefix(1)
                + [places]
        }
        var found = values.indices.filter { !places.hasParameter($0) && Self.means(expected, values[$0].value) }
            .map { places.adding(.translation, .parameter($0), cost: 0) }
        for segment in text.segments {
            for start in segment where text.tokens[start].isWord {
                for end in (start..<min(segment.upperBound, start + 3)).reversed() where text.tokens[end].isWord {
                    let range = start..<end + 1
                    guard !places.overlaps(range), Self.means(expected, text.text(range)) else { continue }
                    found.append(places.adding(.translation, .tokens(range), cost: text.isSegment(range) ? 0 : 1))
                }
            }
        }
        if found.isEmpty {
            found = values.indices.filter {
                !places.hasParameter($0) && ParameterNames.translation.contains(values[$0].name.lowercased())
            }.map { places.adding(.translation, .parameter($0), cost: 1) }
        }
        var without = places
        without.cost += 5
        return found.prefix(2) + [without]
    }

    /// Whether a text is a code of a translation, in general use or at some site.
    private static func means(_ translation: TranslationCode, _ text: String) -> Bool {
        guard TranslationCode.isValid(text) else { return false }
        if TranslationCode(normalizing: text) == translation { return true }
        guard text.count > 1 else { return false }
        return Translation.Site.allCases.contains { TranslationCode(text, at: $0) == translation }
    }

    /// Where codes of the table are: in a parameter that is named so, or alone in a segment.
    private func listedTranslations(
        _ places: PassagePlaces, _ text: TokenText, _ values: [Value]
    ) -> [PassagePlaces.Place] {
        let named = values.indices.filter { index in
            !places.hasParameter(index) && ParameterNames.translation.contains(values[index].name.lowercased())
                && Self.isListed(values[index].value)
        }
        let segments = text.segments.filter { segment in
            !places.overlaps(segment) && segment.count <= 3 && Self.isListed(text.text(segment))
        }
        return named.map { .parameter($0) } + segments.map { .tokens($0) }
    }

    /// Codes that are words too, or names of pages.
    private static let words: Set = ["WEB", "NET", "GOD", "AMP", "VOICE", "CEB", "DAR", "TEXT", "BIBLE", "READ", "NEW"]

    private static func isListed(_ text: String) -> Bool {
        text.count >= 3 && text.count <= 10 && text.contains(where: \.isLetter) && !words.contains(text.uppercased())
            && TranslationCode(text).listed != nil
    }
}
