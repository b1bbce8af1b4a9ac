/// The lines of a block without the markers of quotes and lists, joined, and where their bytes are in the document.
struct JoinedLines {
    private(set) var bytes: [UInt8] = []
    /// The start of each line in `bytes` and in the document.
    private var starts: [(joined: Int, source: Int)] = []

    init(_ lines: [Range<Int>], of document: [UInt8]) {
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
        for line in lines {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            starts.append((bytes.count, line.lowerBound))
            bytes += document[line]
        }
    }

    /// A whole document, which nothing is left out of.
    init(whole document: [UInt8]) {
        bytes = document
        starts = [(0, 0)]
    }

    /// The range in the document of a range within one line.
    func source(of range: Range<Int>) -> Range<Int> {
        let line = starts[index(of: range.lowerBound)]
        let offset = line.source - line.joined
        return range.lowerBound + offset..<range.upperBound + offset
    }

    /// Calls a function with the parts of a range, each within one line, and its place in the document, and with each
    /// line break between them, whose place includes the markers of the next line.
    func forEachPart(of range: Range<Int>, _ body: (_ isBreak: Bool, _ source: Range<Int>) -> Void) {
        var position = range.lowerBound
        var line = index(of: position)
        while position < range.upperBound {
            let next = line + 1 < starts.count ? starts[line + 1] : nil
            let end = min(range.upperBound, next.map { $0.joined - 1 } ?? bytes.count)
            if position < end { body(false, source(of: position..<end)) }
            position = max(position, end)
            guard let next, position < range.upperBound else { return }
            let lineEnd = starts[line].source + next.joined - 1 - starts[line].joined
            body(true, lineEnd..<next.source)
            position = next.joined
            line += 1
        }
    }

    private func index(of offset: Int) -> Int { starts.lastIndex(upTo: offset) { $0.joined } }
}
