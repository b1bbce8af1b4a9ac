import Testing

@testable import Bible

/// Which language a text is read in.
struct LanguageTests {
    @Test(
        "The script of a text tells its languages",
        arguments: [
            ("יוחנן 3:16", "John.3.16"), ("בראשית א 1", nil), ("תהלים 23", "Ps.23"), ("שמואל א 17:4", "1Sam.17.4"),
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
