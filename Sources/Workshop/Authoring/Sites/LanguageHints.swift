import Bible
import URLText

/// The languages that a site seems to have, by its domain and its links.
enum LanguageHints {
    /// The languages of domains of countries that mostly have one.
    private static let byDomain = [
        "at": "de", "br": "pt", "by": "ru", "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "kr": "ko",
        "mx": "es", "se": "sv", "si": "sl", "tw": "zh", "ua": "uk", "vn": "vi",
    ]

    /// The codes of languages with known names of books.
    static func languages(of host: SiteHost, _ links: [LinkText]) -> [String] {
        let domain = host.topLevelDomain
        let segments = links.flatMap { $0.path.split(separator: "/").map { $0.lowercased() } }
        let labels = host.name.split(separator: ".").dropLast().map(String.init)
        let parameters = links.flatMap { link in
            link.parameters.filter { ["lang", "language", "lng", "l"].contains($0.name.lowercased()) }.map(\.value)
        }
        let hints = parameters + segments + labels + [byDomain[domain] ?? domain]
        return LinkForm.distinct(hints).filter { $0 != "en" && BookNames.languageCodes.contains($0) }
    }

    /// The languages in which all names are those of their books, if they are not English names: an abbreviation may mean
    /// another book in each of them.
    static func languages(of names: [(text: String, book: Book)]) -> [String] {
        guard !names.isEmpty, !isLanguage("en", of: names) else { return [] }
        return BookNames.languageCodes.filter { isLanguage($0, of: names) }
    }

    private static func isLanguage(_ code: String, of names: [(text: String, book: Book)]) -> Bool {
        guard let full = BookNames.fullNames(language: code) else { return false }
        return names.allSatisfy { name in
            full[name.book].map { letters(name.text).hasPrefix(letters($0)) } ?? false
        }
    }

    private static func letters(_ text: String) -> String {
        text.replacing("%20", with: "").filter { $0.isLetter || $0.isNumber }.lowercased()
    }
}
