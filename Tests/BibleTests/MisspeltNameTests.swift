import Bible
import Testing

/// Names of books in which a few letters are wrong.
struct MisspeltNameTests {
    @Test(
        "A misspelt name is read where one book has the nearest name",
        arguments: [
            ("Gensis 1:1", "Gen.1.1", "\"Gensis\" read as Genesis"),
            ("Jonh 3:16", "John.3.16", "\"Jonh\" read as John"),
            ("1 Jonh 4:8", "1John.4.8", "\"1 Jonh\" read as 1 John"),
            ("I. Samual 3", "1Sam.3", "\"I. Samual\" read as 1 Samuel"),
            ("2nd Coriinthiians 3", "2Cor.3", "\"2nd Coriinthiians\" read as 2 Corinthians"),
            ("Song of Saloman 2:1", "Song.2.1", "\"Song of Saloman\" read as Song of Solomon"),
            (
                "The Gospel according to St. Mathhew 5", "Matt.5",
                "\"The Gospel according to St. Mathhew\" read as Matthew"
            ),
            ("Gen 1:1 - Exodis 3:4", "Gen.1.1-Exod.3.4", "\"Exodis\" read as Exodus"),
            ("John 3:16 & Isiah 22", "John.3.16,Isa.22", "\"Isiah\" read as Isaiah"),
            ("Genisis chapter 3", "Gen.3", "\"Genisis\" read as Genesis"),
            ("genisis-1-3", "Gen.1.3", "\"genisis\" read as Genesis"),
        ])
    func corrections(text: String, osis: String, message: String) throws {
        let reference = try Reference(parsing: text, correcting: .all)
        #expect(reference.passage.osis == osis)
        #expect(reference.corrections.map(\.message) == [message])
        #expect(throws: PassageError.self) { try Reference(parsing: text) }
    }

    @Test(
        "A name is not corrected if it is short, as near to another book, another name, or has no number",
        arguments: [
            "Gns 3", "Mrak", "Genisis", "Mary 3:4", "Lake 3:4", "Ether 3:4", "Thomas 3:4", "Samual 3:4",
            "1 Genisis 3", "Hezekiah 3:16", "john-smith-3", "Mark Twain 3", "Gospel of Thomas 3",
            "Gospel of Philip 3:4",
            "Apocalypse of Peter 3:4", "Song of Moses 1:2", "Markzzzzzz 3", "Genesis a:1", "Philpp 1:2", "May 3:16",
        ])
    func refusals(text: String) {
        #expect(throws: PassageError.self) { try Reference(parsing: text, correcting: .all) }
    }

    @Test func theLanguageHasItsOwnNames() throws {
        let reference = try Reference(parsing: "Johanes 3,16", language: "de", correcting: .all)
        #expect(reference.passage.osis == "John.3.16")
        #expect(throws: PassageError.self) { try Reference(parsing: "Johanes 3,16", language: "fr", correcting: .all) }
    }

    @Test func aTextThatIsReadAsItIsIsNotCorrected() throws {
        for text in ["John 3:16", "Joh 3,16", "1 John 4:8; Jude 5", "john-3-16-niv", "Jeremias 3"] {
            #expect(try Reference(parsing: text, correcting: .all).corrections.isEmpty, "\(text)")
        }
    }
}
