import Testing

@testable import Bible

/// Which language a text is read in.
struct LanguageTests {
    @Test(
        "The script of a text tells its languages",
        arguments: [
            ("יוחנן 3:16", "John.3.16"), ("בראשית א 1", "Gen.1.1"), ("תהלים 23", "Ps.23"),
            ("שמואל א 17:4", "1Sam.17.4"),
            ("يوحنا 3:16", "John.3.16"), ("يوحنا ٣:١٦-١٨", "John.3.16-John.3.18"), ("متى ٥: ٣، ٥", "Matt.5.3,Matt.5.5"),
            ("یوحنا ۳:۱۶", "John.3.16"), ("رومیان ۸:۲۸؛ ۱۲:۱", "Rom.8.28,Rom.12.1"), ("۱ کرنتھیوں ۱۳", "1Cor.13"),
            ("\u{200F}يوحنا\u{200E} 3:16", "John.3.16"), ("\u{2067}يوحنا 3:16\u{2069}", "John.3.16"),
            ("ﻳﻮﺣﻨﺎ 3:16", "John.3.16"), ("يُوحَنَّا 3:16", "John.3.16"), ("مـتـى 5:3", "Matt.5.3"),
            ("यूहन्ना ३:१६", "John.3.16"), ("योहान 3:16", "John.3.16"), ("रोमियों 8:28", "Rom.8.28"),
            ("ଯୋହନ ୩:୧୬", "John.3.16"), ("ਯੂਹੰਨਾ 3:16", "John.3.16"), ("யோவான் 3:16", "John.3.16"),
            ("ยอห์น 3:16", "John.3.16"), ("1 โครินธ์ 13:4-7", "1Cor.13.4-1Cor.13.7"),
            ("יוחנן 3:16; John 4:1", "John.3.16,John.4.1"), ("في 3:16", nil), ("هو 1", nil),
        ])
    func scripts(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test(
        "Numbers may be written in Hebrew letters",
        arguments: [
            ("בראשית א, א", "Gen.1.1"), ("בראשית א א", "Gen.1.1"), ("בראשית א:א", "Gen.1.1"),
            ("תהלים כ״ג", "Ps.23"), ("תהלים קי\"ט", "Ps.119"), ("תהלים קיט, קה", "Ps.119.105"),
            ("ישעיה נ״ג, ה–ו", "Isa.53.5-Isa.53.6"), ("בראשית פרק ט״ו פסוק ט״ז", "Gen.15.16"),
            ("בראשית א, ג; ב, ד", "Gen.1.3,Gen.2.4"), ("שמואל א י״ז, ד", "1Sam.17.4"), ("מלכים ב׳ ה׳", "2Kgs.5"),
            ("יוחנן ג׳ 16", "John.3.16"), ("יוחנן ג, טז", "John.3.16"), ("בראשית א–ג", "Gen.1-Gen.3"),
            ("בראשית א, ג; שמות ב, ד", "Gen.1.3,Exod.2.4"), ("יוחנן א", nil), ("יוחנן א 5", nil), ("יוחנן א 5:3", nil),
            ("יוחנן א, ה", "John.1.5"), ("בראשית נא", nil), ("בראשית יה", nil), ("בראשית לך", nil), ("בראשית בא", nil),
            ("דניאל לא", nil),
        ])
    func hebrewNumerals(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
        #expect((try? Passage(parsing: text, language: "he"))?.osis == osis)
    }

    @Test(
        "Numbers may be written in Chinese characters",
        arguments: [
            ("约翰福音三章十六节", "John.3.16"), ("約翰福音第三章第十六節", "John.3.16"), ("约翰福音3章十六节", "John.3.16"),
            ("创世记十五章", "Gen.15"), ("诗篇二十三篇", "Ps.23"), ("诗篇第一百一十九篇", "Ps.119"), ("詩篇一一九篇", "Ps.119"),
            ("诗篇一百零三篇", "Ps.103"), ("马太福音五章三至十二节", "Matt.5.3-Matt.5.12"),
            ("马太福音5章3节到12节", "Matt.5.3-Matt.5.12"), ("约翰福音三至五章", "John.3-John.5"),
            ("约翰一书三章十六节", "1John.3.16"), ("约翰一书3:16", "1John.3.16"), ("约三章十六节", "John.3.16"),
            ("马太福音五章三、五节", "Matt.5.3,Matt.5.5"), ("ヨハネによる福音書三章十六節", "John.3.16"),
            ("三童歌 1", "SgThree.1"), ("伊望第一 1:1", "1John.1.1"), ("以西結书 1:1", nil),
            ("约翰福音三十章", nil), ("约翰福音十百章", nil),
        ])
    func chineseNumerals(text: String, osis: String?) {
        #expect((try? Passage(parsing: text))?.osis == osis)
    }

    @Test("Names in simplified and traditional characters may be mixed", arguments: ["以西結书 1:1", "那鴻书 1", "哈該书 1"])
    func mixedCharacters(text: String) throws {
        _ = try Passage(parsing: text, language: "zh")
    }

    @Test("A name of two languages that mean different books by it is refused without a language")
    func sharedNames() throws {
        for script in Script.allCases {
            let languages = BookNames.languages.filter { $0.use == .script(script) }
            #expect(!languages.isEmpty)
            for language in languages {
                let names = try #require(BookNames.fullNames(language: language.code))
                for (book, name) in names where book != .additionalPsalm {
                    let passage = try? Passage(parsing: "\(name) 1")
                    #expect(
                        passage == nil || passage == Passage(spans: [.init(.init(book, 1))]),
                        "\(language.code) \(name) \(passage?.osis ?? "")")
                }
            }
        }
    }

