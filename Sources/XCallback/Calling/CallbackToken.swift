/// What a callback carries so that it reaches the call that waits for it, and no other: 256 random bits in hexadecimal
/// digits. The first 64 name the socket, the others prove that the caller made the callback.
struct CallbackToken: Sendable {
    private static let count = 64
    private static let nameCount = 16

    /// The digits.
    let digits: String

    /// A token that nobody can guess.
    init() {
        var system = SystemRandomNumberGenerator()
        digits = (0..<Self.count).map { _ in String(Int.random(in: 0..<16, using: &system), radix: 16) }.joined()
    }

    /// A token that somebody brings; nil where the text is none.
    init?(_ text: String) {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard text.utf8.count == Self.count, text.utf8.allSatisfy(isDigit) else { return nil }
        digits = text
    }

    /// The name of the socket.
    var name: String { String(digits.prefix(Self.nameCount)) }

    /// Whether both are the same, in a time that does not tell how much of them is.
    func matches(_ other: CallbackToken) -> Bool {
        zip(digits.utf8, other.digits.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }
}
