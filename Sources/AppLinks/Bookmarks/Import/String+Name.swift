extension String {
    /// The text as a name: one line without control characters, words separated by one space.
    var asName: String { withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    var withoutControls: String {
        String(UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
    }
}
