/// The unread part of a line of Markdown. A tab extends to the next multiple of four columns.
struct MarkdownLine {
    private let text: [UInt8]
    /// The index of the next byte.
    private(set) var position: Int
    /// The index after the last byte before the line break.
    let end: Int
    private var column = 0
    /// The unread columns of a tab of which only some were read.
    private var pending = 0

    init(_ text: [UInt8], _ range: Range<Int>) {
        self.text = text
        position = range.lowerBound
        end = range.upperBound
    }

    /// The number of columns of white space that follow, and the index after them.
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

    /// Whether only white space follows.
    var isBlank: Bool { indent.next >= end }

    /// The range of the unread bytes, white space included.
    var rest: Range<Int> { position..<end }

    /// Skips white space and the bytes after it, up to an index.
    mutating func skip(to next: Int) {
        column += indent.columns + (next - indent.next)
        pending = 0
        position = next
    }

    /// Skips at most `limit` columns of white space.
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
