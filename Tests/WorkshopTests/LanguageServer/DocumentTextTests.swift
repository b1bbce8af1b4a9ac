import Testing

@testable import Workshop

@Suite struct DocumentTextTests {
    /// One character of each length in UTF-8: 1, 2, 3 and 4 bytes, of which the last is two units of UTF-16, and Hebrew.
    static let text = DocumentText(Array("aä€😀b\nשלום\r\n\r:)".utf8))

    @Test(arguments: [
        (Position(line: 0, character: 0), 0, PositionEncoding.utf16), (Position(line: 0, character: 3), 6, .utf16),
        (Position(line: 0, character: 4), 6, .utf16), (Position(line: 0, character: 5), 10, .utf16),
        (Position(line: 0, character: 99), 11, .utf16), (Position(line: 1, character: 2), 16, .utf16),
        (Position(line: 1, character: 99), 20, .utf16), (Position(line: 2, character: 0), 22, .utf16),
        (Position(line: 3, character: 1), 24, .utf16), (Position(line: 99, character: 0), 25, .utf16),
        (Position(line: 0, character: 6), 6, .utf8), (Position(line: 0, character: 8), 6, .utf8),
        (Position(line: 0, character: 2), 1, .utf8), (Position(line: 1, character: 99), 20, .utf8),
    ])
    func positionsAreOffsets(position: Position, offset: Int, encoding: PositionEncoding) {
        #expect(Self.text.offset(of: position, encoding) == offset)
    }

    @Test(arguments: [PositionEncoding.utf8, .utf16])
    func eachCharacterIsFoundAgain(encoding: PositionEncoding) {
        let lines = [0..<11, 12..<20, 22..<22, 23..<25]
        for (line, range) in lines.enumerated() {
            #expect(Self.text.range(ofLine: line) == range)
            for offset in range where Self.text.bytes[offset] & 0xC0 != 0x80 {
                let position = Self.text.position(of: offset, encoding)
                #expect(position.line == line)
                #expect(Self.text.offset(of: position, encoding) == offset)
            }
        }
    }

    /// Line starts are kept by each change as a new text would have them.
    @Test func changesKeepTheLines() {
        var generator = SequenceGenerator(state: 1)
        let pieces = ["", "\r", "\n", "\r\n", "ab", "é", "x\ny", "\n\r\n"]
        var text = DocumentText([])
        for _ in 0..<5000 {
            let start = Int.random(in: 0...text.bytes.count, using: &generator)
            let end = Int.random(in: start...min(start + 3, text.bytes.count), using: &generator)
            text.replace(start..<end, with: Array(pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8))
            #expect(text.lineStarts == DocumentText(text.bytes).lineStarts)
        }
    }
}

/// The same numbers on every run.
struct SequenceGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
