import Text

/// What is at a position of a text that may be half-typed.
struct CursorContext {
    /// A step from the manifest into it.
    enum Step: Equatable {
        case key(String)
        case index(Int)
    }

    /// The steps to the object or array that the position is in.
    let path: [Step]
    /// The key whose value is at the position; nil for a key, or in an array.
    let key: String?
    /// Whether a key is or should be at the position.
    let isKey: Bool
    /// The string or word that the position is in.
    let token: JSONLexer.Token?
    /// The keys of the object but the one at the position.
    let otherKeys: Set<String>
    /// Whether a colon follows.
    let precedesColon: Bool

    /// Reads a text.
    ///
    /// - Parameter isTyping: whether the position is that of a cursor, between two characters, or the one of the character
    ///   after it.
    init(_ bytes: [UInt8], at offset: Int, isTyping: Bool) {
        var lexer = JSONLexer(bytes)
        var nesting = JSONNesting()
        var next = lexer.next()
        while let token = next, token.range.upperBound <= offset, !Self.isIn(token, offset, isTyping) {
            nesting.take(token)
            next = lexer.next()
        }
        let found = next.flatMap { Self.isIn($0, offset, isTyping) ? $0 : nil }
        let rest = Self.rest(from: next, lexer, nesting)
        let containers = nesting.containers
        path = containers.dropLast().map { $0.isObject ? .key(Self.name($0.key, bytes)) : .index($0.index) }
        let last = containers.last
        isKey = last?.expectsKey ?? false
        key = last.flatMap { $0.isObject && !$0.expectsKey ? Self.name($0.key, bytes) : nil }
        token = found
        precedesColon = found == nil ? next?.kind == .colon : lexer.next()?.kind == .colon
        otherKeys = Set(rest.filter { $0 != found?.range }.map { Self.name($0, bytes) })
    }

    /// The keys of the innermost object, including those after the position.
    private static func rest(from token: JSONLexer.Token?, _ lexer: JSONLexer, _ nesting: JSONNesting) -> [Range<Int>] {
        guard let object = nesting.containers.last, object.isObject else { return [] }
        var (lexer, nesting, token) = (lexer, nesting, token)
        let index = nesting.containers.count - 1
        var keys = object.keys
        while index < nesting.containers.count, nesting.containers[index].start == object.start {
            keys = nesting.containers[index].keys
            guard let next = token else { break }
            nesting.take(next)
            token = lexer.next()
        }
        return keys
    }

    private static func name(_ key: Range<Int>?, _ bytes: [UInt8]) -> String {
        key.flatMap { try? JSONDocument(Array(bytes[$0])).root.string } ?? ""
    }

    private static func isIn(_ token: JSONLexer.Token, _ offset: Int, _ isTyping: Bool) -> Bool {
        guard token.range.lowerBound < offset || !isTyping && token.range.lowerBound == offset else { return false }
        switch token.kind {
        case .string(isClosed: true): return offset < token.range.upperBound
        case .string, .word: return offset <= token.range.upperBound
        default: return false
        }
    }

    /// The steps to the value at the position; for a key, to its object.
    var valuePath: [Step] {
        if let key { return path + [.key(key)] }
        return path
    }
}
