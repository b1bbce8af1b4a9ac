import Text

/// The translations of `data/translations.txt`, by their codes.
///
/// Each is read when it is first asked for: a link names one, and to read all of them takes a sixth of the instructions of
/// a program that converts one link.
struct TranslationTable: Sendable {
    private let rows: [TranslationRow]
    private let byCode: [String: [Int]]

    static let shared = TranslationTable()

    private init() {
        var rows: [TranslationRow] = []
        var reader = TableReader("translations.txt")
        while reader.nextLine() { rows.append(TranslationRow(reader.bytes[reader.line])) }
        self.rows = rows
        byCode = Dictionary(grouping: rows.indices) { rows[$0].code.uppercased() }
    }

    /// Every translation.
    var translations: [Translation] { rows.map { $0.translation } }

    /// The translation with a code of a site, as a site shows it; case does not matter.
    func entry(_ code: String, at site: Translation.Site) -> TranslationCodes.Entry? {
        TranslationCodes.shared.bySite[site]?[code.uppercased()]
    }

    /// The only translation of a language, or of all, with a code; where no translation has it, with such an alias or such
    /// a code at a site. Nil if there are several. Case does not matter.
    func onlyTranslation(_ code: String, language: String?) -> Translation? {
        var found: Translation?
        for index in indices(code) ?? [] {
            let translation = rows[index].translation
            guard language == nil || translation.language == language else { continue }
            guard found == nil else { return nil }
            found = translation
        }
        return found
    }

    /// Whether any translation has a code, an alias, or a code at a site; case does not matter.
    func has(_ code: String) -> Bool { indices(code) != nil }

    private func indices(_ code: String) -> [Int]? {
        let capitals = code.uppercased()
        return byCode[capitals] ?? TranslationCodes.shared.byOtherCode[capitals]
    }
}

/// The codes of the translations that need all of them to be read: aliases and those of sites.
struct TranslationCodes: Sendable {
    /// A translation by a code of a site.
    struct Entry: Sendable {
        var translation: Translation
        /// The code as the site shows it.
        var shown: String
    }

    private(set) var byOtherCode: [String: [Int]] = [:]
    private(set) var bySite: [Translation.Site: [String: Entry]] = [:]

    static let shared = TranslationCodes()

    private init() {
        for (index, translation) in TranslationTable.shared.translations.enumerated() { insert(translation, index) }
    }

    private mutating func insert(_ translation: Translation, _ index: Int) {
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

/// A line of `data/translations.txt`, read when it is needed.
private final class TranslationRow: Sendable {
    private let line: ArraySlice<UInt8>
    private let read = Locked<Translation?>(nil)

    init(_ line: ArraySlice<UInt8>) { self.line = line }

    var code: String { String(decoding: line.prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self) }

    var translation: Translation { read.made { Translation(line: line) } }
}

extension Translation {
    /// Reads a line of `data/translations.txt`.
    fileprivate convenience init(line: ArraySlice<UInt8>) {
        // A test checks that every line has seven columns.
        let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        self.init(
            code: String(decoding: columns[0], as: UTF8.self), name: String(decoding: columns[1], as: UTF8.self),
            language: String(decoding: columns[2], as: UTF8.self),
            versification: columns[3].isEmpty ? nil : String(decoding: columns[3], as: UTF8.self),
            aliases: columns[4].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) },
            codes: Self.siteCodes(columns[5]), hasOnlyProtestantBooks: columns[6].elementsEqual("66".utf8))
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
