/// Spellings of a name in one line: `[x]` may be left out, `[x|y]` is one of them or nothing, `{x|y}` is one of them.
///
/// `1. {Mojžíšova [kniha]|kniha Mojžíšova}` stands for three names. Brackets may contain brackets.
struct NamePattern {
    private let text: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
    }

    /// The name without what may be left out, and with the first of the choices.
    var shortest: String {
        String(decoding: names[0], as: UTF8.self).split(separator: " ").joined(separator: " ")
    }

    /// All names that the pattern stands for, the shortest first; a pattern without a closing bracket stands for itself.
    var names: [[UInt8]] {
        var names: [[UInt8]] = [[]]
        var rest = text
        while let open = rest.firstIndex(where: { Self.closing($0) != nil }), let close = Self.close(of: open, in: rest)
        {
            let choices =
                (rest[open] == UInt8(ascii: "[") ? [[]] : [])
                + Self.parts(rest[(open + 1)..<close]).flatMap { NamePattern($0).names }
            let before = rest[..<open]
            names = names.flatMap { name in choices.map { name + before + $0 } }
            rest = rest[(close + 1)...]
        }
        return names.map { $0 + rest }
    }

    /// How many names the pattern stands for.
    var count: Int {
        var count = 1
        var rest = text
        while let open = rest.firstIndex(where: { Self.closing($0) != nil }), let close = Self.close(of: open, in: rest)
        {
            let choices = Self.parts(rest[(open + 1)..<close]).map { NamePattern($0).count }
            count *= choices.reduce(rest[open] == UInt8(ascii: "[") ? 1 : 0, +)
            rest = rest[(close + 1)...]
        }
        return count
    }

    /// The choices between two brackets.
    private static func parts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { byte in
            if closing(byte) != nil { depth += 1 }
            if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0 && byte == UInt8(ascii: "|")
        }
    }

    /// The index of the bracket that closes the one at an index.
    private static func close(of open: Int, in text: ArraySlice<UInt8>) -> Int? {
        var expected: [UInt8] = []
        for index in open..<text.endIndex {
            if let closing = closing(text[index]) { expected.append(closing) }
            if text[index] == expected.last { expected.removeLast() }
            if expected.isEmpty { return index }
        }
        return nil
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }
}
