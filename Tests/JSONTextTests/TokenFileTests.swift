import Testing

@testable import JSONText

@Suite("Files of tokens")
struct TokenFileTests {
    static let text = Array(
        #"{"a": ["é\n", 1.5, {"b": null, "c": {}}], "long enough for words": [true, false, ""]}"#.utf8)

    @Test("A text read with its tokens is the same as one that is parsed")
    func roundTrip() throws {
        let parsed = try JSONDocument(Self.text)
        let read = try #require(JSONDocument(Self.text, tokenFile: parsed.tokenFile()))
        #expect(JSONOutput.value(read.root).line == JSONOutput.value(parsed.root).line)
        #expect(read.tokens.map(\.start) == parsed.tokens.map(\.start))
        #expect(read.tokens.map(\.end) == parsed.tokens.map(\.end))
    }

    @Test("What is attached to the tokens is read with them")
    func attachment() throws {
        let attachment = Array("an index".utf8)
        let file = try JSONDocument(Self.text).tokenFile(attaching: attachment)
        let read = try #require(JSONDocument(Self.text, tokenFile: file))
        #expect(read.attachment == attachment)
        #expect(JSONOutput.value(read.root).line == JSONOutput.value(try JSONDocument(Self.text).root).line)
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 1
            #expect(JSONDocument(Self.text, tokenFile: damaged) == nil)
        }
    }

    @Test("The tokens of another text are not taken")
    func otherText() throws {
        let file = try JSONDocument(Self.text).tokenFile()
        for index in Self.text.indices {
            var text = Self.text
            text[index] ^= 1
            #expect(JSONDocument(text, tokenFile: file) == nil)
            #expect(JSONDocument(Array(Self.text[..<index]), tokenFile: file) == nil)
        }
    }

    @Test("A damaged file is not taken")
    func damage() throws {
        let file = try JSONDocument(Self.text).tokenFile()
        for index in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[index] ^= 1 << UInt8(bit)
                #expect(JSONDocument(Self.text, tokenFile: damaged) == nil)
            }
            #expect(JSONDocument(Self.text, tokenFile: Array(file[..<index])) == nil)
        }
    }

    /// Each with a hash that is right, as nobody but an attacker would write it.
    @Test("Tokens beyond the text or the file are not taken")
    func attack() throws {
        let tokens = try JSONDocument(Self.text).tokens
        let length = Int32(Self.text.count)
        func refused(_ change: (inout JSONDocument.Token) -> Void) -> Bool {
            var changed = tokens
            change(&changed[3])
            return JSONDocument(Self.text, tokenFile: JSONDocument(Self.text, tokens: changed).tokenFile()) == nil
        }
        #expect(!refused { _ in })
        #expect(refused { $0.end = length + 1 })
        #expect(refused { $0.end = -1 })
        #expect(refused { $0.next = 3 })
        #expect(refused { $0.next = Int32(tokens.count) + 1 })
        #expect(refused { $0 = JSONDocument.Token(kind: $0.kind, start: $0.end + 1, end: $0.end, next: $0.next) })
        #expect(refused { $0 = JSONDocument.Token(kind: $0.kind, start: -1, end: $0.end, next: $0.next) })
    }
}
