import Bible
import LinkEngine
import URLText

/// What a link, or several of one form, may mean: its text, with the parts of the passage in their places.
struct LinkForm: Hashable, Sendable {
    private var elements: [Element]

    private indirect enum Element: Hashable {
        case text(String)
        case part(Part)
        case optional([Element])
    }

    /// A part of the passage, or what varies from link to link and does not matter, and its texts in the examples.
    private struct Part: Hashable {
        let name: String
        var texts: [Int: Text] = [:]

        /// The ends of the name that fit all texts; only the one of the names in general use where that is one.
        var variables: [String] {
            let sets = texts.values.map { $0.variables }
            let common = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
            return common.contains("") ? [""] : common.sorted()
        }

        /// The style of numbers with zeros in front.
        var width: String {
            let digits = texts.values.map { $0.value }.filter { text in text.allSatisfy { $0.isNumber } }
            let padded = digits.filter { $0.hasPrefix("0") && $0.count > 1 }.map { $0.count }
            guard let width = padded.min(), (2...3).contains(width), digits.allSatisfy({ $0.count >= width }) else {
                return ""
            }
            return ".pad\(width)"
        }
    }

    struct Text: Hashable {
        /// In the tokens of the link.
        let offset: Int
        let value: String
        /// The ends of the variables that it can be: the tables of names, the orders of numbers.
        var variables: Set<String> = []
    }

    private init(_ elements: [Element]) { self.elements = elements }

    /// What ends a part of a link.
    private static let delimiters: Set<String> = ["/", "?", "#", "&", "="]

    /// How many parts of the passage it has.
    var variableCount: Int { places.count }

    /// Where each part is in the examples, and its text there.
    var places: [String: [Int: Text]] {
        parts(of: elements).reduce(into: [:]) { places, part in
            if places[part.name] == nil { places[part.name] = part.texts }
        }
    }

    private func parts(of elements: [Element]) -> [Part] {
        elements.flatMap { (element) -> [Part] in
            switch element {
            case .text: return []
            case .part(let part): return part.name == "*" ? [] : [part]
            case .optional(let inner): return parts(of: inner)
            }
        }
    }
}

// MARK: One link

extension LinkForm {
    /// A part of a passage at a place of a link.
    private struct Place {
        let name: String
        let range: Range<Int>
        let text: Text
    }

    /// The ways to find a passage in a link; none if a part of it is not there.
    ///
    /// - Parameter example: the number of the link.
    static func all(of link: String, _ passage: CommonSchemeURL, _ language: String?, _ example: Int) -> [LinkForm] {
        let url = NormalizedLink(link).url
        guard let parts = URLParts(url), let authority = parts.authority else { return [] }
        let tokens = tokens(of: url.dropFirst(parts.scheme.count + 3 + authority.count))
        guard let span = passage.passage.spans.first, !tokens.contains(where: isBracket) else {
            return []
        }
        let reader = PassageFinder(tokens: tokens, language: language)
        var choices: [[Place]]
        let references = reader.references(passage.passage)
        if !references.isEmpty {
            choices = [references]
        } else {
            guard passage.passage.spans.count == 1, span.start.book == span.end.book else { return [] }
            choices = [reader.books(span.start.book)]
            let (start, end) = (span.start, span.end)
            for (name, number) in [("chapter", start.chapter), ("verse", start.verse)] where number != nil {
                choices.append(reader.numbers(name, number))
            }
            if end.chapter != start.chapter { choices.append(reader.numbers("endChapter", end.chapter)) }
            if end != start, end.verse != nil { choices.append(reader.numbers("endVerse", end.verse)) }
        }
        let translations = passage.translation.map { reader.translations($0) } ?? []
        if !translations.isEmpty { choices.append(translations) }
        let combinations = choices.reduce([[]]) { combinations, places in
            combinations.flatMap { combination in
                places.filter { place in !combination.contains { $0.range.overlaps(place.range) } }
                    .map { combination + [$0] }
            }.prefix(maximumCombinations).map { $0 }
        }
        return combinations.map { LinkForm(tokens, $0, example) }
    }

    private static let maximumCombinations = 1_000

    /// Whether a token would be taken for a part of a template.
    private static func isBracket(_ token: String) -> Bool { ["{", "}", "[", "]"].contains(token) }

