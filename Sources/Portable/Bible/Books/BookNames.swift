/// The names of the books in the languages that references are read in.
public enum BookNames {
    /// The codes of the languages, English first.
    public static var languageCodes: [String] { languages.map { $0.code } }

    /// The codes of the languages in which every text is read that does not name its own.
    package static var commonLanguageCodes: [String] { languages.filter { $0.use == .always }.map { $0.code } }

    /// Short names that several books share; after each name its books, the best known first.
    static let ambiguous: StaticString = """
        Ez Ezek Ezra
        Ha Hab Hag
        Hb Heb Hab
        Jo John Jonah Job Josh Joel
        Jud Jude Judg
        Jd Jude Judg
        Ju Jude Judg
        Ma Matt Mark Mal
        Mc Mark Mic
        Paralipomenon 1Chr 2Chr
        Ph Phil Phlm
        Phi Phil Phlm
        Ze Zeph Zech
        """

    /// Names that several books share of which none comes first: they are read where only one of the books has the passage.
    static let contested: StaticString = "Ez Hb Mc Phi"

    /// Names and codes that are words of everyday English. They mean a book only before a number, or as a code in its
    /// own case (`Gal`, `ACT`).
    static let everyday: StaticString = """
        is am so ha he son song songs pro act palms plasma man gal mal mic tit sir bar bel sus mar mat joe jam
        rom rev dan lam num number numb est wis oba jon col pet tim ti cor sam king kin chron her ex de as ac
        proverb lament eat ode odes pss lao
        """

    /// The full name of each book in a language; nil if the language is not one of ``languageCodes``.
    public static func fullNames(language code: String) -> [Book: String]? {
        languages.first { $0.code == code }.map { names(in: $0) { $0.first } }
    }

    /// The full name of each book in traditional Chinese: the second name of a row, unless that is shorter than the first one,
    /// which both scripts write alike then.
    static var traditionalChinese: [Book: String] {
        names(in: .chinese) { $0.count > 1 && $0[1].count >= $0[0].count ? $0[1] : $0.first }
    }

    private static func names(
        in language: Language, _ choose: ([ArraySlice<UInt8>]) -> ArraySlice<UInt8>?
    ) -> [Book: String] {
        var result: [Book: String] = [:]
        for row in Table(language.names).rows(separatedBy: ":") {
            guard row.count == 2, let book = Book(osis: String(Substring(row[0]))),
                let name = choose(
                    row[1].split(separator: UInt8(ascii: ",")).map { Array($0.drop { $0 == UInt8(ascii: " ") })[...] })
            else { continue }
            result[book] = NamePattern(name).shortest
        }
        return result
    }
}
