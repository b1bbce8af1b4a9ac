import Text

/// Which objects and arrays a token of a JSON text is in, as far as the text tells that is not finished.
///
/// A closing bracket also closes what was left open in it, and an object where a key should be is the next one of its
/// list: the `}` before it was forgotten.
struct JSONNesting {
    /// An object or array that is open.
    struct Container: Sendable {
        let isObject: Bool
        /// The offset of its bracket.
        let start: Int
        /// Whether a key comes next.
        var expectsKey: Bool
        var key: Range<Int>?
        var keys: [Range<Int>] = []
        /// The number of items before.
        var index = 0
    }

    /// What is open, from the outermost on.
    private(set) var containers: [Container] = []

    mutating func take(_ token: JSONLexer.Token) {
        switch token.kind {
        case .openObject:
            resumeList()
            open(token, isObject: true)
        case .openArray: open(token, isObject: false)
        case .closeObject: close(isObject: true)
        case .closeArray: close(isObject: false)
        case .colon: update { $0.expectsKey = false }
        case .comma:
            update {
                $0.expectsKey = $0.isObject
                $0.index += 1
            }
        case .string:
            update { container in
                guard container.expectsKey else { return }
                container.key = token.range
                container.keys.append(token.range)
            }
        case .word: break
        }
    }

    private mutating func resumeList() {
        guard let last = containers.last, last.isObject, last.expectsKey,
            let list = containers.lastIndex(where: { !$0.isObject })
        else { return }
        containers.removeLast(containers.count - list - 1)
        containers[list].index += 1
    }

    private mutating func open(_ token: JSONLexer.Token, isObject: Bool) {
        guard containers.count < PortableLimits.jsonDepth else { return }
        containers.append(Container(isObject: isObject, start: token.range.lowerBound, expectsKey: isObject))
    }

    private mutating func close(isObject: Bool) {
        guard let opened = containers.lastIndex(where: { $0.isObject == isObject }) else { return }
        containers.removeLast(containers.count - opened)
    }

    private mutating func update(_ change: (inout Container) -> Void) {
        guard let last = containers.indices.last else { return }
        change(&containers[last])
    }
}
