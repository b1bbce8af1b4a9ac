/// A QR code of bytes (ISO/IEC 18004, byte mode, error correction level M).
struct QRCode {
    /// The modules of a side.
    private(set) var size: Int
    /// The modules, row by row; true is dark.
    private(set) var modules: [Bool]
    /// Which modules belong to a pattern, and hold no data.
    private var isPattern: [Bool]
    private var version: QRVersion

    /// The code of some bytes; nil if they are more than a code holds, 2331.
    ///
    /// - Parameter mask: one of the eight masks; nil for the one that cameras read best.
    init?(_ bytes: [UInt8], mask: Int? = nil) {
        guard let version = QRVersion(holding: bytes.count) else { return nil }
        self.version = version
        size = version.size
        modules = Array(repeating: false, count: size * size)
        isPattern = modules
        drawPatterns()
        draw(Self.codewords(bytes, version))
        self = mask.map(masked) ?? best
    }

    /// Whether a module is dark.
    subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

    private var best: QRCode {
        let candidates = (0..<8).map(masked)
        return candidates.min { $0.penalty < $1.penalty } ?? self
    }

    /// The code with a mask over its data, and the name of the mask in it.
    private func masked(_ mask: Int) -> QRCode {
        var code = self
        for row in 0..<size {
            for column in 0..<size where !isPattern[row * size + column] && Self.inverts(mask, row, column) {
                code.modules[row * size + column].toggle()
            }
        }
        code.drawFormat(mask)
        return code
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        let product = row * column
        return switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: product % 2 + product % 3 == 0
        case 6: (product % 2 + product % 3) % 2 == 0
        default: ((row + column) % 2 + product % 3) % 2 == 0
        }
    }
}

// Codewords.
extension QRCode {
    private static func codewords(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        let data = data(bytes, version)
        let code = ReedSolomon(count: version.correctionCount)
        let short = version.codewordCount / version.blockCount - version.correctionCount
        let longBlocks = version.codewordCount % version.blockCount
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for index in 0..<version.blockCount {
            let end = start + short + (index < version.blockCount - longBlocks ? 0 : 1)
            blocks.append(data[start..<end])
            start = end
        }
        return interleaved(blocks) + interleaved(blocks.map { code.correction(of: $0)[...] })
    }

    /// The first of each block, then the second of each, and so on.
    private static func interleaved(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
        (0..<(blocks.map { $0.count }.max() ?? 0)).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
        }
    }

    /// Mode, length, bytes, end and padding.
    private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits = Bits()
        bits.append(4, count: 4)
        bits.append(bytes.count, count: version.lengthBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        bits.append(0, count: min(4, version.dataCount * 8 - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        var result = bits.bytes
        while result.count < version.dataCount {
            result.append(result.count % 2 == bits.bytes.count % 2 ? 0xEC : 0x11)
        }
        return result
    }

    private struct Bits {
        private(set) var bytes: [UInt8] = []
        private(set) var count = 0

        mutating func append(_ value: Int, count added: Int) {
            for bit in stride(from: added - 1, through: 0, by: -1) {
                if count % 8 == 0 { bytes.append(0) }
                bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(7 - count % 8)
                count += 1
            }
        }
    }
}

// Drawing.
extension QRCode {
    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        modules[row * size + column] = isDark
        isPattern[row * size + column] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawRings(row, column, radius: 4) }
        let centres = version.alignments
        for row in centres {
            for column in centres where !isAtFinder(row, column) { drawRings(row, column, radius: 2) }
        }
        drawFormat(0)
        drawVersion()
    }

    private func isAtFinder(_ row: Int, _ column: Int) -> Bool {
        (row == 6 || column == 6) && (row == 6 || row == size - 7) && (column == 6 || column == size - 7)
    }

    /// Draws squares in each other: a finder with its light border for a radius of 4, else an alignment pattern.
    private mutating func drawRings(_ row: Int, _ column: Int, radius: Int) {
        for y in max(0, row - radius)...min(size - 1, row + radius) {
            for x in max(0, column - radius)...min(size - 1, column + radius) {
                let distance = max(abs(y - row), abs(x - column))
                set(y, x, radius == 4 ? distance != 2 && distance != 4 : distance != 1)
            }
        }
    }

    private mutating func drawFormat(_ mask: Int) {
        let bits = (mask << 10 | Self.remainder(of: mask, by: 0x537, degree: 10)) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0...5: set(index, 8, isDark)
            case 6, 7: set(index + 1, 8, isDark)
            case 8: set(8, 7, isDark)
            default: set(8, 14 - index, isDark)
            }
            if index < 8 { set(8, size - 1 - index, isDark) } else { set(size - 15 + index, 8, isDark) }
        }
        set(size - 8, 8, true)
    }

    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = version.number << 12 | Self.remainder(of: version.number, by: 0x1F25, degree: 12)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(index / 3, size - 11 + index % 3, isDark)
            set(size - 11 + index % 3, index / 3, isDark)
        }
    }

    /// The remainder of a division of polynomials whose coefficients are bits.
    private static func remainder(of value: Int, by generator: Int, degree: Int) -> Int {
        (0..<degree).reduce(value) { rest, _ in rest << 1 ^ (rest >> (degree - 1)) * generator }
    }

    /// Draws codewords in columns of two, from the right, up and down by turns.
    private mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        // Column 6 is a timing pattern.
        let columns = Array(stride(from: size - 1, to: 6, by: -2)) + Array(stride(from: 5, to: 0, by: -2))
        for (turn, right) in columns.enumerated() {
            for step in 0..<size {
                let row = turn % 2 == 0 ? size - 1 - step : step
                for column in [right, right - 1] where !isPattern[row * size + column] {
                    guard index < codewords.count * 8 else { return }
                    modules[row * size + column] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
        }
    }
}
