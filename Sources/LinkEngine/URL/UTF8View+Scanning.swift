extension String.UTF8View {
    /// Whether every byte satisfies a condition. A span is walked several times faster than the view itself.
    @inline(__always)
    func hasOnly(_ condition: (UInt8) -> Bool) -> Bool {
        let bytes = span
        for index in bytes.indices where !condition(bytes[index]) { return false }
        return true
    }

    /// Whether every byte is a printable character of ASCII.
    var isPrintableASCII: Bool { span.isPrintableASCII }

    /// Whether a byte stands in the text. Looks at all of them, as ``isPrintableASCII`` does.
    func holds(_ byte: UInt8) -> Bool {
        let bytes = span
        var found: UInt8 = 0
        for index in bytes.indices {
            let isByte: UInt8 = bytes[index] == byte ? 1 : 0
            found |= isByte
        }
        return found != 0
    }
}

extension Span<UInt8> {
    /// The first place of a byte from a place on, or the end.
    func place(of byte: UInt8, from start: Int = 0) -> Int { place(from: start) { $0 == byte } }

    /// The first place from a place on whose byte satisfies a condition, or the end.
    @inline(__always)
    func place(from start: Int = 0, where condition: (UInt8) -> Bool) -> Int {
        var place = start
        while place < count, !condition(self[place]) { place += 1 }
        return place
    }

    /// Whether a text stands at a place.
    func holds(_ text: Span<UInt8>, at place: Int = 0) -> Bool {
        guard place + text.count <= count else { return false }
        for index in text.indices where self[place + index] != text[index] { return false }
        return true
    }

    /// The first place of a text from a place on; nil where there is none.
    func firstPlace(of text: Span<UInt8>, from start: Int = 0) -> Int? {
        guard let first = text.indices.first.map({ text[$0] }) else { return start }
        var place = start
        while place + text.count <= count {
            if self[place] == first, holds(text, at: place) { return place }
            place += 1
        }
        return nil
    }

    /// Whether every byte is a printable character of ASCII. Looks at all of them: without a way out, many are looked at
    /// in one step.
    var isPrintableASCII: Bool {
        var others: UInt8 = 0
        for index in indices {
            let isOther: UInt8 = self[index] &- 0x20 > 0x5E ? 1 : 0
            others |= isOther
        }
        return others == 0
    }
}
