import UTF8Text

/// The URLs from which Android makes an intent: `intent://host/path#Intent;scheme=https;package=com.example;end`.
///
/// See `Intent.parseUri`, https://developer.android.com/reference/android/content/Intent.
enum AndroidIntent {
    /// The schemes of such URLs.
    static let schemes = ["intent", "android-app"]

    /// Whether the fragment of a URL has the attributes of an intent.
    static func isIntent(_ url: String) -> Bool {
        let bytes = url.utf8.span
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

    /// Why an intent must not be started; nil if nothing in it is dangerous.
    ///
    /// - Parameters:
    ///   - text: the decoded URL.
    ///   - depth: the number of URLs that this one is a parameter of.
    static func refusal(of text: String, depth: Int) -> String? {
        if let scheme = schemeOfAppLink(text), SchemePolicy.refused.contains(scheme) {
            return "a \(scheme): URL in it is never opened"
        }
        return text.split { $0 == ";" || $0 == "#" }.lazy.compactMap { refusal(ofAttribute: $0, depth: depth) }.first
    }

    private static func refusal(ofAttribute attribute: Substring, depth: Int) -> String? {
        let parts = attribute.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].lowercased()
        guard parts.count == 2 else { return name == "sel" ? "an intent: with a selector is never opened" : nil }
        let value = String(parts[1])
        switch name {
        case "component": return "an intent: that names a component is never opened"
        case "scheme": return NestedURLs.refusal(of: value + ":", depth: depth + 1)
        case "s.browser_fallback_url", "browser_fallback_url":
            return value.isEmpty || SchemePolicy.isWeb(value)
                ? nil : "an intent: with a fallback that is not a web page is never opened"
        case _ where name.hasPrefix("s."): return NestedURLs.refusal(of: value, depth: depth + 1)
        default: return nil
        }
    }

    /// The scheme in `android-app://package/scheme/host/path`, in lower case.
    private static func schemeOfAppLink(_ text: String) -> String? {
        guard text.lowercased().hasPrefix("android-app:") else { return nil }
        let parts = text.dropFirst("android-app:".count).split { "/\\?#".contains($0) }
        return parts.count > 1 ? parts[1].lowercased() : nil
    }
}
