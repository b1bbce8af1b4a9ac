import Text

/// What the words of a language, and of English, tell about a reference beside them.
struct ProseWords: Sendable {
    /// What a word tells.
    struct Roles: OptionSet {
        let rawValue: UInt32

        /// It is frequent and no noun, see ``StopWords``.
        static let frequent = Roles(rawValue: 1)
        /// Before a name, it shows that a reference follows.
        static let lead = Roles(rawValue: 1 << 1)
        /// It is one of those that hardly come before anything but a reference.
        static let reference = Roles(rawValue: 1 << 2)
        /// It joins the items of a list.
        static let conjunction = Roles(rawValue: 1 << 3)
        /// It names what a chapter is.
        static let text = Roles(rawValue: 1 << 4)
        /// After a number, it makes it a time or an amount, also behind a colon.
        static let time = Roles(rawValue: 1 << 5)
        /// After a number, it is what is counted.
        static let counted = Roles(rawValue: 1 << 6)
        static let month = Roles(rawValue: 1 << 7)
        /// Near a number with a comma, it makes it a measurement.
        static let scale = Roles(rawValue: 1 << 8)
        /// Before a name, it makes it that of a saint.
        static let saint = Roles(rawValue: 1 << 9)
        /// Before a name, it makes it that of a street or a person.
        static let address = Roles(rawValue: 1 << 10)
        static let article = Roles(rawValue: 1 << 11)
        /// Before two numbers, it makes them a time, a score or a ratio.
        static let amount = Roles(rawValue: 1 << 12)
        /// Between two numbers, it makes them a price or a ratio.
        static let price = Roles(rawValue: 1 << 13)
        /// It belongs to the name of a Bible.
        static let scripture = Roles(rawValue: 1 << 14)
        /// Near a name, it shows that the name is that of something else: of a play, a job, a version.
        static let elsewhere = Roles(rawValue: 1 << 15)
        /// It says what a text does.
        static let verb = Roles(rawValue: 1 << 16)
        /// It is frequent in the language itself, and not only in English.
        static let own = Roles(rawValue: 1 << 17)
        /// Behind a name and a number, it comes before what somebody is or comes from.
        static let origin = Roles(rawValue: 1 << 18)

        /// It is written together with the next word: Arabic `و`.
        static let prefix = Roles(rawValue: 1 << 19)

        /// Before a name, it shows that a reference may follow if there is more evidence.
        static let weak = Roles(rawValue: 1 << 20)
        /// It occurs in texts about the Bible.
        static let sacred = Roles(rawValue: 1 << 21)

        /// It is written together with the number before it: Hungarian `3,16-ban`.
        static let suffix = Roles(rawValue: 1 << 22)

        /// Behind two numbers, it comes before the other side of a match.
        static let opponent = Roles(rawValue: 1 << 23)
        /// Behind two numbers and a frequent word, it shows that they are a score or a time: `6:4 in favour`.
        static let tally = Roles(rawValue: 1 << 24)

        /// After two numbers, it makes them an amount: the `m` of `6,5 m`.
        static let unit = Roles(rawValue: 1 << 25)
        /// Before a name, with or without `of`, it makes it part of the title of another book: `Testament of Job`.
        static let work = Roles(rawValue: 1 << 26)
        /// With a number, it is a value of a list: an ability in a role-playing game.
        static let value = Roles(rawValue: 1 << 27)
        static let weekday = Roles(rawValue: 1 << 28)
        /// Before a name, it makes its numbers those of a version.
        static let release = Roles(rawValue: 1 << 29)
        /// With a colon, it comes before scores, tracks or versions.
        static let label = Roles(rawValue: 1 << 30)
        /// It names a kind of writing, before the name of a book: `lettera`.
        static let writing = Roles(rawValue: 1 << 31)

        init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The role that a line of `data/prose-words.txt` starts with.
        init?(name: String) {
            guard let role = Self.names[name] else { return nil }
            self = role
        }

        private static let names: [String: Roles] = [
            "lead": lead, "clock": time, "reference": reference, "conjunction": conjunction, "text": text, "time": time,
            "counted": counted, "month": month, "scale": scale, "saint": saint, "address": address, "article": article,
            "amount": amount, "price": price, "scripture": scripture, "elsewhere": elsewhere, "verb": verb,
            "origin": origin,
            "prefix": prefix, "weak": weak, "sacred": sacred, "suffix": suffix, "opponent": opponent,
            "tally": tally, "unit": unit, "work": work, "value": value, "weekday": weekday,
            "release": release, "label": label, "writing": writing,
        ]
    }

    private var words = FoldedTable<Roles>(capacity: 2048)

    /// The words of a language by its code, of English and of every language.
    init(language: String) {
        insert("prose-words.txt", language, named: Roles.init(name:))
        insert("stop-words.txt", language, roles: .frequent)
        guard language != "en" else { return }
        words.changeAll { roles in
            if roles.contains(.own) { roles.subtract([.time, .counted, .sacred]) }
        }
    }

    /// What a folded word tells.
    subscript(word: ArraySlice<UInt8>) -> Roles { words.value(of: word) ?? [] }

    /// The words that have a role.
    func all(_ role: Roles) -> [ArraySlice<UInt8>] {
        words.indices.compactMap { words[$0].value.contains(role) ? words[$0].key.text : nil }
    }

    /// The roles of words that are known in texts of every language.
    private static let everywhere: Roles = [
        .time, .counted, .month, .scale, .saint, .address, .elsewhere, .sacred, .label,
    ]

    /// Inserts the words of a table; the role is the first field of a line, or the same for all lines.
    private mutating func insert(
        _ path: String, _ language: String, roles: Roles? = nil, named: (String) -> Roles? = { _ in nil }
    ) {
        var name = FoldedName()
        var reader = TableReader(path)
        while reader.nextLine() {
            guard let role = roles ?? reader.nextString().flatMap(named), let code = reader.nextString(),
                code == language || code == "en" || !role.isDisjoint(with: Self.everywhere) || code == "*"
            else { continue }
            let all = roles != nil && code == language ? role.union(.own) : role
            while let word = reader.nextField(" ") {
                name.fold(reader.bytes, word)
                words.update(FoldedKey(name.bytes[...]), inserting: []) { $0.formUnion(all) }
            }
        }
    }
}
