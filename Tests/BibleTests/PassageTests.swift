import Bible
import Testing

struct PassageTests {
    @Test(arguments: [
        ("John 3:16-18; Gen 1", "John.3.16-John.3.18,Gen.1"),
        ("john-3-16-18", "John.3.16-John.3.18"), ("1-john 4:8", "1John.4.8"), ("song-of-solomon-2", "Song.2"),
        ("JHN.3.16+JHN.3.18", "John.3.16,John.3.18"), ("GEN.1.1-GEN.2.3", "Gen.1.1-Gen.2.3"),
        ("John.3.16 Rom.8.28", "John.3.16,Rom.8.28"), ("Jude 5", "Jude.1.5"), ("Jude 1", "Jude.1"),
        ("Jud 2:5", "Judg.2.5"), ("Ps 3 title", "Ps.3.1"), ("23rd Psalm", "Ps.23"), ("PS2.1.3", "Ps.151.3"),
        ("Ps.151.1", "Ps.151.1"), ("Ps151.1.2", "Ps.151.2"),
        ("chapter 3 of John", "John.3"), ("1st ch. of Mark", "Mark.1"), ("I Sa 1:1", "1Sam.1.1"),
        ("Hebrews 13-15", "Heb.13.15"), ("Ps 123-24", "Ps.123-Ps.124"), ("John 3:16-99", "John.3.16-John.3.36"),
        ("Genesis 1:2-ch 7", "Gen.1.2-Gen.7.24"), ("Ｊohn ３：１６", "John.3.16"), ("John 3:16 (ESV)", "John.3.16"),
        ("Joh 3,16", "John.3.16"), ("Johannes 3,16", "John.3.16"), ("Prov 3-Ps 151", "Prov.3,Ps.151"),
        ("3 John 15", "3John.1.15"), ("Rev 12:18 NLT", "Rev.12.18"), ("Ps 150. 6:3-4", "Ps.150.6,Ps.150.3-Ps.150.4"),
        ("[Gen]", "Gen"), ("John 3:16,18;", "John.3.16,John.3.18"),
        ("Matthew 15:, 10-20, 21-28", "Matt.15.10-Matt.15.20,Matt.15.21-Matt.15.28"),
        ("Jn 3:5,7,", "John.3.5,John.3.7"),
        ("Rom 8:28 / Gen 1", "Rom.8.28,Gen.1"), ("John 3:16a-b", "John.3.16"), ("Jer 33-11a", "Jer.33.11"),
        ("Ps 3title4", "Ps.3.1,Ps.3.4"), ("1. 2 John 5", "2John.1.5"), ("the Book of Genesis 1", "Gen.1"),
        ("Paralipomenon 31", "2Chr.31"), ("V. Mozes 3", "Deut.3"), ("Song of the 3 Young Men 1:1", "SgThree.1.1"),
        ("Esther (Greek) 1:1", "EsthGr.1.1"), ("코린토1서 3:4", "1Cor.3.4"), ("サムエル記・上 3:4", "1Sam.3.4"),
        ("1-я Иоанна 4:8", "1John.4.8"), ("2-е. Коринфянам 3:4", "2Cor.3.4"), (" ΠΡΟΣ ΚΟΡΙΝΘΙΟΥΣ Α΄ 1", "1Cor.1"),
    ])
    func references(text: String, osis: String) throws {
        #expect(try Passage(parsing: text).osis == osis)
    }

    @Test(arguments: [
        ("verses 3-5 of Psalm 23", "Ps.23.3-Ps.23.5"), ("verse 3 of John chapter 4", "John.4.3"),
        ("chapters 3 and 4 of John; Gen 1", "John.3,John.4,Gen.1"), ("ch 3 verse 16 of John", "John.3.16"),
        ("Chapter 1 of Genesis 15", "Gen.1,Gen.15"), ("Chapter 1 of Genesis, verses 18-19:4", "Gen.1.18-Gen.19.4"),
        ("Fifth chapter of Genesis", "Gen.5"), ("23rd Psalm vv.3-4", "Ps.23.3-Ps.23.4"),
    ])
    func booksThatComeLast(text: String, osis: String) throws {
        #expect(try Passage(parsing: text).osis == osis)
    }

    @Test(arguments: [
        ("Joh 3,16", "de", "John.3.16"), ("Joh 3,16.18; 4,2", "de", "John.3.16,John.3.18,John.4.2"),
        ("Mt 5,3-6,4", "de", "Matt.5.3-Matt.6.4"), ("Gen 1,31f", "de", "Gen.1.31-Gen.2.1"),
        ("約翰福音 3章16節", "zh", "John.3.16"), ("요한복음 3장 16절", "ko", "John.3.16"), ("Jó 3:1", "pt", "Job.3.1"),
        ("Jo 3:1", "pt", "John.3.1"), ("Α΄ Ιωάννη 4:8", "el", "1John.4.8"), ("Dan 1:2 dan 3", "id", "Dan.1.2,Dan.1.3"),
        ("Неем\u{438}\u{306} 1:1", "ru", nil),
    ])
    func referencesOfLanguages(text: String, language: String, osis: String?) {
        #expect((try? Passage(parsing: text, language: language))?.osis == osis)
    }

