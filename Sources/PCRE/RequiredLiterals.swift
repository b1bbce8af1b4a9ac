/// The texts that every match of a regex must hold, found without compiling it.
///
/// Sound, not complete: what is not certain is left out, and a regex without a certain text has none.
package enum RequiredLiterals {
    /// Texts that stand in a match one behind the other.
    package typealias Texts = [[UInt8]]

    /// The texts of each way in which a regex may match; no way at all where nothing is certain.
    package static func find(in pattern: String) -> [Texts] {
        var scanner = Scanner(bytes: Array(pattern.utf8))
        guard let ways = scanner.readWays(), scanner.isAtEnd else { return [] }
        let texts = ways.map { $0.split(separator: gap).map(Array.init) }
        return texts.contains([]) ? [] : texts
    }

    /// Stands in a way for what is not certain; no byte of UTF-8.
    fileprivate static let gap: UInt8 = 0xFF

    fileprivate struct Scanner {
        /// More ways than these a group is not taken apart into.
        private static let maximumWays = 8
        private static let maximumDepth = 50

        let bytes: [UInt8]
        var position = 0
        private var depth = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { position >= bytes.count }

        private var isAtEndOfGroup: Bool { isAtEnd || bytes[position] == UInt8(ascii: ")") }

        /// The ways of a group or of the whole pattern, one or more for each of its alternatives; each is text and
        /// gaps.
        mutating func readWays() -> [[UInt8]]? {
            var all: [[UInt8]] = []
            while true {
                guard let ways = readAlternative() else { return nil }
                all += ways
                if isAtEndOfGroup { return all }
                position += 1
            }
        }

        private mutating func readAlternative() -> [[UInt8]]? {
            var ways: [[UInt8]] = [[]]
            var tail: [UInt8] = []
            while !isAtEndOfGroup, bytes[position] != UInt8(ascii: "|") {
                let byte = bytes[position]
                position += 1
                switch byte {
                case UInt8(ascii: "("): guard readGroup(&ways, &tail) else { return nil }
                case UInt8(ascii: "["):
                    tail.append(gap)
                    guard skipSet() else { return nil }
                case UInt8(ascii: "\\"): guard readEscape(&tail) else { return nil }
                case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "{"):
                    if tail.last != gap { _ = tail.popLast() }
                    tail.append(gap)
                    if byte == UInt8(ascii: "{") { skip(through: UInt8(ascii: "}")) }
                case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"), 0x80...:
                    tail.append(gap)
                default: tail.append(byte)
                }
            }
            return Self.joined(ways, [tail])
        }

        /// Adds the ways of a group to those before it; false where the group is not understood.
        private mutating func readGroup(_ ways: inout [[UInt8]], _ tail: inout [UInt8]) -> Bool {
            guard let group = waysOfGroup(atMost: Self.maximumWays / ways.count) else { return false }
            if group.count == 1 {
                tail += group[0]
            } else {
                ways = Self.joined(Self.joined(ways, [tail]), group)
                tail = []
            }
            return true
        }

        private static func joined(_ first: [[UInt8]], _ second: [[UInt8]]) -> [[UInt8]] {
            first == [[]] ? second : first.flatMap { way in second.map { way + $0 } }
        }

        /// The ways of a group that takes part in every match, else a gap; nil where the group is not understood.
        private mutating func waysOfGroup(atMost maximum: Int) -> [[UInt8]]? {
            let start = position
            guard depth < Self.maximumDepth, let alternatives = skipGroup() else { return nil }
            let end = position
            guard alternatives <= maximum, !isAtQuantifier else { return [[gap]] }
            position = start
            guard readStartOfGroup() else {
                position = end
                return [[gap]]
            }
            depth += 1
            guard let inner = readWays() else { return nil }
            depth -= 1
            position = end
            return inner.count <= maximum && inner.allSatisfy { $0.contains { $0 != gap } } ? inner : [[gap]]
        }

        /// Whether what stands before may be missing from a match.
        private var isAtQuantifier: Bool {
            guard !isAtEnd else { return false }
            return bytes[position] == UInt8(ascii: "?") || bytes[position] == UInt8(ascii: "*")
                || bytes[position] == UInt8(ascii: "{")
        }
    }
}

