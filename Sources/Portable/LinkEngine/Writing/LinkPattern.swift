public import Bible
import Text
import URLText

/// The links of an app to one kind of passage, with variables in braces: what a program without an engine needs to write
/// them, as `youversion://bible?reference={book.usfm}.{chapter}.{verse}-{endVerse}`.
public struct LinkPattern {
    /// What a passage within one book covers.
    public enum Kind: String, Sendable, CaseIterable {
        case book, chapter, chapters, verse, verses, range
    }

    /// A variable of the pattern whose value depends on the book or on the translation, not on the numbers.
    public struct Variable {
        /// The name in braces.
        public let name: String
        /// Whether its values are the app's own.
        public let isOwn: Bool
        fileprivate let variable: PassageVariable
        fileprivate let kept: PercentEncoding.Kept
        fileprivate let takes: PassageForm.Takes

        /// The value for a book; nil if it has none.
        public func value(for book: Book) -> String? {
            guard variable.name == .text else { return value(.book, of: book) }
            // The name is what comes before the number: a chapter of Psalms is a psalm.
            guard let other = value(.chapter, of: .sample), let own = value(.chapter, of: book) else { return nil }
            return String(own.dropLast(other.count - Book.sample.name.count))
        }

        /// The value for a translation; nil if it has none.
        public func value(for translation: TranslationCode) -> String? {
            value(.book, of: .sample, translation: translation)
        }

        private func value(_ kind: Kind, of book: Book, translation: TranslationCode? = nil) -> String? {
            kind.sample(of: book, translation: translation)?
                .value(variable, translations: takes.translations).map(kept.encodedInURL)
        }
    }

    /// The pattern: numbers are `{chapter}`, `{verse}`, `{endChapter}` and `{endVerse}`, all else is one of the variables.
    public private(set) var text = ""
    /// What is lost of a passage.
    public let losses: [Loss.Kind]
    /// The variables that depend on the book.
    public private(set) var bookVariables: [Variable] = []
    /// The variables that depend on the translation.
    public private(set) var translationVariables: [Variable] = []

    private let takes: PassageForm.Takes
    private let kind: Kind
    private let sample: PassageValues

    /// Nil where a link of the template needs more than a passage of the kind has, or does not open it.
    fileprivate init?(_ template: PassageTemplate, _ takes: PassageForm.Takes, _ kind: Kind) {
        guard let whole = kind.sample(of: .sample), let pieces = template.pieces, !template.capabilities.versification
        else { return nil }
        let adapted = takes.capabilities.adapt(whole.passage, in: .english)
        guard let left = adapted.passage else { return nil }
        sample = PassageValues(left, of: CommonSchemeURL(passage: left))
        guard template.isSound(for: sample.extent) else { return nil }
        losses = (adapted.losses + template.capabilities.adapt(left, in: .english).losses).map { $0.kind }
        self.takes = takes
        self.kind = kind
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += PercentEncoding.encode(literal, keeping: .urlSyntax)
            case .variable(let variable, let kept): guard append(variable, kept) else { return nil }
            }
        }
    }

    private mutating func append(_ variable: PassageVariable, _ kept: PercentEncoding.Kept) -> Bool {
        switch variable.name {
        case .translation: text += placeholder(variable, kept)
        case .book, .endBook, .bookNumber, .endBookNumber, .testament:
            guard sample.value(variable) != nil else { return false }
            text += placeholder(variable.ofStart, kept)
        default:
            guard let value = sample.value(variable) else { return false }
            let styles = variable.styles.map { ".\($0.rawValue)" }.joined()
            var written = Array(kept.encodedInURL(value).utf8)
            for (name, number) in Kind.numbers {
                let style = styles.hasPrefix(".pad") ? styles : ""
                written = written.replacing(String(number), with: "{\(name)\(style)}")
            }
            if let (book, name) = kind.book(in: variable, styles), let code = sample.value(name) {
                written = written.replacing(kept.encodedInURL(code), with: placeholder(book, kept))
            }
            text += String(decoding: written, as: UTF8.self)
        }
        return true
    }

    /// A variable in braces, which is added to those that the pattern has.
    private mutating func placeholder(_ variable: PassageVariable, _ kept: PercentEncoding.Kept) -> String {
        let name = (kept == .nothing ? "" : "+") + variable.text
        let isOfTranslation = variable.name == .translation
        let known = isOfTranslation ? translationVariables : bookVariables
        if !known.contains(where: { $0.name == name }) {
            let isOwn = isOfTranslation && variable.table == nil && takes.translations != nil
            let added = Variable(name: name, isOwn: isOwn, variable: variable, kept: kept, takes: takes)
            if isOfTranslation { translationVariables.append(added) } else { bookVariables.append(added) }
        }
        return "{\(name)}"
    }
}

