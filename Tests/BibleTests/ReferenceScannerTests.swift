import Testing

@testable import Bible

/// The references of running text, and texts that only resemble them: the conventions of docs/running-text.md.
struct ReferenceScannerTests {
    /// The references of a text with their words: `John.3.16=John 3:16`.
    private func found(_ text: String, _ languages: String...) -> [String] {
        let bytes = Array(text.utf8)
        return ReferenceScanner(languages: languages).references(in: bytes).map {
            "\($0.passage.osis)=\(String(decoding: bytes[$0.range], as: UTF8.self))"
        }
    }

    @Test(
        "A number alone belongs to the book named last in the same sentence",
        arguments: [
            ("Gen 1:2 speaks of water, and 5:1 of men.", ["Gen.1.2=Gen 1:2", "Gen.5.1=5:1"]),
            ("In Ruth 1:20 she is bitter, then blessed (4:14).", ["Ruth.1.20=Ruth 1:20", "Ruth.4.14=4:14"]),
            ("Romans 7 is quoted (verse 22), then v. 16.", ["Rom.7=Romans 7", "Rom.7.22=verse 22", "Rom.7.16=v. 16"]),
            ("Read Isa 1:1. Later 7:3 names a son.", ["Isa.1.1=Isa 1:1"]),
            ("Isa 7 is old. Verse 3 names a son.", ["Isa.7=Isa 7", "Isa.7.3=Verse 3"]), ("It says so in 5:1.", []),
            ("John 3:16\n\n4:2 is another paragraph", ["John.3.16=John 3:16"]),
            ("Luke 1:5 and Enoch 5:3 differ.", ["Luke.1.5=Luke 1:5"]),
            ("Mark 1:5 was read at 7:30 there.", ["Mark.1.5=Mark 1:5"]),
        ])
    func context(text: String, references: [String]) {
        #expect(found(text, "en") == references)
    }

    @Test(
        "Each chapter with its verses is a reference of its own, a number alone stays with the one before it",
        arguments: [
            ("Deut 19:14; 27:17", ["Deut.19.14=Deut 19:14", "Deut.27.17=27:17"]),
            ("Acts 2:38, 41", ["Acts.2.38,Acts.2.41=Acts 2:38, 41"]), ("Ps 7, 9, 10", ["Ps.7,Ps.9,Ps.10=Ps 7, 9, 10"]),
            ("Rom 3:1, 12 men came", ["Rom.3.1=Rom 3:1"]), ("John 3:16 - 5 reasons", ["John.3.16=John 3:16"]),
            ("Gen 50:1 - Exodus 2:3", ["Gen.50.1-Exod.2.3=Gen 50:1 - Exodus 2:3"]),
            ("Mark 10/Matthew 19", ["Mark.10=Mark 10", "Matt.19=Matthew 19"]),
            ("Job 1-2, 38:1-7, 42", ["Job.1-Job.2=Job 1-2", "Job.38.1-Job.38.7,Job.42=38:1-7, 42"]),
            ("Ps 23 and Isa 40:11", ["Ps.23=Ps 23", "Isa.40.11=Isa 40:11"]),
            ("Matt 5-7: salt and light, vv. 13-16", ["Matt.5-Matt.7=Matt 5-7"]),
        ])
    func lists(text: String, references: [String]) {
        #expect(found(text, "en") == references)
    }

    @Test(
        "Numbers in other forms are read",
        arguments: [
            ("2 Tim. iii. 16", "2Tim.3.16"), ("Eph. v. 23 ff.", "Eph.5.23-Eph.5.33"), ("Philemon v. 3", "Phlm.1.3"),
            ("Ps. l. 16", "Ps.50.16"), ("see Matthew xix.", "Matt.19"), ("the third chapter of John", "John.3"),
            ("chapter twenty-one of John", "John.21"), ("the 23rd Psalm", "Ps.23"), ("Ps 47[48]:10", "Ps.47.10"),
            ("John\u{202F}3:16\u{2013}18", "John.3.16-John.3.18"), ("John\u{A0}3:16", "John.3.16"),
            ("(Matthew\n10:9)", "Matt.10.9"), ("Rom. 8 : 28", "Rom.8.28"),
        ])
    func numbers(text: String, osis: String) {
        #expect(ReferenceScanner(languages: ["en"]).references(in: Array(text.utf8)).map(\.passage.osis) == [osis])
    }

