import UTF8Text

/// The values of many templates for one link.
struct Expansions {
    /// By the numbers of the values.
    private let expansions: [Expansion]
    private let bytes: [UInt8]

    /// A range of ``bytes``, small since there are many. No link is longer than ``Engine/maximumLength``.
    private struct Expansion {
        let start: Int32
        let end: Int32

        static let undefined = Expansion(start: -1, end: -1)

        var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// - Parameters:
    ///   - values: how many there are.
    ///   - append: appends the value of a number, or says that it is not defined.
    @inline(__always)
    init(values: Int, _ append: (Int, inout [UInt8]) -> Bool) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(512)
        var expansions: [Expansion] = []
        expansions.reserveCapacity(values)
        for number in 0..<values {
            let start = Int32(bytes.count)
            let isDefined = append(number, &bytes)
            expansions.append(isDefined ? Expansion(start: start, end: Int32(bytes.count)) : .undefined)
        }
        self.expansions = expansions
        self.bytes = bytes
    }

    /// Whether the values of a template are defined.
    func isDefined(_ template: Range<Int>, _ templates: TemplatePieces) -> Bool {
        let (pieces, expansions) = (templates.pieces.span, expansions.span)
        for index in template {
            if let value = pieces[index].value, expansions[value].start < 0 { return false }
        }
        return true
    }

    /// Appends the text of a template whose values are defined. Makes room once: to append each piece, short as they
    /// are, costs several times as much.
    func append(_ template: Range<Int>, of templates: TemplatePieces, to text: inout [UInt8]) {
        let (pieces, literals) = (templates.pieces.span, templates.literals.span)
        let (expansions, bytes) = (expansions.span, bytes.span)
        var count = 0
        for index in template {
            count += pieces[index].literal.count
            if let value = pieces[index].value { count += expansions[value].range.count }
        }
        text.append(addingCapacity: count) { output in
            unsafe output.withUnsafeMutableBufferPointer { output, end in
                for index in template {
                    unsafe Self.copy(literals.extracting(pieces[index].literal), to: output, &end)
                    guard let value = pieces[index].value else { continue }
                    unsafe Self.copy(bytes.extracting(expansions[value].range), to: output, &end)
                }
            }
        }
    }

    @inline(__always)
    private static func copy(_ piece: Span<UInt8>, to text: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
        unsafe piece.withUnsafeBufferPointer { piece in
            guard let source = piece.baseAddress, let start = text.baseAddress else { return }
            unsafe (start + end).initialize(from: source, count: piece.count)
        }
        end += piece.count
    }
}
