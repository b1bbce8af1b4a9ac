/// Links that differ in one place from another: what slips of a regex let through or leave out.
struct LinkVariations: Sequence {
    private let bytes: [UInt8]
    private let start: Int

    /// - Parameter link: the link; what comes before its host stays as it is.
    init(_ link: String) {
        bytes = Array(link.utf8)
        start = link.firstRange(of: "://").map { link.utf8.distance(from: link.startIndex, to: $0.upperBound) } ?? 0
    }

    /// Characters doubled and tripled, left out, replaced and inserted, place by place from the end.
    func makeIterator() -> AnyIterator<String> {
        let offsets = (start...bytes.count).reversed().filter { $0 == bytes.count || !UTF8.isContinuation(bytes[$0]) }
        return AnyIterator(offsets.lazy.flatMap { variations(at: $0) }.makeIterator())
    }

    private func variations(at offset: Int) -> [String] {
        let isAtEnd = offset == bytes.count
        let end = isAtEnd ? offset : bytes[(offset + 1)...].firstIndex { !UTF8.isContinuation($0) } ?? bytes.count
        let own = Array(bytes[offset..<end])
        var changed: [[UInt8]] = isAtEnd ? [] : [[]] + Self.characters
        changed += [own + own, own + own + own, own + own + own + own]
        changed += Self.characters.map { $0 + own }
        return changed.map { String(decoding: bytes[..<offset] + $0 + bytes[end...], as: UTF8.self) }
    }

    /// A character of each kind that sets of regexes tell apart.
    private static let characters: [[UInt8]] = "1az A-_.,:;/?&=%+~#\u{e9}|".unicodeScalars.map {
        Array(String($0).utf8)
    }
}
