import Testing

@testable import Text

@Suite struct ValidationTests {
    /// Valid and invalid pieces: overlong forms, a surrogate, what is cut off, what is beyond Unicode.
    private static let pieces: [[UInt8]] = [
        Array("a".utf8), Array("\"abcdefgh\"".utf8), Array("é".utf8), Array("新".utf8), Array("\u{1F600}".utf8), [0xC3],
        [0xE6, 0x96], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ]

    @Test("The first byte that is not UTF-8 is the one that the standard library finds")
    func firstInvalidByte() {
        for first in Self.pieces {
            for second in Self.pieces {
                for third in Self.pieces {
                    let bytes = first + second + third
                    #expect(bytes.firstInvalidUTF8Offset == Self.invalidOffset(bytes), "\(bytes)")
                }
            }
        }
    }

    private static func invalidOffset(_ bytes: [UInt8]) -> Int? {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}
