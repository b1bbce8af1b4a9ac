import Bible

/// What is to be said of an app's link to a passage.
package struct PassageOpening {
    /// What of the passage the app cannot take.
    var lost: [String] = []
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
