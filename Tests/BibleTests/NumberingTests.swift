import Testing

@testable import Bible

/// Numbers that are those of the readers' Bibles: what a verse is in an English Bible.
@Suite("Numbers of a language's Bibles")
struct NumberingTests {
    static let verses: [(language: String, text: String, english: String)] = [
        ("de", "Ps 51,12", "Ps.51.10"), ("de", "Ps 22,2", "Ps.22.1"), ("de", "Ps 3,2-4", "Ps.3.1-Ps.3.3"),
        ("de", "Joel 3,1-5", "Joel.2.28-Joel.2.32"), ("de", "Joel 4,3", "Joel.3.3"), ("de", "Mal 3,23", "Mal.4.5"),
        ("de", "1. Samuel 24,1", "1Sam.23.29"), ("de", "1. Könige 5,1", "1Kgs.4.21"), ("de", "Neh 4,1", "Neh.4.7"),
        ("de", "Neh 3,33", "Neh.4.1"), ("de", "Dan 3,31", "Dan.4.1"), ("de", "Dan 6,2", "Dan.6.1"),
        ("de", "2. Kor 13,13", "2Cor.13.14"), ("de", "Gen 32,1", "Gen.31.55"), ("de", "Ex 7,26", "Exod.8.1"),
        ("de", "Jona 2,1", "Jonah.1.17"), ("de", "Mi 5,1", "Mic.5.2"), ("de", "Jes 9,5", "Isa.9.6"),
        ("de", "Hos 2,1", "Hos.1.10"), ("de", "Sach 2,5", "Zech.2.1"), ("de", "Hiob 40,25", "Job.41.1"),
        ("de", "Pred 4,17", "Eccl.5.1"), ("de", "Num 17,1", "Num.16.36"), ("de", "Joh 3,16", "John.3.16"),
        // Only English Bibles have the verse.
        ("de", "Joel 3,21", "Joel.3.21"), ("de", "Mal 4,5", "Mal.4.5"),
        ("pl", "Ps 51,12", "Ps.51.10"), ("pl", "Jl 4,3", "Joel.3.3"), ("pl", "Mal 3,23", "Mal.4.5"),
        ("hu", "Zsolt 51,12", "Ps.51.10"), ("hu", "Jóel 3,1", "Joel.2.28"), ("cs", "Žalm 51,12", "Ps.51.10"),
        ("cs", "Joel 3,1", "Joel.2.28"), ("hr", "Ps 51,12", "Ps.51.10"), ("sv", "Ps 51:12", "Ps.51.10"),
        ("no", "Salme 51,12", "Ps.51.10"), ("da", "Sl 51,12", "Ps.51.10"), ("fi", "Ps. 51:12", "Ps.51.10"),
        ("fr", "Ps 51.12", "Ps.51.10"), ("fr", "Psaume 51:12", "Ps.51.10"), ("fr", "Joël 2:28", "Joel.2.28"),
        ("fr", "Mal 4:5", "Mal.4.5"), ("fr", "Jl 3, 1", "Joel.2.28"), ("fr", "Exode 7:26", "Exod.8.1"),
        ("nl", "Psalm 51:12", "Ps.51.10"), ("nl", "Jesaja 9:5", "Isa.9.6"), ("nl", "Micha 5:1", "Mic.5.2"),
        ("nl", "Joël 2:28", "Joel.2.28"), ("nl", "Maleachi 4:5", "Mal.4.5"), ("nl", "Ps. 51,12", "Ps.51.10"),
        ("es", "Salmo 51:10", "Ps.51.10"), ("es", "1. Reyes 5,1", "1Kgs.4.21"), ("es", "Sal 51,12", "Ps.51.10"),
        ("es", "Jl 3,1", "Joel.2.28"), ("sv", "Joel 2:28", "Joel.2.28"), ("sv", "Jes 9:6", "Isa.9.6"),
        ("it", "Dn 3,98", "Dan.4.1"), ("pl", "Dn 3,26", "PrAzar.1.3"),
        ("pt", "Salmo 51:10", "Ps.51.10"), ("it", "Sal 51,12", "Ps.51.10"), ("it", "Gl 3,1", "Joel.2.28"),
        ("ru", "Пс 50:12", "Ps.51.10"), ("ru", "Пс 22:1", "Ps.23.1"), ("ru", "Ин 3:16", "John.3.16"),
        ("la", "Ps 50,12", "Ps.51.10"), ("en", "Ps 51:10", "Ps.51.10"), ("zh", "诗篇51:10", "Ps.51.10"),
        ("ko", "시편 51:10", "Ps.51.10"), ("af", "Psalm 51:10", "Ps.51.10"), ("ca", "Salm 51,12", "Ps.51.10"),
        ("ca", "Joel 3,1", "Joel.2.28"), ("ca", "Malaquies 3,23", "Mal.4.5"),
    ]

    @Test("A reference means the verse that its reader has", arguments: verses)
    func references(language: String, text: String, english: String) throws {
        let reference = try Reference(parsing: text, language: language)
        #expect(reference.inEnglish == english)
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.reference.inEnglish) == [english])
    }

    @Test(
        "What a text says of its numbers comes first",
        arguments: [
            ("de", "Ps 51,12 (ESV)", "English"), ("de", "Ps 51,12 (LUT)", "Original"), ("de", "Joh 3,16", "English"),
            ("de", "Joel 3,21", "English"), ("es", "Sal 51:12", "English"), ("fr", "Ps 51.12 (LSG)", "Segond"),
            ("it", "Dn 3,91", "Catholic"), ("it", "Sal 51,12", "Original"), ("de", "Dan 3,52", "Catholic"),
            ("sv", "Joel 2:28", "English"), ("sv", "Ps 51:12", "Swedish"), ("pl", "Ps 51,12", "Original"),
            ("fr", "Ps 51.12 (ESV)", "English"),
        ])
    func whatTheTextSays(language: String, text: String, versification: String) throws {
        #expect(try Reference(parsing: text, language: language).versification.name == versification)
        let found = ReferenceScanner(languages: [language]).references(in: Array(text.utf8))
        #expect(found.map(\.reference.versification.name) == [versification])
    }

    @Test("A text that does not tell its language, and a site's links, have English numbers")
    func unknownLanguage() throws {
        #expect(try Reference(parsing: "Ps 51,12").versification == .english)
        #expect(try Reference(parsing: Array("Ps 51,12".utf8), language: "de").versification == .english)
        #expect(ReferenceScanner().references(in: Array("Ps 51:12".utf8)).map(\.reference.versification) == [.english])
        let german = Array("Wie es in dem Psalm 51,12 heißt und auch bei Joel 3,1 steht.".utf8)
        #expect(ReferenceScanner().references(in: german).map(\.reference.inEnglish) == ["Ps.51.10", "Joel.2.28"])
    }

    @Test("A verse that no Bible of the language has is refused with the count of those Bibles")
    func refusal() {
        #expect(throws: PassageError(.noSuchVerse(.psalms, chapter: 51, last: 21), at: 3)) {
            try Reference(parsing: "Ps 51,25", language: "de")
        }
    }
}

extension Reference {
    /// The passage in OSIS as an English Bible counts it; nil where it has nothing of it.
    fileprivate var inEnglish: String? { passage.mapped(from: versification, to: .english).passage?.osis }
}
