/// A tag of HTML within Markdown. What is not one to the letter is text.
struct MarkdownTag {
    let range: Range<Int>
    /// Where the name is, in lower or upper case.
    let name: Range<Int>
    let isEnd: Bool

    init?(at start: Int, in text: [UInt8], _ end: Int) {
        var scanner = Scanner(text: text, position: start + 1, end: end)
        isEnd = scanner.skip(UInt8(ascii: "/"))
        guard let name = scanner.name() else { return nil }
        self.name = name
        if !isEnd { while scanner.attribute() {} }
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

        var byte: UInt8? { position < end ? text[position] : nil }

        mutating func skip(_ wanted: UInt8) -> Bool {
            guard byte == wanted else { return false }
            position += 1
            return true
        }

        mutating func spaces() {
            while byte?.isSpace == true { position += 1 }
        }

        mutating func name() -> Range<Int>? {
            let start = position
            guard byte?.isLetter == true else { return nil }
            while let byte, byte.isAlphanumeric || byte == UInt8(ascii: "-") { position += 1 }
            return start..<position
        }

        /// Moves past white space, a name and a value, if they are there.
        mutating func attribute() -> Bool {
            let start = position
            spaces()
            guard position > start, let first = byte, first.isLetter || first == UInt8(ascii: "_") || first == 0x3A
            else {
                position = start
                return false
            }
            while let byte, byte.isAlphanumeric || "_.:-".utf8.contains(byte) { position += 1 }
            let behindName = position
            spaces()
            guard skip(UInt8(ascii: "=")) else {
                position = behindName
                return true
            }
            spaces()
            isBroken = !value()
            return !isBroken
        }

        private mutating func value() -> Bool {
            guard let first = byte else { return false }
            let start = position
            guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
                while let byte, !byte.isSpace, !"\"'=<>`".utf8.contains(byte) { position += 1 }
                return position > start
            }
            position += 1
            while let byte, byte != first { position += 1 }
            return skip(first)
        }
    }
}
