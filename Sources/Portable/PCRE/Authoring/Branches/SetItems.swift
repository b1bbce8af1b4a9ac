/// The items of a set such as `[a-z\d_]`, each with the characters that it stands for.
struct SetItem: Sendable {
    /// The UTF-8 offsets of its text in the pattern.
    let range: Range<Int>
    /// Matches one character of the item.
    private let pattern: Pattern
    /// Whether all its characters are digits.
    let isDigits: Bool

    func matches(_ scalar: Unicode.Scalar) -> Bool {
        (try? pattern.firstMatch(in: Subject(String(scalar)))) != nil
    }

    fileprivate init(
        _ members: String, _ range: Range<Int>, ignoringCase: Bool, isDigits: Bool
    ) throws(PatternError) {
        self.range = range
        self.isDigits = isDigits
        pattern = try Pattern((ignoringCase ? "(?i)" : "") + "[\(members)]")
    }
}

/// Reads the items of a set.
struct SetItemReader {
    private let source: [UInt8]
    private var scanner: PatternScanner
    private let start: Int

    /// - Parameters:
    ///   - text: the set, from its opening bracket to the closing one.
    ///   - start: its UTF-8 offset in the pattern.
    init(_ text: String, at start: Int, _ flags: PatternScanner.Flags) {
        source = Array(text.utf8)
        scanner = PatternScanner(text)
        scanner.flags = flags
        self.start = start
    }

    /// The items; empty for a negated set, and for one with an operation such as `&&`.
    mutating func items() throws(PatternError) -> [SetItem] {
        try scanner.advance()
        guard scanner.following != ":" else { return [] }
        try scanner.advance()
        guard try !scanner.skip("^") else { return [] }
        var items: [SetItem] = []
        if scanner.isAt("]"), let item = try readCharacter() { items.append(item) }
        while !scanner.isAt("]"), scanner.current != nil {
            guard let item = try readItem() else { return [] }
            items.append(item)
        }
        return items
    }

    /// Nil for an operation.
    private mutating func readItem() throws(PatternError) -> SetItem? {
        let offset = scanner.currentOffset
        if scanner.isAt("[") {
            try scanner.skipSet()
            return scanner.isAt("-") || scanner.isAt("&") ? nil : try item(text(from: offset), from: offset)
        }
        if scanner.isAt("-") || scanner.isAt("&"), let operation = scanner.current?.scalar {
            guard scanner.following != operation, scanner.following != "[" else { return nil }
        }
        return try readCharacter()
    }

    /// Reads a character, a range or an escape such as `\d`; nil for an operation.
    private mutating func readCharacter() throws(PatternError) -> SetItem? {
        let offset = scanner.currentOffset
        guard let first = try readScalar() else {
            let text = text(from: offset)
            return try item(text, from: offset, isDigits: text == "\\d")
        }
        guard scanner.isAt("-"), let next = scanner.following, next != "]", next != "[" else {
            return try item(first...first, from: offset)
        }
        guard next != "-" else { return nil }
        try scanner.advance()
        guard let last = try readScalar(), first <= last else { return nil }
        return try item(first...last, from: offset)
    }

    /// Reads a character that is spelt out; nil for a class, which is read too.
    private mutating func readScalar() throws(PatternError) -> Unicode.Scalar? {
        let offset = scanner.currentOffset
        guard scanner.isAt("\\") else {
            let scalar = scanner.current?.scalar
            try scanner.advance()
            return scalar
        }
        try scanner.advance()
        guard let letter = scanner.current?.scalar else { return nil }
        if ["p", "P", "N"].contains(letter) {
            _ = try scanner.takeBracedName(at: offset)
            try scanner.advance()
            return nil
        }
        try scanner.advance()
        return PropertySet(shorthand: letter) == nil ? letter : nil
    }

    private func item(_ members: String, from offset: Int, isDigits: Bool = false) throws(PatternError) -> SetItem {
        try SetItem(
            members, start + offset..<start + scanner.currentOffset, ignoringCase: scanner.flags.ignoresCase,
            isDigits: isDigits)
    }

    private func item(_ range: ClosedRange<Unicode.Scalar>, from offset: Int) throws(PatternError) -> SetItem {
        func spelling(_ scalar: Unicode.Scalar) -> String { "\\x{\(String(scalar.value, radix: 16))}" }
        return try item(
            spelling(range.lowerBound) + "-" + spelling(range.upperBound), from: offset,
            isDigits: ("0"..."9").contains(range.lowerBound) && ("0"..."9").contains(range.upperBound))
    }

    private func text(from offset: Int) -> String {
        String(decoding: source[offset..<scanner.currentOffset], as: UTF8.self)
    }
}
