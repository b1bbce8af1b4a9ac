package import Bible

/// A passage on its way to many apps: what their links have in common is worked out once.
package struct OutgoingPassage {
    let hub: CommonSchemeURL
    let intention: CommonSchemeURL.Intention?
    /// The URL of the common scheme, without the scheme.
    private let afterScheme: Substring
    /// The values of what apps take of the passage: few things, as they differ in little.
    private var values: [PassageValues] = []

    /// Prepares a passage for apps that are asked to do something with it.
    package init(_ hub: CommonSchemeURL, intention: CommonSchemeURL.Intention? = nil) {
        self.hub = hub
        self.intention = intention
        var stated = hub
        stated.intention = intention
        afterScheme = stated.string.dropFirst(hub.scheme.count)
    }

    /// The URL of the common scheme for an app.
    func url(scheme: String?) -> String { (scheme ?? hub.scheme) + afterScheme }

    /// The values of the variables for what an app takes of the passage.
    mutating func values(for reduced: CommonSchemeURL) -> PassageValues {
        if let known = values.first(where: { $0.translation == reduced.translation && $0.passage == reduced.passage }) {
            return known
        }
        values.append(PassageValues(reduced))
        return values[values.count - 1]
    }
}
