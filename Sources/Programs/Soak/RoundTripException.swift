import Bible

/// A translation that comes back otherwise than it was written, for a reason; the passage must be the same.
struct RoundTripException {
    let app: String
    /// The translation that was to be written; nil for none.
    let written: String?
    /// The translation that is read; nil for none.
    let read: String?
    let reason: String

    /// Whether the exception is what made the difference.
    func explains(_ app: String, _ wanted: [CommonSchemeURL], _ read: CommonSchemeURL?) -> Bool {
        guard app == self.app, let read, read.translation?.text == self.read else { return false }
        return wanted.contains { $0.translation?.text == written && read.isSamePassage(as: $0) }
    }

    static let all = [
        RoundTripException(app: "esv-org", written: nil, read: "ESV", reason: "the site has no other text"),
        RoundTripException(
            app: "bible-strong", written: nil, read: "LSG",
            reason: "the path must name a text; LSG stands where none is handed over, or none that the app has"),
        RoundTripException(
            app: "gospel-library", written: "KJV", read: nil,
            reason: "the English text is the KJV, but the link names a language, no translation"),
    ]
}
