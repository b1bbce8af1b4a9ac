import LinkEngine
import Testing
import Text

@Suite struct FindingListTests {
    private static func file(_ path: String, _ text: String = "") -> SourceFile {
        SourceFile(path: path, bytes: Array(text.utf8))
    }

    @Test("Of each file 100 findings are listed, errors before others, and the number of the rest")
    func limit() {
        let (first, second) = (Self.file("1.json"), Self.file("2.json"))
        var list = FindingList()
        for number in 0..<1234 {
            list.append(Finding(.warning, "w\(number)", at: SourceLocation(file: first, offset: 0)))
        }
        #expect(!list.hasErrors)
        for number in 0..<30 {
            list.append(Finding(.error, "e\(number)", at: SourceLocation(file: first, offset: 0)))
            list.append(Finding(.note, "n\(number)", at: SourceLocation(file: second, offset: 0)))
        }
        let messages = list.all.map(\.message)
        #expect(
            messages == (0..<70).map { "w\($0)" } + (0..<30).flatMap { ["e\($0)", "n\($0)"] }
                + ["1.json: and 1,164 more"])
        #expect(list.all.last?.severity == .warning)
        #expect(list.errors.map(\.message) == (0..<30).map { "e\($0)" })
        #expect(list.hasErrors)
    }

    @Test("A list with too many errors says so with an error")
    func errors() {
        var list = FindingList()
        for _ in 0..<101 { list.append(Finding(.error, "e")) }
        #expect(list.errors.count == 101)
        #expect(list.errors.last == Finding(.error, "and 1 more"))
    }

    @Test("Lines and columns are counted in long texts, whatever the order of the questions")
    func positions() {
        let text = String(repeating: "aé\n\u{1F600}bcd\n\n", count: 1500) + String(repeating: "aé", count: 5000) + "\nx"
        let file = Self.file("m.json", text)
        let bytes = Array(text.utf8)
        for offset in stride(from: bytes.count, through: 0, by: -37) {
            let before = bytes[..<offset]
            let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
            let position = file.position(at: offset)
            #expect(position.line == before.count { $0 == 10 } + 1)
            #expect(position.column == before[start...].count { $0 & 0xC0 != 0x80 } + 1)
        }
    }
}
