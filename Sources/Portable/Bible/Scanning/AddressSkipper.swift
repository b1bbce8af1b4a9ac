import Text
import URLText

/// Finds what running text contains besides prose: addresses, code, tags.
enum AddressSkipper {
    /// The range to skip because of the mark at an index: a URI, an e-mail address, code between backticks, a tag, or the
    /// target of a Markdown link; nil if the mark is none of them. It starts before the mark where the address does.
    static func skipped(in bytes: Span<UInt8>, at index: Int) -> Range<Int>? {
        switch bytes[index] {
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"):
            TextURL.range(around: index, in: bytes, 0..<bytes.count, .uris)
        case UInt8(ascii: "@") where isInAddress(bytes, index):
            start(of: bytes, before: index)..<end(of: bytes, from: index)
        case UInt8(ascii: "`"): code(in: bytes, at: index)
        case UInt8(ascii: "<"): tag(in: bytes, at: index)
        case UInt8(ascii: "]") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
            target(in: bytes, at: index + 1)
        default: nil
        }
    }

    private static func end(of bytes: Span<UInt8>, from index: Int) -> Int {
        var index = index
        while index < bytes.count, !isGap(bytes[index]) { index += 1 }
        return index
    }

    /// Whether an `@` stands between a name and a domain.
    private static func isInAddress(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
        guard index > 0, index + 1 < bytes.count else { return false }
        let (before, after) = (bytes[index - 1], bytes[index + 1])
        return before.isASCIIAlphanumeric && after.isASCIIAlphanumeric
    }

    private static func start(of bytes: Span<UInt8>, before index: Int) -> Int {
        var index = index
        while index > 0, !isGap(bytes[index - 1]) { index -= 1 }
        return index
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte.isASCIISpace || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    }

    /// Code between as many backticks as it starts with; a single one only within its paragraph.
    private static func code(in bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
        let count = backticks(in: bytes, at: start)
        var index = start + count
        let limit = count < 3 ? min(start + 1024, bytes.count) : bytes.count
        while index < limit {
            if bytes[index] == UInt8(ascii: "`") {
                let length = backticks(in: bytes, at: index)
                index += length
                if length == count { return start..<index }
            } else if count < 3, bytes[index] == 0x0A, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
                return nil
            } else {
                index += 1
            }
        }
        return count < 3 ? nil : start..<bytes.count
    }

    private static func backticks(in bytes: Span<UInt8>, at start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
        return index - start
    }

    private static func tag(in bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
        guard start + 1 < bytes.count,
            bytes[start + 1].isASCIILetter || bytes[start + 1] == UInt8(ascii: "/")
                || bytes[start + 1] == UInt8(ascii: "!")
        else { return nil }
        return (start + 1..<min(start + 1024, bytes.count)).first { bytes[$0] == UInt8(ascii: ">") }
            .map { start..<$0 + 1 }
    }

    private static func target(in bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
        let end = (start..<min(start + 1024, bytes.count)).first {
            bytes[$0] == UInt8(ascii: ")") || bytes[$0] == 0x0A
        }
        return end.map { start..<$0 }
    }
}
