import Text

/// What is JavaScript in MDX: imports and exports, and expressions in braces.
enum MDXCode {
    /// The imports and exports of a document. Each starts a line behind a blank one or another of them, and goes on to a
    /// blank line outside of brackets.
    static func modules(in document: [UInt8]) -> [Range<Int>] {
        var modules: [Range<Int>] = []
        var start = 0
        var isFirst = true
        var areClosed = true
        while start < document.count {
            let lineEnd = self.lineEnd(from: start, in: document)
            if isFirst, startsModule(at: start, in: document) {
                let end = moduleEnd(from: start, in: document, &areClosed)
                modules.append(start..<end)
                start = end
            } else {
                isFirst = isBlank(start..<lineEnd, in: document)
                start = lineEnd
            }
        }
        return modules
    }

    /// Where the expressions in braces end, by where they start. Braces without a partner are text.
    static func expressionEnds(in text: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "{") { open.append(index) }
            if byte == UInt8(ascii: "}"), let start = open.popLast() { ends[start] = index + 1 }
        }
        return ends
    }

    private static func startsModule(at start: Int, in document: [UInt8]) -> Bool {
        let word = document[start...].prefix(7)
        return word.elementsEqual("import ".utf8) || word.elementsEqual("export ".utf8)
    }

    /// The end of an import or export. Where the brackets of one are not closed, it and those behind it end at the first
    /// blank line.
    private static func moduleEnd(from start: Int, in document: [UInt8], _ areClosed: inout Bool) -> Int {
        var depth = 0
        var firstBlank: Int?
        var position = start
        while position < document.count {
            let lineEnd = self.lineEnd(from: position, in: document)
            if isBlank(position..<lineEnd, in: document) {
                if depth <= 0 || !areClosed { return position }
                firstBlank = firstBlank ?? position
            }
            for byte in document[position..<lineEnd] {
                if "{([".utf8.contains(byte) { depth += 1 }
                if "})]".utf8.contains(byte) { depth -= 1 }
            }
            position = lineEnd
        }
        areClosed = depth <= 0
        return areClosed ? position : firstBlank ?? position
    }

    private static func lineEnd(from start: Int, in document: [UInt8]) -> Int {
        document[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? document.count
    }

    private static func isBlank(_ line: Range<Int>, in document: [UInt8]) -> Bool {
        document[line].allSatisfy { $0.isASCIISpace }
    }
}
