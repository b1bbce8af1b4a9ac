import UTF8Text

/// Looks for dangerous URLs within URLs of other schemes: apps take the URLs apart, and open what is in them.
///
/// A nested URL follows the scheme of another one directly (`view-source:javascript:`), is a callback of an
/// x-callback-url, or an attribute of an Android intent. A URL in any other parameter is data.
enum NestedURLs {
    /// Whether a URL may contain another one: whether one of the bytes that this takes follows its scheme.
    static func mayOccur(in url: String) -> Bool {
        let bytes = url.utf8.span
        let start = bytes.indexOrEnd(of: UInt8(ascii: ":")) + 1
        return start < bytes.count && bytes.indexOrEnd(from: start) { delimiters.contains($0) } < bytes.count
    }

    private static let delimiters = ASCIISet(":%;|")

    /// Why a URL must not be opened; nil if there is no dangerous URL in it. URLs of the web are never refused.
    ///
    /// - Parameter depth: the number of URLs that this one is a parameter of.
    static func refusal(of url: String, depth: Int = 0) -> String? {
        guard depth < maximumDepth else { return "URLs are nested too deeply in it" }
        let text = visibleText(url)
        let chain = schemes(in: text.utf8.span)
        if let scheme = chain.first(where: SchemePolicy.refused.contains) {
            return "a \(scheme): URL in it is never opened"
        }
        guard let first = chain.first, !SchemePolicy.webSchemes.contains(first) else { return nil }
        if chain.contains(where: AndroidIntent.schemes.contains) || AndroidIntent.isIntent(text),
            let reason = AndroidIntent.refusal(of: text, depth: depth)
        {
            return reason
        }
        let parts = first.hasPrefix("ms-") ? text.split(separator: "|").dropFirst().map(String.init) : []
        let encoded = text == url ? [] : callbacks(in: url)
        return (parts + encoded + callbacks(in: text)).lazy.compactMap { refusal(of: $0, depth: depth + 1) }.first
    }

    private static let maximumDepth = 8

    /// The values of the parameters that x-callback-url defines for URLs to open, see http://x-callback-url.com.
    private static func callbacks(in url: String) -> [String] {
        Query(of: url).items.filter { item in
            let name = PercentEncoding.decode(item.name)?.lowercased() ?? ""
            return ["x-success", "x-error", "x-cancel"].contains(name)
        }.map(\.value)
    }

    /// The schemes at the start of a URL: its own, and that of the URL which directly follows it, and so on up to one of
    /// the web.
    private static func schemes(in text: Span<UInt8>) -> [String] {
        var schemes: [String] = []
        var start = 0
        while true {
            start = text.indexOrEnd(from: start) { !opening.contains($0) }
            let end = text.indexOrEnd(from: start) { !$0.isSchemeCharacter }
            guard end < text.count, end > start, text[end] == UInt8(ascii: ":"), text[start].isASCIILetter else {
                return schemes
            }
            var scheme: [UInt8] = []
            for index in start..<end { scheme.append(text[index].lowercasedASCII) }
            schemes.append(String(decoding: scheme, as: UTF8.self))
            if SchemePolicy.isWeb(text.extracting(start...)) { return schemes }
            start = end + 1
        }
    }

    /// What may be between a scheme and a nested URL: slashes, quotes and brackets.
    private static let opening = ASCIISet("/\\\"'`<([{")

    /// A URL with all percent-escapes decoded, however often it was encoded, and without white space, control characters
    /// and invisible characters: the URL parser of browsers ignores tabs and line breaks even within a scheme.
    private static func visibleText(_ url: String) -> String {
        var bytes = Array(url.utf8)
        for _ in 0..<maximumDecodings {
            let decoded = PercentEncoding.decodedBytes(bytes.span)
            if decoded.count == bytes.count { break }
            bytes = decoded
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.isPrintableASCII, !text.utf8.containsByte(UInt8(ascii: " ")) { return text }
        return String(text.unicodeScalars.filter { !Printable.isInvisible($0) && !$0.properties.isWhitespace })
    }

    private static let maximumDecodings = 8
}
