public import Bible
import Text

extension PassageError {
    /// Whether the text names a book, but chapters or verses that it does not have.
    package var isAboutNumbers: Bool {
        switch reason {
        case .noSuchChapter, .noSuchVerse, .reversedRange: true
        default: false
        }
    }

    /// Where in the text of an input the error is.
    func location(in text: String) -> SourceLocation {
        SourceLocation(file: SourceFile(path: "", bytes: Array(text.utf8)), offset: offset)
    }

    /// The question `did you mean "John"?` for a text whose book is misspelt; nil if no book has a similar name.
    ///
    /// Names are looked for in the language and in English; without a language in English, then in all others.
    package func hint(for text: String, language: String? = nil) -> String? {
        nearestBook(to: text, language: language).map { "did you mean \"\($0)\"?" }
    }

    /// The name of a book that resembles a misspelt one; nil if no book has a similar name.
    public func nearestBook(to text: String, language: String? = nil) -> String? {
        switch reason {
        case .unknownBook, .missingBook, .unexpectedText: break
        default: return nil
        }
        guard let name = Self.name(in: text, at: offset) else { return nil }
        let english = FullBookNames.english
        let searched = language.map { [FullBookNames.words(language: $0), english] } ?? [english, FullBookNames.all]
        for known in searched {
            guard let nearest = Spelling.nearest(to: name, in: known) else { continue }
            // A book that the text does name is not what is wrong with it.
            return nearest.lowercased() == name.lowercased() ? nil : nearest
        }
        return nil
    }

    /// The longest text that is compared with the names of books.
    private static let maximumLength = 32

    /// The words of a text that stand for the book at an offset: `1 Jonh` in `1 Jonh 3:16`.
    private static func name(in text: String, at offset: Int) -> String? {
        let start = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        // What is unexpected may be the second word of the name.
        for rest in [text[...], text[start...]] {
            let words = rest.split { $0 == " " || $0 == "+" }
            let ordinal = words.first.flatMap { $0.count == 1 && $0.first?.isNumber == true ? $0 : nil }
            let name = words.dropFirst(ordinal == nil ? 0 : 1).prefix { $0.allSatisfy { $0.isLetter } }
            guard !name.isEmpty, start < (name.last?.endIndex ?? start) else { continue }
            let joined = ((ordinal.map { [$0] } ?? []) + name).joined(separator: " ")
            return joined.count <= maximumLength ? joined : nil
        }
        return nil
    }
}

private enum FullBookNames {
    static let english = words(language: "en")
    /// In all languages that every text is read in.
    static let all = BookNames.commonLanguageCodes.flatMap(words(language:))

    /// In a language; names with an ordinal are there without it too.
    static func words(language code: String) -> [Spelling.Word] {
        let names = BookNames.fullNames(language: code) ?? [:]
        let full = Book.all.compactMap { names[$0] }
        let withoutOrdinal = full.compactMap { $0.first?.isNumber == true ? $0.split(separator: " ").last : nil }
        return (full + withoutOrdinal.map(String.init)).map(Spelling.Word.init)
    }
}
