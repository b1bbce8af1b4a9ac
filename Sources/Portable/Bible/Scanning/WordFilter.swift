import Text

/// Tells in one look whether a word may be part of a reference, so that most words of a text cost next to nothing.
///
/// Words are compared by a hash of their letters: a word that only shares its hash with a name is looked up in vain.
struct WordFilter: Sendable {
    /// What a word may be.
    struct Roles: OptionSet {
        let rawValue: UInt8

        /// The last word of a name.
        static let name = Roles(rawValue: 1)
        /// The last word of a name of several words.
        static let longName = Roles(rawValue: 2)
        /// The last word but one of such a name.
        static let joint = Roles(rawValue: 8)
        /// A word such as `chapter` or `verse`.
        static let keyword = Roles(rawValue: 4)
        /// The last word of a name of the language itself, and not only of English.
        static let own = Roles(rawValue: 16)
        /// A word of texts about the Bible.
        static let sacred = Roles(rawValue: 32)
    }

    private var roles = [UInt8](repeating: 0, count: 1 << 14)

    /// The words of a language, and those of English.
    init(_ language: BookNames.Language, keywords: Keywords, sacred: [ArraySlice<UInt8>]) {
        insert(language.names, [.name, .own])
        if language.code != "en" { insert(BookNames.Language.english.names, .name) }
        insertAmbiguousNames()
        for book in Book.all {
            for code in [book.osis, book.usfm, book.code(in: .blueLetterBible) ?? ""] {
                insert(Array(code.utf8)[...], [.name])
            }
        }
        for word in keywords.words(.chapter) + keywords.words(.verse) { insert(word, [.keyword]) }
        for word in sacred { insert(word, [.sacred]) }
    }

    /// The words of several filters.
    init(_ filters: [WordFilter]) {
        guard let first = filters.first else { return }
        self = first
        for filter in filters.dropFirst() {
            for index in roles.indices { roles[index] |= filter.roles[index] }
        }
    }

    /// What the word with a hash may be.
    @inline(__always)
    subscript(hash: UInt32) -> Roles { Roles(rawValue: roles[Self.index(hash)]) }

    /// The hash of a word with one more ASCII letter.
    @inline(__always)
    static func hash(_ hash: UInt32, _ letter: UInt8) -> UInt32 { hash &* 31 &+ UInt32(letter | 0x20) }

    private static func index(_ hash: UInt32) -> Int { Int((hash ^ (hash >> 15)) & 0x3FFF) }

    /// The hash of a folded word.
    static func hash(of word: ArraySlice<UInt8>) -> UInt32 { word.reduce(0, hash) }

    private mutating func insert(_ names: TableReader, _ role: Roles) {
        var reader = names
        while reader.nextLine() {
            guard reader.nextBook(":") != nil else { continue }
            while let field = reader.nextField(",") {
                for name in NamePattern(reader.bytes[field]).names { insert(name[...], role) }
            }
        }
    }

    private mutating func insertAmbiguousNames() {
        var reader = TableReader("shared-names.txt")
        while reader.nextLine(of: "ambiguous") {
            if let name = reader.nextField(" ") { insert(reader.bytes[name], [.name]) }
        }
    }

    /// Inserts the last word of a name, and the one before it.
    private mutating func insert(_ name: ArraySlice<UInt8>, _ role: Roles) {
        guard let last = name.lastIndex(where: Self.isLetter) else { return }
        if role.contains(.name), name.contains(0x20) { insertJoined(name, role) }
        let first = name[...last].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? name.startIndex
        let word = name.slice(from: first, to: last + 1)
        let isASCII = word.allSatisfy { $0 < 0x80 }
        let hash = Self.hash(of: isASCII ? word : Tokenizer.tokens(of: Array(word)).folded[...])
        roles[Self.index(hash)] |= role.rawValue
        // Words with letters beyond ASCII pass in the text, whatever they are.
        guard role.contains(.name), let joint = name[..<first].lastIndex(where: Self.isLetter) else { return }
        roles[Self.index(hash)] |= Roles.longName.rawValue
        insert(name[...joint], [.joint])
    }

    /// Inserts an abbreviation of several words as one: `ApG`.
    private mutating func insertJoined(_ name: ArraySlice<UInt8>, _ role: Roles) {
        let letters = name.filter { $0.isASCIILetter }
        guard letters.count <= Self.maximumAbbreviation, name.allSatisfy({ $0 < 0x80 }) else { return }
        roles[Self.index(Self.hash(of: letters[...]))] |= role.rawValue
    }

    /// The most letters of an abbreviation.
    private static let maximumAbbreviation = 6

    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }
}
