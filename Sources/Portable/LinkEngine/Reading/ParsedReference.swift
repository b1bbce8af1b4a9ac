public import Bible
import Requests
public import Text
import URLText

/// A text read as a reference: its passage, or the reason why it has none.
public struct ParsedReference: Sendable {
    /// The text as it was given, with U+FFFD for what is not UTF-8.
    public let input: String
    /// The passage as a URL of the common scheme, with the translation that the text names; nil for a text that is not a
    /// reference.
    public let canonicalURL: CommonSchemeURL?
    /// Why the text is not a reference, or what in it was corrected.
    public let findings: [Finding]
    /// The other passages of a text with several, which are not one list, in their order.
    public let others: [ParsedReference]

    /// Reads a text as ``Engine/resolve(utf8:_:headers:reading:until:)`` does, links included. It never throws: a text that
    /// is not a reference becomes a finding.
    ///
    /// - Parameters:
    ///   - bytes: `John 3:16-18; Gen 1`, or another spelling that ``Reference`` reads.
    ///   - reading: how the text is read.
    ///   - engine: reads the links in the text; nil: only those of the common scheme are read.
    ///   - isOver: whether the time for the text is over; the rest is not read then.
    public init(
        utf8 bytes: [UInt8], _ reading: TextReading = TextReading(), engine: Engine? = nil,
        until isOver: () -> Bool = { false }
    ) {
        if let problem = Self.problem(with: bytes) {
            self.init(input: String(decoding: bytes, as: UTF8.self), findings: [problem])
        } else {
            let engine = engine ?? Self.engineWithoutRules
            let resolution = engine.resolve(utf8: bytes, .passageOnly, reading: reading, until: isOver)
            self.init(resolution, reading)
        }
    }

    private static let engineWithoutRules = Engine(manifest: Manifest(), scripts: .off)

    /// Whether an engine may read more of a text than references.
    package static func mayHaveLinks(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return NormalizedLink.looksLikeLink(text) || !PastedText(text).links.isEmpty
    }

    /// The answer to a text that was refused before it was read.
    public init(refusal: Finding) { self.init(input: "", findings: [refusal]) }

    private init(
        input: String, canonicalURL: CommonSchemeURL? = nil, findings: [Finding], others: [ParsedReference] = []
    ) {
        (self.input, self.canonicalURL, self.findings, self.others) = (input, canonicalURL, findings, others)
    }

    /// The passages of a resolution.
    private init(_ resolution: Resolution, _ reading: TextReading) {
        let told = resolution.findings.filter { $0.severity != .note }
        self.init(
            input: resolution.input, canonicalURL: resolution.passage?.canonicalURL,
            findings: resolution.passage == nil && resolution.leftOver.isEmpty
                ? [Self.refusal(of: resolution.input, reading, told)] : told.isEmpty ? resolution.findings : told,
            others: resolution.others.map { ParsedReference($0, reading) })
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
        return [
            "input": .string(input), "passage": passage, "findings": .array(findings.map { $0.json }),
            "others": others.isEmpty ? nil : .array(others.map { $0.json }),
        ]
    }

    /// Why a text is not a reference, or a link not one to a passage.
    private static func refusal(of text: String, _ reading: TextReading, _ findings: [Finding]) -> Finding {
        do {
            _ = try reading.reference(text, correcting: .all)
        } catch {
            let hint = error.hint(for: text, language: reading.language)
            if hint != nil || error.isAboutNumbers || !NormalizedLink.looksLikeLink(text) {
                return Finding(.error, error.message, at: error.location(in: text), note: hint)
            }
        }
        return Finding(.error, findings.first?.message ?? "the link is not a passage")
    }

    private static func problem(with bytes: [UInt8]) -> Finding? {
        if let offset = bytes.firstInvalidUTF8Offset {
            return Finding(.error, "the reference is not UTF-8 at offset \(offset)")
        }
        guard !bytes.isText, let offset = bytes.firstControlCharacterOffset else { return nil }
        return Finding(.error, "the reference contains a control character at offset \(offset)")
    }
}
