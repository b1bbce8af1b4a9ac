import UTF8Text

/// The destination of a Markdown link, and the title after it.
struct MarkdownDestination {
    /// The range of the destination, without angle brackets.
    let range: Range<Int>
    /// The index after the destination, or after the title once that is skipped.
    private(set) var end: Int

    /// The destination that begins at an index.
    init?(at start: Int, in text: [UInt8]) {
        guard start < text.count else { return nil }
        if text[start] == UInt8(ascii: "<") {
            guard let close = Self.angleEnd(from: start + 1, in: text) else { return nil }
            range = start + 1..<close
            end = close + 1
        } else {
            guard let close = Self.bareEnd(from: start, in: text), close > start else { return nil }
            range = start..<close
            end = close
        }
    }

    private static func angleEnd(from start: Int, in text: [UInt8]) -> Int? {
        var index = start
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: ">"): return index
            case UInt8(ascii: "<"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return nil
    }

    private static func bareEnd(from start: Int, in text: [UInt8]) -> Int? {
        var index = start
        var depth = 0
        while index < text.count, text[index] > 0x20, text[index] != 0x7F {
            switch text[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth == 0: return index
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\\") where index + 1 < text.count && text[index + 1].isASCIIPunctuation: index += 1
            default: break
            }
            guard depth <= maximumDepth else { return nil }
            index += 1
        }
        return depth == 0 ? index : nil
    }

    /// The deepest nesting of parentheses in a destination.
    private static let maximumDepth = 32

    /// Moves `end` after a title, which white space must separate from the destination, and after white space.
    mutating func skipTitle(in text: [UInt8]) {
        let start = Self.spaces(from: end, in: text)
        guard start > end, start < text.count, let close = Self.closing(text[start]) else {
            end = start
            return
        }
        var index = start + 1
        while index < text.count, text[index] != close {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = index < text.count ? Self.spaces(from: index + 1, in: text) : start
    }

    /// The index of the next character that is not white space.
    static func spaces(from start: Int, in text: [UInt8]) -> Int {
        var index = start
        while index < text.count, text[index].isASCIISpace { index += 1 }
        return index
    }

    private static func closing(_ opening: UInt8) -> UInt8? {
        switch opening {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): opening
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }

    /// The destination without backslash escapes, and with the character references that occur in URLs decoded.
    static func unescaped(_ target: ArraySlice<UInt8>) -> String {
        guard target.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: target, as: UTF8.self)
        }
        var result: [UInt8] = []
        let text = Array(target)
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1].isASCIIPunctuation {
                index += 1
            }
            if let reference = references.first(where: { text.hasText($0.name, at: index) }) {
                result.append(reference.byte)
                index += reference.name.utf8CodeUnitCount
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let references: [(name: StaticString, byte: UInt8)] = [
        ("&amp;", UInt8(ascii: "&")), ("&#38;", UInt8(ascii: "&")), ("&#x26;", UInt8(ascii: "&")),
        ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
        ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&lpar;", UInt8(ascii: "(")),
        ("&rpar;", UInt8(ascii: ")")), ("&lbrack;", UInt8(ascii: "[")), ("&rbrack;", UInt8(ascii: "]")),
    ]
}
