/// A file of keys in groups, the format of desktop entries, `mimeapps.list` and `mimeinfo.cache`. A change of one key
/// leaves all other lines byte for byte as they are.
struct KeyFile {
    private var lines: [Substring]

    /// Reads the text of a file.
    init(_ text: String) {
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// The text of the file.
    var text: String { lines.map { $0 + "\n" }.joined() }

    /// The value of a key, with its escapes; the last one if a key occurs twice, as in GLib.
    func value(_ key: String, in group: String) -> String? {
        index(of: key, in: group).map { String(Self.pair(lines[$0])?.value ?? "") }
    }

    /// The value of a key as a list of items, each terminated by `;`.
    func list(_ key: String, in group: String) -> [String] {
        value(key, in: group).map { Self.items($0[...]) } ?? []
    }

    private static func items(_ value: Substring) -> [String] {
        value.split(separator: ";").map { String(trimmed($0)) }.filter { !$0.isEmpty }
    }

    /// The keys of a group whose lists contain an item, in the order of the file.
    func keys(in group: String, listing item: String) -> [String] {
        var isInGroup = false
        return lines.compactMap { line in
            if let name = Self.heading(line) { isInGroup = name == group }
            guard isInGroup, let (key, value) = Self.pair(line), Self.items(value).contains(item) else { return nil }
            return String(key)
        }
    }

    /// Sets the list of a key. An empty list removes the key, and its group if that becomes empty.
    mutating func set(_ key: String, to items: [String], in group: String) {
        let index = index(of: key, in: group)
        guard !items.isEmpty else {
            if let index { lines.remove(at: index) }
            removeIfEmpty(group)
            return
        }
        let line = Substring("\(key)=\(items.joined(separator: ";"));")
        if let index {
            lines[index] = Self.replacingValue(of: lines[index], by: items)
        } else if let range = range(of: group) {
            let last = lines[range].lastIndex { !$0.isEmpty } ?? range.lowerBound
            lines.insert(line, at: last + 1)
        } else {
            lines += (lines.isEmpty ? [] : [""]) + ["[\(group)]", line]
        }
    }

    /// Replaces the items of a line and keeps its spacing, so that adding and removing an item restores the line.
    private static func replacingValue(of line: Substring, by items: [String]) -> Substring {
        guard let value = pair(line)?.value else { return line }
        let end = value.isEmpty || value.utf8.last == UInt8(ascii: ";") ? ";" : ""
        return line[..<value.startIndex] + items.joined(separator: ";") + end + line[value.endIndex...]
    }

    private mutating func removeIfEmpty(_ group: String) {
        guard let range = range(of: group), lines[range].dropFirst().allSatisfy(\.isEmpty) else { return }
        let hasBlankBefore =
            range.lowerBound > 0 && lines[range.lowerBound - 1].isEmpty && range.upperBound == lines.count
        lines.removeSubrange((hasBlankBefore ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound)
    }

    private func index(of key: String, in group: String) -> Int? {
        var isInGroup = false
        var found: Int?
        for (index, line) in lines.enumerated() {
            if let name = Self.heading(line) {
                isInGroup = name == group
            } else if isInGroup, Self.pair(line)?.key == key[...] {
                found = index
            }
        }
        return found
    }

    /// The lines of a group with its heading; of the last one if a group occurs twice.
    private func range(of group: String) -> Range<Int>? {
        guard let start = lines.lastIndex(where: { Self.heading($0) == group }) else { return nil }
        let end = lines[(start + 1)...].firstIndex { Self.heading($0) != nil } ?? lines.count
        return start..<end
    }

    private static func heading(_ line: Substring) -> String? {
        guard line.utf8.first == UInt8(ascii: "["), let end = line.utf8.lastIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        return String(line[line.utf8.index(after: line.startIndex)..<end])
    }

    private static func pair(_ line: Substring) -> (key: Substring, value: Substring)? {
        guard line.utf8.first != UInt8(ascii: "#"), let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            return nil
        }
        return (trimmed(line[..<equals]), trimmed(line[line.utf8.index(after: equals)...]))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 13 }
        let start = text.utf8.firstIndex { !isBlank($0) } ?? text.endIndex
        let end = text[start...].utf8.lastIndex { !isBlank($0) }.map { text.utf8.index(after: $0) } ?? start
        return text[start..<end]
    }
}

extension KeyFile {
    /// Larger files are not read, in bytes.
    static let maximumSize = 16 << 20
}
