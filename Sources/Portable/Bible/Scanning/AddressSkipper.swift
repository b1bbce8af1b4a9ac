import Text
import URLText

/// Finds what running text contains besides prose: addresses, code, tags. It is asked for marks in the order of the text.
struct AddressSkipper {
    private var tagEnd = NextByte()
    private var targetEnd = NextByte()

    /// The range to skip because of the mark at an index: a URI, an e-mail address, code between backticks, a tag, or the
    /// target of a Markdown link; nil if the mark is none of them. It starts before the mark where the address does.
    mutating func skipped(in bytes: Span<UInt8>, at index: Int) -> Range<Int>? {
        switch bytes[index] {
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"):
            TextURL.range(around: index, in: bytes, 0..<bytes.count, .uris)
        case UInt8(ascii: "@") where Self.isInAddress(bytes, index):
            Self.start(of: bytes, before: index)..<Self.end(of: bytes, from: index)
        case UInt8(ascii: "`"): Self.code(in: bytes, at: index)
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
        let limit = count < 3 ? min(start + reach, bytes.count) : bytes.count
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

    private mutating func tag(in bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
        guard start + 1 < bytes.count,
            bytes[start + 1].isASCIILetter || bytes[start + 1] == UInt8(ascii: "/")
                || bytes[start + 1] == UInt8(ascii: "!")
        else { return nil }
        let end = tagEnd.index(in: bytes, from: start) { $0 == UInt8(ascii: ">") }
        return end < min(start + Self.reach, bytes.count) ? start..<end + 1 : nil
    }

    private mutating func target(in bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
        let end = targetEnd.index(in: bytes, from: start) { $0 == UInt8(ascii: ")") || $0 == 0x0A }
        return end < min(start + Self.reach, bytes.count) ? start..<end : nil
    }

    /// The most bytes of a tag, of the target of a link, or of code on one line.
    private static let reach = 1024
}

/// The next byte of a kind, for indexes in ascending order: no byte is looked at twice.
private struct NextByte {
    private var found = -1

    /// The index of the first byte at an index or after it that is of the kind; the end if there is none.
    mutating func index(in bytes: Span<UInt8>, from start: Int, where isWanted: (UInt8) -> Bool) -> Int {
        if found >= start { return found }
        found = start
        while found < bytes.count, !isWanted(bytes[found]) { found += 1 }
        return found
    }
}
