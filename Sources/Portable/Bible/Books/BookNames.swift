/// The names of the books in the languages that references are read in.
public enum BookNames {
    /// The languages with known book names, English first: those that every text is read in, then the others.
    public static let languages: [Language] = {
        var languages: [Language] = []
        var reader = TableReader("languages.txt")
        while reader.nextLine() { languages.append(Language(reader.remainingStrings())) }
        return languages
    }()

    /// The codes of the languages, English first.
    public static var languageCodes: [String] { languages.map { $0.code } }

    /// The codes of the languages in which every text is read that does not name its own.
    package static var commonLanguageCodes: [String] { languages.filter { $0.use == .always }.map { $0.code } }

    /// The full name of each book in a language; nil if the language is not one of ``languageCodes``.
    public static func fullNames(language code: String) -> [Book: String]? {
        languages.first { $0.code == code }.map { names(in: $0) { $0.first } }
    }

    /// The full name of each book in traditional Chinese: the second name of a row, unless that is shorter than the first one,
    /// which both scripts write alike then.
    static func traditionalNames(in chinese: Language) -> [Book: String] {
        names(in: chinese) { $0.count > 1 && $0[1].count >= $0[0].count ? $0[1] : $0.first }
    }

    private static func names(
        in language: Language, _ choose: ([ArraySlice<UInt8>]) -> ArraySlice<UInt8>?
    ) -> [Book: String] {
        var result: [Book: String] = [:]
        var reader = language.names
        while reader.nextLine() {
            guard let book = reader.nextBook(":") else { continue }
            var names: [ArraySlice<UInt8>] = []
            while let field = reader.nextField(",") { names.append(reader.bytes[field]) }
            if let name = choose(names) { result[book] = NamePattern(name).shortest }
        }
        return result
    }
}
