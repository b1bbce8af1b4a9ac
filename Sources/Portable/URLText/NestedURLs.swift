import Text

/// Looks for dangerous URLs within URLs of other schemes: apps take the URLs apart, and open what is in them.
///
/// A nested URL follows the scheme of another one directly (`view-source:javascript:`), is a callback of an
/// x-callback-url, or an attribute of an Android intent. A URL in any other parameter is data. Nested URLs are found wherever they are in the text, however deep: a parser of URLs would read only
/// what it expects, and apps differ in that. So the time is linear.
enum NestedURLs {
    /// Whether anything in a URL after its scheme may have to be refused: the end of a refused scheme before a colon, that
    /// of `intent` before a colon or a semicolon, `ms-`, or an escape within an escape. Most URLs have none of them, which
    /// one pass finds out without decoding to a copy.
    static func mayOccur(in url: String) -> Bool {
        let bytes = url.utf8.span
        guard delimiterCount(in: bytes) > 1 else { return false }
        var index = bytes.indexOrEnd(of: UInt8(ascii: ":")) + 1
        // The last visible characters in lower case.
        var ending: UInt64 = 0
        while index < bytes.count {
            var byte = bytes[index]
            // The byte of an escape can be the percent sign of the next one: `%253A`.
            while byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, let high = HexDigit.value(bytes[index + 1]),
                    let low = HexDigit.value(bytes[index + 2])
                else { return true }
                byte = high << 4 | low
                index += 2
            }
            if endDelimiters.contains(byte), endings.contains(UInt16(truncatingIfNeeded: ending)), !isWeb(ending) {
                return true
            }
            if 0x21...0x7E ~= byte { ending = ending << 8 | UInt64(byte.lowercasedASCII) }
            if ending & 0xFF_FFFF == systemEnding { return true }
            index += 1
        }
        return false
    }

    /// How many bytes may end a scheme or be an escape, or are the last of `ms-`; one ends the scheme of the URL itself. Does
    /// not stop early, so that the compiler can vectorise the loop.
    private static func delimiterCount(in bytes: Span<UInt8>) -> Int {
        var count = 0
        for index in bytes.indices {
            let byte = bytes[index]
            let isEnd = byte & 0xfe == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "%")
            count &+= isEnd ? 1 : 0
        }
        return count
    }

    /// What follows the name of a scheme, or of the attributes of an intent.
    private static let endDelimiters = ASCIISet(":;")
    /// The last two characters of the schemes that are looked for.
    private static let endings = Set(
        (SchemePolicy.refused + AndroidIntent.schemes + OpenableActions.schemes).map {
            $0.utf8.suffix(2).reduce(0) { $0 << 8 | UInt16($1) }
        })
    private static let systemEnding = SchemePolicy.systemPrefix.utf8.reduce(0) { $0 << 8 | UInt64($1) }

    /// Whether the last characters are the schemes of the web, which many URLs have in them.
    private static func isWeb(_ ending: UInt64) -> Bool {
        (ending & 0xFFFF_FFFF == 0x6874_7470 && !UInt8(truncatingIfNeeded: ending >> 32).isSchemeCharacter)
            || (ending & 0xFF_FFFF_FFFF == 0x68_7474_7073 && !UInt8(truncatingIfNeeded: ending >> 40).isSchemeCharacter)
    }

    /// Why a URL must not be opened; nil if there is no dangerous URL in it. URLs of the web are never refused.
    static func refusal(of url: String) -> String? {
        let text = visibleText(url)
        guard let first = schemes(in: text.span).first, !SchemePolicy.webSchemes.contains(first) else { return nil }
        var isIntent = AndroidIntent.isIntent(text)
        for nested in [text[...]] + callbacks(in: text) {
            let chain = schemes(in: nested.span)
            // `SchemePolicy` has decided on the scheme of the URL itself.
            let isOwn = nested.startIndex == 0
            if let reason = refusal(ofChain: isOwn ? chain.dropFirst() : chain[...]) { return reason }
            isIntent = isIntent || chain.contains(where: AndroidIntent.schemes.contains)
            if let reason = AndroidIntent.refusal(ofAppLink: nested, chain: chain) { return reason }
        }
        return isIntent ? AndroidIntent.refusal(of: text) : nil
    }

    /// Why a URL that starts with such a text must not be opened.
    static func refusal(ofStart text: ArraySlice<UInt8>) -> String? { refusal(ofChain: schemes(in: text.span)[...]) }

    /// Schemes of which only some URLs may be opened are not opened by way of others either.
    private static func refusal(ofChain schemes: ArraySlice<String>) -> String? {
        schemes.first { SchemePolicy.isRefused($0) || OpenableActions.isLimited($0) }
            .map { "a \($0): URL in it is never opened" }
    }

    /// The values of the parameters that x-callback-url defines for URLs to open, see http://x-callback-url.com. Each is
    /// cut at the next delimiter, since only its schemes are looked at.
    private static func callbacks(in text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(whereSeparator: parameterDelimiters.contains).compactMap { parameter in
            guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            // A plus sign is a space in the queries of forms.
            let name = parameter[..<equals].filter { $0 != UInt8(ascii: "+") }
            return callbackNames.contains(name.map { $0.lowercasedASCII }) ? parameter[(equals + 1)...] : nil
        }
    }

    private static let parameterDelimiters = ASCIISet("?&;#")
    private static let callbackNames = Set(["x-success", "x-error", "x-cancel"].map { Array($0.utf8) })

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

    /// What may be between a scheme and a nested URL: slashes, quotes, brackets, and the plus sign, which is a space in
    /// the queries of forms.
    private static let opening = ASCIISet("/\\\"'`<([{+")

    /// A URL with all percent-escapes decoded, however often it was encoded, and without white space, control characters
    /// and invisible characters: the URL parser of browsers ignores tabs and line breaks even within a scheme.
    private static func visibleText(_ url: String) -> [UInt8] {
        let bytes = PercentEncoding.decodedRepeatedly(url.utf8.span)
        if bytes.span.isPrintableASCII, !bytes.contains(UInt8(ascii: " ")) { return bytes }
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let visible = text.filter { !Printable.isInvisible($0) && !$0.properties.isWhitespace }
        return Array(String(String.UnicodeScalarView(visible)).utf8)
    }
}
