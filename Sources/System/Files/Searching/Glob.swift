/// A pattern for paths, as gitignore(5) describes it: `*` and `?` are anything but a slash, `[a-z]` is a set, and `**`
/// between slashes is any number of folders.
package struct Glob: Sendable {
    /// A part of the pattern. Names of files are bytes, and so is what a part takes.
    private enum Part: Sendable {
        case byte(UInt8)
        /// `?`
        case any
        case set(GlobSet)
        /// `*`: any number of bytes but slashes.
        case run
        /// `**/`: any number of folders, each with its slash.
        case folders
        /// Within the name of a folder that ``folders`` takes.
        case folderName
        /// `**` at the end: everything.
        case everything
    }

    /// Nil for a pattern with an unclosed set or a backslash at its end, which no path matches.
    private let parts: [Part]?

    /// Whether a text has characters with a special meaning in a pattern.
    package static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[".utf8.contains($0) } }

    /// Reads a pattern.
    package init(_ pattern: some Sequence<UInt8>) {
        parts = Self.parse(Array(pattern))
    }

    private static func parse(_ pattern: [UInt8]) -> [Part]? {
        var parts: [Part] = []
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case UInt8(ascii: "*"):
                let stars = stars(pattern, &index)
                // Any number of folders twice is any number of folders.
                if case (.folders?, .folderName?) = (stars.first, parts.last) { continue }
                parts += stars
            case UInt8(ascii: "?"):
                parts.append(.any)
                index += 1
            case UInt8(ascii: "["):
                guard let set = GlobSet(pattern, &index) else { return nil }
                parts.append(.set(set))
            case UInt8(ascii: "\\"):
                guard index + 1 < pattern.count else { return nil }
                parts.append(.byte(pattern[index + 1]))
                index += 2
            default:
                parts.append(.byte(pattern[index]))
                index += 1
            }
        }
        return parts
    }

    /// The parts of a run of stars, and the index after it.
    private static func stars(_ pattern: [UInt8], _ index: inout Int) -> [Part] {
        let start = index
        while index < pattern.count, pattern[index] == UInt8(ascii: "*") { index += 1 }
        guard index - start >= 2, start == 0 || pattern[start - 1] == UInt8(ascii: "/") else { return [.run] }
        if index == pattern.count { return [.everything] }
        guard pattern[index] == UInt8(ascii: "/") else { return [.run] }
        index += 1
        return [.folders, .folderName]
    }

    /// Whether the pattern takes a whole path.
    ///
    /// All ways to read the pattern are followed at once. After each byte there are at most two more of them, so that the
    /// time is at most the square of the length of the path.
    package func matches(_ path: some Sequence<UInt8>) -> Bool {
        guard let parts else { return false }
        var states = States(parts)
        for byte in path {
            states.take(byte)
            if states.current.isEmpty { return false }
        }
        return states.current.contains(parts.count)
    }

    /// The indexes of the parts that may take the next byte; their count where all have been taken.
    private struct States {
        private let parts: [Part]
        private(set) var current: [Int] = []
        /// For each index, after how many bytes it was last added.
        private var added: [Int]
        private var count = 0

        init(_ parts: [Part]) {
            self.parts = parts
            added = Array(repeating: -1, count: parts.count + 1)
            enter(0)
        }

        mutating func take(_ byte: UInt8) {
            let before = current
            current.removeAll(keepingCapacity: true)
            count += 1
            for state in before where state < parts.count { step(state, byte) }
        }

        /// Adds an index, and those that are reached from it without a byte.
        private mutating func enter(_ state: Int) {
            var state = state
            while added[state] < count {
                added[state] = count
                current.append(state)
                guard state < parts.count else { return }
                switch parts[state] {
                case .run: state += 1
                case .folders: state += 2
                case .byte, .any, .set, .folderName, .everything: return
                }
            }
        }

        private mutating func step(_ state: Int, _ byte: UInt8) {
            let isSlash = byte == UInt8(ascii: "/")
            switch parts[state] {
            case .byte(let wanted): if byte == wanted { enter(state + 1) }
            case .any: if !isSlash { enter(state + 1) }
            case .set(let set): if !isSlash, set.contains(byte) { enter(state + 1) }
            case .run: if !isSlash { enter(state) }
            case .folders: if !isSlash { enter(state + 1) }
            case .folderName: enter(isSlash ? state - 1 : state)
            case .everything:
                enter(state)
                enter(state + 1)
            }
        }
    }
}
