import Testing

@testable import Bible

/// The verses that change when they are mapped to the default versification and back, with the reason.
enum RoundTripExceptions {
    /// Why a verse changes.
    enum Reason: String {
        /// The title of a psalm, which has no number in the default versification.
        case title
        /// The versifications divide the text differently, so that the verse becomes several.
        case part
        /// The default has no counterpart, or the facts do not contain one.
        case absent
        /// A second number of the same verse: it is read, and written as the usual one.
        case alias
    }

    /// The titles of psalms that are verses in the originals.
    private static let titles = """
        Ps 3:1 4:1 5:1 6:1 7:1 8:1 9:1 12:1 13:1 18:1 19:1 20:1 21:1 22:1 30:1 31:1 34:1 36:1 38:1 39:1 40:1 \
            41:1 42:1 44:1 45:1 46:1 47:1 48:1 49:1 51:1-2 52:1-2 53:1 54:1-2 55:1 56:1 57:1 58:1 59:1 60:1-2 \
            61:1 62:1 63:1 64:1 65:1 67:1 68:1 69:1 70:1 75:1 76:1 77:1 80:1 81:1 83:1 84:1 85:1 88:1 89:1 92:1 \
            102:1 108:1 140:1 142:1
        """

    static let table: [(scheme: String, reason: Reason, verses: String)] = [
        ("KJV", .part, "Rev 12:17 13:1"),
        (
            "CEB", .absent,
            """
            Tob 13:18
            2Esd 7:36-105 10:60
            """
        ),
        ("CEB", .part, "Rev 12:17-18"),
        ("CSB", .part, "Rev 12:17-18"),
        ("NLT", .part, "Rev 12:17-18"),
        ("NRSV", .part, "Rev 12:17-18"),
        (
            "NRSVue", .absent,
            """
            Tob 13:18
            Bar 3:38
            """
        ),
        ("NRSVue", .part, "Rev 12:17-18"),
        (
            "NAB", .absent,
            """
            Tob 7:17 13:18
            Bar 3:38
            EpJer 1:73
            2Macc 12:46
            """
        ),
        (
            "NAB", .alias,
            """
            EpJer 1:1-72
            PrAzar 1:1-68
            Sus 1:1-64
            Bel 1:1-42
            """
        ),
        (
            "NAB", .part,
            """
            Num 25:19 26:1
            1Sam 20:42 21:1
            1Kgs 22:43-44
            1Chr 12:4-5
            Acts 10:48-49
            Rev 12:17-18
            """
        ),
        (
            "NAB", .title,
            """
            Ps 3:1 4:1 5:1 6:1 7:1 8:1 9:1 12:1 13:1 18:1 19:1 20:1 21:1 22:1 30:1 31:1 34:1 36:1 38:1 39:1 40:1 \
                41:1 42:1 44:1 45:1 46:1 47:1 48:1 49:1 51:1-2 52:1-2 53:1 54:1-2 55:1 56:1 57:1 58:1 59:1 60:1-2 \
                61:1 62:1 63:1 64:1 65:1 67:1 68:1 69:1 70:1 75:1 76:1 77:1 80:1 81:1 83:1 84:1 85:1 88:1 89:1 92:1 \
                102:1 108:1 140:1 142:1
            """
        ),
        (
            "Vulgate", .absent,
            """
            Ps 147:10-11
            Dan 14:42
            Tob 1:23-25 2:15-23 3:18-25 4:22-23 5:23-28 6:19-22 7:17-20 8:22-24 9:7-12 11:19-21 13:18-23 14:16-17
            Jdt 3:11-15 4:16-17 5:25-29 9:15-19 13:21-31 15:15 16:26-31
            Wis 6:1
            Sir 1:31-40 2:19-23 3:32-34 4:32-36 5:16-18 7:37-40 8:20-22 9:19-25 10:32-34 11:35-36 12:19 13:27-32 \
                15:21-22 16:31 20:32-33 21:29-31 22:28-33 23:28-38 24:35-47 25:27-36 27:31-33 28:27-30 29:29-35 \
                30:26-27 31:32-42 32:25-28 37:32-34 38:35-39 39:36-41 40:31-32 41:23-28 42:26 43:34-37 44:24-27 \
                45:27-31 46:21-23 47:26-31 48:26-28 49:17-19 50:30-31 51:31-38 52:1-13
            Bar 3:38
            EpJer 1:73
            1Esd 4:34
            """
        ),
        (
            "Vulgate", .alias,
            """
            Ps 115:1-9 147:1-9
            EpJer 1:1-72
            PrAzar 1:1-68
            Sus 1:1-64
            Bel 1:1-42
            """
        ),
        (
            "Vulgate", .part,
            """
            Num 20:28-29
            Josh 4:23-24 5:14-15
            Judg 5:31-32
            1Sam 20:42-43
            1Kgs 22:43-44
            Job 16:4-5
            Ps 2:12-13 4:9-10 10:1-2 12:2-3
            Isa 8:22 9:1 9:20-21
            Hos 2:23-24
            Amos 6:10-11
            John 6:51-52
            Rev 12:17-18
            Wis 2:24-25 5:13-14 6:22-23 9:18-19 11:5-6
            1Macc 1:4-5 1:31-32 1:36-37 1:47-48 12:53-54 13:52-53
            2Macc 2:18-19 12:45-46 15:36-37
            1Esd 1:13-18 1:51-52 2:1-4 2:6-7 2:11-12 2:14-15 2:20-23 3:14-15 4:10-11 5:41-42 5:54-55 5:58-60 6:8-9 \
                8:43-44 8:56-57 8:63-66 8:86-87 8:93-94
            """
        ),
        (
            "Vulgate", .title,
            """
            Ps 3:1 4:1 5:1 6:1 7:1 8:1 9:1 11:1 17:1 18:1 19:1 20:1 21:1 29:1 30:1 33:1 35:1 37:1 38:1 39:1 40:1 \
                41:1 43:1 44:1 45:1 46:1 47:1 48:1 50:1-2 51:1-2 52:1 53:1-2 54:1 55:1 56:1 57:1 58:1 59:1-2 60:1 \
                61:1 62:1 63:1 64:1 66:1 67:1 68:1 69:1 74:1 75:1 76:1 79:1 80:1 82:1 83:1 84:1 87:1 88:1 91:1 101:1 \
                107:1 139:1 141:1
            """
        ),
        (
            "Original", .absent,
            """
            Tob 5:23 6:19 7:17 10:14 11:19 13:18
            Sir 41:23-27
            Bar 3:38
            2Esd 7:36-105
            """
        ),
        (
            "Original", .part,
            """
            Num 25:19 26:1
            1Sam 20:42 21:1
            1Kgs 22:43-44
            1Chr 12:4-5
            Rev 12:17-18
            """
        ),
        ("Original", .title, titles), ("Segond", .title, titles), ("Statenvertaling", .title, titles),
        ("Swedish", .title, titles), ("Catholic", .title, titles),
        ("Statenvertaling", .part, "Rev 12:17-18"),
        (
            "Swedish", .part,
            """
            1Sam 20:42-43
            1Kgs 22:43-44
            Rev 12:17-18
            """
        ),
        (
            "Catholic", .absent,
            """
            Tob 5:23 6:19 7:17 10:14 11:19 13:18
            Sir 41:23-27
            Bar 3:38
            2Esd 7:36-105
            """
        ),
        (
            "Catholic", .alias,
            """
            EpJer 1:1-72
            PrAzar 1:1-68
            Sus 1:1-64
            Bel 1:1-42
            """
        ),
        (
            "Catholic", .part,
            """
            Num 25:19 26:1
            1Sam 20:42 21:1
            1Kgs 22:43-44
            1Chr 12:4-5
            Rev 12:17-18
            """
        ),
        (
            "Segond", .part,
            """
            1Sam 20:42-43
            1Kgs 22:43-44
            Rev 12:17-18
            """
        ),
        (
            "Septuagint", .absent,
            """
            Exod 39:2-10 39:13-23
            Ezra 14:18-23 17:73 19:38
            Neh 4:18-23 7:73 9:38
            Jer 32:1-12 32:14 46:4-13
            Tob 5:23 6:19 7:17 10:14 11:19 13:18
            Sir 41:23-27
            Bar 3:38
            2Esd 7:36-105
            """
        ),
        (
            "Septuagint", .alias,
            """
            Ezra 11:1-11 12:1-20 13:1-37 14:1-17 15:1-19 16:1-19 17:1-72 18:1-18 19:1-37 20:1-40 21:1-36 22:1-47 \
                23:1-31
            Jer 25:20 32:13
            EsthGr 1:1-22 2:1-23 3:1-15 4:1-17 5:1-14 6:1-14 7:1-10 8:1-17 9:1-32 10:1-3
            PrAzar 1:1-68
            AddDan 1:1-21 2:1-49 3:1-97 4:1-37 5:1-30 6:1-29 7:1-28 8:1-27 9:1-27 10:1-21 11:1-45 12:1-13
            """
        ),
        (
            "Septuagint", .part,
            """
            1Sam 20:42 21:1
            1Kgs 22:43-44
            1Chr 12:4-5
            Rev 12:17-18
            """
        ),
        (
            "Septuagint", .title,
            """
            Ps 3:1 4:1 5:1 6:1 7:1 8:1 9:1 11:1 12:1 17:1 18:1 19:1 20:1 21:1 29:1 30:1 33:1 35:1 37:1 38:1 39:1 \
                40:1 41:1 43:1 44:1 45:1 46:1 47:1 48:1 50:1-2 51:1-2 52:1 53:1-2 54:1 55:1 56:1 57:1 58:1 59:1-2 \
                60:1 61:1 62:1 63:1 64:1 66:1 67:1 68:1 69:1 74:1 75:1 76:1 79:1 80:1 82:1 83:1 84:1 87:1 88:1 91:1 \
                101:1 107:1 139:1 141:1
            """
        ),
        (
            "Synodal", .absent,
            """
            Josh 24:34-36
            Prov 4:28-29 13:14 18:8
            Tob 7:17 13:18
            Wis 5:24 6:26-27 9:19 11:27 12:28
            Sir 4:32-35 5:16-18 7:37-39 8:20-22 9:19-23 10:32-34 13:27-32 16:31 21:29-31 22:28-31 23:28-37 24:35-37 \
                25:27-29 27:31-33 28:27-30 29:29-31 30:26-27 31:32-37 32:25 37:32-34 38:35-39 39:36-42 40:31-32 \
                41:23-29 42:26 43:34-36 44:24-27 45:27-31 46:21-23 47:26-31 48:26-28 49:17-18 50:30-31 51:31-38
            Bar 3:38
            2Macc 2:33
            1Esd 2:31
            """
        ),
        (
            "Synodal", .alias,
            """
            PrAzar 1:1-68
            Sus 1:1-64
            Bel 1:1-42
            PrMan 1:1 1:5-11 1:15
            """
        ),
        (
            "Synodal", .part,
            """
            1Sam 20:42-43
            2Chr 37:2-3 37:8-9 37:11-12
            Ps 86:1-2 89:1-2
            Rev 12:17 13:1
            2Esd 10:59-60
            """
        ),
        (
            "Synodal", .title,
            """
            Ps 3:1 4:1 5:1 6:1 7:1 8:1 9:1 11:1 12:1 17:1 18:1 19:1 20:1 21:1 29:1 30:1 33:1 35:1 37:1 38:1 39:1 \
                40:1 41:1 43:1 44:1 45:1 46:1 47:1 48:1 50:1-2 51:1-2 52:1 53:1-2 54:1 55:1 56:1 57:1 58:1 59:1-2 \
                60:1 61:1 62:1 63:1 64:1 66:1 67:1 68:1 69:1 74:1 75:1 76:1 79:1 80:1 82:1 83:1 84:1 87:1 88:1 91:1 \
                101:1 107:1 139:1
            """
        ),
    ]

    /// The verses listed for a scheme, as OSIS.
    static func verses(of scheme: Versification) throws -> Set<String> {
        var verses: Set<String> = []
        for row in table where row.scheme == scheme.name {
            for line in row.verses.split(separator: "\n") {
                let fields = line.split(separator: " ")
                for field in fields.dropFirst() {
                    let numbers = field.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
                    try #require(numbers.count >= 2)
                    for verse in numbers[1]...(numbers.count == 3 ? numbers[2] : numbers[1]) {
                        verses.insert("\(fields[0]).\(numbers[0]).\(verse)")
                    }
                }
            }
        }
        return verses
    }

    /// All verses of a versification.
    static func everyVerse(of scheme: Versification) -> [Passage.Span] {
        Book.all.flatMap { book in
            (0..<scheme.chapterCount(of: book)).flatMap { chapter in
                (0..<(scheme.verseCount(of: book, chapter: chapter + 1) ?? 0)).map { verse in
                    Passage.Span(Passage.Location(book, chapter + 1, verse + 1))
                }
            }
        }
    }
}
