/// Writes JSON text from its beginning to its end: the caller opens and closes arrays and objects, and gives the keys
/// and the scalars between. Nothing is kept but the text, so that very much can be written.
package struct JSONWriter {
    /// How the text is laid out.
    package enum Layout: Sendable {
        /// On one line, without white space.
        case line
        /// Over several lines, two spaces a level. Arrays and objects of scalars that fit stay on one line.
        case pretty
    }

    /// An array or object that has been opened.
    private struct Container {
        /// Where the text of each child starts, keys included; only until the children are put on lines of their own.
        var children: [Int] = []
        /// The number of columns that it takes on one line, roughly.
        var width: Int
        /// Whether each child is on a line of its own.
        var isBroken = false
    }

    /// The text so far: UTF-8.
    var text: [UInt8] = []
    let isPretty: Bool
    private var containers: [Container] = []
    /// Whether a child precedes in the same array or object.
    var needsComma = false
    /// Whether a key has just been written.
    var followsKey = false

    /// A container of scalars that takes more columns is put over several lines.
    private static let maximumWidth = 100

    init(_ layout: Layout) { isPretty = layout == .pretty }

    /// Appends one value, which `body` writes, to a text in UTF-8.
    package static func write(_ layout: Layout, to text: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter(layout)
        swap(&writer.text, &text)
        body(&writer)
        swap(&writer.text, &text)
    }
}

extension JSONWriter {
    /// Writes an array; `body` writes its items.
    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
    }

    /// Writes an object; `body` writes its members, each by `key` and one value.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes the key of the next value.
    package mutating func key(_ name: String) {
        startChild()
        JSONString.append(name, to: &text)
        endKey(count: name.utf8.count)
    }

    /// Writes a string, or null.
    package mutating func string(_ string: String?) {
        guard let string else { return literal("null") }
        self.string(string.utf8.span)
    }

    /// Writes a string that is given in UTF-8.
    package mutating func string(_ string: Span<UInt8>) {
        let start = startValue()
        JSONString.append(string, to: &text)
        endScalar(from: start)
    }

    /// Writes a number, `true`, `false` or `null` as it is spelt.
    package mutating func literal(_ spelling: String) {
        let start = startValue()
        text += spelling.utf8
        endScalar(from: start)
    }
}

extension JSONWriter {
    private mutating func startChild() {
        if needsComma { text.append(UInt8(ascii: ",")) }
        guard isPretty, let last = containers.indices.last else { return }
        if containers[last].isBroken {
            breakLine(level: containers.count)
        } else {
            if needsComma { text.append(UInt8(ascii: " ")) }
            containers[last].children.append(text.count)
        }
    }

    private mutating func endKey(count: Int) {
        text.append(UInt8(ascii: ":"))
        followsKey = true
        guard isPretty, let last = containers.indices.last else { return }
        text.append(UInt8(ascii: " "))
        containers[last].width += count
    }

    /// Writes what precedes a value and returns where the value starts.
    private mutating func startValue() -> Int {
        if !followsKey { startChild() }
        followsKey = false
        needsComma = true
        return text.count
    }

    private mutating func endScalar(from start: Int) {
        guard isPretty, let last = containers.indices.last else { return }
        containers[last].width += text.count - start + Self.widthOfPunctuation
    }

    /// Of quotes, colon, comma and spaces.
    private static let widthOfPunctuation = 6

    private mutating func container(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
        if isPretty { breakLines() }
        _ = startValue()
        text.append(open)
        needsComma = false
        if isPretty { containers.append(Container(width: 2 * containers.count)) }
        body(&self)
        if isPretty { closeLines() }
        text.append(close)
        needsComma = true
    }

    private mutating func closeLines() {
        if let last = containers.last, !last.children.isEmpty, last.width > Self.maximumWidth { breakLines() }
        guard containers.removeLast().isBroken else { return }
        breakLine(level: containers.count)
    }

    /// Puts the children of the innermost container on lines of their own, those that are written already too.
    private mutating func breakLines() {
        guard let last = containers.indices.last, !containers[last].isBroken else { return }
        containers[last].isBroken = true
        let starts = containers[last].children
        guard let first = starts.first else { return }
        let written = Array(text[first...])
        text.removeSubrange(first...)
        for (start, next) in zip(starts, starts.dropFirst() + [first + written.count + 1]) {
            breakLine(level: containers.count)
            // All but the space behind the comma.
            text += written[start - first..<next - first - 1]
        }
    }

    private mutating func breakLine(level: Int) {
        text.append(UInt8(ascii: "\n"))
        text += repeatElement(UInt8(ascii: " "), count: 2 * level)
    }
}
