import Text

/// A fence of backticks or tildes that opens a block of code.
struct MarkdownFence {
    private let mark: UInt8
    private let length: Int

    /// The fence that begins on a line, given without leading white space.
    init?(at line: Range<Int>, indent: Int, in text: [UInt8]) {
        guard let mark = line.first.map({ text[$0] }), mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
            return nil
        }
        let length = line.prefix { text[$0] == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !text[line.dropFirst(length)].contains(mark) else { return nil }
        self.mark = mark
        self.length = length
    }

    func isClosed(by line: MarkdownLine, in text: [UInt8]) -> Bool {
        let (columns, next) = line.indent
        let run = (next..<line.end).prefix { text[$0] == mark }.count
        return columns <= 3 && run >= length && text[next + run..<line.end].allSatisfy { $0.isASCIISpace }
    }
}

struct MarkdownListMarker {
    let length: Int
    /// Whether the item may directly follow a paragraph, without a blank line.
    let mayInterruptParagraph: Bool

    init?(at start: Int, in text: [UInt8], _ end: Int) {
        let isBullet = "-+*".utf8.contains(text[start])
        let digits = text[start..<end].prefix { $0.isASCIIDigit }.count
        let markerEnd = start + (isBullet ? 1 : digits + 1)
        guard isBullet || (1...9).contains(digits) && markerEnd <= end && ".)".utf8.contains(text[markerEnd - 1]),
            markerEnd >= end || text[markerEnd] == UInt8(ascii: " ") || text[markerEnd] == UInt8(ascii: "\t"),
            !MarkdownRule.isBreak(start..<end, in: text)
        else { return nil }
        length = markerEnd - start
        let isEmpty = text[markerEnd..<end].allSatisfy { $0.isASCIISpace }
        mayInterruptParagraph = !isEmpty && (isBullet || digits == 1 && text[start] == UInt8(ascii: "1"))
    }
}

/// Lines that are a block of their own.
enum MarkdownRule {
    /// `## Heading`
    static func isHeading(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        let level = line.prefix { text[$0] == UInt8(ascii: "#") }.count
        let markerEnd = line.lowerBound + level
        return (1...6).contains(level) && (markerEnd == line.upperBound || text[markerEnd].isASCIISpace)
    }

    /// `---` or `* * *`
    static func isBreak(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-_*".utf8.contains(mark) else { return false }
        return text[line].count { $0 == mark } >= 3 && text[line].allSatisfy { $0 == mark || $0.isASCIISpace }
    }

    /// The line of `=` or `-` that turns the paragraph above it into a heading.
    static func isUnderline(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        guard let mark = line.first.map({ text[$0] }), "-=".utf8.contains(mark) else { return false }
        return text[line].drop { $0 == mark }.allSatisfy { $0.isASCIISpace }
    }
}
