/// The URLs of openings as they are written, one behind the other: each opening has its part of one text, so that
/// nothing is allocated for it.
struct OpeningURLs {
    /// The URLs; what stands behind the last end is still being written.
    var text: [UInt8] = []
    /// Where each URL ends.
    private var ends: [Int] = []

    /// - Parameter count: how many URLs may come.
    init(count: Int) {
        text.reserveCapacity(96 * count)
        ends.reserveCapacity(count)
    }

    /// The URL that is being written.
    var current: ArraySlice<UInt8> { text[(ends.last ?? 0)...] }

    /// Ends a URL, or forgets it; the result says which.
    mutating func end(keeping isKept: Bool) -> Bool {
        if isKept { ends.append(text.count) } else { text.removeSubrange((ends.last ?? 0)...) }
        return isKept
    }

    /// Gives the last openings their URLs, to each one.
    func assign(to openings: inout [Opening]) {
        var start = 0
        for (index, end) in zip(openings.count - ends.count..<openings.count, ends) {
            openings[index].written = text[start..<end]
            start = end
        }
    }
}
