import Bible

/// Writes the links of many apps to one passage; an expression that several of them have is expanded once.
struct PassageWriter {
    let passage: Passage
    private let values: PassageValues
    /// By the numbers of the expressions.
    private var expansions: [Expansion]
    private var bytes: [UInt8] = []
    /// Where links are written, one after the other.
    private var link = [UInt8](repeating: 0, count: 256)

    private enum Expansion {
        case unknown
        /// One of the variables is not defined.
        case undefined
        /// A range of ``bytes``.
        case text(Range<Int>)
    }

    /// - Parameter expressions: how many there are.
    init(_ hub: CommonSchemeURL, expressions: Int) {
        passage = hub.passage
        values = PassageValues(hub)
        expansions = Array(repeating: .unknown, count: expressions)
        bytes.reserveCapacity(512)
    }

    /// The link from a template; nil where one of its variables is not defined.
    mutating func link(_ template: PassageForms.Template, of forms: PassageForms) -> String? {
        var count = 0
        for part in template.parts {
            switch forms.parts[part] {
            case .literal(let range): count += range.count
            case .expression(let number):
                guard case .text(let range) = expansion(number, of: forms) else { return nil }
                count += range.count
            }
        }
        if link.count < count { link = Array(repeating: 0, count: count) }
        write(template, of: forms)
        return String(decoding: link[..<count], as: UTF8.self)
    }

    private mutating func write(_ template: PassageForms.Template, of forms: PassageForms) {
        var end = 0
        for part in template.parts {
            switch forms.parts[part] {
            case .literal(let range): Self.copy(range, of: forms.literals, to: &link, &end)
            case .expression(let number):
                if case .text(let range) = expansions[number] { Self.copy(range, of: bytes, to: &link, &end) }
            }
        }
    }

    /// Byte by byte: the pieces are too short for anything else to be faster.
    @inline(__always)
    private static func copy(_ range: Range<Int>, of source: [UInt8], to link: inout [UInt8], _ end: inout Int) {
        let source = source.span
        var link = link.mutableSpan
        for index in range {
            link[end] = source[index]
            end += 1
        }
    }

    private mutating func expansion(_ number: Int, of forms: PassageForms) -> Expansion {
        if case .unknown = expansions[number] {
            let start = bytes.count
            let isDefined = forms.expressions.elements[number].append(values, to: &bytes)
            expansions[number] = isDefined ? .text(start..<bytes.count) : .undefined
        }
        return expansions[number]
    }
}
