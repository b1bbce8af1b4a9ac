import Text

/// A text as it is when nothing is left to decode: percent-encoding, character references of HTML, and escapes of JSON and
/// JavaScript, however they were applied to one another.
struct DecodedText {
    /// Where a decoded byte comes from.
    struct Origin {
        /// Where it starts in the source; it ends where the next one starts.
        var start: Int
        /// How many encodings it is in.
        var depth = 0
        /// How many of them are percent-encodings, which hide what would delimit parts of a URL.
        var percents = 0
        /// How many of them are escapes with a backslash.
        var backslashes = 0
    }

    private enum Encoding { case percent, reference, backslash }

    /// The spelling of one character, and the bytes that it stands for.
    private typealias Escape = (count: Int, bytes: [UInt8], encoding: Encoding)

    let source: [UInt8]
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [Origin] = []

    /// What is in more encodings is taken to be in as many.
    private static let maximumDepth = 8
    private static let maximumReference = 10

    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
        origins.reserveCapacity(source.count)
        for (offset, byte) in source.enumerated() {
            bytes.append(byte)
            origins.append(Origin(start: offset))
            // A decoded byte can be the end of another escape: `%2526` is `%26`, and that is `&`.
            while let escape = escapeAtEnd() { decode(escape) }
        }
    }

    /// The part of the source that a part of the decoded text comes from.
    func sourceRange(of range: Range<Int>) -> Range<Int> {
        func start(_ index: Int) -> Int { index < origins.count ? origins[index].start : source.count }
        return start(range.lowerBound)..<start(range.upperBound)
    }

    private mutating func decode(_ escape: Escape) {
        let first = origins.count - escape.count
        var origin = origins[first]
        for part in origins[first...] {
            origin.depth = max(origin.depth, part.depth)
            origin.percents = max(origin.percents, part.percents)
            origin.backslashes = max(origin.backslashes, part.backslashes)
        }
        origin.depth = min(Self.maximumDepth, origin.depth + 1)
        origin.percents = min(Self.maximumDepth, origin.percents + (escape.encoding == .percent ? 1 : 0))
        origin.backslashes = min(Self.maximumDepth, origin.backslashes + (escape.encoding == .backslash ? 1 : 0))
        bytes.removeLast(escape.count)
        origins.removeLast(escape.count)
        bytes += escape.bytes
        origins += escape.bytes.map { _ in origin }
    }

    /// The escape that ends where the decoded text does so far.
    private func escapeAtEnd() -> Escape? {
        guard let last = bytes.last else { return nil }
        if HexDigit.value(last) != nil { return hexadecimalEscape() }
        if last == UInt8(ascii: ";"), let reference = reference() { return reference }
        let backslash = bytes.count - 2
        guard backslash >= 0, bytes[backslash] == UInt8(ascii: "\\") else { return nil }
        switch last {
        case UInt8(ascii: "n"): return (2, [0x0A], .backslash)
        case UInt8(ascii: "r"): return (2, [0x0D], .backslash)
        case UInt8(ascii: "t"): return (2, [0x09], .backslash)
        default:
            // In JSON that is in a string, `\\` is an escape and the quotation mark after it is the end of the string, also as
            // `&quot;` in an attribute.
            let isEscaped =
                last == UInt8(ascii: "/") || origins[backslash + 1].backslashes >= origins[backslash].backslashes
            return last.isASCIIPunctuation && isEscaped ? (2, [last], .backslash) : nil
        }
    }

    private func hexadecimalEscape() -> Escape? {
        if let byte = number(digits: 2, after: "%") { return (3, [UInt8(byte)], .percent) }
        if let scalar = number(digits: 2, after: "\\x") { return (4, Self.utf8(scalar), .backslash) }
        if let unit = number(digits: 4, after: "%u") { return (6, Self.utf8(unit), .percent) }
        guard let unit = number(digits: 4, after: "\\u") else { return nil }
        if 0xDC00...0xDFFF ~= unit, let high = number(digits: 4, after: "\\u", from: 6), 0xD800...0xDBFF ~= high {
            return (12, Self.utf8(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)), .backslash)
        }
        // The first half of a pair waits for the second one.
        return 0xD800...0xDFFF ~= unit ? nil : (6, Self.utf8(unit), .backslash)
    }

    /// The number of hexadecimal digits after a text, some bytes before the end.
    private func number(digits: Int, after prefix: StaticString, from end: Int = 0) -> UInt32? {
        let start = bytes.count - end - digits
        let prefixStart = start - prefix.utf8CodeUnitCount
        guard prefixStart >= 0 else { return nil }
        for offset in 0..<prefix.utf8CodeUnitCount {
            guard unsafe bytes[prefixStart + offset] == prefix.utf8Start[offset] else { return nil }
        }
        var number: UInt32 = 0
        for digit in bytes[start..<start + digits] {
            guard let value = HexDigit.value(digit) else { return nil }
            number = number << 4 | UInt32(value)
        }
        return number
    }

    private func reference() -> Escape? {
        let start = max(0, bytes.count - Self.maximumReference)
        guard let ampersand = bytes[start...].lastIndex(of: UInt8(ascii: "&")),
            let reference = CharacterReference(at: ampersand, in: bytes), reference.end == bytes.count
        else { return nil }
        // A space that does not break separates words, too.
        let text = reference.scalar == "\u{A0}" ? [0x20] : Self.utf8(reference.scalar.value)
        return (bytes.count - ampersand, text, .reference)
    }

    private static func utf8(_ scalar: UInt32) -> [UInt8] {
        Array(String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8)
    }
}
