/// What links are about. Pages and apps of a topic share values with canonical URLs: each site is read into one, and each
/// app's link is made from one.
public enum Topic: String, CaseIterable, Sendable {
    /// Passages of the Bible, as URLs of the common scheme.
    case bible
    /// Places on a map, as `geo:` URLs.
    case places
}
