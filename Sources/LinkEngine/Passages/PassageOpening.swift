import Bible

/// A passage as an app's link, and what the app cannot take of it.
package struct PassageOpening: Equatable {
    package var url: String
    package var lost: [String]
    /// Whether the link names the translation.
    var keepsTranslation: Bool
    /// Whether the link says how verses are counted.
    var keepsVersification = false
    /// Whether the policy lets the URL through, whatever the passage is.
    var isHarmless = false
}

extension PassageOpening {
    /// How a lost translation is named.
    package static func lostTranslation(_ code: String) -> String { "translation: " + code }

    /// How passages that the link does not name are.
    static func lostPassages(_ rest: Passage) -> String { "passages: " + rest.text }

    /// How the end of a range is, of which only this much is opened.
    static func lostRange(after kept: Passage.Span) -> String {
        "range: all after " + (Passage(spans: [kept])?.text ?? "")
    }
}
