/// The ranges of values in their document, for editing it.
extension JSONValue {
    /// The range in the document of a part of a string, given by UTF-8 offsets of the decoded text; nil if the part
    /// starts or ends inside an escape.
    package func range(ofText part: Range<Int>) -> Range<Int>? {
        var raw = offset + 1
        var decoded = 0
        var start: Int?
        let end = range.upperBound - 1
        while raw <= end {
            if decoded == part.lowerBound, start == nil { start = raw }
            if decoded == part.upperBound { return start.map { $0..<raw } }
            let unit = unit(at: raw, end: end)
            raw += unit.raw
            decoded += unit.decoded
        }
        return nil
    }

    /// The offsets in the document of all UTF-8 offsets of the decoded text of a string, its end included; those inside of
    /// an escape are those of the escape.
    package var textOffsets: [Int] {
        var raw = offset + 1
        var offsets: [Int] = []
        let end = range.upperBound - 1
        while raw < end {
            let unit = unit(at: raw, end: end)
            offsets += Array(repeating: raw, count: unit.decoded)
            raw += unit.raw
        }
        return offsets + [end]
    }

    /// The offset in the document of a character of a string, given by its UTF-8 offset in the decoded text; the offset of
    /// the string itself if that is not the start of a character.
    package func offset(ofText character: Int) -> Int {
        range(ofText: character..<character)?.lowerBound ?? offset
    }

    /// The length of a byte or an escape, both in the document and decoded.
    private func unit(at raw: Int, end: Int) -> (raw: Int, decoded: Int) {
        let bytes = document.bytes
        guard bytes[raw] == UInt8(ascii: "\\") else { return (1, 1) }
        guard bytes[raw + 1] == UInt8(ascii: "u") else { return (2, 1) }
        // Two escapes may be the halves of a surrogate pair.
        if raw + 12 <= end, bytes[raw + 6] == UInt8(ascii: "\\"), bytes[raw + 7] == UInt8(ascii: "u"),
            JSONString.decode(bytes[raw..<raw + 12]).unicodeScalars.count == 1
        {
            return (12, 4)
        }
        return (6, JSONString.decode(bytes[raw..<raw + 6]).utf8.count)
    }
}

extension JSONMember {
    /// The range from the key to the end of the value, in bytes.
    package var range: Range<Int> { key.range.lowerBound..<value.range.upperBound }
}
