/// A link made of a real one by a change that should leave no passage.
struct NearMiss {
    /// What was changed.
    enum Kind: CaseIterable {
        /// `iblegateway.com`, `www.notbible.com`, `biblehub.co`.
        case lookAlikeHost
        /// `www.bible.com.evil.test`.
        case subHost
        /// `https://www.bible.com@evil.test/...`.
        case userInformation
        /// The link in the path, the query or the fragment of another one.
        case linkWithinLink
        /// A book with one letter changed.
        case misspeltBook
        /// Chapter 203, chapter 0.
        case chapterOutOfBounds
        /// Verse 216.
        case verseOutOfBounds
        /// Unknown segments at the end of the path.
        case extraSegments
        /// Parameters that say where a reader came from.
        case tracking
        /// A page of the site that is not a passage: search, reading plans, articles.
        case otherPage
    }

    let site: String
    let kind: Kind
    let url: String
    /// The passage that may come of it although, where the change does not matter.
    var right: String?
    /// The link of which it was made; nil for a page of a site that is not a passage.
    var original: String?
}

/// A link that somebody posted, and the passage that it leads to.
struct PostedLink: Decodable {
    let url: String
    let site: String
    let passages: String?
    var unsure: Bool?
}
