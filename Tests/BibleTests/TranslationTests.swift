import TestCorpora
import Testing

@testable import Bible

@Suite("Translations")
struct TranslationTests {
    @Test(
        "A code at a site means one text",
        arguments: [
            ("111", .youversion, "NIV"), ("59", .youversion, "ESV"), ("129", .youversion, "NVI"),
            ("2329", .youversion, "ՆՎԱԱ"), ("1820", .youversion, "JA1955"), ("31", .bibleGatewayNumber, "NIV"),
            ("RUSV", .bibleGateway, "SYNO"), ("nasb", .bibleGateway, "NASB2020"), ("rst", .blueLetterBible, "SYNO"),
            ("lgcystndrdbblsb", .logos, "LSB"), ("LU17", .dieBibel, "LUT"), ("n84", .studyLight, "NIV1984"),
        ] as [(String, Translation.Site, String)])
    func site(code: String, site: Translation.Site, expected: String) {
        #expect(Translation.with(code: code, at: site)?.code == expected)
    }

    @Test("Every line of the table has its seven columns")
    func table() {
        var reader = TableReader("translations.txt")
        while reader.nextLine() {
            let line = reader.string(reader.line)
            #expect(line.split(separator: "|", omittingEmptySubsequences: false).count == 7, "\(line)")
        }
    }

    @Test("A code leads to what other sites call the text")
    func across() throws {
        let text = try #require(Translation.with(code: "NASB95"))
        #expect(text.code == "NASB1995")
        #expect(text.code(at: .youversion) == "100")
        #expect(text.code(at: .blueLetterBible) == "nasb95")
        #expect(text.code(at: .step) == nil)
    }

    @Test(
        "A code of several texts needs the language",
        arguments: [("NVI", "es", "128"), ("nvi", "pt", "129"), ("TB", "id", "306"), ("TB", "pt", "277")])
    func shared(code: String, language: String, number: String) {
        #expect(Translation.with(code: code) == nil)
        #expect(Translation.with(code: code, language: language)?.code(at: .youversion) == number)
    }

    @Test(
        "Codes are spelled as their site shows them",
        arguments: [
            ("niv2011", nil, "NIV"), ("ESV2011", nil, "ESV"), ("av", nil, "KJV"), ("nasb95", nil, "NASB95"),
            ("nasb20", .blueLetterBible, "NASB20"), ("sg21", .bibleGateway, "SG21"), ("RUSV", .bibleGateway, "RUSV"),
            ("206", .youversion, "WEBUS"), ("157", .youversion, "SCH2000"), ("4360", .youversion, "NVI"),
            ("message", .logos, "MSG"), ("sinodal", .allBible, "SYNOD"), ("syn", .bibleBy, "SYNOD"),
            ("almeida-revista-atualizada-1993", .bibliaTodo, "ARA"), ("nwtsty", .jw, "NWT"),
            ("FinRK", nil, "FINRK"), ("口語訳", nil, "口語訳"), ("unheard-of", nil, "UNHEARD-OF"),
        ] as [(String, Translation.Site?, String)])
    func spelling(code: String, site: Translation.Site?, expected: String) {
        let code = site.map { TranslationCode(code, at: $0) } ?? TranslationCode(normalizing: code)
        #expect(code?.text == expected)
    }

    @Test("A code leads to the same translation as it was written and as sites show it")
    func listed() {
        let codes = Translation.all.flatMap { [$0.code] + $0.aliases }
        for code in codes.map(TranslationCode.init(_:)) {
            #expect(TranslationCode(normalizing: code.text.lowercased()).listed == code.listed, "\(code)")
        }
        #expect(TranslationCode("NVI").listed == nil)
        #expect(TranslationCode("NVI").listed(language: "pt")?.language == "pt")
        #expect(TranslationCode("ESV").listed(language: "pt") == nil)
        #expect(TranslationCode("unheard-of").listed(language: "en") == nil)
        #expect(TranslationCode("unheard-of", at: .bibleGateway) == nil)
    }

    @Test("Lookups at a site go both ways", arguments: Translation.Site.allCases)
    func bothWays(site: Translation.Site) {
        let coded = Translation.all.filter { $0.code(at: site) != nil }
        #expect(!coded.isEmpty)
        #expect(coded.filter { Translation.with(code: $0.code(at: site) ?? "", at: site) != $0 }.map(\.code) == [])
    }

    @Test("A code is written once per language, and its versification exists")
    func consistent() {
        let keys = Translation.all.map { "\($0.code) \($0.language)" }
        #expect(keys.count == Set(keys).count)
        let named = Translation.all.compactMap(\.versificationName)
        #expect(named.filter { Versification.named($0) == nil } == [])
    }

    @Test("Codes in posted links are spelled as expected")
    func posted() throws {
        let rows = try PostedLinks.rows()
        #expect(rows.count > 200)
        #expect(rows.filter { $0.spelling != $0.expected }.map(\.description) == [])
    }
}

/// The links of the corpus that name a translation in a way that this table alone can read.
private enum PostedLinks {
    struct Row: CustomStringConvertible {
        var code: String
        var site: Translation.Site?
        var expected: String
        /// The code as the site shows it.
        var spelling: String? {
            (site.map { TranslationCode(code, at: $0) } ?? TranslationCode(normalizing: code))?.text
        }

        var description: String { "\(code) at \(site?.rawValue ?? "any site"): \(expected)" }
    }

    private struct Link: Decodable {
        var url: String
        var site: String
        var translation: String?
        var translationFrom: String?
    }

    static func rows() throws -> [Row] { try Corpus.bibleURLs.lines().compactMap(row) }

    private static func row(_ link: Link) -> Row? {
        guard let expected = link.translation else { return nil }
        switch link.translationFrom {
        case "url-numeric-id":
            guard let number = link.url.firstMatch(of: /\/(\d+)\//)?.output.1 else { return nil }
            return Row(code: String(number), site: .youversion, expected: expected)
        case "url":
            return Row(code: expected.lowercased(), site: nil, expected: expected)
        default:
            return nil
        }
    }
}
