import Text
import URLText

/// A URI Template (RFC 6570, level 4), parsed once.
public struct URITemplate: Equatable, Sendable {
    /// The value of a defined variable; an empty list counts as undefined.
    public enum Value: Sendable {
        case string(String)
        case list([String])
        case pairs([(String, String)])
    }

    /// A part by its range or index in the properties below, so that reading the parts copies nothing.
    fileprivate enum Part: Equatable {
        case literal(Range<Int>)
        /// The expression of one variable whose value, if it is a string, is only encoded: its number, and its expression.
        case variable(Int, PercentEncoding.Kept, expression: Int)
        case expression(Int)
    }

    /// The part between braces.
    fileprivate struct Expression: Equatable {
        let operation: Operation
        let variables: [Variable]
        /// The UTF-8 offset of the opening brace.
        let offset: Int
    }

    fileprivate struct Variable: Equatable {
        let name: String
        let modifier: Modifier
        /// Its index in ``URITemplate/variableNames``.
        let number: Int
    }

    fileprivate enum Modifier: Equatable {
        case none
        case explode
        case prefix(Int)
    }

    /// The template as its author wrote it.
    public let source: String

    /// The names of all variables, in the order of the template, each once.
    public let variableNames: [String]

    private let parts: [Part]
    /// The bytes of all literals, as they appear in an expansion.
    private let literals: [UInt8]
    private let expressions: [Expression]

    /// Parses a template.
    public init(_ source: String) throws(URITemplateError) {
        var parser = URITemplateParser(source)
        try parser.parse()
        self.source = source
        parts = parser.parts
        literals = parser.literals
        expressions = parser.expressions
        variableNames = parser.variableNames
    }

