/// Percent-encoding as RFC 3986 and RFC 6570 define it, over UTF-8.
enum PercentEncoding {
    private static let unreserved = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
    private static let reserved = Set(":/?#[]@!$&'()*+,;=".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Encodes all but unreserved characters; or keeps reserved ones too, and what is encoded already.
    static func encode(_ text: String, keepsReserved: Bool) -> String {
        var rest = Array(text.utf8)[...]
        var result: [UInt8] = []
        while let byte = rest.first {
            if unreserved.contains(byte) || keepsReserved && (reserved.contains(byte) || rest.startsWithTriplet) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xf)]]
            }
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }
}
