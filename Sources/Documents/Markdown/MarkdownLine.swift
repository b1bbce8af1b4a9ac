/// What is left of a line of Markdown. Tabs reach to the next multiple of four columns.
struct MarkdownLine {
    private let text: [UInt8]
    /// The next byte.
    private(set) var position: Int
    /// Behind the last byte, the line break left out.
    let end: Int
    private var column = 0
    /// Columns of a tab that is used up in part.
    private var pending = 0

    init(_ text: [UInt8], _ range: Range<Int>) {
        self.text = text
        position = range.lowerBound
        end = range.upperBound
    }

    /// The columns of white space ahead, and the place behind them.
    var indent: (columns: Int, next: Int) {
        var columns = pending
        var column = column + pending
        var next = position
        while next < end {
            if text[next] == UInt8(ascii: " ") {
                columns += 1
                column += 1
            } else if text[next] == UInt8(ascii: "\t") {
                columns += 4 - column % 4
                column += 4 - column % 4
            } else {
                break
            }
            next += 1
        }
        return (columns, next)
    }

    /// Whether only white space is left.
    var isBlank: Bool { indent.next >= end }

    /// The bytes left, white space included.
    var rest: Range<Int> { position..<end }

    /// Moves past bytes that are no white space.
    mutating func skip(to next: Int) {
        column += indent.columns + (next - indent.next)
        pending = 0
        position = next
    }

    /// Moves past white space, at most that many columns of it.
    mutating func skipSpaces(_ limit: Int) {
        var left = limit
        while left > 0 {
            if pending > 0 {
                let step = min(pending, left)
                pending -= step
                column += step
                left -= step
            } else if position < end, text[position] == UInt8(ascii: " ") {
                position += 1
                column += 1
                left -= 1
            } else if position < end, text[position] == UInt8(ascii: "\t") {
                position += 1
                pending = 4 - column % 4
            } else {
                return
            }
        }
    }
}
