import Testing

@testable import Text

@Suite struct JSONTests {
    @Test(arguments: [
        (#"{"a":[1,2.5e3,-0,true,false,null,"x"]}"#, #"{"a":[1,2.5e3,-0,true,false,null,"x"]}"#),
        (" [ ] ", "[]"), ("{}", "{}"), (#""\u00e9\n\"\\\/""#, #""é\n\"\\/""#), (#""\ud83d\ude00""#, "\"\u{1F600}\""),
        (#""\ud83d""#, "\"\u{FFFD}\""), ("\u{FEFF}[1]", "[1]"), (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#),
    ])
    func whatIsReadIsWritten(text: String, line: String) throws {
        #expect(JSONOutput.value(try JSONDocument(Array(text.utf8)).root).line == line)
    }

    @Test("A string ends at its quote, wherever that is, and its escapes and control characters are found")
    func stringsOfAllLengths() throws {
        for count in 0...24 {
            for tail in ["", "!", "#]^ ~\u{7F}é", String(repeating: "\u{FF}x", count: 9)] {
                let text = String(repeating: "a", count: count) + tail
                #expect(try JSONDocument(Array("[\"\(text)\", \"b\"]".utf8)).root.items?.map(\.string) == [text, "b"])
                let escaped = try JSONDocument(Array("[\"\(text)\\n\(tail)\"]".utf8)).root
                #expect(escaped.items?.map(\.string) == [text + "\n" + tail])
                let error = #expect(throws: JSONError.self) { try JSONDocument(Array("[\"\(text)\n\(tail)\"]".utf8)) }
                #expect(error?.offset == 2 + text.utf8.count)
            }
        }
    }

    @Test(
        "A text with more values than the limit is refused where the first of them is", arguments: ["1", "{}", #""""#])
    func manyValues(value: String) throws {
        let limit = 1_000
        func array(of count: Int) -> [UInt8] {
            Array("[\(Array(repeating: value, count: count).joined(separator: ","))]".utf8)
        }
        #expect(try JSONDocument(array(of: limit - 1), maximumValues: limit).root.items?.count == limit - 1)
        let error = try #require(throws: JSONError.self) {
            try JSONDocument(array(of: limit), maximumValues: limit)
        }
        #expect(error.message == "more than 1000 values and keys")
        #expect(error.offset == (limit - 1) * (value.utf8.count + 1) + 1 + (value == #""""# ? 1 : 0))
    }

    /// The mark is at the offset of the error.
    @Test(arguments: [
        ("[1 1️⃣2]", "missing comma between two items of an array"),
        ("{\"a\":11️⃣ \"b\":2}", "missing comma between two items of an object"),
        ("[1,21️⃣,]", "trailing comma in an array"), ("{\"a\":11️⃣,}", "trailing comma in an object"),
        ("1️⃣[1", "the array that starts here is never closed"),
        ("1️⃣\"abc", "the string that starts here is never closed"),
        ("[1️⃣01]", "this is not a valid JSON number"), ("[1️⃣1.]", "this is not a valid JSON number"),
        ("{1️⃣a:1}", "found \"a\" where a key in double quotes was expected"),
        ("{\"a\" 1️⃣1}", "found \"1\" where the colon after a key was expected"),
        ("[\"1️⃣\\x\"]", "\\\"x\" is not a valid JSON escape"), ("[1️⃣tru]", "found \"t\" where a value was expected"),
        ("1️⃣", "the text ends where a value was expected"),
        ("[] 1️⃣[]", "found \"[\" after the end of the JSON value"),
        ("1️⃣// no\n[]", "JSON has no comments"), ("[1 1️⃣/* no */]", "JSON has no comments"),
        ("{1️⃣“a”: 1}", "found a typographic quotation mark where a key in double quotes was expected"),
        ("[\"a\"1️⃣: 1]", "found \":\" where a comma or the end of the array was expected"),
        ("[\"a1️⃣\nb\"]", "a raw line break inside a string"),
    ])
    func aSlipIsNamedAndPlaced(marked: String, message: String) {
        let offset =
            marked.utf8.count - marked.split(separator: "1️⃣", omittingEmptySubsequences: false)[1].utf8.count - 7
        let text = marked.replacing("1️⃣", with: "")
        #expect(
            performing: {
                try JSONDocument(Array(text.utf8))
            },
            throws: { error in
                let error = error as? JSONError
                return error?.message == message && error.map { abs($0.offset - offset) <= 1 } == true
            })
    }

    @Test func nestingIsBounded() {
        let deep = Array(String(repeating: "[", count: 10_000).utf8)
        #expect(throws: JSONError(message: "nested more than 128 levels deep", offset: 128, note: nil)) {
            try JSONDocument(deep)
        }
    }

    @Test func membersKeepTheirOrderAndTheLastOfANameCounts() throws {
        let root = try JSONDocument(Array(#"{"z":1,"a":2,"z":3}"#.utf8)).root
        #expect(root.members?.map(\.name) == ["z", "a", "z"])
        #expect(root["z"]?.number == "3")
    }

    @Test func prettyOutputIsReadBackTheSame() throws {
        let text = #"{"apps":[{"identifier":"a","n":[1,2]},{"x":{}}],"s":"\u0001"}"#
        let root = try JSONDocument(Array(text.utf8)).root
        let pretty = JSONOutput.value(root).pretty
        #expect(pretty.contains("\n  \"apps\": ["))
        #expect(JSONOutput.value(try JSONDocument(Array(pretty.utf8)).root).line == JSONOutput.value(root).line)
    }
}
