/// A set of ASCII characters, which is asked about each byte of a page.
struct ASCIIBytes {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Letters and digits.
    static let alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

    /// The characters of a text.
    init(_ text: String) {
        for byte in text.utf8 where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Whether a byte is one of them.
    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte & 63)) & 1 == 1
    }

    /// Whether all bytes are among them.
    func contain(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where !contains(bytes[index]) { return false }
        return true
    }
}
