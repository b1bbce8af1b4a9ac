/// The error correction of QR codes: Reed-Solomon over GF(256) with the polynomial 0x11D.
struct ReedSolomon {
    /// The coefficients of the generator polynomial after the first, which is 1.
    private let generator: [UInt8]

    /// A code with a number of codewords for correction.
    init(count: Int) {
        var polynomial: [UInt8] = [1]
        for power in 0..<count {
            let root = Self.exponentials[power]
            var next = polynomial + [0]
            for (index, coefficient) in polynomial.enumerated() { next[index + 1] ^= Self.product(coefficient, root) }
            polynomial = next
        }
        generator = Array(polynomial.dropFirst())
    }

    /// The codewords for correction of data: the remainder of its division by the generator.
    func correction(of data: ArraySlice<UInt8>) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in remainder.indices { remainder[index] ^= Self.product(generator[index], factor) }
        }
        return remainder
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        guard left != 0, right != 0 else { return 0 }
        return exponentials[(Int(logarithms[Int(left)]) + Int(logarithms[Int(right)])) % 255]
    }

    private static let exponentials: [UInt8] = {
        var value = 1
        return (0..<255).map { _ in
            defer { value = value & 0x80 == 0 ? value << 1 : value << 1 ^ 0x11D }
            return UInt8(value)
        }
    }()

    private static let logarithms: [UInt8] = {
        var result = [UInt8](repeating: 0, count: 256)
        for (power, value) in exponentials.enumerated() { result[Int(value)] = UInt8(power) }
        return result
    }()
}
