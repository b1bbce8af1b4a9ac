import Bible

/// Writes the links of many apps to one passage; an expression that several of them have is expanded once.
struct PassageWriter {
    let passage: Passage
    private let values: PassageValues
    /// By the numbers of the expressions.
    private var expansions: [Expansion]
    private var bytes: [UInt8] = []

    /// A range of ``bytes``, small since there are many.
    private struct Expansion {
        let start: Int32
        let end: Int32

        static let unknown = Expansion(start: -1, end: -1)
        /// One of the variables is not defined.
        static let undefined = Expansion(start: -2, end: -2)

        var count: Int { Int(end - start) }
    }

    /// - Parameters:
    ///   - known: the translation, if it is one that the tables have.
    ///   - expressions: how many there are.
    init(_ hub: CommonSchemeURL, known: Translation?, expressions: Int) {
        passage = hub.passage
        values = PassageValues(hub, known: known)
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
                guard let expansion = expansion(number, of: forms) else { return nil }
                count += expansion.count
            }
        }
        return text(of: template, count, forms)
    }

    /// The text of a template whose expressions are expanded, straight into the memory of the string.
    private func text(of template: PassageForms.Template, _ count: Int, _ forms: PassageForms) -> String {
        unsafe String(unsafeUninitializedCapacity: count) { text in
            var end = 0
            for part in template.parts {
                switch forms.parts[part] {
                case .literal(let range):
                    unsafe Self.copy(forms.literals.span.extracting(range), to: text, &end)
                case .expression(let number):
                    let range = Int(expansions[number].start)..<Int(expansions[number].end)
                    unsafe Self.copy(bytes.span.extracting(range), to: text, &end)
                }
            }
            return end
        }
    }

    private static func copy(_ piece: Span<UInt8>, to text: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
        unsafe piece.withUnsafeBufferPointer { piece in
            _ = unsafe text[end...].update(fromContentsOf: piece)
        }
        end += piece.count
    }

    private mutating func expansion(_ number: Int, of forms: PassageForms) -> Expansion? {
        let known = expansions[number]
        if known.start >= 0 { return known }
        if known.start == Expansion.undefined.start { return nil }
        let start = Int32(bytes.count)
        let isDefined = forms.expressions.elements[number].append(values, to: &bytes)
        expansions[number] = isDefined ? Expansion(start: start, end: Int32(bytes.count)) : .undefined
        return isDefined ? expansions[number] : nil
    }
}
