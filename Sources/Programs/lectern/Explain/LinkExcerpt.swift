import Text

/// A line with the part of a link around an offset, and the spaces under it up to that offset.
struct LinkExcerpt {
    let text: String
    let indentation: String

    /// - Parameters:
    ///   - offset: the offset in UTF-8 bytes.
    ///   - columns: the width of the line.
    init(_ link: String, at offset: Int, columns: Int) {
        let index = link.utf8.index(link.startIndex, offsetBy: min(offset, link.utf8.count))
        let before = Printable.line(String(link[..<index]))
        let after = Printable.line(String(link[index...]))
        // A quarter of the line is for what follows.
        let room = max(columns * 3 / 4, 1)
        let shownBefore = before.displayWidth <= room ? before : "\u{2026}" + before.suffix(columns: room - 1)
        indentation = String(repeating: " ", count: shownBefore.displayWidth)
        text = shownBefore + after.fitted(columns: max(columns - shownBefore.displayWidth, 1))
    }
}

extension String {
    /// The end of the text that fits into a number of cells.
    fileprivate func suffix(columns: Int) -> String { String(String(reversed()).prefix(columns: columns).reversed()) }
}