extension RequiredLiterals.Scanner {
    /// Passes over what opens a group; whether the group stands for text as it is written.
    private mutating func readStartOfGroup() -> Bool {
        guard bytes[position] == UInt8(ascii: "?") else { return true }
        switch bytes[position + 1] {
        case UInt8(ascii: ":"), UInt8(ascii: ">"):
            position += 2
            return true
        case UInt8(ascii: "<"):
            guard bytes[position + 2] != UInt8(ascii: "="), bytes[position + 2] != UInt8(ascii: "!") else {
                return false
            }
            skip(through: UInt8(ascii: ">"))
            return true
        default: return false
        }
    }

    /// Flags change how the rest is read: `(?i)`, `(?-x)`, `(?x:`; so do comments. `(?:`, `(?=`, `(?!`, `(?<`, `(?>` and
    /// `(?i:` are plain groups.
    private var isAtFlags: Bool {
        guard position + 2 < bytes.count, bytes[position] == UInt8(ascii: "?") else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
        case UInt8(ascii: "i"): return bytes[position + 2] != UInt8(ascii: ":")
        default: return true
        }
    }

    /// Passes over a group that has been opened; the number of its alternatives, nil where it is not understood.
    private mutating func skipGroup() -> Int? {
        guard !isAtFlags else { return nil }
        var (depth, alternatives) = (1, 1)
        while depth > 0 {
            guard !isAtEnd else { return nil }
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\\"):
                guard !isAtEnd, bytes[position] != UInt8(ascii: "Q") else { return nil }
                position += 1
            case UInt8(ascii: "["): guard skipSet() else { return nil }
            case UInt8(ascii: "("):
                guard !isAtFlags else { return nil }
                depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "|"): alternatives += depth == 1 ? 1 : 0
            default: break
            }
        }
        return alternatives
    }

    /// `\.` is a dot; `\d` and its kin are no text; `\Q` would make text of everything behind it.
    private mutating func readEscape(_ tail: inout [UInt8]) -> Bool {
        guard !isAtEnd else { return false }
        let byte = bytes[position]
        position += 1
        guard isAlphanumeric(byte) || byte >= 0x80 else {
            tail.append(byte)
            return true
        }
        tail.append(RequiredLiterals.gap)
        switch byte {
        case UInt8(ascii: "Q"): return false
        case UInt8(ascii: "k"): skip(through: UInt8(ascii: ">"))
        case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "c"), UInt8(ascii: "N"),
            UInt8(ascii: "p"), UInt8(ascii: "P"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            // An argument of letters and digits, or in braces.
            while !isAtEnd, isAlphanumeric(bytes[position]) { position += 1 }
        default: break
        }
        if !isAtEnd, bytes[position] == UInt8(ascii: "{") { skip(through: UInt8(ascii: "}")) }
        return true
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private mutating func skip(through end: UInt8) {
        while !isAtEnd, bytes[position] != end { position += 1 }
        position += 1
    }

    /// Passes over a set that has been opened; false where its end is not plain: behind `\Q`, and where it starts with
    /// `]`, which then belongs to it.
    private mutating func skipSet() -> Bool {
        var depth = 1
        while !isAtEnd, depth > 0 {
            if isAtStartOfSet, bytes[position] == UInt8(ascii: "]") { return false }
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                position += 1
                if !isAtEnd, bytes[position] == UInt8(ascii: "Q") { return false }
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            default: break
            }
            position += 1
        }
        return depth == 0
    }

    /// Whether `[` or `[^` stands before.
    private var isAtStartOfSet: Bool {
        let open = bytes[position - 1] == UInt8(ascii: "^") ? position - 2 : position - 1
        return open >= 0 && bytes[open] == UInt8(ascii: "[")
    }
}
