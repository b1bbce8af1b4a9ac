extension Versification {
    /// The scheme that a translation counts by; the default where nothing else is known.
    public static func of(_ translation: Translation) -> Versification {
        translation.versification.flatMap(named) ?? .english
    }

    /// The scheme of the translation with a code, as ``Translation/with(code:language:)`` finds it; nil for none.
    public static func of(translation code: String, language: String? = nil) -> Versification? {
        Translation.with(code: code, language: language).map(of)
    }
}
