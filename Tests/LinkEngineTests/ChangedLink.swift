import TestCorpora

/// A link of a site with one change, after which it differs from the link at a known character.
struct ChangedLink {
    /// Where the change is.
    enum Part: CaseIterable {
        case host, path, parameterName
    }

    /// What the change is.
    enum Change: CaseIterable {
        case replaced, removed, inserted, missingPart
    }

    let part: Part
    let change: Change
    let original: String
    let url: String

    /// The number of bytes before the first character that differs. Where a repeated character was inserted or removed,
    /// that is the last of the equal ones: up to there, both links are the same.
    var offset: Int { zip(url.utf8, original.utf8).prefix { $0 == $1 }.count }

    /// Nil if the link has no such part.
    init?(_ original: String, _ part: Part, _ change: Change, _ numbers: inout SeededGenerator) {
        guard let range = Self.range(of: part, in: original, &numbers) else { return nil }
        var bytes = Array(original.utf8)
        let index = Int.random(in: range, using: &numbers)
        let letter = Array("bcdfghjkmnpqsvwxz".utf8).randomElement(using: &numbers) ?? 0x78
        switch change {
        case .replaced: bytes[index] = letter
        case .removed: bytes.remove(at: index)
        case .inserted: bytes.insert(letter, at: index)
        case .missingPart:
            guard let part = Self.piece(at: index, of: part, in: bytes, range) else { return nil }
            bytes.removeSubrange(part)
        }
        self.part = part
        self.change = change
        self.original = original
        url = String(decoding: bytes, as: UTF8.self)
        guard url != original else { return nil }
    }

    private static func range(of part: Part, in link: String, _ numbers: inout SeededGenerator) -> Range<Int>? {
        let bytes = Array(link.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        let host = colon + 3
        let path = bytes[host...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let query = bytes[path...].firstIndex { "?#".utf8.contains($0) } ?? bytes.count
        let range: Range<Int>
        switch part {
        case .host: range = host..<path
        case .path: range = path..<query
        case .parameterName:
            let names = link.matches(of: /[?&]([A-Za-z_]+)=/).map { match in
                link.utf8.distance(
                    from: link.startIndex, to: match.output.1.startIndex)..<link.utf8.distance(
                        from: link.startIndex, to: match.output.1.endIndex)
            }
            guard let name = names.randomElement(using: &numbers) else { return nil }
            range = name
        }
        return range.isEmpty ? nil : range
    }

    /// The label of the host, the segment of the path with its slash, or the parameter name at an index.
    private static func piece(at index: Int, of part: Part, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let separator = UInt8(ascii: part == .host ? "." : "/")
        switch part {
        case .parameterName: return range
        case .host, .path:
            let start = bytes[range.lowerBound...index].lastIndex(of: separator) ?? range.lowerBound
            let next = min(max(start, index) + 1, range.upperBound)
            let end = bytes[next..<range.upperBound].firstIndex(of: separator) ?? range.upperBound
            return start..<end
        }
    }
}
