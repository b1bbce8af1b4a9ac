import Text
import URLText

/// A URI Template (RFC 6570), parsed once. The values of its variables are strings.
public struct URITemplate: Equatable, Sendable {
    /// A part by its range or index in the properties below, so that reading the parts copies nothing.
    fileprivate enum Part: Equatable {
        case literal(Range<Int>)
        /// The expression of one variable whose value is only encoded: its number.
        case variable(Int, PercentEncoding.Kept)
        case expression(Int)
    }

    /// The part between braces.
    fileprivate struct Expression: Equatable {
        let operation: Operation
        let variables: [Variable]
    }

    fileprivate struct Variable: Equatable {
        let name: String
        /// The number of characters of the value that are inserted; nil for all of them.
        let length: Int?
        /// Its index in ``URITemplate/variableNames``.
        let number: Int
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

    /// The template with its variables replaced; nothing is inserted for one that is not defined.
    public func expand(_ variables: (String) -> String?) -> String {
        let values = variableNames.map(variables)
        var text: [UInt8] = []
        text.reserveCapacity(128)
        for part in parts {
            switch part {
            case .literal(let range): text.append(literals.span.extracting(range))
            case .variable(let number, let kept):
                if let value = values[number] { PercentEncoding.append(value, keeping: kept, to: &text) }
            case .expression(let expression): text += expressions[expression].expand(values).utf8
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
            case .variable(let number, let kept):
                let start = text.count
                guard appendValue(number, &text) else { return false }
                PercentEncoding.encode(&text, from: start, keeping: kept)
            case .expression(let index):
                var values: [String?] = Array(repeating: nil, count: variableNames.count)
                for variable in expressions[index].variables {
                    var value: [UInt8] = []
                    guard appendValue(variable.number, &value) else { return false }
                    values[variable.number] = String(decoding: value, as: UTF8.self)
                }
                text += expressions[index].expand(values).utf8
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
            case .variable(let number, let kept): pieces.append(.variable(number, kept))
            case .expression: return nil
            }
        }
        return pieces
    }
}

/// Why a URI Template could not be parsed.
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
    /// The text of the expression.
    fileprivate func expand(_ values: [String?]) -> String {
        let texts = variables.compactMap { variable in
            values[variable.number].map { expand(variable, $0) }
        }
        return texts.isEmpty ? "" : operation.first + texts.joined(separator: operation.separator)
    }

    private func expand(_ variable: URITemplate.Variable, _ value: String) -> String {
        let part = variable.length.map { String(value.unicodeScalars.prefix($0)) } ?? value
        let text = PercentEncoding.encode(part, keeping: operation.kept)
        guard operation.isNamed else { return text }
        return variable.name + (text.isEmpty ? operation.afterEmpty : "=" + text)
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
        let isPlain = variables.count == 1 && variables[0].length == nil
        parts.append(
            isPlain && (operation == .simple || operation == .reserved)
                ? .variable(variables[0].number, operation.kept) : .expression(expressions.count))
        expressions.append(URITemplate.Expression(operation: operation, variables: variables))
    }

    private mutating func variable() throws(URITemplateError) -> URITemplate.Variable {
        let start = offset
        repeat { try nameSegment() } while skip(".")
        let name = text(from: start)
        // `*` is about lists of values, and changes nothing of a string.
        let length = skip("*") || !skip(":") ? nil : try prefixLength()
        return URITemplate.Variable(name: name, length: length, number: number(of: name))
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
