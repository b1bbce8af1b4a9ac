public import LinkEngine
import URLText

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
            "warning: iOS answers for \(Self.maximumOnIOS) schemes; left out: \(leftOutOnIOS.joined(separator: ", "))"
    }
}
