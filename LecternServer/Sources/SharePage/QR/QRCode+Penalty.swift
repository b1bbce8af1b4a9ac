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
