import TestCorpora
import Testing

@testable import Text

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

    /// Tokens that are each in the text, but not nested as those of a text are, with a hash that is right.
    @Test("Tokens that are not nested are not taken")
    func nesting() throws {
        let tokens = try JSONDocument(Self.text).tokens
        func isTaken(_ tokens: [JSONDocument.Token]) -> Bool {
            JSONDocument(Self.text, tokenFile: JSONDocument(Self.text, tokens: tokens).tokenFile()) != nil
        }
        #expect(isTaken(tokens))
        for count in 0..<tokens.count { #expect(!isTaken(Array(tokens[..<count])), "\(count)") }
        var taken: [String] = []
        for index in tokens.indices {
            for next in 0...Int32(tokens.count) + 1 where next != tokens[index].next {
                var changed = tokens
                changed[index].next = next
                if isTaken(changed) { taken.append("\(index) to \(next)") }
            }
        }
        // These make other trees, of as many keys as values.
        #expect(taken == ["2 to 15", "5 to 6", "5 to 8"])
        // A key that is a number, and an array in an array in an array, and so on.
        var changed = tokens
        changed[1] = JSONDocument.Token(kind: .number, start: tokens[1].start, end: tokens[1].end, next: tokens[1].next)
        #expect(!isTaken(changed))
        for (depth, taken) in [(128, true), (129, false), (100_000, false)] {
            let nested = (0..<depth).map { _ in
                JSONDocument.Token(kind: .array, start: 0, end: 1, next: Int32(depth))
            }
            #expect(isTaken(nested) == taken)
        }
    }

    /// Whatever tokens are taken, each value of theirs can be read.
    @Test("Random changes of tokens neither trap nor take long")
    func randomChanges() throws {
        let text = Array(
            #"{"a\\\"": ["\\u00e9\n\ud83d\ude00", 1.5, {"b\\": null, "c": {}}], "\\\\": [true, false, "é"]}"#.utf8)
        let tokens = try JSONDocument(text).tokens
        var generator = SeededGenerator(state: 28)
        var taken = 0
        for _ in 0..<20_000 {
            var changed = tokens
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: tokens.indices, using: &generator)
                let start = Int32.random(in: -1...Int32(text.count), using: &generator)
                let kind = JSONDocument.Token.Kind(rawValue: UInt8.random(in: 0...7, using: &generator))
                let isMoved = Bool.random(using: &generator)
                changed[index] = JSONDocument.Token(
                    kind: kind ?? .null, start: isMoved ? start : tokens[index].start,
                    end: isMoved ? start + Int32.random(in: 0...6, using: &generator) : tokens[index].end,
                    next: tokens[index].next)
            }
            let file = JSONDocument(text, tokens: changed).tokenFile()
            guard let document = JSONDocument(text, tokenFile: file) else { continue }
            taken += 1
            #expect(JSONOutput.value(document.root).line.isEmpty == false)
        }
        #expect(taken > 1000)
    }
}
