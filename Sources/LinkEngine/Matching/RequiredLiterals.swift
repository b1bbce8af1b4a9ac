/// The texts that every match of a regex must hold, found without compiling it.
///
/// Sound, not complete: what is not certain is left out, and a regex without a certain text has none.
enum RequiredLiterals {
    static func find(in pattern: String) -> [[UInt8]] {
        var scanner = Scanner(Array(pattern.utf8))
        return scanner.scan() ?? []
    }

    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0
        private var run: [UInt8] = []
        private var runs: [[UInt8]] = []

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func scan() -> [[UInt8]]? {
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "|"): return nil
                case UInt8(ascii: "("):
                    endRun()
                    guard skipGroup() else { return nil }
                case UInt8(ascii: "["):
                    endRun()
                    guard skipSet() else { return nil }
                case UInt8(ascii: "\\"):
                    guard readEscape() else { return nil }
                case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "{"):
                    if !run.isEmpty { run.removeLast() }
                    endRun()
                    skipQuantifier()
                case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"):
                    endRun()
                    position += 1
                case 0x80...:
                    endRun()
                    position += 1
                default:
                    run.append(bytes[position])
                    position += 1
                }
            }
            endRun()
            return runs
        }

        private mutating func endRun() {
            if !run.isEmpty { runs.append(run) }
            run = []
        }

        /// `\.` is a dot; `\d` and its kin are no text; `\Q` would make text of everything behind it.
        private mutating func readEscape() -> Bool {
            guard position + 1 < bytes.count else { return false }
            let byte = bytes[position + 1]
            position += 2
            switch byte {
            case UInt8(ascii: "Q"): return false
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                endRun()
                skipBraces()
            default: run.append(byte)
            }
            return true
        }

        /// `\p{...}` and `\x{...}` carry their argument in braces.
        private mutating func skipBraces() {
            if position < bytes.count, bytes[position] == UInt8(ascii: "{") { skipQuantifier() }
        }

        private mutating func skipQuantifier() {
            if bytes[position] == UInt8(ascii: "{") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "}") { position += 1 }
            }
            position += 1
        }

        /// Moves past a group; false for flags that change how the rest is read.
        private mutating func skipGroup() -> Bool {
            var depth = 0
            while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "\\"): position += 2
                case UInt8(ascii: "["):
                    guard skipSet() else { return false }
                case UInt8(ascii: "("):
                    depth += 1
                    position += 1
                    guard !startsFlags() else { return false }
                case UInt8(ascii: ")"):
                    depth -= 1
                    position += 1
                    if depth == 0 { return true }
                default: position += 1
                }
            }
            return false
        }

        /// `(?i)`, `(?-x)`, `(?x:` and comments; `(?:`, `(?=`, `(?!`, `(?<`, `(?>` and `(?i:` are plain groups.
        private func startsFlags() -> Bool {
            guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "?") else { return false }
            if bytes[(position + 1)...].starts(with: "i:".utf8) { return false }
            return !":=!<>".utf8.contains(bytes[position + 1])
        }

        private mutating func skipSet() -> Bool {
            var depth = 0
            while position < bytes.count {
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
}