    private init(_ tokens: [String], _ places: [Place], _ example: Int) {
        let sorted = places.sorted { $0.range.lowerBound < $1.range.lowerBound }
        elements = []
        var offset = 0
        for place in sorted {
            elements += tokens[offset..<place.range.lowerBound].map { .text($0) }
            elements.append(.part(Part(name: place.name, texts: [example: place.text])))
            offset = place.range.upperBound
        }
        elements += tokens[offset...].map { .text($0) }
    }

    /// Runs of letters, runs of digits, and other characters.
    private static func tokens(of text: some StringProtocol) -> [String] {
        var tokens: [String] = []
        var rest = Substring(text)
        while let first = rest.first {
            let token =
                first.isLetter
                ? rest.prefix { $0.isLetter } : first.isASCIIDigit ? rest.prefix { $0.isASCIIDigit } : rest.prefix(1)
            let isSpace = rest.hasPrefix("%20")
            tokens.append(isSpace ? "%20" : String(token))
            rest = rest.dropFirst(isSpace ? 3 : token.count)
        }
        return tokens
    }

    /// Finds the parts of a passage in the tokens of a link.
    private struct PassageFinder {
        let tokens: [String]
        let language: String?

        /// No name of a book has more.
        private static let maximumTokens = 9

        /// Parts of the link that are the whole reference.
        func references(_ passage: Passage) -> [Place] {
            guard passage.spans.first?.start.chapter != nil else { return [] }
            return segments.compactMap { range in
                let text = text(range)
                guard (try? Reference(parsing: text, language: language))?.passage == passage else { return nil }
                return Place(name: "reference", range: range, text: Text(offset: range.lowerBound, value: text))
            }
        }

        func numbers(_ name: String, _ number: Int?) -> [Place] {
            tokens.indices.filter { Int(tokens[$0]) == number }.map { index in
                Place(name: name, range: index..<index + 1, text: Text(offset: index, value: tokens[index]))
            }
        }

        /// Names of a book; its numbers if there are none.
        func books(_ book: Book) -> [Place] {
            let names = longest("book") { spellings(of: book, $0) }
            guard names.isEmpty else { return names }
            return longest("book") { text in
                let orders = Book.Order.allCases.filter { order in
                    Int(text).flatMap { Book(number: $0, in: order) } == book
                }
                return Set(orders.map { $0 == .protestant ? "Number" : "Number." + $0.rawValue })
            }
        }

        private func spellings(of book: Book, _ text: String) -> Set<String> {
            guard text.contains(where: { $0.isLetter }) else { return [] }
            let isName = SiteRule.isName(text, of: book, language)
            let isUSFM = text.count == 3 && Book(usfm: text) == book
            let codes = Book.CodeSet.allCases.filter { Book(code: text, in: $0) == book }
            return Set((isName ? [""] : []) + (isUSFM ? [".usfm"] : []) + codes.map { "." + $0.rawValue })
        }

        func translations(_ code: TranslationCode) -> [Place] {
            longest("translation") { text in
                let sites = Translation.Site.allCases.filter { TranslationCode(text, at: $0) == code }
                return Set((TranslationCode(normalizing: text) == code ? [""] : []) + sites.map { "." + $0.rawValue })
            }
        }

        /// The texts of a segment that can be a part, without those inside of others.
        private func longest(_ name: String, _ variables: (String) -> Set<String>) -> [Place] {
            var places: [Place] = []
            for segment in segments {
                for start in segment where isWord(start) {
                    let ends = (start..<min(segment.upperBound, start + Self.maximumTokens)).reversed().filter(isWord)
                    for end in ends where !places.contains(where: { $0.range.upperBound > end }) {
                        let value = text(start..<end + 1)
                        let found = variables(value)
                        guard !found.isEmpty else { continue }
                        let text = Text(offset: start, value: value, variables: found)
                        places.append(Place(name: name, range: start..<end + 1, text: text))
                    }
                }
            }
            return places
        }

        private func isWord(_ index: Int) -> Bool { tokens[index].first.map { $0.isLetter || $0.isNumber } ?? false }

        private var segments: [Range<Int>] {
            tokens.indices.split { LinkForm.delimiters.contains(tokens[$0]) }.map { $0.startIndex..<$0.endIndex }
        }

