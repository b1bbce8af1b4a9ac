/// The texts that every match of a regex must hold, found without compiling it.
///
/// Sound, not complete: what is not certain is left out, and a regex without a certain text has none.
enum RequiredLiterals {
    /// Texts that stand in a match one behind the other.
    typealias Texts = [[UInt8]]

    /// The texts of each way in which a regex may match; no way at all where nothing is certain.
    static func find(in pattern: String) -> [Texts] {
        var scanner = Scanner(bytes: Array(pattern.utf8))
        guard let ways = scanner.readWays(), scanner.isAtEnd, !ways.contains([]) else { return [] }
        return ways
    }

    fileprivate struct Scanner {
        /// More ways are not told apart.
        private static let maximumWays = 8
        private static let maximumDepth = 50

        let bytes: [UInt8]
        var position = 0
        private var depth = 0
        var run: [UInt8] = []

        init(bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { position >= bytes.count }

        private var isAtEndOfGroup: Bool { isAtEnd || bytes[position] == UInt8(ascii: ")") }

        /// The ways of a group or of the whole pattern, one or more for each of its alternatives.
        mutating func readWays() -> [Texts]? {
            var all: [Texts] = []
            while true {
                guard let ways = readAlternative() else { return nil }
                all += ways
                if isAtEndOfGroup { return all }
                position += 1
            }
        }

        private mutating func readAlternative() -> [Texts]? {
            var ways: [Texts] = [[]]
            while !isAtEndOfGroup, bytes[position] != UInt8(ascii: "|") {
                switch bytes[position] {
                case UInt8(ascii: "("):
                    endRun(&ways)
                    guard readGroup(&ways) else { return nil }
                case UInt8(ascii: "["):
                    endRun(&ways)
                    guard skipSet() else { return nil }
                case UInt8(ascii: "\\"):
                    guard readEscape(&ways) else { return nil }
                case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "{"):
                    if !run.isEmpty { run.removeLast() }
                    endRun(&ways)
                    skipQuantifier()
                case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"), 0x80...:
                    endRun(&ways)
                    position += 1
                default:
                    run.append(bytes[position])
                    position += 1
                }
            }
            endRun(&ways)
            return ways
        }

        mutating func endRun(_ ways: inout [Texts]) {
            if run.isEmpty { return }
            for way in ways.indices { ways[way].append(run) }
            run = []
        }

        /// Adds the texts of a group that takes part in every match; false where the group is not understood.
        private mutating func readGroup(_ ways: inout [Texts]) -> Bool {
            position += 1
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth, let isText = readStartOfGroup(), let inner = readWays(), !isAtEnd else {
                return false
            }
            position += 1
            let isOptional = !isAtEnd && "?*{".utf8.contains(bytes[position])
            if isText, !isOptional, !inner.contains([]), ways.count * inner.count <= Self.maximumWays {
                ways = ways.flatMap { way in inner.map { way + $0 } }
            }
            return true
        }

        /// Passes over what opens a group; whether the group stands for text as it is written, and nil for flags that
        /// change how the rest is read: `(?i)`, `(?-x)`, `(?x:` and comments.
        private mutating func readStartOfGroup() -> Bool? {
            guard !isAtEnd, bytes[position] == UInt8(ascii: "?") else { return true }
            let start = bytes[(position + 1)...].prefix(2)
            if start.elementsEqual("i:".utf8) || start.elementsEqual("<=".utf8) || start.elementsEqual("<!".utf8) {
                position += 3
                return false
            }
            switch start.first {
            case UInt8(ascii: ":"), UInt8(ascii: ">"): position += 2
            case UInt8(ascii: "="), UInt8(ascii: "!"):
                position += 2
                return false
            case UInt8(ascii: "<"): skip(through: UInt8(ascii: ">"))
            default: return nil
            }
            return true
        }
    }
}

extension RequiredLiterals.Scanner {
    /// `\.` is a dot; `\d` and its kin are no text; `\Q` would make text of everything behind it.
    private mutating func readEscape(_ ways: inout [RequiredLiterals.Texts]) -> Bool {
        guard position + 1 < bytes.count else { return false }
        let byte = bytes[position + 1]
        position += 2
        guard isAlphanumeric(byte) || byte >= 0x80 else {
            run.append(byte)
            return true
        }
        endRun(&ways)
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
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    private mutating func skip(through end: UInt8) {
        while !isAtEnd, bytes[position] != end { position += 1 }
        position += 1
    }

    private mutating func skipQuantifier() {
        if bytes[position] == UInt8(ascii: "{") { skip(through: UInt8(ascii: "}")) } else { position += 1 }
    }

    private mutating func skipSet() -> Bool {
        var depth = 0
        while !isAtEnd {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return true }
        }
        return false
    }
}
