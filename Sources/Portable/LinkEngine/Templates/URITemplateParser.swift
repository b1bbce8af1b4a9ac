import Text
import URLText

/// Reads a URI Template by the grammar of RFC 6570, section 2.
struct URITemplateParser {
    private let source: [UInt8]
    private var offset = 0
    private(set) var variableNames: [String] = []

    init(_ source: String) {
        self.source = Array(source.utf8)
    }

    private var current: UInt8? { offset < source.count ? source[offset] : nil }

    mutating func parts() throws(URITemplateError) -> [URITemplate.Part] {
        var parts: [URITemplate.Part] = []
        while let byte = current {
            parts.append(byte == UInt8(ascii: "{") ? .expression(try expression()) : .literal(try literal()))
        }
        return parts
    }

    /// Literals are copied, and encoded where a URI cannot hold them; RFC 6570 excludes these.
    private mutating func literal() throws(URITemplateError) -> [UInt8] {
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
        return Array(PercentEncoding.encode(text(from: start), keeping: .reserved).utf8)
    }

    private static let excluded = ASCIISet(#""<>\^`|}"#)

    private mutating func expression() throws(URITemplateError) -> URITemplate.Expression {
        let start = offset
        offset += 1
        let operation = current.flatMap { URITemplate.Operation(rawValue: Character(Unicode.Scalar($0))) }
        if operation != nil { offset += 1 }
        var variables = [try variable()]
        while skip(",") { variables.append(try variable()) }
        guard skip("}") else {
            throw current == nil
                ? URITemplateError(message: "this expression is never closed", offset: start)
                : error("an expression cannot hold this character")
        }
        return URITemplate.Expression(operation: operation ?? .simple, variables: variables, offset: start)
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

    private static let nameBytes = ASCIISet(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")

    private mutating func prefixLength() throws(URITemplateError) -> Int {
        let digits = source[offset...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...4).contains(digits.count), digits.first != UInt8(ascii: "0"),
            let length = Int(String(decoding: digits, as: UTF8.self))
        else { throw error("a prefix is 1 to 9999 characters long") }
        offset += digits.count
        return length
    }

    private mutating func triplet() throws(URITemplateError) {
        guard source[offset...].startsWithTriplet else { throw error("% is not followed by two hexadecimal digits") }
        offset += 3
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let byte = current, byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private func text(from start: Int) -> String {
        String(decoding: source[start..<offset], as: UTF8.self)
    }

    private func error(_ message: String) -> URITemplateError {
        URITemplateError(message: message, offset: offset)
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes begin with a percent-encoded byte.
    var startsWithTriplet: Bool {
        first == UInt8(ascii: "%") && count >= 3
            && dropFirst().prefix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
    }
}
