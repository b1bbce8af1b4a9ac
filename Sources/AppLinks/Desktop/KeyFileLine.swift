/// A line of a key file, as GLib reads it: the Desktop Entry Specification does not say what a malformed line means.
enum KeyFileLine {
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
