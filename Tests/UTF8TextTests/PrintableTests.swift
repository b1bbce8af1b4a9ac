import Testing

@testable import UTF8Text

@Suite struct PrintableTests {
    @Test(arguments: [
        ("", ""), ("abcde", "abcde"), ("abcdef", "abcde..."), ("жжжжж", "жжжжж"), ("жжжжжж", "жжжжж..."),
        ("a" + String(repeating: "\u{301}", count: 9), "a" + String(repeating: "\u{301}", count: 4) + "..."),
    ])
    func textsAreShortenedByScalars(_ text: String, _ shown: String) {
        #expect(Printable.shortened(text, to: 5) == shown)
    }
}
