import AppLinks
import Foundation
import FoundationXML
import Testing

/// The declarations for apps, read by other implementations of their formats.
@Suite struct AppManifestTests {
    /// Names with characters that the formats must escape.
    static let names = ["com.example.links", "a<b>&\"c\"]]>", " é\n\u{1}\u{FFFF}x", ""]

    @Test(arguments: names) func theInfoPlistIsAValidPropertyList(name: String) throws {
        let xml = InfoPlist(name: name, schemes: ["xyz", "x-sadun-services"], queries: ["bible", "logosref"]).xml
        let root = try #require(
            try unsafe PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil) as? [String: Any])
        #expect(Set(root.keys) == ["CFBundleURLTypes", "LSApplicationQueriesSchemes"])
        let types = try #require(root["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.count == 1)
        #expect(Set(types[0].keys) == ["CFBundleURLName", "CFBundleURLSchemes"])
        #expect(types[0]["CFBundleURLName"] as? String == Self.written(name))
        #expect(types[0]["CFBundleURLSchemes"] as? [String] == ["xyz", "x-sadun-services"])
        #expect(root["LSApplicationQueriesSchemes"] as? [String] == ["bible", "logosref"])
    }

    @Test(arguments: names) func theAndroidManifestIsWellFormed(name: String) throws {
        let xml = AndroidManifest(activity: name, schemes: ["XYZ"], queries: ["bible", "ddgQuickLink"]).xml
        let elements = try Self.elements(of: xml)
        #expect(
            elements.map(\.path) == [
                "manifest", "manifest/queries", "manifest/queries/intent", "manifest/queries/intent/action",
                "manifest/queries/intent/data", "manifest/queries/intent", "manifest/queries/intent/action",
                "manifest/queries/intent/data", "manifest/application", "manifest/application/activity",
                "manifest/application/activity/intent-filter", "manifest/application/activity/intent-filter/action",
                "manifest/application/activity/intent-filter/category",
                "manifest/application/activity/intent-filter/category",
                "manifest/application/activity/intent-filter/data",
            ])
        #expect(elements.compactMap { $0.attributes["android:scheme"] } == ["bible", "ddgquicklink", "xyz"])
        #expect(elements[9].attributes["android:name"] == Self.written(name))
        #expect(elements[9].attributes["android:exported"] == "true")
    }

    /// The name as written: characters that XML cannot represent become U+FFFD.
    private static func written(_ name: String) -> String {
        name.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    }

    /// The elements of a document in their order, with the path of their ancestors.
    static func elements(of xml: String) throws -> [(path: String, attributes: [String: String])] {
        let collector = Collector()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = collector
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var path: [String] = []
        var elements: [(path: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            path.append(name)
            elements.append((path.joined(separator: "/"), attributes))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            path.removeLast()
        }
    }
}
