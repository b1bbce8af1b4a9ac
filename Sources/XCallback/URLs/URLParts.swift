import LinkEngine
import URLText
import UTF8Text

/// A URL cut into the parts of RFC 3986, section 3; all but the scheme as they are written.
struct URLParts {
    /// The scheme in lower case.
    let scheme: String
    /// What stands after `//`; nil where there is no `//`.
    let authority: Substring?
    let path: Substring
    /// What stands after the first `?`.
    let query: Substring?
    /// What stands after the first `#`.
    let fragment: Substring?

    init(_ url: String) throws(CallError) {
        guard url.utf8.count <= Engine.maximumLength else {
            throw CallError("the URL has \(url.utf8.count) bytes; the longest that is read has \(Engine.maximumLength)")
        }
        guard !url.unicodeScalars.contains(where: Printable.isUnsafe) else {
            throw CallError("the URL holds a control character")
        }
        guard let scheme = SchemePolicy.scheme(of: url) else {
            throw CallError("\"\(Printable.shortened(url))\" is no URL: it has no scheme")
        }
        self.scheme = scheme
        let rest = url[url.utf8.index(url.startIndex, offsetBy: scheme.utf8.count + 1)...]
        let (beforeFragment, fragment) = Self.cut(rest, at: "#")
        let (beforeQuery, query) = Self.cut(beforeFragment, at: "?")
        self.query = query
        self.fragment = fragment
        guard beforeQuery.utf8.starts(with: "//".utf8) else {
            authority = nil
            path = beforeQuery
            return
        }
        let afterSlashes = Substring(beforeQuery.utf8.dropFirst(2))
        let slash = afterSlashes.utf8.firstIndex(of: UInt8(ascii: "/")) ?? afterSlashes.endIndex
        authority = afterSlashes[..<slash]
        path = afterSlashes[slash...]
    }

    private static func cut(_ text: Substring, at separator: Unicode.Scalar) -> (before: Substring, after: Substring?) {
        guard let place = text.unicodeScalars.firstIndex(of: separator) else { return (text, nil) }
        return (text[..<place], text[text.unicodeScalars.index(after: place)...])
    }

    /// A part of the path, decoded.
    static func decode(_ text: Substring, of what: String) throws(CallError) -> String {
        try PercentEscapes.check(text, of: what)
        guard let decoded = PercentEncoding.decode(String(text)) else {
            throw CallError("\(what) is no UTF-8 when decoded")
        }
        return decoded
    }

    /// A scheme as somebody names it, in lower case.
    static func scheme(named name: String) throws(CallError) -> String {
        guard let scheme = SchemePolicy.scheme(of: name + ":"), scheme.utf8.count == name.utf8.count else {
            throw CallError("\"\(Printable.shortened(Printable.line(name)))\" is no scheme")
        }
        return scheme
    }
}
