/// The declarations of URL schemes in the AndroidManifest.xml of an app.
public struct AndroidManifest: Sendable {
    /// The class of the activity that opens the links.
    public let activity: String
    /// The app's own schemes.
    public let schemes: [String]
    /// The schemes of other apps whose presence the app may query.
    public let queries: [String]

    /// The declarations of an app.
    public init(activity: String, schemes: [String], queries: [String]) {
        self.activity = activity
        self.schemes = schemes
        self.queries = queries
    }

    /// An AndroidManifest.xml with only these declarations.
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

    /// Android compares schemes case-sensitively and expects lower case.
    private static func data(_ scheme: String) -> XMLElement {
        XMLElement(name: "data", attributes: [("android:scheme", scheme.lowercased())])
    }
}
