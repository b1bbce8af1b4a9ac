import Text
import URLText

/// The query parameters of a URL of the common scheme.
struct CommonSchemeQuery {
    /// The decoded value of a parameter.
    struct Parameter {
        var text: String
        /// In bytes of UTF-8 from the start of the URL.
        var offset: Int
    }

    private var parameters: [String: [Parameter]] = [:]

    /// Reads the part of a URL between `?` and `#`.
    ///
    /// - Throws: an invalid percent-encoding.
    init(_ query: Substring) throws(PassageError) {
        let end = query.utf8.firstIndex(of: UInt8(ascii: "#")) ?? query.endIndex
        for part in query[..<end].split(separator: "&") {
            let equals = part.utf8.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            let value = equals == part.endIndex ? part[equals...] : part[part.index(after: equals)...]
            let offset = value.base.utf8.distance(from: value.base.startIndex, to: value.startIndex)
            guard PercentEncoding.hasValidEscapes(String(part)),
                let name = PercentEncoding.decode(String(part[..<equals])),
                let text = PercentEncoding.decode(String(value))
            else {
                throw PassageError(.malformedURL("invalid percent-encoding"), at: offset)
            }
            parameters[name.lowercased(), default: []].append(Parameter(text: text, offset: offset))
        }
    }

    /// The value of a parameter without quotes around it; nil where it is missing or empty.
    ///
    /// - Throws: two different values.
    func value(_ name: String) throws(PassageError) -> Parameter? {
        guard let values = parameters[name], var first = values.first else { return nil }
        if let other = values.first(where: { $0.text != first.text }) {
            throw PassageError(.malformedURL("two values of \(name)"), at: other.offset)
        }
        if first.text.utf8.count >= 2, first.text.hasPrefix("\""), first.text.hasSuffix("\"") {
            first.text = String(first.text.dropFirst().dropLast())
        }
        return first.text.isEmpty ? nil : first
    }

    /// The passages, in a versification.
    ///
    /// The default is also the name of those that differ from it only at the ends of a few chapters: where the
    /// translation has such a one, its verses are looked for first.
    func passage(
        in versification: Versification, of translation: TranslationCode?
    ) throws(PassageError) -> (Passage, [Correction]) {
        guard let value = try value("passages") else {
            throw PassageError(.malformedURL("no passages"), at: 0)
        }
        if versification == .english, let own = translation?.listed?.versification, own.isDefaultLike,
            let passage = try? passage(value, in: own)
        {
            return passage
        }
        return try passage(value, in: versification)
    }

    private func passage(
        _ value: Parameter, in versification: Versification
    ) throws(PassageError) -> (Passage, [Correction]) {
        do throws(PassageError) {
            // A hundred passages in brackets are longer than a reference may be.
            var parser = try PassageParser(
                Array(value.text.utf8), language: nil, versification: versification, correcting: .rangeEnds,
                maximumLength: CommonSchemeURL.maximumLength)
            try parser.parse()
            return (Passage(checked: parser.spans), parser.notes.corrections)
        } catch {
            throw PassageError(error.reason, at: value.offset + error.offset)
        }
    }

    /// The code of the translation, without white space around it and invisible characters. A text that is not a valid
    /// code is not used, because a code is shown to people and passed on to apps.
    ///
    /// - Throws: `PassageError` if there are two different values.
    func translation() throws(PassageError) -> (valid: TranslationCode?, invalid: String?) {
        let words = try value("translation")?.text.split { $0.isWhitespace } ?? []
        let visible = words.map { String($0.unicodeScalars.filter { !Printable.isInvisible($0) }) }
        let text = visible.filter { !$0.isEmpty }.joined(separator: " ")
        guard !text.isEmpty else { return (nil, nil) }
        return TranslationCode.isValid(text) ? (TranslationCode(text), nil) : (nil, text)
    }

    /// The intention; if it is not one of the four, its text.
    ///
    /// - Throws: `PassageError` if there are two different values.
    func intention() throws(PassageError) -> (valid: CommonSchemeURL.Intention?, invalid: String?) {
        guard let text = try value("intention")?.text else { return (nil, nil) }
        let folded = text.lowercased()
        let known = CommonSchemeURL.Intention.allCases.first { $0.rawValue.lowercased() == folded }
        return (known, known == nil ? text : nil)
    }

    /// The versification that `v11n` names.
    func versification() throws(PassageError) -> Versification? {
        guard let name = try value("v11n") else { return nil }
        guard let versification = Versification.named(name.text) else {
            throw PassageError(.unknownVersification(name.text), at: name.offset)
        }
        return versification
    }
}
