extension [UInt8] {
    @inlinable
    package mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe append(contentsOf: bytes)
        }
    }

    @inlinable
    package mutating func append(_ text: String) { append(text.utf8.span) }

    /// The bytes with a text in place of each occurrence of another one, which must not be empty.
    package func replacing(_ text: String, with replacement: String) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        while let index = span.firstIndex(of: text.utf8.span, from: start) {
            result.append(span.extracting(start..<index))
            result.append(replacement)
            start = index + text.utf8.count
        }
        result.append(span.extracting(start..<count))
        return result
    }

    /// Appends a number in decimal digits.
    package mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        appendDigits(of: number.magnitude)
    }

    package mutating func append(_ separator: UInt8, _ number: Int) {
        append(separator)
        append(number)
    }

    private mutating func appendDigits(of number: UInt) {
        if number >= 10 { appendDigits(of: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// The offset of the first byte that is not valid UTF-8; nil if there is none. Only what is between ASCII is validated:
    /// that takes ten times as long as to skip ASCII.
    package var firstInvalidUTF8Offset: Int? {
        let bytes = span
        var start = bytes.indexOfNonASCIIOrEnd(from: 0)
        while start < bytes.count {
            let end = bytes.indexOrEnd(from: start) { $0 < 0x80 }
            do {
                _ = try UTF8Span(validating: bytes.extracting(start..<end))
            } catch {
                return start + error.byteOffsets.lowerBound
            }
            start = bytes.indexOfNonASCIIOrEnd(from: end)
        }
        return nil
    }

    /// The offset of the first ASCII control character but the tab; nil if there is none.
    package var firstControlCharacterOffset: Int? { firstIndex { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F } }
}

extension String {
    /// The text that a function appends as UTF-8.
    package init(writing append: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(64)
        append(&bytes)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
