import LinkEngine

/// The schemes that an app declares as its own.
public struct OwnSchemes: Sendable {
    /// The schemes in lower case, each once.
    public let names: [String]

    /// Lectern's own scheme, and the one that all Bible apps have in common.
    public static let ofLectern = ["lectern", "bible"]

    /// Checks schemes; without any, they are Lectern's.
    public init(_ stated: [String]) throws(DesktopError) {
        var names: [String] = []
        for scheme in stated.isEmpty ? Self.ofLectern : stated {
            guard let name = SchemePolicy.scheme(of: scheme + ":"), !scheme.contains(":") else {
                throw DesktopError(message: "\"\(Printable.line(scheme))\" is no URL scheme")
            }
            guard !RememberedBrowser.schemes.contains(name) else {
                throw DesktopError(message: "\(name): is of browsers; register desktop has --browser for it")
            }
            if case .refused(let reason) = SchemePolicy.general.verdict(on: name + ":") {
                throw DesktopError(message: reason)
            }
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }
}
