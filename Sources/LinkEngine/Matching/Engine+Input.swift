import Diagnostics
import UTF8Text

extension Engine {
    /// Resolves a line of bytes. What cannot be a link is answered with a finding, never refused with an error.
    public func resolve(utf8 bytes: [UInt8], _ filter: OpeningFilter = OpeningFilter()) -> Resolution {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let problem = Self.problem(with: bytes, text: text) else { return resolve(text, filter) }
        var resolution = Resolution(input: text)
        resolution.findings.append(problem)
        return resolution
    }

    private static func problem(with bytes: [UInt8], text: String) -> Finding? {
        guard bytes.count <= maximumLength else {
            return Finding(
                .error, "the link has \(bytes.count) bytes", note: "the longest that is looked at has \(maximumLength)")
        }
        // Nearly every link: what follows takes it apart several times over.
        if let first = bytes.first, first != UInt8(ascii: " "), bytes.span.isPrintableASCII { return nil }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            return Finding(.error, "the link is not UTF-8", note: "percent-encode what is not ASCII")
        }
        if bytes.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) {
            return Finding(.error, "the link holds a control character", note: "remove it, or percent-encode it")
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return Finding(.error, "the line is empty", note: "a link was expected")
        }
        return nil
    }
}
