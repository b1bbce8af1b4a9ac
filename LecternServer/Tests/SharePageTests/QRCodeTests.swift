import Testing

@testable import SharePage

@Suite struct QRCodeTests {
    /// Codes that another program has made.
    static let codes: [(text: String, mask: Int, code: String)] = [
        (
            "https://lectern.example/John.3.16", 3,
            """
            #######.###....##.###.#######
            #.....#.##..#.##.##.#.#.....#
            #.###.#......###..###.#.###.#
            #.###.#.#.##....####..#.###.#
            #.###.#......#.....#..#.###.#
            #.....#...#...#..###..#.....#
            #######.#.#.#.#.#.#.#.#######
            ........#.#####..##.#........
            #.##.###..#..##.#.###.#..#.##
            .......#.#.....##########...#
            ...##.###.#...##.....#.#..##.
            ..#....#.##.####...#####....#
            #.#...#..#.#.....#.#...#.##..
            ###.##.#.....#.....#.##...###
            .##.#.#....##.#.#####.###.###
            ..##.........#..#....##.#..#.
            ...#..##........#.#.##.###.#.
            ....##.#....##.###..#..#.###.
            #...###.#.#....##.#...###.#..
            .....#.###..#....#..#.#...#..
            .#.##.######.#...##.#######..
            ........#.##.##..####...#####
            #######.#...##....###.#.##.#.
            #.....#.#..##..#....#...##.##
            #.###.#.......#..##.#####.##.
            #.###.#.####..##...##..###..#
            #.###.#.###......##....#..#.#
            #.....#..####.#...#.#.#.##.#.
            #######.#..####.#..##.#.#..#.
            """
        ),
        (
            "A", 0,
            """
            #######..###..#######
            #.....#.#.###.#.....#
            #.###.#...#...#.###.#
            #.###.#..#....#.###.#
            #.###.#.##..#.#.###.#
            #.....#...#.#.#.....#
            #######.#.#.#.#######
            ...........##........
            #.#.#.#...##....#..#.
            #..###...#....#...##.
            .#....#.###.#...#...#
            #.#.#....##...#...#..
            #.#..##.#.#.#.#.#.#.#
            ........####.#.#.#.#.
            #######....#.###.####
            #.....#..#.###.###...
            #.###.#.##.#.###.##.#
            #.###.#.......#...##.
            #.###.#.##..#...#...#
            #.....#..##...#...##.
            #######.#...#.#.#.###
            """
        ),
    ]

    @Test(arguments: codes) func aCodeIsThatOfTheStandard(text: String, mask: Int, code: String) throws {
        let made = try #require(QRCode(Array(text.utf8), mask: mask))
        #expect(Self.rows(of: made) == code)
    }

    /// Codes of several blocks, with names of their versions, by the hash of their rows.
    static let hashes: [(byte: Character, count: Int, mask: Int, hash: String)] = [
        ("w", 122, 6, "aRS2yNv10tIGPsoFrNR2jg1BER5hyT+DdIPLFt4sl/0="),
        ("x", 300, 5, "qKMhq4dpl+2fI56Q+pCnrQ15BPTl5XtwOCf7rtxHFMI="),
        ("y", 1200, 7, "06JIH0eQfk0xkvIqwi/YpvC8OZuRkx2H8AGTOZEOXYs="),
        ("z", 2331, 1, "BDy0eTz6fEaorWEJedAGF2m/QaSVjpKO6zaNjAfPwI8="),
    ]

    @Test(arguments: hashes) func aLongCodeIsThatOfTheStandard(
        byte: Character, count: Int, mask: Int, hash: String
    ) throws {
        let made = try #require(QRCode(Array(String(repeating: byte, count: count).utf8), mask: mask))
        #expect(SHA256.base64(of: Array(Self.rows(of: made).utf8)) == hash)
    }

    @Test func aTextThatIsTooLongHasNoCode() {
        #expect(QRCode(Array(repeating: 65, count: 2332)) == nil)
        #expect(QRPicture(String(repeating: "A", count: 2332)).response.status == 404)
    }

    @Test func theMaskIsTheOneWithTheLeastPenalty() {
        let bytes = Array("https://lectern.example/John.3.16".utf8)
        let penalties = (0..<8).compactMap { QRCode(bytes, mask: $0)?.penalty }
        #expect(QRCode(bytes)?.penalty == penalties.min())
    }

    private static func rows(of code: QRCode) -> String {
        (0..<code.size).map { row in String((0..<code.size).map { code[row, $0] ? "#" : "." }) }.joined(separator: "\n")
    }
}
