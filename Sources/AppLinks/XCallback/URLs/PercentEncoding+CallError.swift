import Text
import URLText

extension PercentEncoding {
    /// Checks that two hexadecimal digits follow every `%` of a text. Other apps write these URLs: what they meant by
    /// a malformed escape cannot be known, so nothing is guessed.
    ///
    /// - Parameter what: what the text is, for the message.
    /// - Throws: `CallError` for a malformed escape.
    static func checkEscapes(_ text: String, of what: String) throws(CallError) {
        guard hasValidEscapes(text) else {
            throw CallError(
                "\(Printable.line(what)) is damaged: two hexadecimal digits must follow a %, as in %25 for a % itself")
        }
    }

    /// Decodes a text once.
    ///
    /// - Parameter what: what the text is, for messages.
    /// - Throws: `CallError` for a malformed escape, and if the result is not valid UTF-8.
    static func decode(_ text: String, plusIsSpace: Bool = false, of what: String) throws(CallError) -> String {
        try checkEscapes(text, of: what)
        guard let decoded = decode(text, plusIsSpace: plusIsSpace) else {
            throw CallError("\(Printable.line(what)) is not valid UTF-8 when decoded")
        }
        return decoded
    }
}
