import LinkEngine
import Text
import URLText

extension URLParts {
    /// Splits a URL that another app wrote.
    ///
    /// - Throws: `CallError` if the URL is too long, contains a control character or has no scheme.
    init(checking url: String) throws(CallError) {
        guard url.utf8.count <= Engine.maximumLength else {
            throw CallError("the URL has \(url.utf8.count) bytes; at most \(Engine.maximumLength) are read")
        }
        guard !url.unicodeScalars.contains(where: Printable.isUnsafe) else {
            throw CallError("the URL contains a control character")
        }
        guard let parts = URLParts(url) else {
            throw CallError("\"\(Printable.shortened(url))\" is not a valid URL: it has no scheme")
        }
        self = parts
    }

    /// The lower-case form of a scheme that is given without its colon.
    ///
    /// - Throws: `CallError` if the name is not a valid scheme.
    static func scheme(named name: String) throws(CallError) -> String {
        guard let scheme = SchemePolicy.scheme(of: name + ":"), scheme.utf8.count == name.utf8.count else {
            throw CallError("\"\(Printable.shortened(Printable.line(name)))\" is not a valid URL scheme")
        }
        return scheme
    }
}
