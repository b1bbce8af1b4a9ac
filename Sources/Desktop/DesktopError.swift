/// Why a URL cannot be opened, or Lectern cannot be registered.
public struct DesktopError: Error, Equatable, Sendable {
    /// What failed, for people.
    public let message: String
}