    @Test(
        "A number between two names belongs to the one behind it across a line, and to neither where it may be of both",
        arguments: [
            ("II Peter\n1 John 4:7-8", ["1John.4.7-1John.4.8=1 John 4:7-8"]),
            ("Isaiah\n1 Kings 3:9", ["1Kgs.3.9=1 Kings 3:9"]), ("Romans\n2 Peter 1:3", ["2Pet.1.3=2 Peter 1:3"]),
            ("Isaiah\u{2028}1 Kings 3:9", ["1Kgs.3.9=1 Kings 3:9"]), ("Hebrews 1 John 4:7", []),
            ("as in Acts 2 Peter 1:3", ["2Pet.1.3=2 Peter 1:3"]),
            ("Philemon 2 Timothy 1:7", ["2Tim.1.7=2 Timothy 1:7"]),
            ("Day 1 John 3:16", []), ("on April 1 John 3:16 is read", []), ("Question 1. John 3:16", []),
            ("Day 1: 1 John 3:16", ["1John.3.16=1 John 3:16"]), ("at 1 John 4:7", ["1John.4.7=1 John 4:7"]),
            ("Day 1 Corinthians 13:4", ["1Cor.13.4=1 Corinthians 13:4"]),
            ("turn to first John chapter one", ["1John.1=first John chapter one"]),
            ("Read first Mark 4:12", ["Mark.4.12=Mark 4:12"]),
            ("It is 1 John 4:7", ["1John.4.7=1 John 4:7"]), ("(Matthew\n10:9)", ["Matt.10.9=Matthew\n10:9"]),
            // The end of a range is not the number of a book if there is a book of that name without one.
            ("Luke 1-2 \u{B7} John 19:25", ["Luke.1-Luke.2=Luke 1-2", "John.19.25=John 19:25"]),
            ("Luke 1-2 John 19:25", ["Luke.1-Luke.2=Luke 1-2", "John.19.25=John 19:25"]),
            ("see 1-3 John", []),
        ])
    func numbersBetweenNames(text: String, references: [String]) {
        #expect(found(text, "en") == references)
    }

    @Test(
        "Words for chapters and verses of other writings are not read after a reference",
        arguments: [
            ("As John 3:16 says; so the Bhagavad Gita chapter 3 verse 16", ["John.3.16=John 3:16"]),
            ("John 3:16 and Surah 3 verse 16", ["John.3.16=John 3:16"]),
            ("see John 3:16 and hymn 4 verse 2", ["John.3.16=John 3:16"]),
            ("Romans 8:1; chapter 99 verse 3", ["Rom.8.1=Romans 8:1"]),
            ("In Romans 8, Paul writes in verse 28", ["Rom.8=Romans 8", "Rom.8.28=verse 28"]),
        ])
    func versesOfOtherWritings(text: String, references: [String]) {
        #expect(found(text, "en") == references)
    }

    @Test(
        "A number that is shown before a name is part of it, or the reference is not read",
        arguments: [
            ("4 John 3:1", []), ("as 2nd Rom 8:28 says", []), ("2ND KIS 1:1", []), ("II Kis 1:1", []),
            ("\u{2460} John 3:1", []), ("1e Johannes 1:1", ["1John.1.1"]),
            ("1\u{FE0F}\u{20E3} Peter 3:1", []), ("1&zwnj; John 3:1", []),
            ("<ruby>1<rt>x</rt></ruby> John 3:1", []), ("1<img> John 3:1", []), ("<b>2</b> John 3:1", []),
            ("1\u{200B}John 3:1", ["1John.3.1"]), ("1\u{2028}John 3:1", ["1John.3.1"]),
            ("Week 4 John 3:16", ["John.3.16"]), ("Reading 2 Rom 8:8", ["Rom.8.8"]),
            ("\u{2460} Rom 8:28", ["Rom.8.28"]),
            ("<td>4</td><td>John 3:16</td>", ["John.3.16"]), ("page 4\nJohn 3:16", ["John.3.16"]),
            ("in 2024 John 3:16", ["John.3.16"]),
        ])
    func numbersBeforeNames(text: String, osis: [String]) {
        #expect(ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis) == osis)
    }

