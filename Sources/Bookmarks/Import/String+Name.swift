extension String {
    /// A text as a name: in one line, without what no property list can hold.
    var asName: String { withoutControls.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    var withoutControls: String {
        String(UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
    }
}
