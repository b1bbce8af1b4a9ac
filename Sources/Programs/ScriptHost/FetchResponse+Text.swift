import Hosts
import Requests

extension FetchResponse {
    /// The body as text: in the encoding of its byte order mark, in that of its `Content-Type`, or in UTF-8 (WHATWG
    /// XMLHttpRequest Standard, "text response").
    var text: String {
        for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian]
        where body.starts(with: encoding.byteOrderMark) {
            return encoding.decode(body.dropFirst(encoding.byteOrderMark.count))
        }
        return (charset.flatMap { TextEncoding(label: $0) } ?? .utf8).decode(body[...])
    }

    /// The parameter `charset` of the content type.
    private var charset: Substring? {
        for parameter in header("Content-Type")?.split(separator: ";").dropFirst() ?? [] {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased().filter({ !$0.isWhitespace }) == "charset" else { continue }
            let value = parts[1].drop(while: \.isWhitespace)
            return value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value
        }
        return nil
    }
}
