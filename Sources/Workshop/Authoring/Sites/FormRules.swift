import Bible
import LinkEngine
import URLText

/// The rules that a form of links may mean, the likeliest first: they differ in how the books are written.
struct FormRules {
    let form: LinkForm
    let examples: [LinkExample]
    let host: SiteHost
    let prefixes: [String]

    private static let maximumSpellings = 6

    var rules: [SiteRule] {
        let translations = translationNames
        return spellings.map { spelling in
            var rule = SiteRule(site: host.name, regex: regex(spelling))
            rule.query = form.parameters
            rule.language = spelling.language
            rule.books = spelling.names
            rule.translations = translations
            rule.translation = defaultTranslation
            rule.versification = versification
            return rule
        }
    }

    private func regex(_ spelling: Spelling) -> String {
        let isParameter = form.parameters.contains { $0.part == .book }
        let numbers = spelling.numbers
        var required = selectors
        if isParameter, let numbers, numbers.allowed != nil,
            let name = form.parameters.first(where: { $0.part == .book })
        {
            required.append("\(FormRegex.escaped(name.name))=\(numbers.regex)")
        }
        return FormRegex(
            host: host, prefixes: prefixes, form: form, bookNumbers: numbers, requiredParameters: required
        ).text
    }

    /// The parameters that all links have and that choose the kind of the page.
    private var selectors: [String] {
        guard let first = form.readings.first, !first.isQueryInPath else { return [] }
        return first.link.parameters.filter { item in
            ParameterNames.selector.contains(item.name.lowercased())
                && !form.parameters.contains { $0.name == item.name }
                && form.readings.allSatisfy { reading in
                    reading.link.parameters.contains { $0.name == item.name && $0.value == item.value }
                }
        }.map { FormRegex.escaped("\($0.name)=\($0.value)") }
    }
}

extension FormRules {
    /// One way to write the books.
    private struct Spelling {
        var names: SiteRule.Names?
        var language: String?
        var numbers: NumberPattern?
    }

    private var spellings: [Spelling] {
        let hints = LinkForm.distinct(
            LanguageHints.languages(of: host, form.readings.map(\.link)) + LanguageHints.languages(of: names))
        let texts = zip(form.readings, examples).flatMap { reading, example in
            reading.values(of: .book).compactMap { text in
                example.passage?.passage.spans.first.map { (text: text, book: $0.start.book) }
            }
        }
        guard !texts.isEmpty else {
            if isEveryNameACode(form.readings.flatMap { $0.values(of: .reference) }) { return [] }
            let others = BookNames.languages.filter { $0.code != "en" && !hints.contains($0.code) }
            // Without a language `3,16` may be two chapters.
            let first = hasCommaBeforeVerse ? others.filter(\.commaSeparatesVerse).map(\.code) : []
            let languages = hints + first + [nil] + others.map(\.code)
            return LinkForm.distinct(languages).prefix(Self.maximumSpellings).map { Spelling(language: $0) }
        }
        if texts.allSatisfy({ Int($0.text) != nil }) { return numberSpellings(texts, hints) }
        let areCodes = isEveryNameACode(texts.map(\.text))
        let words = BookSpelling.words(languages: hints).filter { spelling in
            if case .name = spelling, areCodes { return false }
            return texts.allSatisfy { spelling.means($0.book, by: $0.text) }
        }
        return words.prefix(Self.maximumSpellings).map(Self.spelling) + (words.isEmpty ? [ownNames(texts)] : [])
    }

    /// Whether all texts start with two capitals, and a number if any behind them, such as `JN1_1`: codes of the site, of
    /// which others may be names of other books, as `JH` for Jonah.
    private func isEveryNameACode(_ texts: [String]) -> Bool {
        texts.allSatisfy { text in
            text.prefix { $0.isLetter }.count == 2
                && text.prefix(2).allSatisfy { $0.isASCII && $0.isUppercase }
                && text.dropFirst(2).first.map(\.isNumber) ?? true
        }
    }

