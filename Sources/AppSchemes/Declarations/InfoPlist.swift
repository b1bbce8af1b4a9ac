import PropertyList

/// What an app for iOS states in its Info.plist: the schemes that it opens, and those that it asks about.
public struct InfoPlist: Sendable {
    /// The abstract name of the app's own schemes, `com.example.links`.
    public let name: String
    /// The app's own schemes.
    public let schemes: [String]
    /// The schemes of other apps that it asks about.
    public let queries: [String]

    /// An app with these schemes.
    public init(name: String, schemes: [String], queries: [String]) {
        self.name = name
        self.schemes = schemes
        self.queries = queries
    }

    /// The property list.
    public var xml: String {
        let type = PropertyListValue.dictionary([
            .init(key: "CFBundleURLName", value: .string(name)),
            .init(key: "CFBundleURLSchemes", value: .array(schemes.map { .string($0) })),
        ])
        let root = PropertyListValue.dictionary([
            .init(key: "CFBundleURLTypes", value: .array([type])),
            .init(key: "LSApplicationQueriesSchemes", value: .array(queries.map { .string($0) })),
        ])
        return String(decoding: XMLPropertyListWriter.write(root), as: UTF8.self)
    }
}
