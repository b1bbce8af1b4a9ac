import Bible
import Testing

/// The readings that docs/references.md decides.
struct ReferenceReadingTests {
    @Test(
        "A number is a chapter or a verse as its place says",
        arguments: [
            ("Jude 1, 3-5", "Jude.1.1,Jude.1.3-Jude.1.5"), ("Philemon 1,2", "Phlm.1.1,Phlm.1.2"),
            ("Obadiah 1; 3", "Obad.1.1,Obad.1.3"), ("Jude 1 and 3", "Jude.1.1,Jude.1.3"),
            ("Jude 5; 8", "Jude.1.5,Jude.1.8"),
            ("Jude 1, Rom 3", "Jude.1,Rom.3"), ("Jude 1, 2 John 3", "Jude.1,2John.1.3"), ("Jude 1", "Jude.1"),
            ("Rom 1:10-22; 2; 3:20", "Rom.1.10-Rom.1.22,Rom.2,Rom.3.20"), ("John 3:16; 4", "John.3.16,John.4"),
            ("Gal 5:1; 13", "Gal.5.1,Gal.5.13"), ("Gen 2:5; 15", nil),
            ("Gen 2:5; 1:3 and 4", "Gen.2.5,Gen.1.3,Gen.1.4"),
            ("Mt 5,3", "Matt.5.3"), ("Mt 5,3.7; 6,1", "Matt.5.3,Matt.5.7,Matt.6.1"), ("Romans 8,28", "Rom.8.28"),
            ("Romans 12,13", "Rom.12,Rom.13"), ("John 3,16", nil), ("Mt 5,3; 6:1", "Matt.5.3,Matt.6.1"),
            ("Matt 1,4 ESV", "Matt.1,Matt.4"), ("Ps 3,5,7", "Ps.3,Ps.5,Ps.7"), ("Ps 46, 80", "Ps.46,Ps.80"),
        ])
    func numbers(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test(
        "A name that several books have is read where one of them has the passage, or the language knows which",
        arguments: [
            ("Hb 2:4", nil, nil), ("Hb 13:1", nil, "Heb.13.1"), ("Ez 48", nil, "Ezek.48"), ("Ez 1:1", nil, nil),
            ("Mc 1:1", nil, nil), ("Mc 16:1", nil, "Mark.16.1"), ("Phi 1:1", nil, nil), ("phi.1.1", nil, "Phil.1.1"),
            ("Ez 1,1", "de", "Ezek.1.1"), ("Ez 1:1", "en", nil), ("Mc 1:1", "tr", nil), ("Mc 1:1", "it", "Mark.1.1"),
            ("Hb 2:4", "fr", "Heb.2.4"), ("Hb 2:4", "de", nil), ("Ga 1:1", "vi", nil), ("Ga 7:1", "vi", "John.7.1"),
        ])
    func contestedNames(text: String, language: String?, osis: String?) {
        #expect((try? Passage(parsing: text, language: language))?.osis == osis)
    }

    @Test(
        "Forms that people write are read",
        arguments: [
            ("Genesis 1+2", "Gen.1,Gen.2"), ("Johannes 3,4+8", "John.3.4,John.3.8"), ("John+3+16", "John.3.16"),
            ("Psalms - chapter 128", "Ps.128"), ("verse 5 of Jude", "Jude.1.5"), ("the 23rd Psalm", "Ps.23"),
            ("Rom 8:28f", "Rom.8.28-Rom.8.29"), ("Rom 8:28ff", "Rom.8.28-Rom.8.39"), ("诗篇23篇", "Ps.23"),
            ("시편 23편", "Ps.23"), ("Exod 1:1 u. 3", "Exod.1.1,Exod.1.3"), ("Ис. Нав. 1:1", "Josh.1.1"),
            ("Иуд. 7,8", "Jude.1.7,Jude.1.8"), ("S. of 3. Y 1:1", "SgThree.1.1"), ("is a 5", nil),
            ("John 3:16-end", "John.3.16-John.3.36"), ("John 3-end", "John.3-John.21"), ("Rev 22:ff", "Rev.22"),
            ("Num 5:1-6:ff", "Num.5.1-Num.6.27"), ("John c3v16", "John.3.16"), ("Psalm 3:title", "Ps.3.1"),
            ("Gen 1:26  3:22", "Gen.1.26,Gen.3.22"), ("John.3.16!a", "John.3.16"), ("Gen.1.1@s[the](2)", "Gen.1.1"),
            ("Gen.1.1!a-Gen.1.2!b", "Gen.1.1-Gen.1.2"), ("IISam 3:1", "2Sam.3.1"), ("Icor 3:1", "1Cor.3.1"),
            ("1stPsalm", "Ps.1"), ("2ndTimothy 3:16", "2Tim.3.16"), ("Gen.1.1.1", nil), ("Gen 1:1:1", nil),
            ("Mark 4:37-9", nil), ("Mark 4:37-41, 9", nil), ("Rom 8:33-4", "Rom.8.33-Rom.8.34"), ("Gen 1:1;;2:1", nil),
            ("John 3:1\u{2060}6", "John.3.16"), ("John 1\u{200B}2:1\u{AD}6", "John.12.16"), ("Gen 1:1,,3", nil),
            ("Ps 90:1-8,, 9-11, 12", "Ps.90.1-Ps.90.8,Ps.90.9-Ps.90.11,Ps.90.12"),
            ("Gen 1:1, 3,", "Gen.1.1,Gen.1.3"), ("John 3:1-8, v. 16", "John.3.1-John.3.8,John.3.16"),
            ("Joh 3,1-8, Vers 16", "John.3.1-John.3.8,John.3.16"),
            ("1 Cor 13:4-7, v. 13", "1Cor.13.4-1Cor.13.7,1Cor.13.13"),
            ("John 3:16-4, v. 2", "John.3.16-John.4.2"), ("创世记1章1节到2章3节", "Gen.1.1-Gen.2.3"),
            ("创世记1章1节到2章", "Gen.1.1-Gen.2.25"), ("창세기 1장부터 3장까지", "Gen.1-Gen.3"),
            ("창세기 1장 1절부터 2장 3절까지", "Gen.1.1-Gen.2.3"),
        ])
    func forms(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test(
        "Long titles are names",
        arguments: [
            ("The Gospel according to St. Matthew 5:6", "Matt.5.6"),
            ("The First Epistle of Paul to the Corinthians 3:4", "1Cor.3.4"),
            ("THE GENERAL EPISTLE OF JAMES 1", "Jas.1"),
            ("The Book of the Prophet Isaiah 6", "Isa.6"), ("The First Book of the Kings 3", "1Kgs.3"),
            ("The First Book of Samuel, otherwise called the First Book of the Kings 3", "1Sam.3"),
            ("Ecclesiastes or, the Preacher 3", "Eccl.3"), ("2nd Letter to the Corinthians 3:5", "2Cor.3.5"),
            ("The Letter of Jeremiah 1:2", "EpJer.1.2"), ("The Revelation of St. John the Divine 1:1", "Rev.1.1"),
            ("the-song-of-solomon-2", "Song.2"), ("Gen 1; the Book of Acts 2", "Gen.1,Acts.2"),
            ("john-3-16-the-book-of-acts", nil), ("Matthew or Mark 3", nil), ("Gen 5 of John", nil),
            ("The First Book of Genesis 3", nil),
        ])
    func titles(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test(
        "The first of several translations counts, wherever it is named",
        arguments: [
            ("NIV: Matt 5:6", "NIV", "Matt.5.6"), ("(NIV) Matt 5:6", "NIV", "Matt.5.6"),
            ("John 3:16 (NIV, ESV)", "NIV", "John.3.16"), ("3 John 15 ESV, NIV", "ESV", "3John.1.15"),
            ("Joh 3,16 EÜ", "EU", "John.3.16"), ("Joh 3,16 (Luther 2017)", "LUT", "John.3.16"),
            ("Jn 3:16 RV60", "RVR1960", "John.3.16"), ("요한복음 3:16 (개역개정)", "GAE", "John.3.16"),
        ])
    func translations(text: String, code: String, osis: String) throws {
        let reference = try Reference(parsing: text)
        #expect(reference.translation?.text == code)
        #expect(reference.passage.osis == osis)
    }

    @Test func theRefusalOfAnAmbiguousTextSaysWhatItMayMean() {
        #expect { try Passage(parsing: "Hb 2:4") } throws: {
            ($0 as? PassageError)?.description == "\"Hb\" may be Hebrews or Habakkuk at offset 0"
        }
        #expect { try Passage(parsing: "John 3,16") } throws: {
            ($0 as? PassageError)?.description == "\"16\" may be a verse or a chapter at offset 7"
        }
    }

    @Test func theEndOfARangeIsCutWithACorrection() throws {
        let reference = try Reference(parsing: "1 Kings 1:2-300; Rom 1")
        #expect(reference.passage.osis == "1Kgs.1.2-1Kgs.1.53,Rom.1")
        #expect(
            reference.corrections.map(\.description) == [
                "\"300\" read as 53, the last verse of 1 Kings 1 at offset 12"
            ])
        #expect(throws: PassageError.self) { try Reference(parsing: "1 Kings 1:2-300", correcting: []) }
    }

