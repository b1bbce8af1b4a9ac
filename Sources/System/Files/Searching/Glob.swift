#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pattern for paths, as gitignore(5) describes it: `*` and `?` are anything but a slash, `[a-z]` is a set, and `**`
/// between slashes is any number of folders.
package struct Glob: Sendable {
    /// What a name in a path must be.
    private enum Part: Sendable, Equatable {
        /// `**`: any number of names.
        case any
        /// A pattern for fnmatch(3), with its final zero.
        case name([CChar])
    }

    private let parts: [Part]

    /// Whether a text has characters with a special meaning in a pattern.
    package static func isPattern(_ text: String) -> Bool { text.utf8.contains { "*?[".utf8.contains($0) } }

    /// Reads a pattern.
    package init(_ pattern: some Sequence<UInt8>) {
        var parts: [Part] = []
        for name in Self.names(pattern) {
            let isAny = name.count > 2 && name.dropLast().allSatisfy { $0 == CChar(UInt8(ascii: "*")) }
            // Any number of folders twice is any number of folders.
            if !isAny || parts.last != .any { parts.append(isAny ? .any : .name(name)) }
        }
        self.parts = parts
    }

    /// The names between slashes, each with a zero after it. Names of files are bytes, and so is what a pattern matches.
    private static func names(_ path: some Sequence<UInt8>) -> [[CChar]] {
        path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { $0.map { CChar(bitPattern: $0) } + [0] }
    }

    /// Whether the pattern matches a whole path.
    package func matches(_ path: some Sequence<UInt8>) -> Bool {
        let names = Self.names(path)
        // The numbers of names that the parts so far match.
        var counts: Set = [0]
        for (index, part) in parts.enumerated() {
            switch part {
            case .any:
                // What ends with `/**` is everything in a folder, but not the folder.
                let least = (counts.min() ?? names.count) + (index == parts.count - 1 ? 1 : 0)
                counts = least <= names.count ? Set(least...names.count) : []
            case .name(let pattern):
                let matching = counts.filter { count in
                    guard count < names.count else { return false }
                    return unsafe fnmatch(pattern, names[count], 0) == 0
                }
                counts = Set(matching.map { $0 + 1 })
            }
            if counts.isEmpty { return false }
        }
        return counts.contains(names.count)
    }
}
