import Text

/// A `.gitignore`: patterns for paths that are left out, as gitignore(5) describes them.
package struct IgnoreFile: Sendable {
    /// The name of such files.
    package static let name = ".gitignore"

    private struct Rule: Sendable {
        let glob: Glob
        /// Whether paths that match are not left out after all, `!keep.md`.
        let isNegated: Bool
        /// Whether only folders match, `build/`.
        let isForFolders: Bool
        /// Whether the pattern is compared with the name alone, since it has no slash but at its end.
        let isForNames: Bool
    }

    private let rules: [Rule]

    /// Reads the bytes of a file.
    package init(_ bytes: [UInt8]) {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        rules = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Self.rule)
    }

    /// Whether a path is left out; nil if no pattern is about it.
    ///
    /// - Parameter path: relative to the folder of the file.
    package func excludes(_ path: some BidirectionalCollection<UInt8>, isFolder: Bool) -> Bool? {
        let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
        let rule = rules.last { rule in
            (isFolder || !rule.isForFolders) && (rule.isForNames ? rule.glob.matches(name) : rule.glob.matches(path))
        }
        return rule.map { !$0.isNegated }
    }

    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        guard line.first != UInt8(ascii: "#") else { return nil }
        var pattern = withoutTrailingSpaces(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        let isNegated = pattern.first == UInt8(ascii: "!")
        if isNegated { pattern.removeFirst() }
        let isForFolders = pattern.last == UInt8(ascii: "/")
        if isForFolders { pattern.removeLast() }
        let isForNames = !pattern.contains(UInt8(ascii: "/"))
        if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
        guard !pattern.isEmpty else { return nil }
        return Rule(glob: Glob(pattern), isNegated: isNegated, isForFolders: isForFolders, isForNames: isForNames)
    }

    /// Spaces at the end count only after a backslash.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            let isEscape = line[index] == UInt8(ascii: "\\") && index + 1 < line.endIndex
            if line[index] != UInt8(ascii: " ") { end = index + (isEscape ? 2 : 1) }
            index += isEscape ? 2 : 1
        }
        return line[..<end]
    }
}
