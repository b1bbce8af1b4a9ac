import Text

extension MarkdownDestination {
    /// The destination without backslash escapes, and with the character references decoded; of the named ones in
    /// Markdown, only those of ASCII characters.
    ///
    /// - Parameter hasBackslashes: whether backslashes escape; in HTML they do not.
    static func unescaped(_ target: ArraySlice<UInt8>, hasBackslashes: Bool = true) -> String {
        guard target.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: target, as: UTF8.self)
        }
        var result: [UInt8] = []
        let text = Array(target)
        var index = 0
        while index < text.count {
            if hasBackslashes, text[index] == UInt8(ascii: "\\"), index + 1 < text.count,
                text[index + 1].isASCIIPunctuation
            {
                result.append(text[index + 1])
                index += 2
            } else if text[index] == UInt8(ascii: "&"), let reference = CharacterReference(at: index, in: text),
                !hasBackslashes || reference.mayBeInURL
            {
                result += String(reference.scalar).utf8
                index = reference.end
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