        /// As rules read it.
        private func text(_ range: Range<Int>) -> String {
            let text = tokens[range].joined()
            return PercentEncoding.decode(text, plusIsSpace: true) ?? text
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

// MARK: Several links

extension LinkForm {
    /// The form of links that have this form and of one that has another; nil if they are too different.
    ///
    /// - Parameter other: a form that states the same or less. What it lacks becomes optional.
    func merged(with other: LinkForm) -> LinkForm? {
        let (own, others) = (Pieces(elements), Pieces(other.elements))
        let missing = own.slots.count - others.slots.count
        guard missing >= 0 else { return nil }
        let first = zip(own.names, others.names).prefix { $0 == $1 }.count
        guard Array(own.names[(first + missing)...]) == Array(others.names[first...]) else { return nil }
        var merged: [Element] = []
        for index in others.texts.indices {
            if missing > 0, index == first {
                guard let gap = own.gap(at: first, missing, others.texts[first]) else { return nil }
                merged += gap
            } else {
                guard let text = Self.merged(own.texts[index < first ? index : index + missing], others.texts[index])
                else { return nil }
                merged += text
            }
            guard index < others.slots.count else { break }
            merged.append(Self.merged(own.slots[index < first ? index : index + missing], others.slots[index]))
        }
        return LinkForm(merged)
    }

    private static func merged(_ slot: Element, _ other: Element) -> Element {
        guard case .part(var part) = slot, case .part(let more) = other else { return slot }
        for (example, text) in more.texts where part.texts[example] == nil { part.texts[example] = text }
        return .part(part)
    }

    /// Texts that differ have the same delimiters; between these, the words that differ do not matter.
    private static func merged(_ texts: [Element], _ others: [Element]) -> [Element]? {
        if texts == others { return texts }
        let (segments, otherSegments) = (
            texts.split(omittingEmptySubsequences: false, whereSeparator: isDelimiter),
            others.split(omittingEmptySubsequences: false, whereSeparator: isDelimiter)
        )
        guard texts.filter(isDelimiter) == others.filter(isDelimiter) else { return nil }
        var merged: [Element] = []
        for (segment, other) in zip(segments, otherSegments) {
            if segment.startIndex > 0 { merged.append(texts[segment.startIndex - 1]) }
            if segment == other {
                merged += segment
                continue
            }
            let start = zip(segment, other).prefix { $0 == $1 }.count
            let end = zip(segment.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }
                .count
            guard segment.count > start + end, other.count > start + end else { return nil }
            merged += segment.prefix(start) + [.part(Part(name: "*"))] + segment.suffix(end)
        }
        return merged
    }

    private static func isDelimiter(_ element: Element) -> Bool {
        if case .text(let text) = element { delimiters.contains(text) } else { false }
    }

    /// The elements as the parts of the passage, and the texts before, between and after them.
    private struct Pieces {
        var slots: [Element] = []
        var texts: [[Element]] = [[]]

        init(_ elements: [Element]) {
            for element in elements {
                switch element {
                case .text: texts[texts.count - 1].append(element)
                case .part(let part) where part.name == "*": texts[texts.count - 1].append(element)
                case .part, .optional:
                    slots.append(element)
                    texts.append([])
                }
            }
        }

        var names: [String] {
            slots.map { slot in
                if case .part(let part) = slot { part.name } else { "[" }
            }
        }

        /// Slots that other links lack become optional, with the text around them that these lack too.
        ///
        /// - Parameter text: what the other links have there.
        func gap(at first: Int, _ missing: Int, _ text: [Element]) -> [Element]? {
            let (before, after) = (texts[first], texts[first + missing])
            let common = zip(text.reversed(), after.reversed()).prefix { $0 == $1 }.count
            let rest = text.dropLast(common)
            guard before.starts(with: rest) else { return nil }
            var inner = Array(before.dropFirst(rest.count))
            for index in first..<first + missing {
                inner.append(slots[index])
                inner += index + 1 < first + missing ? texts[index + 1] : Array(after.dropLast(common))
            }
            return rest + [.optional(inner)] + after.suffix(common)
        }
    }
}

// MARK: Templates

extension LinkForm {
    /// The templates after the host: one for each table and order that its names, numbers and codes can be of.
    var texts: [String] {
        var texts = [Self.text(elements) { part in "{\(part.name)\(part.variables.first ?? "")\(part.width)}" }]
        for part in parts(of: elements) {
            for variable in part.variables.dropFirst() {
                texts.append(
                    Self.text(elements) { other in
                        let end = other.name == part.name ? variable : other.variables.first ?? ""
                        return "{\(other.name)\(end)\(other.width)}"
                    })
            }
        }
        return texts
    }

    private static func text(_ elements: [Element], _ variable: (Part) -> String) -> String {
        elements.map { element in
            switch element {
            case .text(let text): text
            case .part(let part): variable(part)
            case .optional(let inner): "[" + self.text(inner, variable) + "]"
            }
        }.joined()
    }
}
