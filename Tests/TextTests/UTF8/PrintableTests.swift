import Testing

@testable import Text

@Suite struct PrintableTests {
    @Test(arguments: [
        ("", ""), ("abcde", "abcde"), ("abcdef", "abcde..."), ("жжжжж", "жжжжж"), ("жжжжжж", "жжжжж..."),
        ("a" + String(repeating: "\u{301}", count: 9), "a" + String(repeating: "\u{301}", count: 4) + "..."),
    ])
    func textsAreShortenedByScalars(_ text: String, _ shown: String) {
        #expect(Printable.shortened(text, to: 5) == shown)
    }

    @Test(arguments: [
        ("", ""), ("a\tb", "a\tb"), ("é ж 新", "é ж 新"), ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#),
        ("a\nb\r", #"a\u{A}b\u{D}"#),
        ("\u{7F}\u{80}\u{85}\u{9B}", #"\u{7F}\u{80}\u{85}\u{9B}"#), ("a\u{2028}\u{2029}", #"a\u{2028}\u{2029}"#),
        ("\u{202E}\u{2066}\u{61C}\u{200E}\u{200F}", #"\u{202E}\u{2066}\u{61C}\u{200E}\u{200F}"#),
        ("a\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}", #"a\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}"#),
        ("\u{E0041}", #"\u{E0041}"#), ("e\u{301}\u{1B}", "e\u{301}\\u{1B}"),
    ])
    func whatIsNotVisibleIsShownAsAnEscape(text: String, line: String) {
        #expect(Printable.line(text) == line)
        #expect(Printable.lines(text) == line.replacing(#"\u{A}"#, with: "\n"))
        #expect(Printable.cell(text) == line.replacing("\t", with: " "))
    }

    @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
    func noncharactersAreNotVisible(value: UInt32) throws {
        #expect(Printable.isInvisible(try #require(Unicode.Scalar(value))))
    }
}
