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
        let type = Self.dictionary([
            ("CFBundleURLName", Self.string(name)), ("CFBundleURLSchemes", Self.array(schemes.map(Self.string))),
        ])
        let root = Self.dictionary([
            ("CFBundleURLTypes", Self.array([type])),
            ("LSApplicationQueriesSchemes", Self.array(queries.map(Self.string))),
        ])
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

            """ + XMLElement(name: "plist", attributes: [("version", "1.0")], children: [root]).written()
    }

    private static func string(_ text: String) -> XMLElement { XMLElement(name: "string", text: text) }

    private static func array(_ items: [XMLElement]) -> XMLElement { XMLElement(name: "array", children: items) }

    private static func dictionary(_ members: [(String, XMLElement)]) -> XMLElement {
        XMLElement(name: "dict", children: members.flatMap { [XMLElement(name: "key", text: $0), $1] })
    }
}
