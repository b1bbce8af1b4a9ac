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
    private var byOtherCode: [String: [Int]] = [:]
    private var bySite: [Translation.Site: [String: Entry]] = [:]

    static let shared = TranslationTable()

    private init() {
        for table in TranslationData.tables {
            // Splitting an array of bytes is several times faster than splitting a string.
            for line in Array(table.description.utf8).split(separator: UInt8(ascii: "\n")) {
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
        return byCode[capitals] ?? byOtherCode[capitals] ?? []
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
        for alias in translation.aliases { insert(index, otherCode: alias) }
        for (site, codes) in translation.codes {
            for code in codes {
                let number = code.code.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
                let shown = code.shown ?? (number ? translation.code : code.code.uppercased())
                bySite[site, default: [:]][code.code.uppercased()] = Entry(translation: translation, shown: shown)
                insert(index, otherCode: shown)
            }
        }
    }

    private mutating func insert(_ index: Int, otherCode: String) {
        func append(to indices: inout [Int]) {
            if indices.last != index { indices.append(index) }
        }
        append(to: &byOtherCode[otherCode, default: []])
    }
}

extension Translation {
    /// Reads a line of ``TranslationData``.
    fileprivate convenience init?(line: ArraySlice<UInt8>) {
        let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        guard columns.count == 6 else { return nil }
        self.init(
            code: String(decoding: columns[0], as: UTF8.self), name: String(decoding: columns[1], as: UTF8.self),
            language: String(decoding: columns[2], as: UTF8.self),
            versification: columns[3].isEmpty ? nil : String(decoding: columns[3], as: UTF8.self),
            aliases: columns[4].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) },
            codes: Self.siteCodes(columns[5]))
    }

    private static func siteCodes(_ text: ArraySlice<UInt8>) -> [(site: Site, codes: [SiteCode])] {
        var codes: [(site: Site, codes: [SiteCode])] = []
        for item in text.split(separator: UInt8(ascii: " ")) {
            let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1)
            guard sides.count == 2, let site = Site(rawValue: String(decoding: sides[0], as: UTF8.self)) else {
                continue
            }
            let ofSite = sides[1].split(separator: UInt8(ascii: ",")).map { code in
                let parts = code.split(separator: UInt8(ascii: ">"), maxSplits: 1).map {
                    String(decoding: $0, as: UTF8.self)
                }
                return SiteCode(code: parts[0], shown: parts.count == 2 ? parts[1] : nil)
            }
            codes.append((site, ofSite))
        }
        return codes
    }
}
