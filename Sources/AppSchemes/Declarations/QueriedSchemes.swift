public import LinkEngine

/// The schemes that an app must declare to ask whether others are installed, the most useful first.
public struct QueriedSchemes: Sendable {
    /// iOS answers for so many schemes (`canOpenURL(_:)` says so), and with "no" for all others.
    public static let maximumOnIOS = 50

    /// All schemes, in lower case, each once.
    public let all: [String]

    /// The schemes of a manifest: the main ones of the apps with a known link in display order, then their other ones,
    /// then those of apps whose links no source shows, then those of browsers.
    public init(_ manifest: Manifest) {
        let native = manifest.apps.filter { !$0.isWebReader }
        let ranks = [native.filter { !$0.isUnverified }, native.filter(\.isUnverified), manifest.browsers.map(\.app)]
        let schemes = ranks.flatMap { apps in
            apps.compactMap(\.schemes.first) + apps.flatMap { $0.schemes.dropFirst() }
        }
        var seen: Set<String> = ["http", "https"]
        all = schemes.map { $0.lowercased() }.filter { seen.insert($0).inserted }
    }

    /// Those that fit into an Info.plist.
    public var onIOS: [String] { Array(all.prefix(Self.maximumOnIOS)) }

    /// Those that do not.
    var leftOutOnIOS: [String] { Array(all.dropFirst(Self.maximumOnIOS)) }

    /// What a person should know of those that do not fit.
    public var warning: String? {
        guard !leftOutOnIOS.isEmpty else { return nil }
        return
            "warning: iOS answers for \(Self.maximumOnIOS) schemes; left out: \(leftOutOnIOS.joined(separator: ", "))"
    }
}
