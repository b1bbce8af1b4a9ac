/// What becomes of one link by the old rules, and what by the new.
package struct LinkChange: Sendable {
    /// How serious a change is, the most serious first.
    package enum Kind: String, Sendable, CaseIterable, Comparable {
        /// The old rules read a passage, or open the link in an app; the new ones do neither.
        case noLongerRead = "no longer read"
        /// Another passage, or another link that it wraps.
        case readDifferently = "read differently"
        /// The new rules read a passage, or open the link in an app; the old ones do neither.
        case newlyRead = "newly read"
        /// Another URL for an app, or an app more or less.
        case otherOpenings = "other openings"
        /// Something else that an app cannot open.
        case lossChanged = "loss changed"

        /// Whether links that people have may stop working.
        package var isRegression: Bool { self <= .readDifferently }

        package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    package let link: String
    /// What the old rules make of it: the passage, the URL for an app, what is lost; nil for nothing.
    package let before: String?
    /// What the new rules make of it; nil for nothing.
    package let after: String?
}
