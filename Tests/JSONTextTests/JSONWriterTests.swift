import Testing

@testable import JSONText

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

    @Test func aValueIsAppended() {
        var text = Array("a ".utf8)
        let common = JSONMembers([("d", .array([])), ("e", .int(1))])
        for layout in [JSONWriter.Layout.line, .pretty] {
            JSONWriter.write(layout, to: &text) { json in
                json.array { json in
                    json.object { json in
                        json.key(JSONKey("b"))
                        json.string("c")
                        json.key("\"")
                        json.string(nil)
                        json.members(common)
                    }
                    json.object { json in
                        json.members(JSONMembers([]))
                        json.members(common)
                        json.key(JSONKey("f"))
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
