/// A place in running text where a reference may stand.
struct Candidate {
    /// What stands there.
    enum Kind: UInt8 {
        /// A word that may end a name, with a number near.
        case name
        /// The same, where the word may end a name of several words.
        case longName
        /// A word such as `verse` or `chapter`.
        case keyword
        /// A word that ends no name, with a chapter and verse behind it: it may be misspelt.
        case unknown
        /// `5:1`.
        case numbers
    }

    var kind: Kind
    /// Where the word or the number starts, in bytes.
    var start: Int
    /// Where it ends.
    var end: Int
}