    @Test(
        "An item of a list that does not exist is omitted with a correction, if it is plainly one",
        arguments: [
            ("Gen 99, Hab 2", "Hab.2", ["\"Gen 99\" ignored: Genesis has 50 chapters at offset 0"]),
            ("Mk 2, Genesis 51, 50, 51, 47", "Mark.2,Gen.50,Gen.47", nil),
            ("Is 67 Mk 2, Hebrews 51, 7:1", "Mark.2,Heb.7.1", nil),
            ("John 3:16, 81", "John.3.16", ["\"81\" ignored: John 3 has 36 verses at offset 11"]),
            ("John 3:16; 22:1 and 5", "John.3.16", nil),
            ("Hosea 2-0", "Hos.2", ["\"0\" ignored: Hosea has 14 chapters at offset 8"]),
            ("Phm 17 to verse 0", "Phlm.1.17", nil),
            (
                "Prov 31:30-31:1", "Prov.31.30,Prov.31.1",
                ["\"Prov 31:30-31:1\" read as its two ends: range ends before it starts at offset 0"]
            ),
            (
                "Phm 8-7", "Phlm.1.8,Phlm.1.7",
                ["\"Phm 8-7\" read as its two ends: range ends before it starts at offset 0"]
            ),
            ("John 3:16-2", nil, nil),
            ("1 Matt 2-4", "Matt.2-Matt.4", ["\"1\" ignored at offset 0"]),
            ("4 John 3", nil, nil),
            ("Gen 99", nil, nil), ("Gen 99, 98", nil, nil), ("John 3,99", nil, nil), ("Zechariah 120,000", nil, nil),
            ("1John21John2", nil, nil), ("Gen 51-Exod 5", nil, nil), ("Hosea 0:2", nil, nil),
            ("Joh 3,99; 4,5", nil, nil),
        ] as [(String, String?, [String]?)])
    func missingItems(text: String, osis: String?, corrections: [String]?) {
        let reference = try? Reference(parsing: text, correcting: .all)
        #expect(reference?.passage.osis == osis)
        #expect(corrections == nil || reference?.corrections.map(\.description) == corrections)
        #expect((try? Reference(parsing: text)) == nil)
    }

