import Text

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

    /// The empty destination of `[text]()`, which ends at an index.
    init(emptyAt end: Int) {
        range = end..<end
        self.end = end
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
            // Parentheses are not nested, which also keeps the search for them short.
            if close == UInt8(ascii: ")"), text[index] == UInt8(ascii: "(") { index = text.count }
            index += index < text.count && text[index] == UInt8(ascii: "\\") ? 2 : 1
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
}

extension MarkdownDestination {
    /// The destination without backslash escapes, and with the character references decoded; of the named ones in
    /// Markdown, only those of ASCII characters.
    ///
    /// - Parameter hasBackslashes: whether backslashes escape; in HTML they do not.
    static func unescaped(_ target: ArraySlice<UInt8>, hasBackslashes: Bool = true) -> String {
        guard target.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: target, as: UTF8.self)
        }
        var result: [UInt8] = []
        let text = Array(target)
        var index = 0
        while index < text.count {
            if hasBackslashes, text[index] == UInt8(ascii: "\\"), index + 1 < text.count,
                text[index + 1].isASCIIPunctuation
            {
                result.append(text[index + 1])
                index += 2
            } else if text[index] == UInt8(ascii: "&"), let reference = CharacterReference(at: index, in: text),
                !hasBackslashes || reference.mayBeInURL
            {
                result += String(reference.scalar).utf8
                index = reference.end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
