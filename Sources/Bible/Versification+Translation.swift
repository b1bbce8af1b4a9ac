extension Versification {
    /// The scheme that a translation counts by; the default where nothing else is known.
    public static func of(_ translation: Translation) -> Versification {
        translation.versification.flatMap(named) ?? .english
    }

    /// The scheme of the translation with a code, as ``Translation/with(code:language:)`` finds it; nil for none.
    public static func of(translation code: String, language: String? = nil) -> Versification? {
        Translation.with(code: code, language: language).map(of)
    }

    /// Whether the scheme is the default but for a few verses at the ends of chapters, so that it need not be named.
    public var isDefaultLike: Bool { Self.defaultLike.contains(self) }

    private static let defaultLike: Set = [english, kjv, ceb, csb, nlt, nrsv, nrsvue]
}