    @Test(
        "Words beside references are omitted with a correction, if they cannot be part of it",
        arguments: [
            (
                "Matt (Mark Luke 1:2) John", "Luke.1.2",
                ["\"Matt (Mark\" ignored at offset 0", "\"John\" ignored at offset 21"]
            ),
            ("Rev 2:1-2Hi", "Rev.2.1-Rev.2.2", ["\"Hi\" ignored at offset 9"]),
            ("Ps 76 titles, 4, 3 John 2", "Ps.76,3John.1.2", ["\"titles, 4\" ignored at offset 6"]),
            ("Prov 31:2. Vs 10 to dan", "Prov.31.2,Prov.31.10", ["\"to dan\" ignored at offset 17"]),
            ("Genesis 3-4 of Mark", "Gen.3-Gen.4", ["\"of Mark\" ignored at offset 12"]),
            ("Genesis 1-Genesis", "Gen.1", ["\"Genesis\" ignored at offset 10"]),
            ("Mark 5 apples", nil, nil),
            ("Gen 12, 50, NIV, 6 split Matt 4", nil, nil),
            ("3 John 15 NIV", nil, nil), ("3 Jn 15 ESV 15 NIV", "3John.1.15", nil),
            ("Isaiah 41:10 is my", "Isa.41.10", ["\"is my\" ignored at offset 13"]),
            ("Rev 2:1-3 NIV 2 for", "Rev.2.1-Rev.2.3", nil), ("Rev 2:1, 2, 3 4Hi", "Rev.2.1,Rev.2.2,Rev.2.3", nil),
            ("Deut 28:21-65 lists sicknesses", "Deut.28.21-Deut.28.65", nil),
            ("Mark 5 items", nil, nil), ("Mark 5:30 pm", nil, nil), ("Genesis 1:,1", nil, nil),
            ("Genesis 1:a", nil, nil),
            ("Matthew 28  1: Now after", nil, nil), ("John 3:16bar", nil, nil),
            ("john-3-16-sermon", nil, nil), ("Gen 1:1:1", nil, nil), ("Rom 3:4 and Matthew says", nil, nil),
            ("John 3:16 to everybody", "John.3.16", nil), ("John 3:16%E2%80", nil, nil),
        ] as [(String, String?, [String]?)])
    func otherText(text: String, osis: String?, corrections: [String]?) {
        let reference = try? Reference(parsing: text, correcting: .all)
        #expect(reference?.passage.osis == osis)
        #expect(corrections == nil || reference?.corrections.map(\.description) == corrections)
        #expect((try? Reference(parsing: text)) == nil)
    }
}
