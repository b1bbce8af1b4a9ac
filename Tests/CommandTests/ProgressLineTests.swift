import Testing

@testable import lectern

@Suite struct ProgressLineTests {
    @Test(arguments: [
        (16, 0, nil), (16, 499, nil), (16, 500, "16/1984"), (17, 500, nil), (1984, 60_000, "1984/1984"),
    ])
    func itIsDueAfterHalfASecond(count: Int, milliseconds: Int, text: String?) {
        let start = ContinuousClock.now
        let line = ProgressLine(total: 1984, start: start)
        #expect(line.text(for: count, at: start + .milliseconds(milliseconds)) == text)
    }
}
