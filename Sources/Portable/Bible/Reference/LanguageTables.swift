/// The book names and keywords of a language, or of all languages of a script; loaded on first use.
final class LanguageTables: Sendable {
    /// The names of the languages, which are tried before those of English; nil where no language is preferred.
    let names: NameTable?
    /// The keywords of the languages, then those of English.
    let keywords: Keywords

    private init(_ languages: [BookNames.Language], isGuessed: Bool) {
        names = isGuessed ? NameTable(sharedBy: languages) : NameTable(languages)
        keywords = Keywords(languages + [.english])
    }

    private init(keywords: Keywords) {
        names = nil
        self.keywords = keywords
    }

    /// The tables of English, and of a language whose names are not known.
    static let english = LanguageTables(keywords: .english)
    /// The tables for a text that may be in any language.
    static let every = LanguageTables(keywords: .every)

    /// The tables of a language by its code; nil if its book names are not known.
    static func forLanguage(_ code: String) -> LanguageTables? {
        code == "en" ? nil : languages[code]?.value
    }

    /// The tables for a text that does not name its language; nil if its script does not tell it.
    static func forScript(of text: TokenizedText) -> LanguageTables? {
        for token in text.tokens where token.kind == .word && token.end - token.start > 1 {
            let start = Int(token.start)
            guard let script = Script(lead: text.bytes[start], next: text.bytes[start + 1]) else { continue }
            return scripts[script]?.value
        }
        return nil
    }

    private static let languages = Dictionary(
        uniqueKeysWithValues: BookNames.languages.map { language in
            (language.code, Lazy { LanguageTables([language], isGuessed: false) })
        })

    private static let scripts = Dictionary(
        uniqueKeysWithValues: Script.allCases.map { script in
            let languages = BookNames.languages.filter { $0.use == .script(script) }
            return (script, Lazy { LanguageTables(languages, isGuessed: true) })
        })
}
