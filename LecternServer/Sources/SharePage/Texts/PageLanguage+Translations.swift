import Bible

extension PageLanguage {
    /// The codes of the translations in this language that most sites have, by their letters.
    var translations: [String] { Self.translationTable[code] ?? [] }

    private static let translationTable = table { usualTranslations(in: $0.code) }

    /// The most translations to choose from.
    private static let maximumCount = 24

    private static func usualTranslations(in language: String) -> [String] {
        let own = Translation.all.filter { $0.language == language }
        let counted = own.enumerated().map { index, translation in
            (index, translation.code, Translation.Site.allCases.count { translation.code(at: $0) != nil })
        }
        let usual = counted.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.prefix(maximumCount)
        return usual.map(\.1).sorted()
    }
}
