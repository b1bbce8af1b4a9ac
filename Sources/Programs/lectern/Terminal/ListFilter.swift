import ArgumentParser
import Bible
import Text

/// Which entries of a list are printed.
struct ListFilter: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Only entries with each of these words in a name; case and diacritics do not matter.", valueName: "word"))
    var words: [String] = []

    /// The items whose names contain all words. Items with a name that is one of the words come first.
    ///
    /// - Parameters:
    ///   - kind: what the items are, in the singular.
    ///   - isJSON: whether an array is printed even if there are none.
    ///   - isEmptyAnAnswer: whether the list may be empty if no word is given.
    ///   - names: the texts of an item in which a word may be.
    /// - Throws: `ExitStatus.negative` if there are none, after a message.
    func matching<Item>(
        _ items: [Item], _ kind: String, isJSON: Bool = false, isEmptyAnAnswer: Bool = true, names: (Item) -> [String]
    ) throws -> [Item] {
        let folded = words.map(\.folded)
        let found = items.filter { item in
            let texts = names(item).map(\.folded)
            return folded.allSatisfy { word in texts.contains { $0.contains(word) } }
        }
        guard found.isEmpty, !words.isEmpty || !isEmptyAnAnswer else {
            func isExact(_ item: Item) -> Bool { names(item).contains { folded.contains($0.folded) } }
            return found.filter { isExact($0) } + found.filter { !isExact($0) }
        }
        if isJSON { Output.write("[]\n") }
        let condition = words.isEmpty ? "" : " with \"\(words.joined(separator: " "))\" in a name"
        let known = Set(items.flatMap(names).flatMap { $0.split(separator: " ").map { $0.lowercased() } })
        let unknown = words.filter { word in word.count > 2 && !known.contains { $0.contains(word.lowercased()) } }
        let hint = unknown.lazy.compactMap { Spelling.hint(for: $0, in: known) }.first.map { "; \($0)" } ?? ""
        throw ExitStatus.negative(saying: "there is no \(kind)\(condition)\(hint)")
    }
}
