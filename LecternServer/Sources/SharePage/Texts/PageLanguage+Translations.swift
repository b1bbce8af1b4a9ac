import Bible

extension PageLanguage {
    /// The translations in this language that most sites have, by their names.
    var translations: [Translation] { Self.translationTable[code] ?? [] }

    /// The name of a translation; of several with one code, such as NVI, that in this language. The code where it has no name.
    func name(of translation: TranslationCode) -> String {
        translations.first { $0.code == translation.text }?.name ?? translation.listed?.name ?? translation.text
    }

    private static let translationTable = table { usualTranslations(in: String($0.code.prefix(2))) }

    private static func usualTranslations(in language: String) -> [Translation] {
        let own = Translation.all.filter { $0.language == language }
        let counted = own.enumerated().map { index, translation in
            (index, translation, Translation.Site.allCases.count { translation.code(at: $0) != nil })
        }
        let usual = counted.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.prefix(SharePageLimits.translations)
        return usual.map { $0.1 }.sorted { $0.name < $1.name }
    }
}
