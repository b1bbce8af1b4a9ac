import Testing

@testable import Bible

struct PassageParserTests {
    @Test("The parser has at most 128 bytes; a larger one is copied before functions that only read it")
    func size() {
        #expect(MemoryLayout<PassageParser>.size <= 128)
    }
}
