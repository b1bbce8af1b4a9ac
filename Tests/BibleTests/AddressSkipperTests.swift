import Testing

@testable import Bible

/// Nothing is a reference within a URI, and a colon without a space after it makes no URI of prose.
struct AddressSkipperTests {
    @Test(arguments: [
        ("see sword:John.3.16 and Mark 1:1", ["Mark.1.1"]), ("logosref:Bible.Jn3.16", []),
        ("logosres:esv;ref=BibleESV.Jn3.16", []), ("urn:bible:John.3.16, Mark 1:1", ["Mark.1.1"]),
        ("mailto:John3:16@example.org", []), ("Mark 1:1 and sword:John 3:16", ["Mark.1.1"]),
        ("mybible:Jn3.16 is in Mark 1:1", ["Mark.1.1"]), ("[a](mybible:John.3.16)", []),
        ("Note:John 3:16", ["John.3.16"]), ("see:John 3:16", ["John.3.16"]), ("Reading: John 3:16", ["John.3.16"]),
        ("Text:Johannes 3,16", ["John.3.16"]), ("cf.:John 3:16", ["John.3.16"]), ("KJV:John3:16", ["John.3.16"]),
        ("Note:John.3.16", ["John.3.16"]), ("(see:Ps 23:1)", ["Ps.23.1"]), ("Überblick:Joh3,16", ["John.3.16"]),
    ])
    func urisAreSkipped(text: String, passages: [String]) {
        #expect(ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis) == passages)
    }

    /// Tags and targets have 1,024 bytes at most; those that are not closed take time in proportion to the text.
    @Test(arguments: ["[a](", "<a ", "</", "<!", "]("])
    func whatIsNotClosedIsRead(mark: String) {
        func passages(_ text: String) -> [String] {
            ReferenceScanner().references(in: Array(text.utf8)).map(\.passage.osis)
        }
        let open = String(repeating: mark, count: 300_000 / mark.utf8.count)
        #expect(passages(open + " John 3:16") == ["John.3.16"])
        #expect(passages("\(mark)\(String(repeating: "x ", count: 505))John 3:16>)").isEmpty)
        #expect(passages("\(mark)\(String(repeating: "x ", count: 525))John 3:16>)") == ["John.3.16"])
    }
}
