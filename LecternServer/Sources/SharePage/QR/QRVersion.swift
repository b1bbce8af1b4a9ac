/// A size of QR codes, 1 to 40, at the error correction level M, which restores about 15 % (ISO/IEC 18004).
struct QRVersion {
    let number: Int

    /// The smallest version that holds a number of bytes; nil if none does.
    init?(holding count: Int) {
        guard let number = (1...40).first(where: { Self(number: $0).capacity >= count }) else { return nil }
        self.init(number: number)
    }

    private init(number: Int) { self.number = number }

    /// The modules of a side.
    var size: Int { 17 + 4 * number }
    /// The blocks that the codewords are divided into.
    var blockCount: Int { Self.blockCounts[number - 1] }
    /// The codewords for error correction of each block.
    var correctionCount: Int { Self.correctionCounts[number - 1] }
    var lengthBits: Int { number < 10 ? 8 : 16 }
    var dataCount: Int { codewordCount - blockCount * correctionCount }

    /// The bytes that it holds in byte mode.
    private var capacity: Int { (dataCount * 8 - 4 - lengthBits) / 8 }

    /// All codewords: the modules that no pattern takes, in eights.
    var codewordCount: Int {
        let count = alignments.count
        let patterns = count == 0 ? 0 : (25 * count - 10) * count - 55
        return (16 * number * number + 128 * number + 64 - patterns - (number < 7 ? 0 : 36)) / 8
    }

    /// The rows, and columns, of the centres of the alignment patterns.
    var alignments: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (1..<count).map { size - 7 - (count - 1 - $0) * step }
    }

    private static let correctionCounts = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    private static let blockCounts = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35,
        37, 38, 40, 43, 45, 47, 49,
    ]
}