    @Test(
        "A citation is read to its end",
        arguments: [
            ("Psalm 19, 9a. 11-13a", ["Ps.19.9,Ps.19.11-Ps.19.13"]),
            ("(Acts 5, 27b-32. 40b-41)", ["Acts.5.27-Acts.5.32,Acts.5.40-Acts.5.41"]),
            ("Psalm 24, from 1 to 6", ["Ps.24.1-Ps.24.6"]), ("Psalm 24, von 1 bis 6", ["Ps.24.1-Ps.24.6"]),
            ("Salmo 24, del 1 al 6", ["Ps.24.1-Ps.24.6"]), ("Ezekiel 37 v 1-14", ["Ezek.37.1-Ezek.37.14"]),
            ("\u{30DE}\u{30BF}\u{30A4}2\u{30FB}3\u{3001}3\u{30FB}12-13", ["Matt.2.3", "Matt.3.12-Matt.3.13"]),
            ("see John 3\u{200B}:16 there", ["John.3.16"]), ("John 3:\u{200B}16", ["John.3.16"]),
            ("Ps 122 (121), 1-2. 4-5", ["Ps.122.1-Ps.122.2,Ps.122.4-Ps.122.5"]),
            ("Mt 19,18s.", ["Matt.19.18-Matt.19.19"]),
            ("Isa 1:10.16-20", ["Isa.1.10,Isa.1.16-Isa.1.20"]), ("（太五～七章）", ["Matt.5-Matt.7"]),
            ("Иов 1–2, 38:1–7", ["Job.1-Job.2", "Job.38.1-Job.38.7"]),
        ])
    func wholeCitations(text: String, osis: [String]) {
        #expect(ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis) == osis)
    }

    @Test(
        "In a text that mixes commas and colons, each reference decides its own",
        arguments: [
            ("John 3:16; Offb 22,21", ["John.3.16", "Rev.22.21"]),
            ("Joh. 3:16-18,20 (vgl. R\u{F6}m 5,8)", ["John.3.16-John.3.18,John.3.20", "Rom.5.8"]),
            ("Joh 3,16; John 3:16", ["John.3.16"]), ("Apg 2,4; Acts 2:5", ["Acts.2.4", "Acts.2.5"]),
        ])
    func mixedMarks(text: String, osis: [String]) {
        #expect(ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis) == osis)
    }

    @Test(
        "What is a name, a word, a time or an amount is no reference",
        arguments: [
            "Mark 5 items", "Acts 2 people", "Job 1 opening", "May 3:16", "Pope John XXIII", "John 23 of them",
            "at 12:30", "Mark 5:30 pm", "a ratio of 3:1", "Act 3 of the play", "Is 5:30 too early?", "John 3.16.2",
            "`John 3:16`", "https://example.org/John/3:16", "john3.16@example.org", "<a href=\"John 3:16\">",
            "[x](John 3:16)", "Chapter 10 of another work", "Josh 6'2\"", "Jude 19, Sadie 16", "Jonh 3",
            "AC 15, HP 40, WIS 14", "AC 15 (natural armor) STR 16", "\u{7EA6}1:10", "STR 10, WIS 14, CHA 8",
            "Acts 1-3 of the demo", "RM chapter 10", "acts[2:38]", "acts_2_38", "Nehemiah 2-3:1-5",
        ])
    func traps(text: String) {
        #expect(found(text, "en") == [])
    }

