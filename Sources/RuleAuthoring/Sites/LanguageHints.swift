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
}
