/// A file of keys in groups, the format of desktop entries, `mimeapps.list` and `mimeinfo.cache`. A change of one key
/// leaves all other lines byte for byte as they are.
struct KeyFile {
    private var lines: [Substring]
    private let endsWithLineFeed: Bool

    init(_ text: String) {
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        endsWithLineFeed = lines.last?.isEmpty ?? true
        if endsWithLineFeed { lines.removeLast() }
    }

    var text: String { lines.joined(separator: "\n") + (endsWithLineFeed && !lines.isEmpty ? "\n" : "") }

    var firstGroup: String? { lines.lazy.compactMap { KeyFileLine($0).group }.first }

    /// The number of the first line, counted from 1, that is neither a group, a key in a group, a comment nor blank.
    /// Desktops ignore a file with such a line, as GLib does.
    var malformedLine: Int? {
        var isInGroup = false
        for (index, line) in lines.enumerated() {
            switch KeyFileLine(line) {
            case .group: isInGroup = true
            case .key where isInGroup, .ignored: continue
            case .key, .malformed: return index + 1
            }
        }
        return nil
    }

    /// The value of a key, with its escapes; the last one if a key occurs twice, as in GLib.
    func value(_ key: String, in group: String) -> String? {
        index(of: key, in: group).flatMap { KeyFileLine(lines[$0]).value }.map(String.init)
    }

    /// The value of a key as a list of decoded items.
    func list(_ key: String, in group: String) -> [String] {
        items(key, in: group).map { Self.unescaped(Substring($0)) }
    }

    /// The value of a key as a list of items, each terminated by `;`, with their escapes.
    func items(_ key: String, in group: String) -> [String] { value(key, in: group).map { Self.items($0[...]) } ?? [] }

    private static func items(_ value: Substring) -> [String] {
        var items: [String] = [""]
        var isEscaped = false
        for character in value {
            if character == ";", !isEscaped { items.append("") } else { items[items.count - 1].append(character) }
            isEscaped = character == "\\" && !isEscaped
        }
        return items.filter { !$0.isEmpty }
    }

    /// The keys of a group whose lists contain an item, in the order of the file.
    func keys(in group: String, listing item: String) -> [String] {
        var isInGroup = false
        return lines.compactMap { line in
            let line = KeyFileLine(line)
            if let name = line.group { isInGroup = name == group }
            guard isInGroup, case .key(let key, let value) = line, Self.items(value).contains(item) else { return nil }
            return String(key)
        }
    }

    func has(_ group: String) -> Bool { range(of: group) != nil }

    /// Sets the list of a key. An empty list removes the key.
    mutating func set(_ key: String, to items: [String], in group: String) {
        let index = index(of: key, in: group)
        guard !items.isEmpty else {
            if let index { lines.remove(at: index) }
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
        guard let value = KeyFileLine(line).value else { return line }
        let end = value.isEmpty || value.utf8.last == UInt8(ascii: ";") ? ";" : ""
        return line[..<value.startIndex] + items.joined(separator: ";") + end + line[value.endIndex...]
    }

    /// Removes a group that has neither keys nor comments, with the blank lines that belong to it.
    mutating func removeIfEmpty(_ group: String) {
        guard let range = range(of: group), lines[range].dropFirst().allSatisfy(\.isEmpty) else { return }
        let hasBlankBefore =
            range.lowerBound > 0 && lines[range.lowerBound - 1].isEmpty && range.upperBound == lines.count
        lines.removeSubrange((hasBlankBefore ? range.lowerBound - 1 : range.lowerBound)..<range.upperBound)
    }

    private func index(of key: String, in group: String) -> Int? {
        var isInGroup = false
        var found: Int?
        for (index, line) in lines.enumerated() {
            switch KeyFileLine(line) {
            case .group(let name): isInGroup = name == group
            case .key(key[...], _) where isInGroup: found = index
            case .key, .ignored, .malformed: continue
            }
        }
        return found
    }

    /// The lines of a group with its heading; of the last one if a group occurs twice.
    private func range(of group: String) -> Range<Int>? {
        guard let start = lines.lastIndex(where: { KeyFileLine($0).group == group }) else { return nil }
        let end = lines[(start + 1)...].firstIndex { KeyFileLine($0).group != nil } ?? lines.count
        return start..<end
    }

    /// Decodes the escapes that every string may have.
    static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            guard isEscaped else {
                isEscaped = character == "\\"
                if !isEscaped { result.append(character) }
                continue
            }
            isEscaped = false
            switch character {
            case "s": result.append(" ")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\", ";": result.append(character)
            default: result += "\\" + String(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }
}

/// A line of a key file, as GLib reads it: the Desktop Entry Specification does not say what a malformed line means.
private enum KeyFileLine {
    case group(String)
    /// A key and its value with its escapes. Spaces at the end of a value belong to it.
    case key(Substring, Substring)
    /// A comment or a blank line.
    case ignored
    case malformed

    init(_ line: Substring) {
        let text = line.utf8.last == 13 ? Substring(line.utf8.dropLast()) : line
        let content = Self.droppingSpaces(text)
        switch content.utf8.first {
        case nil, UInt8(ascii: "#"): self = .ignored
        case UInt8(ascii: "["): self = Self.group(content) ?? .malformed
        default: self = Self.pair(content) ?? .malformed
        }
    }

    /// The name of the group that the line begins.
    var group: String? { if case .group(let name) = self { name } else { nil } }

    /// The value of the line's key.
    var value: Substring? { if case .key(_, let value) = self { value } else { nil } }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }

    private static func droppingSpaces(_ text: Substring) -> Substring {
        text[(text.utf8.firstIndex { !isSpace($0) } ?? text.endIndex)...]
    }

    private static func group(_ line: Substring) -> KeyFileLine? {
        guard let end = line.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let name = line[line.utf8.index(after: line.startIndex)..<end]
        let rest = line[line.utf8.index(after: end)...]
        guard !name.isEmpty, rest.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 9 }),
            name.utf8.allSatisfy({ $0 != UInt8(ascii: "[") && $0 >= 0x20 && $0 != 0x7F })
        else { return nil }
        return .group(String(name))
    }

    private static func pair(_ line: Substring) -> KeyFileLine? {
        guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")),
            let end = line[..<equals].utf8.lastIndex(where: { !isSpace($0) })
        else { return nil }
        let key = line[...end]
        let parts = key.utf8.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false)
        // A locale, as in "Name[de]", is the only thing that may be in brackets.
        let isKey =
            switch parts.count {
            case 1: !key.utf8.contains(UInt8(ascii: "]"))
            case 2:
                !parts[0].isEmpty
                    && parts[1].firstIndex(of: UInt8(ascii: "]")).map { $0 == parts[1].indices.last } ?? false
            default: false
            }
        return isKey ? .key(key, droppingSpaces(line[line.utf8.index(after: equals)...])) : nil
    }
}
