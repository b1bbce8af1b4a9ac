import Bible
import Testing

struct ReferenceTests {
    @Test(arguments: [
        ("John 3:16 NIV", "NIV"), ("John 3:16 (RVR60)", "RVR60"), ("John 3:16", nil), ("john-3-16-niv", "NIV"),
        ("1-john-4-kjv", "KJV"), ("Gen 1:1 - ESV", "ESV"), ("John 3:16 ESV2011", "ESV"), ("John 3:16 (XYZ)", "XYZ"),
    ])
    func theTranslationIsRead(text: String, code: String?) throws {
        #expect(try Reference(parsing: text).translation?.text == code)
    }

    /// Numbers are those of the translation if the passage exists there, else English.
    @Test(
        arguments: [
            ("Ps 22 DRA", "Ps.22", .vulgate), ("Ps 22 ESV", "Ps.22", .english), ("Ps 22", "Ps.22", .english),
            ("Ps 9:39 DRA", "Ps.9.39", .vulgate), ("Ps 22 DRA; Gen 1", "Ps.22,Gen.1", .vulgate),
            ("Ps 22 DRA; Gen 1 ESV", "Ps.22,Gen.1", .vulgate), ("Ps 22 ESV; Gen 1 DRA", "Ps.22,Gen.1", .english),
            ("Rev 12:18 NLT", "Rev.12.18", .english),
            ("Joel 3:5 WLC", "Joel.3.5", .original), ("Ps 22 NVI", "Ps.22", .english),
        ] as [(String, String, Versification)])
    func theTranslationHasTheVersification(text: String, osis: String, versification: Versification) throws {
        let reference = try Reference(parsing: text)
        #expect(reference.passage.osis == osis)
        #expect(reference.versification == versification)
    }

    @Test(
        arguments: [
            ("Ps 9:39", "DRA", nil, "Ps.9.39", .vulgate), ("Ps 22 DRA", "ESV", nil, "Ps.22", .english),
            ("Joel 2:32", "WLC", nil, "Joel.2.32", .english), ("Rev 12:18", "NLT", nil, "Rev.12.18", .english),
            ("Joh 3,16", "LUT", nil, "John.3.16", .original), ("Ps 22", "DRA", "en", "Ps.22", .vulgate),
            ("Ps 22", "DRA", "de", "Ps.22", .vulgate), ("3 John 15", "NIV", nil, "3John.1.15", .english),
            ("Ps 22", "XYZ", nil, "Ps.22", .english),
        ] as [(String, TranslationCode, String?, String, Versification)])
    func theTranslationOfTheSourceComesFirst(
        text: String, code: TranslationCode, language: String?, osis: String, versification: Versification
    ) throws {
        let reference = try Reference(parsing: text, language: language, translation: code, correcting: [])
        #expect(reference.passage.osis == osis)
        #expect(reference.translation == code)
        #expect(reference.versification == versification)
    }

    @Test func theVersificationThatIsGivenComesFirst() throws {
        let reference = try Reference(parsing: "Ps 9:39 ESV", versification: .vulgate)
        #expect(reference.versification == .vulgate)
        #expect(reference.translation == "ESV")
        #expect(try Reference(parsing: "Ps 22", translation: "DRA", versification: .kjv).versification == .kjv)
        #expect(throws: PassageError.self) { try Reference(parsing: "Ps 9:39 DRA", versification: .english) }
    }

    /// A passage that is in neither versification is refused with the reason of the first.
    @Test(arguments: [
        ("Joel 2:40 WLC", "Joel 2 has 27 verses"), ("Joel 2:32 WLC", "Joel 2 has 27 verses"),
        ("Ps 51:3; Mal 4:1 LUT", "Malachi has 3 chapters"), ("Ps 200 DRA", "Psalms has 150 chapters"),
        ("Ps 22 DRA junk", "unexpected text"), ("3 John 15 NIV", "3 John 1 has 14 verses"),
    ])
    func refusals(text: String, message: String) {
        #expect { try Reference(parsing: text) } throws: { ($0 as? PassageError)?.message == message }
    }
}
