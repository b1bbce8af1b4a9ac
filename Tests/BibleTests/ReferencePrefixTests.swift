import Testing

@testable import Bible

struct ReferencePrefixTests {
    @Test(
        "The longest reference that a text starts with is read",
        arguments: [
            ("John 3:16 says that", "John.3.16", 9), ("John 3:16-sermon", "John.3.16", 9),
            ("Gen 1:1-3, 5 and Isa 41:10 is my favourite", "Gen.1.1-Gen.1.3,Gen.1.5,Isa.41.10", 26),
            ("Rom 8:28 (NIV) and more", "Rom.8.28", 14), ("Rom 8:28 (and more)", "Rom.8.28", 8),
            ("Rom 8:28, Rom 99 and", "Rom.8.28", 8), ("1 John 4:8.", "1John.4.8", 10), ("Ps 3 - ", "Ps.3", 4),
            ("Matt 5, 6:1-50 7", "Matt.5,Matt.6.1-Matt.6.34", 14), ("Ps 22:2 DRA here", "Ps.22.2", 11),
        ])
    func prefixes(text: String, osis: String, length: Int) throws {
        let found = try Reference.prefix(of: Array(text.utf8), language: nil, versification: nil)
        #expect(found.reference.passage.osis == osis)
        #expect(found.length == length)
    }

    @Test(
        "A text that starts with something else has no reference at its start", arguments: ["the", "John 99", "3:16"])
    func refusals(text: String) {
        #expect(throws: PassageError.self) {
            try Reference.prefix(of: Array(text.utf8), language: nil, versification: nil)
        }
    }
}
