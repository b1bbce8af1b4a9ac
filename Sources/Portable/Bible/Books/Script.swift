/// A script that tells the language of a text, or a few that it may be.
enum Script: String, CaseIterable {
    case hebrew
    case arabic
    case devanagari
    case gurmukhi
    case odia
    case tamil
    case thai

    /// The script of the letter or digit whose first bytes in UTF-8 these are; nil for all other scripts.
    init?(lead: UInt8, next: UInt8) {
        switch (lead, next) {
        case (0xD6, _), (0xD7, _): self = .hebrew
        case (0xD8...0xDB, _), (0xEF, 0xBA...0xBB): self = .arabic
        case (0xE0, 0xA4...0xA5): self = .devanagari
        case (0xE0, 0xA8...0xA9): self = .gurmukhi
        case (0xE0, 0xAC...0xAD): self = .odia
        case (0xE0, 0xAE...0xAF): self = .tamil
        case (0xE0, 0xB8...0xB9): self = .thai
        default: return nil
        }
    }
}
