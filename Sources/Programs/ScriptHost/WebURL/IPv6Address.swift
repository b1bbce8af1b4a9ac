import Text

/// An IPv6 address (RFC 4291, section 2.2).
struct IPv6Address {
    private var pieces: [UInt16]

    /// Parses an address without its brackets; nil if it is not valid.
    init?(_ text: ArraySlice<UInt8>) {
        pieces = []
        var rest = text
        var compressed: Int?
        if rest.starts(with: "::".utf8) {
            rest.removeFirst(2)
            compressed = 0
        } else if rest.first == UInt8(ascii: ":") {
            return nil
        }
        while !rest.isEmpty {
            if pieces.count == 8 { return nil }
            if rest.first == UInt8(ascii: ":") {
                if compressed != nil { return nil }
                rest.removeFirst()
                compressed = pieces.count
                continue
            }
            guard takePiece(&rest) else { return nil }
        }
        if let compressed {
            if pieces.count == 8 { return nil }
            pieces.insert(contentsOf: Array(repeating: 0, count: 8 - pieces.count), at: compressed)
        } else if pieces.count != 8 {
            return nil
        }
    }

    /// Takes a piece with the colon after it, or the IPv4 address at the end; false if there is none.
    private mutating func takePiece(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let digits = rest.prefix(4).prefix { HexDigit.value($0) != nil }
        let next = rest[digits.endIndex...].first
        if next == UInt8(ascii: ".") { return takeIPv4(&rest) }
        guard let piece = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return false }
        pieces.append(piece)
        rest = rest[digits.endIndex...]
        guard let next else { return true }
        rest.removeFirst()
        return next == UInt8(ascii: ":") && !rest.isEmpty
    }

    private mutating func takeIPv4(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let bytes = parts.compactMap { part -> UInt16? in
            guard part.allSatisfy(\.isASCIIDigit), part.count == 1 || part.first != UInt8(ascii: "0") else {
                return nil
            }
            return UInt8(String(decoding: part, as: UTF8.self)).map(UInt16.init)
        }
        guard pieces.count <= 6, parts.count == 4, bytes.count == 4 else { return false }
        pieces += [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]]
        rest = []
        return true
    }

    /// The address in lower case, with the first of its longest runs of at least two zeros compressed (RFC 5952).
    var serialized: String {
        let run = longestZeros
        func text(_ pieces: ArraySlice<UInt16>) -> String {
            pieces.map { String($0, radix: 16) }.joined(separator: ":")
        }
        guard run.count > 1 else { return text(pieces[...]) }
        return text(pieces[..<run.lowerBound]) + "::" + text(pieces[run.upperBound...])
    }

    private var longestZeros: Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in pieces.indices {
            if pieces[index] != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest
    }
}
