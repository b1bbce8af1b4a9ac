/// Why a URL cannot be opened, or Lectern cannot be registered.
public struct DesktopError: Error, Equatable, Sendable {
    /// What kind of failure it is, for programs.
    public enum Kind: Sendable {
        /// No rule opens the link.
        case noOpening
        /// None of the apps that open the link is installed.
        case notInstalled
        /// Anything else.
        case failure
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What failed, for people.
    public let message: String

    init(_ kind: Kind = .failure, message: String) {
        self.kind = kind
        self.message = message
    }
}
