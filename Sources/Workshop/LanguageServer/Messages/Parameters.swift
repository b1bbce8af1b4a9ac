import Text

/// The parameters of a message, whose values are looked up by their names.
struct Parameters {
    let value: JSONValue?

    /// The value at a path of names; nil where there is none or it is null.
    subscript(names: String...) -> JSONValue? {
        var value = value
        for name in names { value = value?[name] }
        return value.flatMap { $0.isNull ? nil : $0 }
    }

    /// The URI of the document that the message is about.
    ///
    /// - Throws: `ResponseError` if there is none.
    var uri: String {
        get throws(ResponseError) {
            guard let uri = self["textDocument", "uri"]?.string else {
                throw ResponseError(.invalidParameters, "\"textDocument\" has no \"uri\"")
            }
            return uri
        }
    }

    /// The position in the document that the message is about.
    ///
    /// - Throws: `ResponseError` if there is none.
    var position: Position { get throws(ResponseError) { try Self.position(self["position"]) } }

    /// A position.
    static func position(_ value: JSONValue?) throws(ResponseError) -> Position {
        guard let line = unsigned(value?["line"]), let character = unsigned(value?["character"]) else {
            throw ResponseError(.invalidParameters, "a position needs \"line\" and \"character\" that are not negative")
        }
        return Position(line: line, character: character)
    }

    /// A range.
    ///
    /// - Throws: `ResponseError` if the value is none, or ends before it starts.
    static func range(_ value: JSONValue?) throws(ResponseError) -> Range<Position> {
        let (start, end) = (try position(value?["start"]), try position(value?["end"]))
        guard start <= end else { throw ResponseError(.invalidParameters, "a range ends before it starts") }
        return start..<end
    }

    private static func unsigned(_ value: JSONValue?) -> Int? {
        guard let number = value?.number.flatMap({ Int($0) }), (0...Int(UInt32.max)).contains(number) else {
            return nil
        }
        return number
    }
}

/// A line and an offset in the line, both from 0.
struct Position: Comparable, Hashable, Sendable {
    let line: Int
    /// In units of the encoding that client and server have agreed on.
    let character: Int

    static func < (first: Position, second: Position) -> Bool {
        (first.line, first.character) < (second.line, second.character)
    }

    var json: JSONOutput { ["line": .int(line), "character": .int(character)] }
}

extension Range<Position> {
    var json: JSONOutput { ["start": lowerBound.json, "end": upperBound.json] }
}
