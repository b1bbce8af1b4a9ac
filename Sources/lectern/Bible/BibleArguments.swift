public import ArgumentParser
public import Bible

extension BookNames.Language: ExpressibleByArgument {
    /// Finds the language with an ISO 639-1 code.
    public init?(argument: String) {
        guard let language = BookNames.languages.first(where: { $0.code == argument.lowercased() }) else { return nil }
        self = language
    }

    /// The codes of all languages.
    public static var allValueStrings: [String] { BookNames.languages.map(\.code) }
}

extension Versification: ExpressibleByArgument {
    /// Finds a versification by any of its names.
    public init?(argument: String) {
        guard let versification = Versification.named(argument) else { return nil }
        self = versification
    }

    /// The names of all versifications.
    public static var allValueStrings: [String] { all.map(\.name) }
}
