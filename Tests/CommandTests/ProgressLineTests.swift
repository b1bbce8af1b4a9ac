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

    /// Where the number of all is not known, the line is shown again after some time, whatever the number.
    @Test func withoutATotalItIsDueByTheTime() {
        let start = ContinuousClock.now
        let line = ProgressLine(total: nil, start: start)
        let shown = [(17, 499), (18, 500), (20, 699), (300, 700)].map { count, milliseconds in
            line.text(for: count, at: start + .milliseconds(milliseconds))
        }
        #expect(shown == [nil, "18 links", nil, "300 links"])
    }
}
