import URLText
import UTF8Text

/// The schemes that an app declares as its own.
public struct OwnSchemes: Sendable {
    /// Why a scheme cannot be declared.
    public struct InvalidScheme: Error, Equatable, Sendable {
        /// What is wrong, in words for people.
        public let message: String
    }

    /// The schemes in lower case, each once.
    public let names: [String]

    /// Lectern's own scheme, and the one that all Bible apps have in common.
    public static let ofLectern = ["lectern", "bible"]

    /// Checks schemes; without any, they are Lectern's.
    public init(_ stated: [String]) throws(InvalidScheme) {
        var names: [String] = []
        for scheme in stated.isEmpty ? Self.ofLectern : stated {
            guard let name = SchemePolicy.scheme(of: scheme + ":"), !scheme.contains(":") else {
                throw InvalidScheme(message: "\"\(Printable.line(scheme))\" is no URL scheme")
            }
            guard !SchemePolicy.webSchemes.contains(name) else {
                throw InvalidScheme(message: "\(name): is of browsers; register desktop has --browser for it")
            }
            if case .refused(let reason) = SchemePolicy.general.verdict(on: name + ":") {
                throw InvalidScheme(message: reason)
            }
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }
}