    @Test(arguments: [
        ("", "empty reference", 0), ("John 22", "John has 21 chapters", 5),
        ("John 3:40", "John 3 has 36 verses", 5), ("John 0", "John has 21 chapters", 5),
        ("John 3:16-2", "range ends before it starts", 10), ("Jer 5-3", "range ends before it starts", 6),
        ("Hezekiah 3:16", "unknown book \"Hezekiah\"", 0), ("3:16", "no Bible book is named", 0),
        ("Samuel 3", "\"Samuel\" may be 1 Samuel or 2 Samuel", 0), ("Kings", "\"Kings\" may be 1 Kings or 2 Kings", 0),
        ("john-3-16-sermon", "unexpected text", 10), ("am", "\"am\" alone is an ordinary word, not a book", 0),
        ("John 3:16 \u{0}", "unexpected text", 10), ("Matt Mark", "unexpected text", 5),
        ("John 1 4:8", "unexpected text", 7), ("John :16", "unexpected text", 5), ("Rev 13J3", "unexpected text", 6),
        ("Gen 1:1, 52", "Genesis 1 has 31 verses", 9),
    ])
    func refusals(text: String, message: String, offset: Int) {
        #expect { try Passage(parsing: text) } throws: { error in
            guard let error = error as? PassageError else { return false }
            return error.message == message && error.offset == offset
        }
    }

    @Test(arguments: [
        "is", "am", "so", "ha", "son", "pro", "act", "palms", "plasma", "man", "songs", "about", "2", "verse 16",
        "john-smith", "3 John 15 NIV", "Rev 12:18", "Exodus 0-3", "Gen 1:0", "Gen 51", "Jeremiah-Isaiah",
        "john-3-16-message", "john-3-16-the-book-of-acts", "verse of the day", "verse 3 of John", "the book",
        "chapter of Genesis", "Gen 5 of John", "1:2 John 5", "1 Matthew 2", "Jer 33-11",
    ])
    func noPassages(text: String) {
        #expect((try? Passage(parsing: text)) == nil)
    }

    @Test(arguments: ["ACT", "Gal", "MAN", "Genesis", "Mark", "Acts", "Job", "jhn", "Song"])
    func booksAlone(text: String) throws {
        #expect(try Passage(parsing: text).spans.first?.start.chapter == nil)
    }

    @Test func hostileTextIsRefusedAtOnce() {
        let texts = [
            String(repeating: "1,", count: 500_000), "John 3:" + String(repeating: "1,", count: 500),
            String(repeating: "\u{301}", count: 500), "שלום ברוך הבא", String(repeating: "٣", count: 300),
            String(repeating: "first ", count: 170), String(repeating: "(", count: 1024),
            "John " + String(repeating: "9", count: 1000), String(repeating: "\u{0}", count: 100), "%E2%80",
            "\u{202E}John 3",
        ]
        for text in texts {
            #expect((try? Passage(parsing: text)) == nil)
        }
        #expect(throws: PassageError(.tooManyItems(limit: 100), at: 207)) {
            try Passage(parsing: "John 1:" + String(repeating: "1,", count: 120))
        }
    }

    @Test(arguments: [
        ("Gen 3:7,22", "[Gen.3.7,Gen.3.22]", "GEN.3.7,22", "Genesis 3:7, 22", "01003007,01003022"),
        ("Ps 46, 80", "[Ps.46],[Ps.80]", "PSA.46+PSA.80", "Psalm 46; Psalm 80", "19046000,19080000"),
        ("Gen 1:1-2:3", "[Gen.1.1-Gen.2.3]", "GEN.1.1-GEN.2.3", "Genesis 1:1-2:3", "01001001-01002003"),
        ("1 Kgs 18-20", "[1Kgs.18-1Kgs.20]", "1KI.18-1KI.20", "1 Kings 18-20", "11018000-11020000"),
        ("Gen", "[Gen]", "GEN", "Genesis", "01000000"),
        (
            "Jn 3:16-18; 4:2; Jude 5", "[John.3.16-John.3.18],[John.4.2],[Jude.1.5]", "JHN.3.16-18+JHN.4.2+JUD.1.5",
            "John 3:16-18; 4:2; Jude 1:5", "43003016-43003018,43004002,65001005"
        ),
        ("Ps 1-3", "[Ps.1-Ps.3]", "PSA.1-PSA.3", "Psalms 1-3", "19001000-19003000"),
    ])
    func formats(text: String, passages: String, usfm: String, readable: String, numbers: String) throws {
        let passage = try Passage(parsing: text)
        #expect(passage.passages == passages)
        #expect(passage.usfm == usfm)
        #expect(passage.text == readable)
        #expect(passage.numbers == numbers)
        for form in [passages, usfm, readable, passage.osis] {
            #expect(try Passage(parsing: form) == passage, "\(form)")
        }
    }

    @Test func everyChapterAndVerseIsReadBack() throws {
        for book in Book.all where book.osis != "AddPs" {
            for chapter in 1...book.chapterCount {
                let last = try #require(Versification.english.verseCount(of: book, chapter: chapter))
                for verse in [nil, 1, last] {
                    let passage = try #require(Passage(spans: [.init(.init(book, chapter, verse))]))
                    for form in [passage.osis, passage.usfm, passage.passages, passage.text] where form.count > 0 {
                        guard book.osis != "SgThree" || form != passage.usfm else { continue }
                        #expect((try? Passage(parsing: form)) == passage, "\(form)")
                    }
                }
            }
        }
    }
}
