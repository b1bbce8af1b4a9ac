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

extension QRCode {
    /// How hard the code is to read for a camera, by the four rules of the standard.
    var penalty: Int {
        let lines = (0..<size).flatMap { index in
            [(0..<size).map { self[index, $0] }, (0..<size).map { self[$0, index] }]
        }
        return lines.reduce(0) { $0 + Self.penalty(ofLine: $1) } + penaltyOfBlocks + penaltyOfBalance
    }

    /// Five and more alike in a row, and what looks like a finder.
    private static func penalty(ofLine line: [Bool]) -> Int {
        var penalty = 0
        var run = 0
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            penalty += run == 5 ? 3 : run > 5 ? 1 : 0
        }
        for start in 0...(line.count - finder.count) {
            let part = line[start..<start + finder.count]
            if part.elementsEqual(finder) || part.reversed().elementsEqual(finder) { penalty += 40 }
        }
        return penalty
    }

    /// Dark and light as 1:1:3:1:1, with four light ones at one end.
    private static let finder = [true, false, true, true, true, false, true, false, false, false, false]

    /// Squares of four alike.
    private var penaltyOfBlocks: Int {
        var count = 0
        for row in 1..<size {
            for column in 1..<size {
                let corner = self[row, column]
                let isBlock =
                    corner == self[row - 1, column] && corner == self[row, column - 1]
                    && corner == self[row - 1, column - 1]
                count += isBlock ? 1 : 0
            }
        }
        return 3 * count
    }

    /// More dark than light, or less, in steps of 5 %.
    private var penaltyOfBalance: Int {
        let dark = modules.count { $0 }
        return abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}

/// The picture of a QR code as SVG, dark on white with the border that cameras need.
struct QRPicture {
    private let code: QRCode?

    init(_ text: String) { code = QRCode(Array(text.utf8)) }

    /// The file.
    var response: PageResponse {
        guard let code else { return PageResponse(status: 404, headers: []) }
        let side = code.size + 8
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/><path d="\(Self.path(of: code))"/></svg>
            """
        return .file(Array(svg.utf8), "image/svg+xml", isPrivate: true)
    }

    /// A rectangle for each run of dark modules in a row.
    private static func path(of code: QRCode) -> String {
        var path = ""
        for row in 0..<code.size {
            var column = 0
            while column < code.size {
                let start = column
                while column < code.size, code[row, column] { column += 1 }
                if column > start { path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z" }
                column += 1
            }
        }
        return path
    }
}
