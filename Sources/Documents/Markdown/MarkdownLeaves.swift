/// A fence of backticks or tildes that begins a block of code.
struct MarkdownFence {
    private let mark: UInt8
    private let length: Int

    /// The fence that begins a line, white space left out.
    init?(at line: Range<Int>, indent: Int, in text: [UInt8]) {
        guard let mark = line.first.map({ text[$0] }), mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
            return nil
        }
        let length = line.prefix { text[$0] == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !text[line.dropFirst(length)].contains(mark) else { return nil }
        self.mark = mark
        self.length = length
    }

    /// Whether a line ends the code.
    func isClosed(by line: MarkdownLine, in text: [UInt8]) -> Bool {
        let (columns, next) = line.indent
        let run = (next..<line.end).prefix { text[$0] == mark }.count
        return columns <= 3 && run >= length && text[next + run..<line.end].allSatisfy(\.isSpace)
    }
}

/// The mark in front of an item of a list.
struct MarkdownListMarker {
    let length: Int
    /// Whether an item of this kind is one even where a paragraph has no blank line behind it.
    let mayInterruptParagraph: Bool

    init?(at start: Int, in text: [UInt8], _ end: Int) {
        let isBullet = "-+*".utf8.contains(text[start])
        let digits = text[start..<end].prefix { $0.isDigit }.count
        let behind = start + (isBullet ? 1 : digits + 1)
        guard isBullet || (1...9).contains(digits) && behind <= end && ".)".utf8.contains(text[behind - 1]),
            behind >= end || text[behind] == UInt8(ascii: " ") || text[behind] == UInt8(ascii: "\t"),
            !MarkdownRule.isBreak(start..<end, in: text)
        else { return nil }
        length = behind - start
        let isEmpty = text[behind..<end].allSatisfy(\.isSpace)
        mayInterruptParagraph = !isEmpty && (isBullet || digits == 1 && text[start] == UInt8(ascii: "1"))
    }
}

/// Lines that are a block of their own.
enum MarkdownRule {
    /// `## Heading`
    static func isHeading(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        let level = line.prefix { text[$0] == UInt8(ascii: "#") }.count
        let behind = line.lowerBound + level
        return (1...6).contains(level) && (behind == line.upperBound || text[behind].isSpace)
    }

    /// `---` or `* * *`
    static func isBreak(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-_*".utf8.contains(mark) else { return false }
        return text[line].count { $0 == mark } >= 3 && text[line].allSatisfy { $0 == mark || $0.isSpace }
    }

    /// The line of `=` or `-` that makes a heading of the paragraph above it.
    static func isUnderline(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-=".utf8.contains(mark) else { return false }
        return text[line].drop { $0 == mark }.allSatisfy(\.isSpace)
    }
}
