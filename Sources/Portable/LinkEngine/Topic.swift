/// What links are about. Pages and apps of a topic share values with canonical URLs: each site is read into one, and each
/// app's link is made from one.
public enum Topic: String, CaseIterable, Sendable {
    /// Passages of the Bible, as URLs of the common scheme.
    case bible
    /// Places on a map, as `geo:` URLs.
    case places
}

/// What a link is about: a topic, or anything else.
public enum LinkTopic: String, CaseIterable, Sendable {
    /// A passage of the Bible.
    case bible
    /// A place on a map.
    case places
    /// Neither: a meeting, a chat, music. Such a link opens only in the apps that its rule names.
    case general

    init(_ topic: Topic?) {
        switch topic {
        case .bible: self = .bible
        case .places: self = .places
        case nil: self = .general
        }
    }
}