extension App {
    /// The patterns of its links to passages of a kind: the first is used whose variables all have a value. None where
    /// links depend on more, as those of a script or of an app that numbers verses in another way.
    public func linkPatterns(for kind: LinkPattern.Kind) -> [LinkPattern] {
        guard let (templates, takes) = passageTemplates else { return [] }
        // Where such a range ends depends on its chapter.
        if kind == .range, takes.capabilities.range == .versesOfOneChapter { return [] }
        var patterns: [LinkPattern] = []
        for template in templates where takes.numbers.areEnglish || template.capabilities.translation {
            guard let pattern = LinkPattern(template, takes, kind) else { continue }
            patterns.append(pattern)
            if pattern.translationVariables.isEmpty { break }
        }
        return patterns
    }

    private var passageTemplates: ([PassageTemplate], PassageForm.Takes)? {
        switch passage {
        case .templates(let templates, let takes)?: return (templates, takes)
        case .commonScheme?:
            var known: [String: PassageVariable] = [:]
            let url = (schemes.first ?? "bible") + "://?passages={passages}"
            let templates = [url + "&translation={translation}", url].compactMap { text in
                (try? URITemplate(text)).flatMap { try? PassageTemplate($0, &known) }
            }
            return (templates, PassageForm.Takes(Capabilities()))
        case .script?, nil: return nil
        }
    }
}

extension LinkPattern.Kind {
    /// Numbers of a passage that are found again in its links: no template, name of a book or number of one has them.
    fileprivate static let numbers = [("chapter", 9001), ("verse", 9002), ("endChapter", 9003), ("endVerse", 9004)]

    fileprivate func sample(of book: Book, translation: TranslationCode? = nil) -> PassageValues? {
        let numbers = Self.numbers.map { $0.1 }
        let hasVerses = self == .verse || self == .verses || self == .range
        let start = Passage.Location(book, self == .book ? nil : numbers[0], hasVerses ? numbers[1] : nil)
        var end = start
        if self == .chapters || self == .range { end.chapter = numbers[2] }
        if self == .verses || self == .range { end.verse = numbers[3] }
        return Passage(spans: [Passage.Span(start, to: end)]).map {
            PassageValues($0, of: CommonSchemeURL(passage: $0, translation: translation))
        }
    }

    /// The variable for the book in the value of another one, and that with its name in the value; nil if there is none.
    fileprivate func book(
        in variable: PassageVariable, _ styles: String
    ) -> (variable: PassageVariable, name: PassageVariable)? {
        let code =
            switch variable.name {
            case .passages, .osis: PassageVariable("book.osis" + styles)
            case .usfm: PassageVariable("book.usfm" + styles)
            case .text: PassageVariable("book" + styles)
            default: PassageVariable?.none
            }
        let isOfOneChapter = variable.name == .text && self != .book && self != .chapters
        return code.map { (isOfOneChapter ? variable : $0, $0) }
    }
}

extension Book {
    /// The book of the passages from whose links patterns are made.
    fileprivate static var sample: Book { all[0] }
}

extension PassageVariable {
    /// The variable for the start of the passage in place of its end, which is in the same book.
    fileprivate var ofStart: PassageVariable {
        guard name == .endBook || name == .endBookNumber else { return self }
        return PassageVariable("b" + text.dropFirst("endB".count)) ?? self
    }
}

extension PercentEncoding.Kept {
    /// A value as a template writes it, and as it is in a URL.
    fileprivate func encodedInURL(_ value: String) -> String {
        PercentEncoding.encode(PercentEncoding.encode(value, keeping: self), keeping: .urlSyntax)
    }
}
