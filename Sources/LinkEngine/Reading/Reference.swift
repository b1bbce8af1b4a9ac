public import Bible
public import Diagnostics
package import JSONText
import UTF8Text

/// A text read as a reference: the passage that it names, or why it names none.
public struct Reference: Sendable {
    /// The text as it was given; what was no UTF-8 is replaced.
    public let input: String
    /// The passage as a URL of the common scheme, with the translation that the text names.
    public let hub: CommonSchemeURL?
    /// What a person should know about this text.
    public let findings: [Finding]

    /// Reads a line of bytes. What is no reference is answered with a finding, never refused with an error.
    ///
    /// - Parameters:
    ///   - bytes: `John 3:16-18; Gen 1`, or another spelling that ``Passage`` reads.
    ///   - language: the ISO 639-1 code of the language whose names and punctuation come first.
    ///   - versification: what chapters and verses there are.
    public init(utf8 bytes: [UInt8], language: String? = nil, versification: Versification = .english) {
        input = String(decoding: bytes, as: UTF8.self)
        do throws(Finding) {
            try Self.check(bytes)
            hub = try Self.read(input, language: language, versification: versification)
            findings = []
        } catch {
            hub = nil
            findings = [error]
        }
    }

    /// The forms of the passage by their names, in the order in which people see them; nil where it has none.
    package var forms: [(name: String, value: String?)] {
        guard let hub else { return [] }
        let passage = hub.passage
        return [
            ("passages", passage.passages), ("osis", passage.osis), ("usfm", passage.usfm), ("text", passage.text),
            ("numbers", passage.numbers), ("translation", hub.translation), ("versification", hub.versification),
            ("url", hub.string),
        ]
    }

    /// The reference as the command line's contract has it.
    package var json: JSONOutput {
        let passage = hub == nil ? JSONOutput.null : .object(forms.map { ($0.name, JSONOutput($0.value)) })
        return .object([("input", .string(input)), ("passage", passage), ("findings", .array(findings.map(\.json)))])
    }

    private static func read(
        _ text: String, language: String?, versification: Versification
    ) throws(Finding) -> CommonSchemeURL {
        do {
            let (passage, code) = try Passage.parse(text, language: language, versification: versification)
            return CommonSchemeURL(
                passage: passage, translation: code.map { Translation.spelling(of: $0) },
                versification: versification == .english ? nil : versification.name)
        } catch {
            throw Finding(.error, error.description)
        }
    }

    private static func check(_ bytes: [UInt8]) throws(Finding) {
        if let offset = bytes.firstInvalidUTF8Offset {
            throw Finding(.error, "the reference is not UTF-8 at offset \(offset)")
        }
        if let offset = bytes.firstIndex(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) {
            throw Finding(.error, "the reference holds a control character at offset \(offset)")
        }
    }
}
