/// The declarations of URL schemes in the Info.plist of an app for iOS.
public struct InfoPlist: Sendable {
    /// The `CFBundleURLName` of the app's own schemes, `com.example.links`.
    public let name: String
    /// The app's own schemes.
    public let schemes: [String]
    /// The schemes of other apps whose presence the app may query.
    public let queries: [String]

    /// The declarations of an app.
    public init(name: String, schemes: [String], queries: [String]) {
        self.name = name
        self.schemes = schemes
        self.queries = queries
    }

    /// An XML property list with only these declarations.
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