    /// The texts that start with the name of a book.
    private var names: [(text: String, book: Book)] {
        zip(form.readings, examples).flatMap { reading, example in
            let book = example.passage?.passage.spans.first?.start.book
            let texts = reading.values(of: .book) + reading.values(of: .reference)
            return book.map { book in texts.map { (text: $0, book: book) } } ?? []
        }
    }

    private var hasCommaBeforeVerse: Bool {
        let texts: [String] = form.readings.flatMap { $0.values(of: .reference) }
        return texts.contains { $0.contains(",") && !$0.contains(":") }
    }

    private static func spelling(_ spelling: BookSpelling) -> Spelling {
        switch spelling {
        case .name(let language): Spelling(language: language)
        case .usfm: Spelling(names: .table("usfm"))
        case .code(let set): Spelling(names: .table(set.rawValue))
        case .number(let order): Spelling(names: .table(order.rawValue))
        }
    }

    /// The site's own names, as far as they were seen.
    private func ownNames(_ texts: [(text: String, book: Book)]) -> Spelling {
        let names = LinkForm.distinct(texts.map { $0.text.lowercased() }).map { name in
            (name, texts.first { $0.text.lowercased() == name }?.book.osis ?? "")
        }
        return Spelling(names: .own(names))
    }

    private func numberSpellings(_ texts: [(text: String, book: Book)], _ hints: [String]) -> [Spelling] {
        let fitting = BookSpelling.orders.filter { order in
            texts.allSatisfy { BookSpelling.number(order).means($0.book, by: $0.text) }
        }
        let likely = fitting.filter { $0 != .russian || !Set(hints).isDisjoint(with: ["ru", "uk"]) }
        guard let order = likely.first ?? fitting.first else { return [ownNames(texts)] }
        let agreed = Book.all.compactMap { book -> Int? in
            guard let number = book.number(in: order) else { return nil }
            return likely.allSatisfy { Book(number: number, in: $0).map { $0 == book } ?? true } ? number : nil
        }
        let all = Book.all.compactMap { $0.number(in: order) }
        let numbers = NumberPattern(
            allowed: Set(agreed) == Set(all) ? nil : Set(agreed), texts: LinkForm.distinct(texts.map(\.text)))
        return [Spelling(names: .table(order.rawValue), numbers: numbers)]
    }
}

extension FormRules {
    /// The codes of the site with what the references name, where they are not the codes in general use.
    private var translationNames: SiteRule.Names? {
        let pairs = zip(form.readings, examples).flatMap { reading, example in
            reading.values(of: .translation).compactMap { text in
                example.passage?.translation.map { (text: text, code: $0) }
            }
        }
        guard pairs.contains(where: { TranslationCode(normalizing: $0.text) != $0.code }) else { return nil }
        let site = Translation.Site.allCases.first { site in
            pairs.allSatisfy { TranslationCode($0.text, at: site) == $0.code }
        }
        if let site { return .table(site.rawValue) }
        let names = LinkForm.distinct(pairs.map { $0.text.lowercased() }).map { name in
            (name, pairs.first { $0.text.lowercased() == name }?.code.text ?? "")
        }
        return .own(names)
    }

    /// The translation of all links, if they do not name it.
    private var defaultTranslation: String? {
        guard form.readings.allSatisfy({ $0.values(of: .translation).isEmpty }) else { return nil }
        let codes = LinkForm.distinct(examples.map(\.passage?.translation))
        return codes.count == 1 ? codes[0]?.text : nil
    }

    /// The versification of all passages, if the translation does not say it.
    private var versification: String? {
        let names = Set(examples.compactMap { $0.passage?.v11n })
        let isOfTranslation = examples.allSatisfy { $0.passage?.translation?.listed?.versification != nil }
        return names.count == 1 && !isOfTranslation ? names.first : nil
    }
}
