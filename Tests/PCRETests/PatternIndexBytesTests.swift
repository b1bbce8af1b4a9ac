import Testing

@testable import PCRE

/// Indices that are read from bytes.
@Suite struct PatternIndexBytesTests {
    private static let patterns = [
        "https?://(?:www|m)\\.host\\.example/(?:a|b(?:c|d/)|e/.*f)\\?id=\\d+", "usps\\.com.*", "[^a]*", "abc/.*def",
        "a(?:b",
        "(?:first|second)/(?:third|(?:fourth/|fifth,))", "(?i)other\\.example/$",
    ]
    private static let texts = [
        "http://m.host.example/bd/?id=1", "https://www.host.example/a?id=", "usps.community", "ABC/def", "first/fifth,",
        "other.example/", "",
    ]
    private static let index = PatternIndex(patterns.map { (source: $0, isAnchored: false) })

    private static func read(_ bytes: [UInt8]) -> PatternIndex? { PatternIndex(bytes: bytes, count: patterns.count) }

    @Test("An index that is read finds the same")
    func roundTrip() throws {
        let read = try #require(Self.read(Self.index.bytes))
        #expect(read.bytes == Self.index.bytes)
        for text in Self.texts {
            #expect(read.candidates(in: text.utf8.span) == Self.index.candidates(in: text.utf8.span))
        }
        let empty = PatternIndex(EmptyCollection())
        #expect(PatternIndex(bytes: empty.bytes, count: 0)?.candidates(in: "abc".utf8.span) == [])
    }

    @Test("An index over another number of patterns is not read, nor one that is cut off or longer")
    func otherLengths() {
        let bytes = Self.index.bytes
        #expect(PatternIndex(bytes: bytes, count: Self.patterns.count - 1) == nil)
        #expect(bytes.indices.allSatisfy { Self.read(Array(bytes[..<$0])) == nil })
        #expect(Self.read(bytes + [0]) == nil)
    }

    @Test("A damaged index is refused, or can be looked up all the same")
    func damage() {
        let bytes = Self.index.bytes
        var read = 0
        for place in bytes.indices {
            let values: [[UInt8]] =
                [0, 1, 4, 0x7f, 0xff, bytes[place] ^ 1, bytes[place] ^ 0x80].map { [$0] }
                // An offset past the end.
                + [0, 0x100].map { extra in (0..<4).map { UInt8(truncatingIfNeeded: (bytes.count + extra) >> (8 * $0)) }
                }
            for value in values where place + value.count <= bytes.count {
                var damaged = bytes
                damaged.replaceSubrange(place..<place + value.count, with: value)
                guard let index = Self.read(damaged) else { continue }
                read += 1
                for text in Self.texts {
                    let found = index.candidates(in: text.utf8.span)
                    if !found.allSatisfy(Self.patterns.indices.contains) { Issue.record("\(found) at \(place)") }
                }
            }
        }
        #expect(read > 0)
    }

    @Test("An index over no patterns has no slot that leads to one")
    func damageOfAnEmptyIndex() {
        let bytes = PatternIndex(EmptyCollection()).bytes
        #expect(PatternIndex(bytes: bytes, count: 0) != nil)
        for place in bytes.indices.dropFirst(64) {
            var damaged = bytes
            damaged[place] = 1
            let found = PatternIndex(bytes: damaged, count: 0)?.candidates(in: "https://a.b/".utf8.span) ?? []
            if !found.isEmpty { Issue.record("\(found) at \(place)") }
        }
    }
}
