/// Why the desktop cannot do what it was asked to.
public struct DesktopError: Error, Equatable, Sendable {
    /// What failed, in words for people.
    public let message: String
}
