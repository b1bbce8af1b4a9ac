public import Bible
public import Text

/// A text read as a reference: its passage, or the reason why it has none.
public struct ParsedReference: Sendable {
    /// The text as it was given, with U+FFFD for what is not UTF-8.
    public let input: String
    /// The passage as a URL of the common scheme, with the translation that the text names; nil for a text that is not a
    /// reference.
    public let canonicalURL: CommonSchemeURL?
    /// Why the text is not a reference, or what in it was corrected.
    public let findings: [Finding]

    /// Reads a line of bytes. It never throws: a text that is not a reference becomes a finding.
    ///
    /// - Parameters:
    ///   - bytes: `John 3:16-18; Gen 1`, or another spelling that ``Reference`` reads.
    ///   - language: the ISO 639-1 code of the language whose names and punctuation come first.
    ///   - versification: what chapters and verses there are; nil for those of the translation that the text names, or
    ///     the English ones.
    ///   - correcting: what is corrected, with a finding; what is not, is refused.
    public init(
        utf8 bytes: [UInt8], language: String? = nil, versification: Versification? = nil,
        correcting: Corrections = .all
    ) {
        input = String(decoding: bytes, as: UTF8.self)
        do throws(Finding) {
            try Self.check(bytes)
            let reference = try Self.read(bytes, language, versification, correcting)
            canonicalURL = CommonSchemeURL(reference)
            findings = reference.corrections.map { $0.finding }
        } catch {
            canonicalURL = nil
            findings = [error]
        }
    }

    /// The answer to a text that was refused before it was read.
    public init(refusal: Finding) {
        input = ""
        canonicalURL = nil
        findings = [refusal]
    }

    /// The forms of the passage by their names, in the order in which people see them; nil where it has none.
    package var forms: [(name: String, value: String?)] {
        guard let canonicalURL else { return [] }
        let passage = canonicalURL.passage
        return [
            ("passages", passage.passages), ("osis", passage.osis), ("usfm", passage.usfm), ("text", passage.text),
            ("numbers", passage.numbers), ("translation", canonicalURL.translation?.text),
            ("versification", canonicalURL.v11n), ("url", canonicalURL.string),
        ]
    }

    /// The reference as the command line's contract has it.
    public var json: JSONOutput {
        let passage = canonicalURL == nil ? JSONOutput.null : .object(forms.map { ($0.name, JSONOutput($0.value)) })
        return .object([
            ("input", .string(input)), ("passage", passage), ("findings", .array(findings.map { $0.json })),
        ])
    }

    private static func read(
        _ text: [UInt8], _ language: String?, _ versification: Versification?, _ correcting: Corrections
    ) throws(Finding) -> Reference {
        do {
            return try Reference(
                parsing: text, language: language, versification: versification, correcting: correcting)
        } catch {
            throw Finding(
                .error, error.description,
                note: error.hint(for: String(decoding: text, as: UTF8.self), language: language))
        }
    }

    private static func check(_ bytes: [UInt8]) throws(Finding) {
        if let offset = bytes.firstInvalidUTF8Offset {
            throw Finding(.error, "the reference is not UTF-8 at offset \(offset)")
        }
        if let offset = bytes.firstControlCharacterOffset {
            throw Finding(.error, "the reference holds a control character at offset \(offset)")
        }
    }
}
