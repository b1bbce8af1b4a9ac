extension BookNames {
    /// A language with known book names.
    public struct Language: Sendable {
        /// The ISO 639-1 code: `de`, or the code of ISO 639-2 for a language without one: `ceb`.
        public let code: String
        /// Whether a comma separates chapter and verse: `Joh 3,16`.
        public let commaSeparatesVerse: Bool
        /// Which texts are read in the language if they do not name theirs.
        let use: Use
        /// How its Bibles number verses.
        let numbering: Numbering
        /// The codes of its usual translations, which number verses as its Bibles usually do, the best known first.
        let translations: [String]

        /// Which texts are read in a language if they do not name theirs.
        enum Use: Equatable {
            /// All of them.
            case always
            /// Those in a script that no language of the first kind has.
            case script(Script)
            /// None, because its names would be taken for those of another language.
            case onRequest
        }

        static let english = BookNames.languages[0]

        /// Reads a row of `data/languages.txt`.
        init(_ row: [String]) {
            code = row[0]
            use = row[1] == "always" ? .always : Script(rawValue: row[1]).map(Use.script) ?? .onRequest
            commaSeparatesVerse = row.contains("comma")
            numbering = Numbering(Self.value("numbers=", in: row) ?? "English")
            translations = Self.value("translations=", in: row)?.split(separator: ",").map(String.init) ?? []
        }

        private static func value(_ name: String, in row: [String]) -> String? {
            row.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
        }

        /// The language with a code; nil if its book names are not known.
        static func with(_ code: String) -> BookNames.Language? { BookNames.languages.first { $0.code == code } }

        /// The words of references that are not names, one line per ``Keyword``: the keyword and its words. The names follow.
        var words: TableReader { TableReader(path) }

        /// After the words, one line per book: OSIS id, colon, and names separated by commas, the full name first.
        ///
        /// A name may be a ``NamePattern``: `1. [kniha] Mojžíšova`; patterns count where the language is given.
        var names: TableReader { TableReader(expandingParts: path) }

        private var path: String { "names/\(code).txt" }
    }
}
