/// The tokens of a JSON text as bytes, so that a program that reads the text again need not parse it.
///
/// The tokens of a text are those of the file only if the hash of both, which is at the start of the file, says so: text
/// that has changed is parsed, and so is text whose file is damaged. Whoever can write the file can make the hash right, so
/// that every number is checked, too. A file can be removed at any time.
extension JSONDocument {
    /// Eight bytes that tell such files from others; the last is the version of the format and of what is attached: raise it
    /// when the index over regexes is made or looked up in another way.
    private static let signature = Array("LecTok\u{0}\u{2}".utf8)
    /// The signature, the hash and the number of tokens.
    private static let headerSize = 24
    /// The signature and the hash.
    private static let unhashedSize = 16
    private static let tokenSize = 16

    /// The most bytes of a file that may be the tokens of a text and what is attached to them.
    package static let maximumTokenFileSize = 2 * tokenSize * JSONParser.maximumValues

    /// The file of the tokens.
    package func tokenFile(attaching attachment: [UInt8] = []) -> [UInt8] {
        var file = Self.bytes(UInt32(tokens.count), 0)
        file.reserveCapacity(file.count + tokens.count * Self.tokenSize + attachment.count)
        for token in tokens {
            file += Self.bytes(UInt32(token.kind.rawValue), UInt32(bitPattern: token.start))
            file += Self.bytes(UInt32(bitPattern: token.end), UInt32(bitPattern: token.next))
        }
        file += attachment
        let text = bytes
        let hash = WordHash(text.span, file.span).value
        return Self.signature
            + Self.bytes(UInt32(truncatingIfNeeded: hash), UInt32(truncatingIfNeeded: hash >> 32)) + file
    }

    /// Two numbers, the lowest byte of each first.
    private static func bytes(_ first: UInt32, _ second: UInt32) -> [UInt8] {
        [first, second].flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }

    /// The document of a text whose tokens are in a file; nil if they are not those of the text.
    package convenience init?(_ text: [UInt8], tokenFile file: [UInt8]) {
        let bytes = file.span
        guard bytes.count >= Self.headerSize, bytes.hasText(Self.signature.span), let count = bytes.word(at: 16),
            count <= (bytes.count - Self.headerSize) / Self.tokenSize,
            bytes.word(at: 8) == WordHash(text.span, bytes.extracting(Self.unhashedSize...)).value
        else { return nil }
        let end = Self.headerSize + Int(count) * Self.tokenSize
        guard let tokens = Self.tokens(bytes.extracting(Self.headerSize..<end), of: text.count) else { return nil }
        self.init(text, tokens: tokens, attachment: Array(file[end...]))
    }

    /// The tokens; nil if one of them is not a range of the text, or they are not nested as those of a text are: whoever
    /// walks through them ends, and finds a value for each key.
    private static func tokens(_ file: Span<UInt8>, of length: Int) -> [Token]? {
        let count = file.count / tokenSize
        var tokens: [Token] = []
        tokens.reserveCapacity(count)
        var nesting = TokenNesting(count: count)
        while tokens.count < count {
            guard let first = file.word(at: tokens.count * tokenSize),
                let second = file.word(at: tokens.count * tokenSize + 8),
                let kind = Token.Kind(rawValue: UInt8(truncatingIfNeeded: first))
            else { return nil }
            let token = Token(
                kind: kind, start: Int32(truncatingIfNeeded: first >> 32), end: Int32(truncatingIfNeeded: second),
                next: Int32(truncatingIfNeeded: second >> 32))
            guard token.isInside(textOf: length), nesting.takes(token, at: tokens.count) else { return nil }
            tokens.append(token)
        }
        return nesting.isComplete ? tokens : nil
    }
}

/// The arrays and objects around the next token of a file.
private struct TokenNesting {
    private struct Container {
        /// The index of the token after its contents.
        let end: Int
        let isObject: Bool
        var wantsKey: Bool
    }

    private var containers: [Container] = []
    private let count: Int

    init(count: Int) { self.count = count }

    /// Takes the token at an index; false if it cannot be there.
    mutating func takes(_ token: JSONDocument.Token, at index: Int) -> Bool {
        guard close(at: index), (index == 0) == containers.isEmpty else { return false }
        let end = containers.last?.end ?? count
        if let last = containers.indices.last, containers[last].isObject {
            if containers[last].wantsKey, token.kind != .string, token.kind != .escapedString { return false }
            containers[last].wantsKey.toggle()
        }
        guard token.kind == .array || token.kind == .object else { return Int(token.next) == index + 1 }
        containers.append(Container(end: Int(token.next), isObject: token.kind == .object, wantsKey: true))
        return index < Int(token.next) && Int(token.next) <= end && containers.count <= JSONParser.maximumDepth
    }

    /// Whether every array and object has ended.
    var isComplete: Bool {
        mutating get { count > 0 && close(at: count) && containers.isEmpty }
    }

    /// Closes what ends before an index; false for an object whose last key has no value.
    private mutating func close(at index: Int) -> Bool {
        while let last = containers.last, last.end == index {
            if last.isObject, !last.wantsKey { return false }
            containers.removeLast()
        }
        return true
    }
}

extension JSONDocument.Token {
    /// Whether the range is one of a text, and leaves room for the quotes of a string.
    fileprivate func isInside(textOf length: Int) -> Bool {
        let quotes: Int32 = kind == .string || kind == .escapedString ? 1 : 0
        return start >= quotes && start <= end && Int(end) + Int(quotes) <= length
    }
}

/// A hash of two texts that finds accidents: it does not withstand somebody who looks for two texts with the same one.
private struct WordHash {
    private(set) var value: UInt64

    init(_ first: Span<UInt8>, _ second: Span<UInt8>) {
        value = 0
        append(first)
        append(second)
    }

    /// Hashes four words at once, so that the processor need not wait for each. Every step can be undone, so that texts
    /// which differ in one word never have the same hash.
    private mutating func append(_ text: Span<UInt8>) {
        var lanes = (value ^ UInt64(text.count), value, ~value, value &* Self.multiplier)
        var index = 0
        while let a = text.word(at: index), let b = text.word(at: index &+ 8), let c = text.word(at: index &+ 16),
            let d = text.word(at: index &+ 24)
        {
            lanes = (
                Self.mixed(lanes.0, a), Self.mixed(lanes.1, b), Self.mixed(lanes.2, c), Self.mixed(lanes.3, d)
            )
            index &+= 32
        }
        value = lanes.0
        for word in [lanes.1, lanes.2, lanes.3] { value = Self.mixed(value, word) }
        while index < text.count {
            value = Self.mixed(value, UInt64(text[index]))
            index += 1
        }
    }

    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let sum = hash ^ word
        return (sum << 29 | sum >> 35) &* multiplier
    }
}