    @Test(
        "Names of a language that only counts where it is given are unknown elsewhere",
        arguments: [("Skutky 1", "cs"), ("Soudců 1", "cs"), ("Sáng Thế Ký 1", "vi"), ("Elçilerin İşleri 1", "tr")])
    func unknownNames(text: String, language: String) {
        #expect((try? Passage(parsing: text, language: language)) != nil)
        #expect((try? Passage(parsing: text)) == nil)
    }

    @Test(
        "Behind a chapter and verse with a colon or a stop, a comma separates verses in every language",
        arguments: [
            ("Juan 3:16-18, 20", "es", "John.3.16-John.3.18,John.3.20"),
            ("Jean 3.16-18, 20", "fr", "John.3.16-John.3.18,John.3.20"),
            ("Salmo 51:3-4, 12-13", "es", "Ps.51.3-Ps.51.4,Ps.51.12-Ps.51.13"),
            ("1 Mose 3:4-5, 12", "de", "Gen.3.4-Gen.3.5,Gen.3.12"), ("Mt 5,3-6,1", "de", "Matt.5.3-Matt.6.1"),
            ("Mt 5,3.7; 6,1", "de", "Matt.5.3,Matt.5.7,Matt.6.1"),
            ("Joh 3,4.8.16", "de", "John.3.4,John.3.8,John.3.16"),
        ])
    func commasBehindColons(text: String, language: String, osis: String) {
        #expect((try? Passage(parsing: text, language: language))?.osis == osis)
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.passage.osis).joined(separator: ",") == osis)
    }

    @Test("A name of two books is read where only one of them has the passage")
    func contestedNames() throws {
        #expect(try Passage(parsing: "Jud 7:1", language: "cs").osis == "Jdt.7.1")
        #expect((try? Passage(parsing: "Jud 1:1", language: "cs")) == nil)
    }

    @Test(
        "The codes of a language's translations end a reference",
        arguments: [
            ("cs", "Jan 3:16 B21"), ("tr", "Yuhanna 3:16 yc2009"), ("vi", "Giăng 3:16 (1934)"),
            ("vi", "Giăng 3:16 1934"),
        ])
    func translations(language: String, text: String) throws {
        let reference = try Reference(parsing: text, language: language)
        #expect(reference.passage.osis == "John.3.16")
        #expect(reference.translation != nil)
    }
}
