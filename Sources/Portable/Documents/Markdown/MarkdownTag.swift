import Text

/// An HTML tag in Markdown, by the strict rules of CommonMark (section 6.6); anything else is text.
struct MarkdownTag {
    let range: Range<Int>
    /// The range of the name, which may be in lower or upper case.
    let name: Range<Int>
    let isEnd: Bool
    /// Whether it has the attribute `href`.
    let isLink: Bool
    /// The range of the value of the attribute `href`, quotes included.
    let target: Range<Int>?

    init?(at start: Int, in text: [UInt8], _ end: Int) {
        var scanner = Scanner(text: text, position: start + 1, end: end)
        isEnd = scanner.skip(UInt8(ascii: "/"))
        guard let name = scanner.name() else { return nil }
        self.name = name
        if !isEnd { while scanner.attribute() {} }
        isLink = scanner.hasTarget
        target = scanner.target
        guard !scanner.isBroken else { return nil }
        scanner.spaces()
        if !isEnd { _ = scanner.skip(UInt8(ascii: "/")) }
        guard scanner.skip(UInt8(ascii: ">")) else { return nil }
        range = start..<scanner.position
    }

    private struct Scanner {
        let text: [UInt8]
        var position: Int
        let end: Int
        var isBroken = false
        /// Whether one of the attributes is `href`.
        var hasTarget = false
        var target: Range<Int>?

        var byte: UInt8? { position < end ? text[position] : nil }

        mutating func skip(_ wanted: UInt8) -> Bool {
            guard byte == wanted else { return false }
            position += 1
            return true
        }

        mutating func spaces() { while byte?.isASCIISpace == true { position += 1 } }

        mutating func name() -> Range<Int>? {
            let start = position
            guard byte?.isASCIILetter == true else { return nil }
            while let byte, byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") { position += 1 }
            return start..<position
        }

        /// Skips white space, the name of an attribute and its value; false if there is no attribute.
        mutating func attribute() -> Bool {
            let start = position
            spaces()
            guard position > start, let first = byte, first.isASCIILetter || first == UInt8(ascii: "_") || first == 0x3A
            else {
                position = start
                return false
            }
            let nameStart = position
            while let byte, byte.isASCIIAlphanumeric || "_.:-".utf8.contains(byte) { position += 1 }
            let nameEnd = position
            let isTarget = !hasTarget && nameEnd - nameStart == 4 && text.hasText("href", at: nameStart)
            hasTarget = hasTarget || isTarget
            spaces()
            guard skip(UInt8(ascii: "=")) else {
                position = nameEnd
                return true
            }
            spaces()
            let valueStart = position
            isBroken = !value()
            if isTarget { target = valueStart..<position }
            return !isBroken
        }

        private mutating func value() -> Bool {
            guard let first = byte else { return false }
            let start = position
            guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
                while let byte, !byte.isASCIISpace, !"\"'=<>`".utf8.contains(byte) { position += 1 }
                return position > start
            }
            position += 1
            while let byte, byte != first { position += 1 }
            return skip(first)
        }
    }
}
