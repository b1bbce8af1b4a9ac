import Testing

@testable import Bible

struct ReferenceScannerTests {
    @Test("A reference is found in a sentence, with its place in bytes")
    func place() {
        let found = ReferenceScanner().references(in: Array("as \"John 3:16\" says".utf8))
        #expect(found.map(\.passage.osis) == ["John.3.16"])
        #expect(found.map(\.range) == [4..<13])
    }
}
