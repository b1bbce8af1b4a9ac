import Text

/// A set of bytes in a pattern: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct GlobSet: Sendable {
    private var ranges: [Range<Int>] = []
    private let isNegated: Bool

    /// Reads the set that starts at an index, and moves the index after it; nil if it is not closed.
    init?(_ pattern: [UInt8], _ index: inout Int) {
        var position = index + 1
        isNegated = position < pattern.count && "!^".utf8.contains(pattern[position])
        if isNegated { position += 1 }
        let first = position
        while position < pattern.count, pattern[position] != UInt8(ascii: "]") || position == first {
            if let name = Self.className(pattern, position) {
                guard let members = Self.classes[name] else { return nil }
                ranges += members.map { Range($0) }
                position += name.utf8.count + 4
            } else {
                guard let range = Self.range(pattern, &position) else { return nil }
                ranges.append(range)
            }
        }
        guard position < pattern.count else { return nil }
        index = position + 1
    }

    func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(Int(byte)) } != isNegated }

    /// A byte or a range, which is empty if it ends before it starts. Nil if the pattern ends within it.
    private static func range(_ pattern: [UInt8], _ position: inout Int) -> Range<Int>? {
        guard let low = byte(pattern, &position).map(Int.init) else { return nil }
        let end = position + 1
        guard end < pattern.count, pattern[position] == UInt8(ascii: "-"), pattern[end] != UInt8(ascii: "]") else {
            return low..<low + 1
        }
        position = end
        guard let high = byte(pattern, &position).map(Int.init) else { return nil }
        return low..<max(low, high + 1)
    }

    private static func byte(_ pattern: [UInt8], _ position: inout Int) -> UInt8? {
        if pattern[position] == UInt8(ascii: "\\") { position += 1 }
        guard position < pattern.count else { return nil }
        defer { position += 1 }
        return pattern[position]
    }

    /// The name of the class `[:name:]` at an index.
    private static func className(_ pattern: [UInt8], _ position: Int) -> String? {
        guard pattern[position...].starts(with: "[:".utf8) else { return nil }
        let name = pattern[(position + 2)...].prefix(while: \.isASCIILetter)
        guard pattern[name.endIndex...].starts(with: ":]".utf8) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// The classes of POSIX, for ASCII.
    private static let classes: [String: [ClosedRange<Int>]] = [
        "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
        "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
        "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
        "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x09...0x0D, 0x20...0x20],
        "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    ]
}
