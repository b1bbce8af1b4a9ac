import Text
import URLText

/// The schemes that an app declares as its own.
public struct OwnSchemes: Sendable {
    /// Why a scheme cannot be declared.
    public struct InvalidScheme: Error, Equatable, Sendable {
        /// What is wrong, for people.
        public let message: String
    }

    /// The schemes in lower case, without repetitions.
    public let names: [String]

    /// Lectern's own scheme, and the common scheme of Bible apps.
    public static let ofLectern = ["lectern", "bible"]

    /// Checks schemes; an empty array stands for Lectern's.
    ///
    /// - Throws: `InvalidScheme` if a scheme is malformed, belongs to browsers or is never opened.
    public init(_ schemes: [String]) throws(InvalidScheme) {
        var names: [String] = []
        for scheme in schemes.isEmpty ? Self.ofLectern : schemes {
            guard let name = SchemePolicy.scheme(of: scheme + ":"), !scheme.contains(":") else {
                throw InvalidScheme(message: "\"\(Printable.line(scheme))\" is not a valid URL scheme")
            }
            guard !SchemePolicy.webSchemes.contains(name) else {
                throw InvalidScheme(message: "\(name): belongs to browsers; use `register desktop --browser`")
            }
            if case .refused(let reason) = SchemePolicy.general.verdict(on: name + ":") {
                throw InvalidScheme(message: reason)
            }
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }
}
