import Testing

@testable import Text

@Suite struct JSONWriterTests {
    static let wide = String(repeating: "x", count: 60)

    /// A value, and its text over several lines.
    @Test(arguments: [
        ("[]", "[]"), ("{}", "{}"), ("3", "3"), (#"{"a":1,"b":[1,2]}"#, "{\n  \"a\": 1,\n  \"b\": [1, 2]\n}"),
        (#"[1,"é",null]"#, #"[1, "é", null]"#), ("[[]]", "[\n  []\n]"), (#"[1,{}]"#, "[\n  1,\n  {}\n]"),
        (#"{"a":{"b":{"c":"\"d"}}}"#, "{\n  \"a\": {\n    \"b\": {\"c\": \"\\\"d\"}\n  }\n}"),
        (#"["\#(wide)","\#(wide)"]"#, "[\n  \"\(wide)\",\n  \"\(wide)\"\n]"),
        (#"{"\#(wide)":1,"b":[2]}"#, "{\n  \"\(wide)\": 1,\n  \"b\": [2]\n}"),
    ])
    func bothLayouts(line: String, pretty: String) throws {
        let value = JSONOutput.value(try JSONDocument(Array(line.utf8)).root)
        #expect(value.line == line)
        #expect(value.pretty == pretty)
    }

    /// An array of so many strings of one letter fits into 100 columns; one more does not. Inside another array there
    /// is less room.
    @Test(arguments: [(11, 0, true), (12, 0, false), (10, 4, true), (11, 4, false)])
    func whatFitsOnALine(count: Int, depth: Int, fits: Bool) {
        let row = JSONOutput.array(Array(repeating: .string("x"), count: count))
        let value = (0..<depth).reduce(row) { inner, _ in .array([inner]) }
        #expect(value.pretty.contains("\"x\", \"x\"") == fits)
    }

    static func noncharacter(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

    /// A character, and whether it is escaped: a line of JSON is one line for every reader, and shows what it is.
    @Test(arguments: [
        ("\u{0}", #"\u0000"#), ("\n", #"\n"#), ("\u{1F}", #"\u001f"#), ("\u{7F}", #"\u007f"#), ("\u{80}", #"\u0080"#),
        ("\u{85}", #"\u0085"#), ("\u{9B}", #"\u009b"#), ("\u{9F}", #"\u009f"#), ("\u{61C}", #"\u061c"#),
        ("\u{200B}", #"\u200b"#), ("\u{200E}", #"\u200e"#), ("\u{2028}", #"\u2028"#), ("\u{2029}", #"\u2029"#),
        ("\u{202E}", #"\u202e"#), ("\u{2066}", #"\u2066"#), ("\u{2069}", #"\u2069"#), ("\u{FEFF}", #"\ufeff"#),
        (noncharacter(0xFDD0), #"\ufdd0"#), (noncharacter(0xFFFF), #"\uffff"#),
        (noncharacter(0x1FFFE), #"\ud83f\udffe"#), (noncharacter(0x10FFFF), #"\udbff\udfff"#),
        ("\u{E0041}", #"\udb40\udc41"#), ("é", "é"), ("\u{A0}", "\u{A0}"), ("ع", "ع"),
        ("–", "–"), ("新", "新"), ("\u{F0}", "\u{F0}"), ("\u{FF01}", "\u{FF01}"), ("😀", "😀"), ("\u{E000}", "\u{E000}"),
    ])
    func whatIsNotVisibleIsEscaped(character: String, escaped: String) throws {
        let text = JSONOutput.object([(character, .string("a\(character)"))]).line
        #expect(text == "{\"\(escaped)\":\"a\(escaped)\"}")
        let parsed = try JSONDocument(Array(text.utf8)).root.members?.first
        #expect(parsed?.name == character)
        #expect(parsed?.value.string == "a\(character)")
    }

    /// Every character that is escaped begins with a byte that the fast check knows.
    @Test func everyInvisibleCharacterIsEscaped() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), Printable.isInvisible(scalar) else { continue }
            #expect(JSONString.encode(String(scalar)).hasPrefix("\"\\"), "U+\(String(value, radix: 16))")
        }
    }

    @Test func aValueIsAppended() {
        var text = Array("a ".utf8)
        let common = JSONMembers([("d", .array([])), ("e", .int(1))])
        for layout in [JSONWriter.Layout.line, .pretty] {
            JSONWriter.write(layout, to: &text) { json in
                json.array { json in
                    json.object { json in
                        json.key("b")
                        json.string("c")
                        json.key("\"")
                        json.string(nil)
                        json.members(common)
                    }
                    json.object { json in
                        json.members(JSONMembers([]))
                        json.members(common)
                        json.key("f")
                        json.literal("2")
                    }
                }
            }
        }
        let line = #"[{"b":"c","\"":null,"d":[],"e":1},{"d":[],"e":1,"f":2}]"#
        let pretty = """
            [
              {
                "b": "c",
                "\\"": null,
                "d": [],
                "e": 1
              },
              {
                "d": [],
                "e": 1,
                "f": 2
              }
            ]
            """
        #expect(String(decoding: text, as: UTF8.self) == "a " + line + pretty)
    }
}