    @Test(
        "A list of a lectionary is read to its end",
        arguments: [
            (
                "es", "Sal 117, 1-2. 16ab-17. 22-23. Segunda lectura",
                "Ps.117.1-Ps.117.2,Ps.117.16-Ps.117.17,Ps.117.22-Ps.117.23"
            ),
            ("fr", "Psaume 22, 1-2, 3-4", "Ps.22.1-Ps.22.2,Ps.22.3-Ps.22.4"),
            ("fr", "Lc 15, 1-3, 11-32", "Luke.15.1-Luke.15.3,Luke.15.11-Luke.15.32"),
            ("fr", "Mt 5, 14-16, 18", "Matt.5.14-Matt.5.16,Matt.5.18"),
            ("fr", "2 Co 1, 21-2, 4", "2Cor.1.21-2Cor.2.4"), ("de", "Gen 1,1-2,4", "Gen.1.1-Gen.2.4"),
            (
                "nl", "2 Sam. 7, 1-5. 8b-12. 14a. 16 – Rom. 16, 25-27",
                "2Sam.7.1-2Sam.7.5,2Sam.7.8-2Sam.7.12,2Sam.7.14,2Sam.7.16 Rom.16.25-Rom.16.27"
            ),
            (
                "de", "Eph 2,(11-16)17-22; Lk 14,(15)16-24",
                "Eph.2.11-Eph.2.16,Eph.2.17-Eph.2.22 Luke.14.15,Luke.14.16-Luke.14.24"
            ),
            ("de", "Mt 5,1-10(11-12)", "Matt.5.1-Matt.5.10,Matt.5.11-Matt.5.12"),
            ("fi", "Ps. 68:4–6, 33; 1. lukukappale Joel 3:1", "Ps.68.4-Ps.68.6,Ps.68.33 Joel.3.1"),
            ("ru", "(Мк 1. 4; 2. 5)", "Mark.1.4,Mark.2.5"),
            ("en", "Ps 4\nJan 5", "Ps.4"),
            ("de", "Römer 8. 1. Johannes 4,7", "Rom.8 1John.4.7"), ("de", "Psalm 23. 1. Mose 1", "Ps.23 Gen.1"),
            ("de", "Ps 17 (16),1 u. 3.5-6.8 u. 15", "Ps.17.1,Ps.17.3,Ps.17.5-Ps.17.6,Ps.17.8,Ps.17.15"),
            ("fr", "Ml 3, 19-20\nPsaume : 97 (98), 5-6", "Mal.3.19-Mal.3.20 Ps.97.5-Ps.97.6"),
            ("cs", "Žalm 34, 2. čtení 2 Tim 4,6", "Ps.34 2Tim.4.6"),
            ("es", "Jn 3,14-15; Sab 16,5-7", "John.3.14-John.3.15 Wis.16.5-Wis.16.7"),
            ("en", "Luke 3 \u{B7} 2 John 1:5", "Luke.3 2John.1.5"),
            ("en", "Psalm 119:1-3 John 1:2", "Ps.119.1-Ps.119.3 John.1.2"),
            ("en", "1 John 1:1-2 John 1:3", "1John.1.1-2John.1.3"),
            ("nl", "Mt. 13, 1-23 of 13, 1-9", "Matt.13.1-Matt.13.23,Matt.13.1-Matt.13.9"),
            ("hu", "ApCsel 2,42-47 és 4,32-35 ír", "Acts.2.42-Acts.2.47,Acts.4.32-Acts.4.35"),
            ("it", "Rm 8,28; Sal 51(50),12", "Rom.8.28 Ps.51.12"), ("ro", "Psalmul 142, 8-10", "Ps.142.8-Ps.142.10"),
            ("he", "בראשית א, א–ג", "Gen.1.1-Gen.1.3"), ("he", "יונה לא, כי", ""),
            ("it", "leggiamo Ez 34,11-12.15-17 insieme", "Ezek.34.11-Ezek.34.12,Ezek.34.15-Ezek.34.17"),
            (
                "de", "Ps 104 (103),1–2.24–25.29–30 · Evangelium",
                "Ps.104.1-Ps.104.2,Ps.104.24-Ps.104.25,Ps.104.29-Ps.104.30"
            ),
            ("es", "Sal 64, 10-11. 12-13. 14. Segunda", "Ps.64.10-Ps.64.11,Ps.64.12-Ps.64.13,Ps.64.14"),
            (
                "es", "Sal 117, 1-2. 16ab-17. Sal 18, 8. 9. 10. Sal 22, 1-3a. 5. 6 R.",
                "Ps.117.1-Ps.117.2,Ps.117.16-Ps.117.17 Ps.18.8,Ps.18.9,Ps.18.10 Ps.22.1-Ps.22.3,Ps.22.5,Ps.22.6"
            ),
            ("id", "Sir 3:17-18,20", "Sir.3.17-Sir.3.18,Sir.3.20"),
            ("id", "Mzm 149:1-2.3-4.9b; Yoh 1:1", "Ps.149.1-Ps.149.2,Ps.149.3-Ps.149.4,Ps.149.9 John.1.1"),
            (
                "es", "Sal 103,1-2a.24.35c.27-28", "Ps.103.1-Ps.103.2,Ps.103.24,Ps.103.35,Ps.103.27-Ps.103.28"
            ),
            ("it", "Dn 3, 57-88. 56; Sal 149", "Dan.3.57-Dan.3.88,Dan.3.56 Ps.149"),
            ("pt", "Sl 115(116B),12-13.15", "Ps.115.12-Ps.115.13,Ps.115.15"),
            ("ru", "Утр. – Мк., 71 зач., XVI, 9–20. Рим., 103 зач., XII, 6.", "Mark.16.9-Mark.16.20 Rom.12.6"),
            // A verse whose chapter is elsewhere is not one of the first chapter.
            ("es", "en el capítulo 5 de la carta a los Gálatas, versículo 22", "Gal.5.22"),
            ("cs", "z 15. kapitoly Lukášova evangelia, verše 11 až 32", "Luke.15.11-Luke.15.32"),
            ("en", "Galatians, verse 22 says", ""), ("en", "Jude, verse 22 says", "Jude.1.22"),
            // Units, scores and words that are codes of books.
            ("sv", "Rom 4,5 cl, socker 2 cl", ""), ("no", "Mark 4,5 dekar", ""), ("no", "Dag 5: 4 ganger", ""),
            ("nl", "Micha 1-3 Ruth, Ezra 4", "Ezra.4"), ("en", "John 3:16 Luke 2:1", "John.3.16 Luke.2.1"),
        ])
    func lectionaries(language: String, text: String, osis: String) {
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.passage.osis).joined(separator: " ") == osis)
    }

    @Test(
        "In the comma style, brackets, ranges and capitals tell references from decimal numbers",
        arguments: [
            ("de", "Mt 2,6; Mi 5,1", "Matt.2.6 Mic.5.1"), ("de", "3 Joh 3,16 lesen", ""),
            ("de", "Die Bergpredigt (Mt 5–7) mit (5,3–12) und (7,12)", "Matt.5-Matt.7 Matt.5.3-Matt.5.12 Matt.7.12"),
            ("de", "Lk 15,4-7 im Haus (12,5 x 3,4 m)", "Luke.15.4-Luke.15.7"),
            ("fi", "Matteuksen evankeliumissa (5:3–12)", "Matt.5.3-Matt.5.12"),
            ("de", "4. Mose 6,24-26; Hld 8,6; Richter 6,12 erzählt", "Num.6.24-Num.6.26 Song.8.6 Judg.6.12"),
            ("fr", "cf. Is 40, 1-5", "Isa.40.1-Isa.40.5"), ("pt", "Evangelho segundo São Marcos 4,35", "Mark.4.35"),

            ("fr", "Nb 6, 22-27", "Num.6.22-Num.6.27"),
            ("de", "In Am 5,24 steht es", "Amos.5.24"), ("de", "Am 5,21-24", "Amos.5.21-Amos.5.24"),
            ("de", "1. Kön 17,1-16 und 2. Kön 4,2", "1Kgs.17.1-1Kgs.17.16 2Kgs.4.2"),
            ("de", "kennst du prediger 4,9-12", "Eccl.4.9-Eccl.4.12"), ("de", "Jud. 3,4 der Verordnung", ""),
            ("de", "Am 3,5 Kilometer langen Weg", ""), ("de", "Richter 3,5 m", ""), ("de", "Hiob 4,2 %", ""),
            ("ru", "Числа 3, 5 и 7 простые", ""), ("fr", "Marc 14,50 €, Luc 12,30 €", ""),
            ("cs", "Lukáš 12,50 Kč", ""), ("de", "Di 7,5 h, Mi 6,5 h, Do 8,0 h", ""),
        ])
    func commaStyle(language: String, text: String, osis: String) {
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.passage.osis).joined(separator: " ") == osis)
    }

    @Test(
        "The neighbours in a list show that numbers are times, versions, values or scores",
        arguments: [
            ("en", "Mark 7:30, Ruth 8:15, John 9:00, Daniel 10:45"), ("it", "Luca 10:30, Marco 11:15, Giuditta 12:00"),
            ("de", "Lukas 9:30, Johannes 10:45, Ruth 11:20"), ("ja", "マルコ10:30集合、ルカ11:15集合、ダニエルは遅れて12:00に来ます。"),
            ("fr", "Esther 2.4 corrige ; Esther 2.5 arrive"), ("pl", "Opublikowano wersję Rut 2.1."),
            ("ja", "「エステル 2.1」を公開しました。エステル 2.0 から"), ("en", "Int 8, Wis 10, Cha 9"),
            ("ru", "Инт 10, Мудр 13, Хар 8"), ("ko", "월 9:00, 수 10:30, 금 14:00"), ("da", "Åb. 10-17, lør. 10-14"),
            ("en", "Final score: Romans 3, Hebrews 2"), ("cs", "Sk. 2: Česko – Slovensko 3:2"),
            ("en", "Re Gage [1962] 1 Ch 12"), ("zh", "詩三篇、散文十二篇"), ("ja", "詩3編と短編2編"),
            ("en", "3 Baruch 2:1, 4 Ezra 3:1"), ("en", "Ascension of Isaiah 9:6"), ("en", "Targum Isaiah 5:1"),
            ("en", "Track 4: Judges 3:12"), ("en", "Changelog: Ezra 2.3: fast; Ezra 2.4: dark"),
            ("de", "Daniel 1:0 (23.), Jonas 2:1 (88.)"), ("nl", "Versie Ezra 2.1 is uit"), ("hu", "Jób 2.1-es verzió"),
            ("en", "out on PS5: 8/10"), ("en", "Dan 2:1 up, Joel 0:1 down"), ("ru", "Судьи 3:2 за отклонение"),
            ("en", "Romans 4 Carthage 0"), ("de", "verlor gegen Joel 3:6"),
            ("en", "Prof. Daniel 3.12, Dr. Joel 2.04"), ("en", "The quake (Hosea 4.2) did"),
            ("de", "Das Beben lag bei Richter 4,6"),
            // All names of a list are those of books, or none is.
            ("en", "Points: Daniel 12, Isaiah 9, Jeremiah 4."), ("ru", "Очки: Даниил 12, Исаия 9"),
            ("ja", "得点：ダニエル12、イザヤ9"), ("ru", "Марк 2:45, Лука 3:10 на марафоне"),
            ("cs", "Výsledky: Daniel 6:4, Tobiáš 7:5"), ("zh", "比分：约翰3:1，路加2:2"),
            ("en", "He lost to Joel 3-6, 2-6."), ("en", "The tune is MICAH 7.6.7.6.D"),
            ("en", "Micah 2.1m, Nahum 1.4m"),
            ("cs", "Numbers 10:15 a.m. to noon"), ("en", "Hebrews 12 oz bag"), ("ar", "سورة يونس ٣"),
            ("ja", "ローマ8:30発の列車"), ("en", "In Numbers 10 for Windows"), ("en", "see Acts 3 to 5 of that year"),
        ])
    func otherLists(language: String, text: String) {
        #expect(found(text, language) == [])
    }

    @Test(
        "A name that is another word too needs support if its numbers may be other ones too",
        arguments: [
            "Daniel 3:2 Lukas, Tobias 1:3 Jonas", "Daniel 3:1 Łukasz, gramy dalej",
            "Mateo 6:4, 7:5 a Lucas en la final",
            "Erdbeben der Stärke Hiob 4,6 bei Sulz", "Art. 3 de la loi, Actes 4, 5 et 6 du notaire",
            "창 3:2 유리 교체, 문 4:5 수리", "但3:2的比分让人失望。", "路5:30施工，来10:15检查。",
            "Marek 9:30, Daniel 10:15, Estera 11:00", "Luke 8:15, Mark 8:30, bus stop",
            "1. Exodus (4:12)\n2. Numbers (3:05)",
            "Genesis 2.1: small\nExodus 2.1: large", "Malachi 2, Hosea 0: a dull game", "Job 14:2 failed",
            "Romanos 15, local 3, Colonia Centro",
            "Tito 2:15 da tarde",
        ])
    func doubtful(text: String) {
        #expect(found(text) == [])
    }

    @Test(
        "Such a name is read where something supports it",
        arguments: [
            ("Hiob 4,6 sagt Elifas.", "Job.4.6"),
            ("Hiob 4,6.", "Job.4.6"),
            ("(창 3:2)", "Gen.3.2"), ("본문은 창 3:2 이다", "Gen.3.2"), ("保罗在罗8:28说", "Rom.8.28"),
            ("읽을 본문\n시 23편", "Ps.23"), ("詩23篇", "Ps.23"), ("读一下腓4:6-7", "Phil.4.6-Phil.4.7"),
            ("yet Matthew 1 names five women", "Matt.1"), ("Min dåbsvers er Josvabogen 1,9, hvad er din?", "Josh.1.9"),
            ("Kinh Thánh: Ê-phê-sô 2:8; học thuộc câu 8.", "Eph.2.8 Eph.2.8"),
            ("Joel 4,3; Mi 6,8", "Joel.4.3 Mic.6.8"), ("Lexía: Jes 60.1-6", "Isa.60.1-Isa.60.6"),
            ("창 3:2, 요 3:16", "Gen.3.2 John.3.16"), ("See Luke 8:15, Mark 8:30.", "Luke.8.15 Mark.8.30"),
            ("Ruth 1; Ruth 2", "Ruth.1 Ruth.2"), ("- [ ] Ruth 1\n- [ ] Ruth 2", "Ruth.1 Ruth.2"),
            ("hétfő – Ruth 1; kedd – Ruth 3", "Ruth.1 Ruth.3"), ("Is 2:1-5; Ps 122", "Isa.2.1-Isa.2.5 Ps.122"),
        ])
    func supported(text: String, osis: String) {
        let found = ReferenceScanner().references(in: Array(text.utf8))
        #expect(found.map(\.passage.osis).joined(separator: " ") == osis)
    }

    @Test(
        "What only resembles such a list is read",
        arguments: [
            ("en", "See Mark 10:45, Luke 19:10, John 10:10.", "Mark.10.45 Luke.19.10 John.10.10"),
            ("en", "Readings: Mark 7:30, Luke 8:15, John 9:10.", "Mark.7.30 Luke.8.15 John.9.10"),
            ("de", "im Neuen Testament Johannes 3,16", "John.3.16"), ("en", "Day 3 Ezra 3:1", "Ezra.3.1"),
            ("en", "Acts 5:29, p. 12:3", "Acts.5.29"), ("en", "Mark 1:1 vs John 1:1", "Mark.1.1 John.1.1"),
            ("en", "John 3:16 — 7:30 service", "John.3.16"),
            ("ja", "詩篇3篇", "Ps.3"),
        ])
    func listsOfReferences(language: String, text: String, osis: String) {
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.passage.osis).joined(separator: " ") == osis)
    }

    @Test(
        "The text decides what a comma means",
        arguments: [
            ("(cf. Mt 5, 14-16; Mt 13, 33)", ["Matt.5.14-Matt.5.16=Mt 5, 14-16", "Matt.13.33=Mt 13, 33"]),
            ("Pr 3:11, 12", ["Prov.3.11,Prov.3.12=Pr 3:11, 12"]), ("Matt 5, 6", ["Matt.5,Matt.6=Matt 5, 6"]),
        ])
    func commas(text: String, references: [String]) {
        #expect(found(text, "en") == references)
    }

    @Test(
        "The language is guessed from the text, or by the name",
        arguments: [
            ("So steht es in Joh 3,16 und nicht anders.", "John.3.16"),
            ("Como dice Juan 3:16 en la Biblia", "John.3.16"),
            ("как сказано в Ин. 3:16", "John.3.16"), ("Римл 8", nil), ("因为约翰福音3:16说", "John.3.16"),
            ("ヨハネの福音書3章16節", "John.3.16"), ("요한복음 3장 16절", "John.3.16"), ("Sprüche 3:5", "Prov.3.5"),
            ("創世記1章から3章まで", "Gen.1-Gen.3"),
            ("Por. Rdz 3,15", "Gen.3.15"), ("Vrt. Room. 1:16", "Rom.1.16"), ("Text kázání: Matouš 20,1", "Matt.20.1"),
            ("Ahoj, přečti si Žalm 121", "Ps.121"), ("Evanghelia: Ioan 3:13", "John.3.13"),
            ("Lire Genèse 1 à 3, Genèse chapitres 1 à 3", "Gen.1-Gen.3"),
            ("Luku 8, jae 28: Roomalaiskirje 8", "Rom.8"), ("Leituras: Sl 50", "Ps.50"),
        ] as [(String, String?)])
    func languages(text: String, osis: String?) {
        #expect(found(text).first?.prefix { $0 != "=" } == osis.map { $0[...] })
    }

    @Test("A translation behind a reference is named, and decides what verses there are")
    func translations() throws {
        let found = ReferenceScanner().references(in: Array("Rom 8:28 (NIV), and Ps 9:22 (DRA) too".utf8))
        #expect(found.map(\.reference.translation?.text) == ["NIV", "DRA"])
        #expect(found.map(\.range) == [0..<8, 20..<27])
        #expect(try #require(found.last).reference.versification == .vulgate)
    }

    @Test("One psalm that only the Vulgate has shows how the others of the text are numbered")
    func numberingOfPsalms() {
        let found = ReferenceScanner(languages: ["es"]).references(in: Array("Sal 18, 8. Sal 117, 16.".utf8))
        #expect(found.map(\.reference.versification) == [.vulgate, .vulgate])
    }

    @Test("A misspelt name with a chapter and verse is a reference, with a correction", arguments: ["Jonh", "Johnn"])
    func misspeltNames(name: String) throws {
        let found = ReferenceScanner(languages: ["en"]).references(in: Array("see \(name) 3:16, not \(name) 3".utf8))
        #expect(found.map(\.passage.osis) == ["John.3.16"])
        #expect(found.first?.reference.corrections.map(\.written) == [name])
    }

    @Test(
        "A name that only resembles that of a book is no reference",
        arguments: ["Ether 12:27", "Alma 32:21", "Romania 2:1", "Hebron 2:3", "Friday 5:30", "Enoch 5:3"])
    func otherNames(text: String) {
        #expect(found(text, "en") == [])
    }

    @Test("A chapter or verse that there is not is refused, and a range beyond its chapter is cut")
    func refusals() throws {
        let result = ReferenceScanner().scan(Array("see John 33:16 and John 3:16-99 there".utf8))
        #expect(result.refused.map(\.error.message) == ["John has 21 chapters"])
        #expect(result.refused.map(\.range) == [4..<14])
        #expect(result.found.map(\.passage.osis) == ["John.3.16-John.3.36"])
        #expect(result.found.first?.reference.corrections.map(\.written) == ["99"])
    }

    @Test(
        "A reference ends before the particle of a Korean counter",
        arguments: ["요한복음 3장 16절입니다.", "요한복음 3장 16절까지도", "마태복음 5장에", "마태복음 5장까지와"])
    func particles(text: String) {
        #expect(found(text).map { $0.last } == [text.contains("절") ? "절" : "장"])
    }

    @Test("No reference is in an excluded range or goes over one")
    func exclusions() {
        let text = Array("John 3:16 and Mark 1:1, 5".utf8)
        let found = ReferenceScanner().references(in: text, excluding: [0..<9, 22..<24])
        #expect(found.map(\.range) == [14..<22])
    }

    @Test(
        "Each part of a text of many beginnings is read once, in order",
        arguments: [
            ("John 3:16; ", 3000), ("John 1 ", 0), ("Mark 1:1-", 1), ("1,", 0), ("((", 0), ("`", 0), ("John ", 0),
            ("v. 1; ", 0),
        ])
    func repeatedBeginnings(part: String, count: Int) {
        let text = Array(String(repeating: part, count: 3000).utf8)
        let ranges = ReferenceScanner(languages: ["en"]).references(in: text).map(\.range)
        #expect(ranges.count == count)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }

    @Test(
        "The work grows as the text does",
        arguments: [
            "Mark 5 ", "٣:١٦ ", "Johm 3:16 ", "Jonh 3:16, ", "chapter ", "chapter three of ", "Ps 1[2", "John xxiii ",
            "يوحنا ",
            "ورومية 8 ", "约翰福音约翰 3:16", "v. 3; ", "(Mark 5) ", "John 3:16 to ", "1 John 1 ", "23. Psalm ",
            "Song of Songs ",
        ])
    func work(part: String) {
        func work(_ count: Int) -> Int {
            ReferenceScanner().scan(Array(String(repeating: part, count: count).utf8)).work
        }
        let (once, twice) = (work(1000), work(2000))
        #expect(twice <= 2 * once + 5000)
        #expect(once <= 100 * 1000 * part.utf8.count)
    }

    @Test(
        "What goes on behind a number is no reference",
        arguments: ["the Sega Genesis 16-bit console", "John 3/16/2004", "Juan 3:16 horas"])
    func compounds(text: String) {
        #expect(ReferenceScanner().references(in: Array(text.utf8)).isEmpty)
    }

    @Test("A reference behind a word of any length is found", arguments: ["o\u{301}", "约", "约翰福音", "o"])
    func longWords(part: String) {
        let word = String(repeating: part, count: 40_000)
        let text = Array("\(word) 3:16; \(word). John 3:16".utf8)
        #expect(ReferenceScanner().references(in: text).map(\.passage.osis) == ["John.3.16"])
    }

    /// Nothing after the last wanted reference is looked at, and nothing once the time is over.
    @Test func asManyReferencesAsAreWantedAreRead() {
        let text = Array(("John 3:16, " + String(repeating: "Ps 3 Mark 5 and ", count: 100)).utf8)
        var count = 0
        let found = ReferenceScanner().references(in: text, atMost: 2) {
            count += 1
            return false
        }
        #expect(found.map(\.passage.osis) == ["John.3.16", "Ps.3"])
        #expect(found.first?.range == 0..<9)
        #expect(count == 2)
        #expect(ReferenceScanner().references(in: text, atMost: 2) { true }.isEmpty)
    }
}
