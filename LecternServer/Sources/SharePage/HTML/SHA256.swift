import Text

/// The hash by which a Content-Security-Policy allows what is in a page (FIPS 180-4).
enum SHA256 {
    static func base64(of bytes: [UInt8]) -> String { String(decoding: Base64.encode(hash(bytes)), as: UTF8.self) }

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        let bits = UInt64(bytes.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
        var state = roots(of: 8, power: 2)
        for start in stride(from: 0, to: message.count, by: 64) { compress(message[start..<start + 64], into: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
    }

    private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let a = words[index - 15]
            let b = words[index - 2]
            let small = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3
            let large = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10
            words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
        }
        var s = state
        for index in 0..<64 {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let high = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
            let low = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
            let first = s[7] &+ high &+ choice &+ constants[index] &+ words[index]
            s = [first &+ low &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in state.indices { state[index] &+= s[index] }
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let constants = roots(of: 64, power: 3)

    /// The first 32 bits of the fractions of the roots of the first primes.
    private static func roots(of count: Int, power: Int) -> [UInt32] {
        let primes = (2...311).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }
        return primes.prefix(count).map { prime in
            // The greatest whole number whose power is at most the prime, with 32 bits behind the point.
            var root: UInt64 = 0
            for bit in stride(from: UInt64(36), through: 0, by: -1) where isRoot(root | 1 << bit, prime, power) {
                root |= 1 << bit
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }

    private static func isRoot(_ root: UInt64, _ prime: Int, _ power: Int) -> Bool {
        let limit = UInt128(prime) << UInt128(32 * power)
        return (1..<power).reduce(UInt128(root)) { product, _ in product * UInt128(root) } <= limit
    }
}
