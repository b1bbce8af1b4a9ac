/// What an app for Android states in its AndroidManifest.xml: the schemes that it opens, and those that it asks about.
public struct AndroidManifest: Sendable {
    /// The class of the activity that gets the links.
    public let activity: String
    /// The app's own schemes.
    public let schemes: [String]
    /// The schemes of other apps that it asks about.
    public let queries: [String]

    /// An app with these schemes.
    public init(activity: String, schemes: [String], queries: [String]) {
        self.activity = activity
        self.schemes = schemes
        self.queries = queries
    }

    /// The manifest.
    public var xml: String {
        let filter = XMLElement(
            name: "intent-filter",
            children: [
                Self.view, Self.named("category", "android.intent.category.DEFAULT"),
                Self.named("category", "android.intent.category.BROWSABLE"),
            ] + schemes.map(Self.data))
        let activity = XMLElement(
            name: "activity", attributes: [("android:name", activity), ("android:exported", "true")],
            children: [filter])
        let queries = queries.map { XMLElement(name: "intent", children: [Self.view, Self.data($0)]) }
        let root = XMLElement(
            name: "manifest", attributes: [("xmlns:android", "http://schemas.android.com/apk/res/android")],
            children: [
                XMLElement(name: "queries", children: queries), XMLElement(name: "application", children: [activity]),
            ])
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + root.written()
    }

    private static let view = named("action", "android.intent.action.VIEW")

    private static func named(_ element: String, _ name: String) -> XMLElement {
        XMLElement(name: element, attributes: [("android:name", name)])
    }

    /// Android compares schemes by their letters, so they are written in lower case.
    private static func data(_ scheme: String) -> XMLElement {
        XMLElement(name: "data", attributes: [("android:scheme", scheme.lowercased())])
    }
}
