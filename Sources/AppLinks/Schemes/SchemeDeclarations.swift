public import LinkEngine
import Text
import URLText

/// The schemes that an app declares as its own.
public struct OwnSchemes: Sendable {
    /// Why a scheme cannot be declared.
    public struct InvalidScheme: Error, Equatable, Sendable, CustomStringConvertible {
        /// What is wrong, for people.
        public let message: String

        /// The message.
        public var description: String { message }
    }

    /// The schemes in lower case, without repetitions.
    public let names: [String]

    /// Lectern's own scheme, and the common scheme of Bible apps.
    public static let ofLectern = ["lectern", "bible"]

    /// Checks schemes; an empty array stands for Lectern's.
    ///
    /// - Throws: `InvalidScheme` if a scheme is malformed, belongs to browsers or is never opened.
    public init(_ schemes: [String]) throws(InvalidScheme) {
        var names: [String] = []
        for scheme in schemes.isEmpty ? Self.ofLectern : schemes {
            guard let name = SchemePolicy.scheme(of: scheme + ":"), !scheme.contains(":") else {
                throw InvalidScheme(message: "\"\(Printable.line(scheme))\" is not a valid URL scheme")
            }
            guard !SchemePolicy.webSchemes.contains(name) else {
                throw InvalidScheme(message: "\(name): is a scheme of browsers; use `lectern register --browser`")
            }
            if case .refused(let reason) = SchemePolicy.general.verdict(on: name + ":") {
                throw InvalidScheme(message: reason)
            }
            if !names.contains(name) { names.append(name) }
        }
        self.names = names
    }
}

/// The schemes that an app must declare to query whether other apps are installed, the most useful ones first.
public struct QueriedSchemes: Sendable {
    /// The number of schemes that an app for iOS may query; see the documentation of `UIApplication.canOpenURL(_:)`.
    public static let maximumOnIOS = AppLinksLimits.queriedSchemes

    /// All schemes in lower case, without repetitions.
    public let all: [String]

    /// The schemes that apps of an operating system have: the main ones of verified apps in display order, then their
    /// other ones, then those of unverified apps, then those of browsers.
    public init(_ manifest: Manifest, on system: OperatingSystem) {
        let native = manifest.apps.filter { !$0.isWebReader }
        let ranks = [native.filter { !$0.isUnverified }, native.filter(\.isUnverified), manifest.browsers.map(\.app)]
            .map { apps in apps.filter { $0.runs(on: system) } }
        let schemes = ranks.flatMap { apps in
            apps.compactMap(\.schemes.first) + apps.flatMap { $0.schemes.dropFirst() }
        }
        var seen = Set(SchemePolicy.webSchemes)
        all = schemes.map { $0.lowercased() }.filter { seen.insert($0).inserted }
    }

    /// The schemes for an Info.plist.
    public var onIOS: [String] { Array(all.prefix(Self.maximumOnIOS)) }

    /// The schemes beyond the limit of iOS.
    var leftOutOnIOS: [String] { Array(all.dropFirst(Self.maximumOnIOS)) }

    /// A warning with the schemes that are left out on iOS; nil if there are none.
    public var warning: String? {
        guard !leftOutOnIOS.isEmpty else { return nil }
        return
            "warning: iOS allows \(Self.maximumOnIOS) schemes; omitted: \(leftOutOnIOS.joined(separator: ", "))"
    }
}

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

private struct XMLElement {
    let name: String
    var attributes: [(String, String)] = []
    var children: [XMLElement] = []

    /// The XML of the element, each level indented by four spaces.
    func written(indentation: Int = 0) -> String {
        let margin = String(repeating: " ", count: 4 * indentation)
        let start = name + attributes.map { " \($0)=\"\(Markup.attribute($1))\"" }.joined()
        guard !children.isEmpty else { return "\(margin)<\(start)/>\n" }
        let inner = children.map { $0.written(indentation: indentation + 1) }.joined()
        return "\(margin)<\(start)>\n\(inner)\(margin)</\(name)>\n"
    }
}
