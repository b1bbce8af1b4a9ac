import Text

/// The layout of a rule file: lines are indented by two spaces for each enclosing line that opens an object or array, and have
/// no trailing white space. Line breaks stay where they are.
struct Formatting {
    /// A change of the white space of a line.
    struct Edit {
        let range: Range<Int>
        let text: String
    }

    private(set) var edits: [Edit] = []

    /// - Parameter text: a text that is valid JSON.
    init(of text: DocumentText) {
        var lexer = JSONLexer(text.bytes)
        var next = lexer.next()
        // The indentation of the line of each open bracket.
        var opened: [Int] = []
        for line in text.lineStarts.indices {
            let range = text.range(ofLine: line)
            var indentation = opened.last.map { $0 + 2 } ?? 0
            if next?.isClosing == true, let last = opened.last { indentation = last }
            add(range, of: text.bytes, indentation)
            while let token = next, token.range.lowerBound < range.upperBound {
                if token.isOpening { opened.append(indentation) }
                if token.isClosing { _ = opened.popLast() }
                next = lexer.next()
            }
        }
    }

    private mutating func add(_ line: Range<Int>, of bytes: [UInt8], _ indentation: Int) {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let text = bytes[line]
        let start = text.firstIndex { !isSpace($0) } ?? line.upperBound
        let end = text.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? line.upperBound
        let spaces = start == line.upperBound ? "" : String(repeating: " ", count: indentation)
        if !bytes[line.lowerBound..<start].elementsEqual(spaces.utf8) {
            edits.append(Edit(range: line.lowerBound..<start, text: spaces))
        }
        if end < line.upperBound { edits.append(Edit(range: end..<line.upperBound, text: "")) }
    }
}

extension JSONLexer.Token {
    fileprivate var isOpening: Bool { kind == .openObject || kind == .openArray }
    fileprivate var isClosing: Bool { kind == .closeObject || kind == .closeArray }
}
