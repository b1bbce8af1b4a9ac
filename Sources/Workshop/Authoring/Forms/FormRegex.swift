import Bible
import LinkEngine

/// Writes the regex of a form.
struct FormRegex {
    let host: SiteHost
    /// The labels before the host in the links, such as `www.`.
    let prefixes: [String]
    let form: LinkForm
    /// What the numbers of books may be; nil if books are words.
    let bookNumbers: NumberPattern?
    /// What the query must have, as regexes of parameters with their values.
    let requiredParameters: [String]

    /// The regex.
    var text: String {
        let links = form.readings.map(\.link)
        let guards = FormGuards(form)
        var regex = "https?://" + hostRegex + items(form.path) + guards.query
        if !requiredParameters.isEmpty {
            let slashes = Set(links.map(\.endsWithSlash))
            let slash = slashes == [true] ? "/" : slashes.count > 1 ? "/?" : ""
            regex += slash + "\\?" + requiredParameters.map { "(?=(?:[^#]*&)?\($0)(?:[&#]|$))" }.joined() + "[^#]*"
        }
        guard !form.fragment.isEmpty else { return regex + guards.rest }
        let slashes = Set(links.filter { $0.fragment != nil && requiredParameters.isEmpty }.map(\.endsWithSlash))
        let slash = slashes == [true] ? "/" : slashes.count > 1 ? "/?" : ""
        let hasQuery = form.isQueryInPath || !requiredParameters.isEmpty
        let queries = hasQuery ? [] : Set(links.map { $0.query != nil })
        let query = queries == [true] ? "\\?[^#]*" : queries.count > 1 ? "(?:\\?[^#]*)?" : ""
        let fragment = slash + query + "#" + items(form.fragment)
        return regex + (form.needsFragment ? fragment : "(?:\(fragment)|\(guards.rest))")
    }

    private var hostRegex: String {
        let others = LinkForm.distinct(prefixes.filter { $0 != "" && $0 != "www." }).map(Self.escaped)
        let www = prefixes.contains("www.") || host.usuallyHasWWW ? ["www\\."] : []
        let name = Self.escaped(host.name)
        let all = www + others
        return all.isEmpty ? name : "(?:\(all.joined(separator: "|")))?\(name)"
    }

    private func items(_ items: [LinkForm.Item]) -> String {
        items.map { regex(of: $0) }.joined()
    }

    private func regex(of item: LinkForm.Item) -> String {
        switch item {
        case .literal(let text): Self.escaped(text)
        case .varying(let texts, let isWhole): CharacterPattern(texts).regex(isWhole: isWhole)
        case .optional(let items): "(?:\(items.map { regex(of: $0) }.joined()))?"
        case .field(.part(let part), let texts, let isWhole): "(?<\(part.rawValue)>\(regex(of: part, texts, isWhole)))"
        case .field(.numberAgain, _, _): "\\d+"
        case .field(.bookAgain, _, let isWhole): isWhole ? "[^/?#]+" : Self.bookWord
        }
    }

    /// A name with other texts around it: one digit at most, at its start.
    private static let bookWord = "[1-4]?[^\\d/?#&]+"

    private func regex(of part: PassagePart, _ texts: [String], _ isWhole: Bool) -> String {
        switch part {
        case .reference: FormGuards.reference(texts, end: "/?#&") + Self.reference(texts)
        case .book, .endBook: bookNumbers?.regex ?? (isWhole ? "[^/?#&]+" : Self.bookWord)
        case .translation: texts.count == 1 ? Self.escaped(texts[0]) : CharacterPattern(texts).regex(isWhole: false)
        case .language: "[a-z]{2}"
        case .verse where texts.contains { $0.contains("-") }: "\\d+(?:-\\d+)?"
        default: NumberPattern.number(texts)
        }
    }

    private static func reference(_ texts: [String]) -> String {
        texts.allSatisfy { $0.contains(where: \.isNumber) } ? "[^/?#&]*\\d[^/?#&]*" : "[^/?#&]+"
    }

    /// A text as a regex matches it.
    static func escaped(_ text: String) -> String {
        text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}

/// The characters that some texts consist of, as a regex.
struct CharacterPattern {
    private let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    /// Digits, letters in their case, and the marks that were seen; for a whole segment with anything else, all of it.
    func regex(isWhole: Bool) -> String {
        let characters = Set(texts.joined())
        if characters.allSatisfy({ $0.isASCII && $0.isNumber }) { return "\\d+" }
        if isWhole { return characters.contains { $0.isASCII && $0.isNumber } ? "[^/?#&]+" : "[^/?#&\\d]+" }
        var set = ""
        let letters = characters.filter(\.isLetter)
        if letters.contains(where: { !$0.isASCII }) {
            set += "\\p{L}"
        } else {
            if letters.contains(where: \.isLowercase) { set += "a-z" }
            if letters.contains(where: \.isUppercase) { set += "A-Z" }
        }
        if characters.contains(where: \.isNumber) { set += "0-9" }
        let marks = characters.filter { !$0.isLetter && !$0.isNumber }.sorted()
        set += marks.filter { $0 != "-" }.map { "\\^$.|?*+()[]{}&".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "[\(set)\(marks.contains("-") ? "-" : "")]+"
    }
}
