import LinkEngine
import URLText

/// Links with the meaning of others, but with other parts of a link: from these, changes reach further branches.
enum BaseVariations {
    /// Variations of the links of a rule, those of each kind in turn.
    static func all(of links: [String], _ rule: TestedRule) -> [String] {
        let kinds = [
            longPsalms(links.prefix(3), rule), slashes(links), queries(links.prefix(4)), fragments(links.prefix(3)),
        ]
        let longest = kinds.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in kinds.compactMap { index < $0.count ? $0[index] : nil } }
    }

    /// A slash before the query belongs to the path only where the regex says so.
    private static func slashes(_ links: [String]) -> [String] {
        links.filter { $0.contains("/?") }.prefix(2).map { $0.replacing("/?", with: "?") }
            + links.filter { $0.contains("?") && !$0.contains("/?") }.prefix(1).map { $0.replacing("?", with: "/?") }
    }

    /// The parameters of the query in other orders, and each left out.
    private static func queries(_ links: some Sequence<String>) -> [String] {
        links.flatMap { link -> [String] in
            let items = Query(of: link).items.map { "\($0.name)=\($0.value)" }
            guard items.count > 1, let mark = link.firstIndex(of: "?") else { return [] }
            let fragment = link.firstIndex(of: "#").map { link[$0...] } ?? ""
            let rotated = (1..<min(items.count, 4)).map { items[$0...] + items[..<$0] }
            let shorter = items.indices.prefix(4).map { items[..<$0] + items[($0 + 1)...] }
            return (rotated + shorter).map { link[...mark] + $0.joined(separator: "&") + fragment }
        }
    }

    private static func fragments(_ links: some Sequence<String>) -> [String] {
        links.filter { !$0.contains("#") }.flatMap { link in
            let ends = link.contains("?") ? ["#x"] : ["?x=1#x", "?x=1", "#x"]
            return ends.map { link + $0 }
        }
    }

    /// The only psalm with more than 99 verses instead of the passage.
    private static func longPsalms(_ links: some Sequence<String>, _ rule: TestedRule) -> [String] {
        links.flatMap { link -> [String] in
            let places = PartPlace.all(in: link, of: rule)
            guard places.contains(where: { $0.part == .book }) else { return [] }
            return ["psalms", "Psalms", "psalm", "ps", "Ps", "PSA", "psa", "19", "Psalm", "230"].flatMap { book in
                ["105", "100-105"].map { verse in
                    places.reversed().reduce(link) { link, place in
                        switch place.part {
                        case .book, .endBook: link.replacing(place.range, with: book)
                        case .chapter, .endChapter: link.replacing(place.range, with: "119")
                        case .verse: link.replacing(place.range, with: verse)
                        case .endVerse: link.replacing(place.range, with: "110")
                        default: link
                        }
                    }
                }
            }
        }
    }
}
