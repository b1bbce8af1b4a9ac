import Text

/// The URLs from which Android makes an intent: `intent://host/path#Intent;scheme=https;package=com.example;end`.
///
/// See `Intent.parseUri`, https://developer.android.com/reference/android/content/Intent.
enum AndroidIntent {
    /// The schemes of such URLs.
    static let schemes = ["intent", appLinkScheme]

    private static let appLinkScheme = "android-app"

    /// Whether the fragment of a decoded URL has the attributes of an intent.
    static func isIntent(_ url: [UInt8]) -> Bool {
        let bytes = url.span
        var index = bytes.indexOrEnd(of: UInt8(ascii: "#"))
        while index < bytes.count {
            let start = index + 1
            if start + fragment.count <= bytes.count,
                fragment.indices.allSatisfy({ bytes[start + $0].lowercasedASCII == fragment[$0] })
            {
                return true
            }
            index = bytes.indexOrEnd(of: UInt8(ascii: "#"), from: start)
        }
        return false
    }

    private static let fragment = Array("intent;".utf8)

    /// Why an intent must not be started; nil if nothing in the attributes of the decoded URL is dangerous.
    static func refusal(of url: [UInt8]) -> String? {
        if hasOldAttributes(url) { return "an intent: in the old notation is never opened" }
        return url.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "#") }.lazy.compactMap(refusal).first
    }

    private static func refusal(ofAttribute attribute: ArraySlice<UInt8>) -> String? {
        let equals = attribute.firstIndex(of: UInt8(ascii: "="))
        let name = attribute[..<(equals ?? attribute.endIndex)].map { $0.lowercasedASCII }
        guard let equals else {
            return name == selector ? "an intent: with a selector is never opened" : nil
        }
        let value = attribute[(equals + 1)...]
        switch String(decoding: name, as: UTF8.self) {
        case "component": return "an intent: that names a component is never opened"
        case "scheme": return NestedURLs.refusal(ofStart: value + [UInt8(ascii: ":")])
        case "s.browser_fallback_url", "browser_fallback_url":
            return value.isEmpty || SchemePolicy.isWeb(value.span)
                ? nil : "an intent: with a fallback that is not a web page is never opened"
        case "action":
            return value.elementsEqual("android.intent.action.VIEW".utf8)
                ? nil : "an intent: with another action than VIEW is never opened"
        case let name where name.utf8.dropFirst().first == UInt8(ascii: "."):
            return "an intent: with extras is never opened"
        default: return nil
        }
    }

    private static let selector = Array("sel".utf8)

    /// Whether the fragment has the attributes in the notation of before `#Intent;`, which Android still reads:
    /// `#action(android.intent.action.VIEW)component(com.example!com.example.Activity)`.
    private static func hasOldAttributes(_ url: [UInt8]) -> Bool {
        let bytes = url.span
        let fragment = bytes.indexOrEnd(of: UInt8(ascii: "#"))
        return oldAttributes.contains { bytes.firstIndex(of: $0.span, from: fragment) != nil }
    }

    private static let oldAttributes = ["component(", "extras("].map { Array($0.utf8) }

    /// Why `android-app://package/scheme/host/path` must not be opened: it leads to a URL of the scheme.
    ///
    /// - Parameter chain: the schemes at the start of the URL.
    static func refusal(ofAppLink url: ArraySlice<UInt8>, chain: [String]) -> String? {
        guard chain.last == appLinkScheme else { return nil }
        let prefix = chain.reduce(0) { $0 + $1.utf8.count + 1 }
        let parts = url.dropFirst(prefix).split(whereSeparator: delimiters.contains)
        return parts.prefix(2).lazy.compactMap { NestedURLs.refusal(ofStart: $0 + [UInt8(ascii: ":")]) }.first
    }

    private static let delimiters = ASCIISet("/\\?#")
}