    /// The template with its variables replaced; an expression that does not suit its values stays as it is.
    public func expand(_ variables: (String) -> Value?) -> String {
        let values = variableNames.map(variables)
        var text: [UInt8] = []
        text.reserveCapacity(128)
        for part in parts {
            switch part {
            case .literal(let range): text.append(literals.span.extracting(range))
            case .variable(let number, let kept, let expression):
                if case .string(let value)? = values[number] {
                    PercentEncoding.append(value, keeping: kept, to: &text)
                } else {
                    expressions[expression].append(values, to: &text)
                }
            case .expression(let expression): expressions[expression].append(values, to: &text)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the template with its variables replaced by strings; false where one of them is not defined.
    ///
    /// - Parameter appendValue: appends the value of the variable with that index in ``variableNames``; false where it is
    ///   not defined.
    func append(to text: inout [UInt8], _ appendValue: (Int, inout [UInt8]) -> Bool) -> Bool {
        for part in parts {
            switch part {
            case .literal(let range): text.append(literals.span.extracting(range))
            case .variable(let number, let kept, _):
                let start = text.count
                guard appendValue(number, &text) else { return false }
                PercentEncoding.encode(&text, from: start, keeping: kept)
            case .expression(let index):
                var values: [Value?] = Array(repeating: nil, count: variableNames.count)
                for variable in expressions[index].variables {
                    var value: [UInt8] = []
                    guard appendValue(variable.number, &value) else { return false }
                    values[variable.number] = .string(String(decoding: value, as: UTF8.self))
                }
                expressions[index].append(values, to: &text)
            }
        }
        return true
    }

    /// A literal, or a variable by its index in ``variableNames`` and how its value is encoded.
    enum Piece {
        case literal(String)
        case variable(Int, PercentEncoding.Kept)
    }

    /// The parts of the template; nil if it has an expression that is more than a variable.
    var pieces: [Piece]? {
        var pieces: [Piece] = []
        for part in parts {
            switch part {
            case .literal(let range): pieces.append(.literal(String(decoding: literals[range], as: UTF8.self)))
            case .variable(let number, let kept, _): pieces.append(.variable(number, kept))
            case .expression: return nil
            }
        }
        return pieces
    }

    /// Throws if a variable is to be cut to a prefix, but its value is not a string.
    public func check(_ variables: (String) -> Value?) throws(URITemplateError) {
        let values = variableNames.map(variables)
        for expression in expressions where expression.expand(values) == nil {
            throw URITemplateError(message: "only a string has a prefix", offset: expression.offset)
        }
    }
}

/// Why a URI Template could not be parsed, or does not suit the values of its variables.
public struct URITemplateError: Error, Equatable, Sendable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// Where it is wrong: a UTF-8 offset in the template.
    public let offset: Int
}

extension URITemplate {
    /// The operators of RFC 6570; what they do is the table of its appendix A.
    fileprivate enum Operation: Character {
        case simple = "\0"
        case reserved = "+"
        case fragment = "#"
        case label = "."
        case path = "/"
        case parameter = ";"
        case query = "?"
        case continuation = "&"

        var first: String { self == .simple || self == .reserved ? "" : String(rawValue) }

        var separator: String {
            switch self {
            case .simple, .reserved, .fragment: ","
            case .query, .continuation: "&"
            case .label, .path, .parameter: String(rawValue)
            }
        }

        var isNamed: Bool { self == .parameter || self == .query || self == .continuation }
        var afterEmpty: String { self == .query || self == .continuation ? "=" : "" }
        var kept: PercentEncoding.Kept { self == .reserved || self == .fragment ? .reserved : .nothing }
    }
}

extension URITemplate.Expression {
    /// Appends the expression with its variables replaced, or as it is if a modifier does not suit a value.
    fileprivate func append(_ values: [URITemplate.Value?], to text: inout [UInt8]) {
        text += (expand(values) ?? source).utf8
    }

    private var source: String {
        "{" + (operation == .simple ? "" : String(operation.rawValue))
            + variables.map { $0.source }.joined(separator: ",") + "}"
    }

    /// The text of the expression, or nil if a modifier does not suit a value.
    fileprivate func expand(_ values: [URITemplate.Value?]) -> String? {
        var result: String?
        for variable in variables {
            guard let value = values[variable.number], !value.isUndefined else { continue }
            guard let text = expand(variable, value) else { return nil }
            result = (result.map { $0 + operation.separator } ?? operation.first) + text
        }
        return result ?? ""
    }

    private func expand(_ variable: URITemplate.Variable, _ value: URITemplate.Value) -> String? {
        switch (value, variable.modifier) {
        case (.string(let text), .prefix(let length)):
            return named(variable.name, encode(String(text.unicodeScalars.prefix(length))))
        case (.string(let text), _): return named(variable.name, encode(text))
        case (_, .prefix): return nil
        case (.list(let items), .explode):
            return items.map { named(variable.name, encode($0)) }.joined(separator: operation.separator)
        case (.list(let items), .none): return named(variable.name, items.map(encode).joined(separator: ","))
        case (.pairs(let pairs), .explode):
            return pairs.map { pair(encode($0), encode($1)) }.joined(separator: operation.separator)
        case (.pairs(let pairs), .none):
            return named(variable.name, pairs.flatMap { [encode($0), encode($1)] }.joined(separator: ","))
        }
    }

    private func named(_ name: String, _ text: String) -> String { operation.isNamed ? pair(name, text) : text }

    private func pair(_ key: String, _ text: String) -> String {
        text.isEmpty && operation.isNamed ? key + operation.afterEmpty : key + "=" + text
    }

    private func encode(_ text: String) -> String { PercentEncoding.encode(text, keeping: operation.kept) }
}

extension URITemplate.Variable {
    fileprivate var source: String {
        switch modifier {
        case .none: name
        case .explode: name + "*"
        case .prefix(let length): "\(name):\(length)"
        }
    }
}

extension URITemplate.Value {
    fileprivate var isUndefined: Bool {
        switch self {
        case .string: false
        case .list(let items): items.isEmpty
        case .pairs(let pairs): pairs.isEmpty
        }
    }
}

/// Reads a URI Template by the grammar of RFC 6570, section 2.
private struct URITemplateParser {
    private let source: [UInt8]
    private var offset = 0
    private(set) var variableNames: [String] = []
    private(set) var parts: [URITemplate.Part] = []
    private(set) var literals: [UInt8] = []
    private(set) var expressions: [URITemplate.Expression] = []

    init(_ source: String) { self.source = Array(source.utf8) }

    private var current: UInt8? { offset < source.count ? source[offset] : nil }

    mutating func parse() throws(URITemplateError) {
        while let byte = current { if byte == UInt8(ascii: "{") { try expression() } else { try literal() } }
    }

    /// Literals are copied, and encoded where a URI cannot hold them; RFC 6570 excludes these.
    private mutating func literal() throws(URITemplateError) {
        let start = offset
        while let byte = current, byte != UInt8(ascii: "{") {
            if byte == UInt8(ascii: "%") {
                try triplet()
            } else if byte <= 0x20 || byte == 0x7f || Self.excluded.contains(byte) {
                throw error("this character must be percent-encoded in a template")
            } else {
                offset += 1
            }
        }
        let first = literals.count
        PercentEncoding.append(text(from: start), keeping: .reserved, to: &literals)
        parts.append(.literal(first..<literals.count))
    }

    private static let excluded = ASCIISet(#""<>\^`|}"#)

    private mutating func expression() throws(URITemplateError) {
        let start = offset
        offset += 1
        let written = current.flatMap { URITemplate.Operation(rawValue: Character(Unicode.Scalar($0))) }
        let operation = written ?? .simple
        if written != nil { offset += 1 }
        var variables = [try variable()]
        while skip(",") { variables.append(try variable()) }
        guard skip("}") else {
            throw current == nil
                ? URITemplateError(message: "this expression is never closed", offset: start)
                : error("an expression cannot hold this character")
        }
        let isPlain = variables.count == 1 && variables[0].modifier == .none
        parts.append(
            isPlain && (operation == .simple || operation == .reserved)
                ? .variable(variables[0].number, operation.kept, expression: expressions.count)
                : .expression(expressions.count))
        expressions.append(URITemplate.Expression(operation: operation, variables: variables, offset: start))
    }

    private mutating func variable() throws(URITemplateError) -> URITemplate.Variable {
        let start = offset
        repeat { try nameSegment() } while skip(".")
        let name = text(from: start)
        var modifier = URITemplate.Modifier.none
        if skip("*") { modifier = .explode } else if skip(":") { modifier = .prefix(try prefixLength()) }
        return URITemplate.Variable(name: name, modifier: modifier, number: number(of: name))
    }

    private mutating func number(of name: String) -> Int {
        if let number = variableNames.firstIndex(of: name) { return number }
        variableNames.append(name)
        return variableNames.count - 1
    }

    private mutating func nameSegment() throws(URITemplateError) {
        let start = offset
        while let byte = current {
            if byte == UInt8(ascii: "%") {
                try triplet()
            } else if Self.nameBytes.contains(byte) {
                offset += 1
            } else {
                break
            }
        }
        guard offset > start else { throw error("a variable name is missing here") }
    }

    private static let nameBytes = ASCIISet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")

    private mutating func prefixLength() throws(URITemplateError) -> Int {
        let digits = source[offset...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...4).contains(digits.count), digits.first != UInt8(ascii: "0"),
            let length = Int(String(decoding: digits, as: UTF8.self))
        else { throw error("a prefix is 1 to 9999 characters long") }
        offset += digits.count
        return length
    }

    private mutating func triplet() throws(URITemplateError) {
        guard PercentEncoding.isEscape(source.span, at: offset) else {
            throw error("% is not followed by two hexadecimal digits")
        }
        offset += 3
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let byte = current, byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private func text(from start: Int) -> String { String(decoding: source[start..<offset], as: UTF8.self) }

    private func error(_ message: String) -> URITemplateError {
        URITemplateError(message: message, offset: offset)
    }
}
