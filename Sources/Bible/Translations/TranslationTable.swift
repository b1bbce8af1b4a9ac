/// The translations of ``TranslationData``, by their codes.
struct TranslationTable: Sendable {
    /// A translation by a code of a site.
    struct Entry: Sendable {
        var translation: Translation
        /// The code as the site shows it.
        var shown: String
    }

    private(set) var translations: [Translation] = []
    private var byCode: [String: [Int]] = [:]
    private var byOtherCode: [String: Set<Int>] = [:]
    private var bySite: [Translation.Site: [String: Entry]] = [:]

    static let shared = TranslationTable()

    private init() {
        for table in TranslationData.tables {
            // Splitting bytes is several times faster than splitting characters.
            for line in table.description.utf8.split(separator: UInt8(ascii: "\n")) {
                guard let translation = Translation(line: line) else { continue }
                insert(translation)
            }
        }
    }

    /// The translation with a code of a site; case does not matter.
    func entry(_ code: String, at site: Translation.Site) -> Entry? {
        bySite[site]?[code.uppercased()]
    }

    /// The indices of the translations with a code; where no translation has it, of those with such an alias or such a
    /// code at a site. Case does not matter.
    func indices(of code: String) -> [Int] {
        let capitals = code.uppercased()
        return byCode[capitals] ?? byOtherCode[capitals]?.sorted() ?? []
    }

    /// Whether any translation has a code, an alias, or a code at a site; case does not matter.
    func has(_ code: String) -> Bool {
        let capitals = code.uppercased()
        return byCode[capitals] != nil || byOtherCode[capitals] != nil
    }

    private mutating func insert(_ translation: Translation) {
        let index = translations.count
        translations.append(translation)
        byCode[translation.code.uppercased(), default: []].append(index)
        for alias in translation.aliases { byOtherCode[alias, default: []].insert(index) }
        for (site, codes) in translation.codes {
            for code in codes {
                let number = code.code.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
                let shown = code.shown ?? (number ? translation.code : code.code.uppercased())
                bySite[site, default: [:]][code.code.uppercased()] = Entry(translation: translation, shown: shown)
                byOtherCode[shown, default: []].insert(index)
            }
        }
    }
}

extension Translation {
    /// Reads a line of ``TranslationData``.
    fileprivate convenience init?(line: Substring.UTF8View) {
        let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        guard columns.count == 6 else { return nil }
        self.init(
            code: String(Substring(columns[0])), name: String(Substring(columns[1])),
            language: String(Substring(columns[2])),
            versification: columns[3].isEmpty ? nil : String(Substring(columns[3])),
            aliases: columns[4].split(separator: UInt8(ascii: ",")).map { String(Substring($0)) },
            codes: Self.siteCodes(columns[5]))
    }

    private static func siteCodes(_ text: Substring.UTF8View) -> [(site: Site, codes: [SiteCode])] {
        var codes: [(site: Site, codes: [SiteCode])] = []
        for item in text.split(separator: UInt8(ascii: " ")) {
            let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard sides.count == 2, let site = Site(rawValue: String(Substring(sides[0]))) else { continue }
            let ofSite = sides[1].split(separator: UInt8(ascii: ",")).map { code in
                let parts = code.split(separator: UInt8(ascii: ">"), maxSplits: 1).map { String(Substring($0)) }
                return SiteCode(code: parts[0], shown: parts.count == 2 ? parts[1] : nil)
            }
            codes.append((site, ofSite))
        }
        return codes
    }
}
