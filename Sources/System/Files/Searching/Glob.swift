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

    /// Nil for a pattern with an unclosed set, a backslash at its end or too many stars, which no path matches.
    private let parts: [Part]?

    /// Whether a text has characters with a special meaning in a pattern.
    package static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[".utf8.contains($0) } }

    /// Reads a pattern.
    package init(_ pattern: some Sequence<UInt8>) {
        parts = Self.parse(Array(pattern)).flatMap { parts in
            parts.count { if case .run = $0 { true } else { false } } <= SystemLimits.stars ? parts : nil
        }
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
    /// All ways to read the pattern are followed at once, so that the time is at most the product of the lengths.
    package func matches(_ path: some Sequence<UInt8>) -> Bool {
        guard let parts else { return false }
        var states = Set<Int>()
        Self.enter(0, of: parts, &states)
        for byte in path {
            var next = Set<Int>()
            for state in states where state < parts.count { Self.step(state, byte, of: parts, &next) }
            if next.isEmpty { return false }
            states = next
        }
        return states.contains(parts.count)
    }

    /// Adds a state, and those that are reached from it without a byte.
    private static func enter(_ state: Int, of parts: [Part], _ states: inout Set<Int>) {
        var state = state
        while states.insert(state).inserted, state < parts.count {
            switch parts[state] {
            case .run: state += 1
            case .folders: state += 2
            case .byte, .any, .set, .folderName, .everything: return
            }
        }
    }

    private static func step(_ state: Int, _ byte: UInt8, of parts: [Part], _ next: inout Set<Int>) {
        let isSlash = byte == UInt8(ascii: "/")
        switch parts[state] {
        case .byte(let wanted): if byte == wanted { enter(state + 1, of: parts, &next) }
        case .any: if !isSlash { enter(state + 1, of: parts, &next) }
        case .set(let set): if !isSlash, set.contains(byte) { enter(state + 1, of: parts, &next) }
        case .run: if !isSlash { enter(state, of: parts, &next) }
        case .folders: if !isSlash { enter(state + 1, of: parts, &next) }
        case .folderName: enter(isSlash ? state - 1 : state, of: parts, &next)
        case .everything:
            next.insert(state)
            next.insert(state + 1)
        }
    }
}
