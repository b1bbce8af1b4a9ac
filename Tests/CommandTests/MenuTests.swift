import Testing

@testable import lectern

@Suite struct MenuTests {
    static let keys: [(String, [Menu.Key])] = [
        ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]),
        ("\u{1B}[H", [.first]), ("\u{1B}[F", [.last]), ("\u{1B}[1;5B", [.down]), ("\u{1B}[3~", [.other]),
        ("\u{1B}[C", [.other]), ("k", [.up]), ("j", [.down]), ("\r", [.choose]), ("\n", [.choose]),
        ("\u{1B}", [.cancel]), ("q", [.cancel]), ("\u{3}", [.cancel]), ("\u{4}", [.cancel]), ("x", [.other]),
        ("\u{1B}[B\u{1B}[B\r", [.down, .down, .choose]), ("\u{1B}\u{1B}[A", [.cancel, .up]),
        // What is cut off is not an arrow.
        ("\u{1B}[", [.cancel]), ("\u{1B}[1;", [.cancel]), ("é", [.other, .other]), ("", []),
    ]

    @Test(arguments: keys) func whatATerminalSends(text: String, keys: [Menu.Key]) {
        #expect(Menu.keys(in: Array(text.utf8)) == keys)
    }

    static let walks: [([Menu.Key], Int)] = [
        ([], 0), ([.down], 1), ([.down, .down, .down, .down], 2), ([.up], 0), ([.last], 2), ([.last, .up], 1),
        ([.last, .first], 0), ([.down, .other], 1),
    ]

    @Test(arguments: walks) func theSelectionStaysInTheList(keys: [Menu.Key], selection: Int) {
        var menu = Menu(lines: ["a", "b", "c"])
        for key in keys { #expect(menu.press(key) == .open) }
        #expect(menu.selection == selection)
        #expect(menu.press(.choose) == .chosen(selection))
        #expect(menu.press(.cancel) == .cancelled)
    }

    /// How often the list is moved down, the rows and columns of the window, and what it shows.
    static let windows: [(Int, Int, Int, [String])] = [
        (0, 24, 80, ["> one", "  two", "  three", "  four", "  five"]),
        (1, 5, 80, ["  one", "> two", "  three", "  four", "  five"]),
        (0, 3, 80, ["> one", "  two", "  three"]), (2, 3, 80, ["  two", "> three", "  four"]),
        (4, 3, 80, ["  three", "  four", "> five"]), (3, 1, 80, ["> four"]), (3, 0, 80, ["> four"]),
        (2, 2, 6, ["  two", "> thr"]), (2, 1, 2, [">"]), (2, 1, 0, [">"]),
    ]

    @Test func wideCharactersTakeTwoColumns() {
        #expect(Menu(lines: ["聖經和合本"]).shown(rows: 1, columns: 8) == ["> 聖經"])
    }

    @Test(arguments: windows) func theWindowHoldsTheSelection(down: Int, rows: Int, columns: Int, lines: [String]) {
        var menu = Menu(lines: ["one", "two", "three", "four", "five"])
        for _ in 0..<down { _ = menu.press(.down) }
        #expect(menu.shown(rows: rows, columns: columns) == lines)
    }
}
