/// The rarest of the tokens that a text must have: one more than a posting holds, since one of them may be its key.
struct RarestTokens {
    private var tokens = InlineArray<4, (hash: UInt64, cost: Int64)>(repeating: (0, 0))
    private var count = 0

    /// Inserts a token, unless it is known or there are enough that are rarer.
    mutating func insert(_ hash: UInt64, cost: Int64) {
        for index in 0..<count where tokens[index].hash == hash { return }
        if count < tokens.count { count += 1 } else if tokens[count - 1].cost <= cost { return }
        var index = count - 1
        while index > 0, tokens[index - 1].cost > cost {
            tokens[index] = tokens[index - 1]
            index -= 1
        }
        tokens[index] = (hash, cost)
    }

    /// The bits of the tokens beside a key, at most three; the first again where there are fewer.
    func bits(beside key: UInt64) -> (bits: (UInt8, UInt8, UInt8), count: UInt8) {
        var bits: (UInt8, UInt8, UInt8) = (0, 0, 0)
        var found: UInt8 = 0
        for index in 0..<count where tokens[index].hash != key && found < 3 {
            let bit = Token.bit(tokens[index].hash)
            switch found {
            case 0: bits = (bit, bit, bit)
            case 1: bits.1 = bit
            default: bits.2 = bit
            }
            found += 1
        }
        return (bits, found)
    }
}
