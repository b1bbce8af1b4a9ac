import TestCorpora

/// A case of ICU's `regextst.txt`, whose first lines describe the format: `"(a)b"  i  "x<0><1>A</1>B</0>"`.
struct ICUCase: CustomStringConvertible {
    /// The line of the file.
    let line: Int
    /// The pattern, with the flags as a part of it.
    let pattern: String
    let subject: String
    /// Which of the matches is described, from 1.
    let find: Int
    /// Whether ICU refuses the pattern.
    let isRefused: Bool
    /// Whether the other groups are described too, not only the match.
    let checksGroups: Bool
    /// Where the groups are in the subject, in bytes, by their numbers; empty if there is no such match.
    let groups: [Int: Range<Int>]

    var description: String { "\(line): \(pattern.debugDescription) on \(subject.debugDescription)" }

    /// The cases that a pattern and a text alone can describe.
    ///
    /// - Throws: The error of Foundation if the suite cannot be read.
    static func all() throws -> [ICUCase] {
        String(decoding: try Corpus.icuRegexSuite.data(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated().compactMap { ICUCase($1, line: $0 + 1) }
    }

    private init?(_ text: Substring, line: Int) {
        var rest = text.unicodeScalars
        guard let pattern = Self.quoted(&rest) else { return nil }
        let flags = String(rest.trimmingPrefix(while: \.isSpace).prefix { $0.properties.isAlphabetic || $0.isDigit })
        rest = rest.trimmingPrefix(while: \.isSpace).dropFirst(flags.unicodeScalars.count)
        // `Q` is a literal, `a` and `b` are about regions, `e` is about escapes that Foundation allows.
        guard let tagged = Self.quoted(&rest), !flags.contains(where: { "Qabe".contains($0) }),
            let unescaped = Self.unescaped(tagged), let subject = Self.untagged(unescaped)
        else { return nil }
        self.line = line
        self.pattern = Self.pattern(pattern, flags)
        (self.subject, groups) = subject
        find = flags.compactMap(\.wholeNumberValue).first ?? 1
        isRefused = flags.contains("E")
        checksGroups = !flags.contains("G")
    }

    private static func pattern(_ pattern: String, _ flags: String) -> String {
        let options = flags.filter { "ixsmD".contains($0) }.lowercased()
        let anchored =
            flags.contains("M") ? "\\A(?:\(pattern))\\z" : flags.contains("L") ? "\\A(?:\(pattern))" : pattern
        return options.isEmpty ? anchored : "(?\(options))\(anchored)"
    }

    /// Takes off what the next two marks of the same kind enclose.
    private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
        let text = rest.trimmingPrefix(while: \.isSpace)
        guard let mark = text.first, "\"'/".unicodeScalars.contains(mark),
            let end = text.dropFirst().firstIndex(of: mark)
        else { return nil }
        rest = text[text.index(after: end)...]
        return String(text[text.startIndex..<end].dropFirst())
    }

    /// The text without `<1>` and `</1>`, and where those were; nil if it has a region.
    private static func untagged(_ text: String) -> (String, [Int: Range<Int>])? {
        guard !text.contains("<r>") else { return nil }
        var plain = ""
        var (starts, groups): ([Int: Int], [Int: Range<Int>]) = ([:], [:])
        var rest = text[...]
        while let tag = rest.firstMatch(of: /<(\/?)(\d+)>/.matchingSemantics(.unicodeScalar)) {
            plain += rest[..<tag.range.lowerBound]
            rest = rest[tag.range.upperBound...]
            guard let number = Int(tag.output.2) else { return nil }
            if tag.output.1.isEmpty {
                starts[number] = plain.utf8.count
            } else if let start = starts[number] {
                groups[number] = start..<plain.utf8.count
            }
        }
        return (plain + rest, groups)
    }

    /// The text without escapes, empty where ICU does not understand one; nil if it is not valid UTF-16.
    private static func unescaped(_ text: String) -> String? {
        var units: [UInt16] = []
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                units += Array(String(scalar).utf16)
                continue
            }
            guard let value = value(ofEscape: &rest) else { return "" }
            if let unit = UInt16(exactly: value) {
                units.append(unit)
            } else {
                units += Unicode.Scalar(value).map { Array(String($0).utf16) } ?? []
            }
        }
        return String(validating: units, as: UTF16.self)
    }

    private static let controls: [Unicode.Scalar: UInt32] = [
        "a": 7, "b": 8, "e": 27, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11,
    ]

    private static func value(ofEscape rest: inout Substring.UnicodeScalarView) -> UInt32? {
        guard let kind = rest.popFirst() else { return nil }
        let isBraced = kind == "x" && rest.first == "{"
        let count = kind == "u" ? 4 : kind == "U" ? 8 : kind == "x" ? (isBraced ? 8 : 2) : 0
        guard count > 0 else {
            guard let digit = kind.octalValue else { return controls[kind] ?? kind.value }
            let others = rest.prefix(2).prefix { $0.octalValue != nil }
            rest = rest.dropFirst(others.count)
            return others.reduce(digit) { $0 * 8 + ($1.octalValue ?? 0) }
        }
        if isBraced { rest.removeFirst() }
        let digits = rest.prefix(count).prefix { $0.properties.isASCIIHexDigit }
        rest = rest.dropFirst(digits.count)
        guard digits.count == count || kind == "x", !isBraced || rest.popFirst() == "}" else { return nil }
        return UInt32(String(digits), radix: 16)
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { self == " " || self == "\t" }
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
    fileprivate var octalValue: UInt32? { ("0"..."7").contains(self) ? value - 48 : nil }
}
