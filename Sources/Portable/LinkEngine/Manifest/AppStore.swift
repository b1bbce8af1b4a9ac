import Text

/// A store that has pages for apps.
public enum AppStore: String, Sendable, CaseIterable {
    case appStore
    case googlePlay
    case fdroid
    case macAppStore
    case microsoftStore
    case flathub
    case snap

    /// The name that people see.
    public var name: String {
        switch self {
        case .appStore: "App Store"
        case .googlePlay: "Google Play"
        case .fdroid: "F-Droid"
        case .macAppStore: "Mac App Store"
        case .microsoftStore: "Microsoft Store"
        case .flathub: "Flathub"
        case .snap: "Snap Store"
        }
    }

    /// The operating system that its apps are for.
    public var system: OperatingSystem {
        switch self {
        case .appStore: .ios
        case .googlePlay, .fdroid: .android
        case .macAppStore: .macos
        case .microsoftStore: .windows
        case .flathub, .snap: .linux
        }
    }

    /// The key of an app's id in the store; nil for the App Store, which has a key of Opener's language: `storeId`.
    var key: ManifestSchema.Key? { ManifestSchema.Key(rawValue: rawValue) }

    /// What an id looks like, for people.
    var example: String {
        switch self {
        case .appStore, .macAppStore: "a number such as 282935706"
        case .googlePlay, .fdroid: "the Android package, such as org.example.reader"
        case .microsoftStore: "letters and digits such as 9WZDNCRFJ3B4"
        case .flathub: "the id of the app, such as org.example.Reader"
        case .snap: "the name of the snap, such as example-reader"
        }
    }

    /// Whether an app can have the id. Only such an id becomes part of an address.
    func isID(_ id: String) -> Bool {
        switch self {
        case .appStore, .macAppStore: !id.isEmpty && id.utf8.allSatisfy({ $0.isASCIIDigit })
        case .googlePlay, .fdroid: Self.isName(id, parts: 2..., marks: "_")
        case .microsoftStore: id.utf8.count >= 12 && id.utf8.allSatisfy({ $0.isASCIIAlphanumeric })
        case .flathub: Self.isName(id, parts: 3..., marks: "_-")
        case .snap: id == id.lowercased() && Self.isName(id, parts: 1...1, marks: "-")
        }
    }

    /// Whether a text consists of parts with dots between them, each a letter and then letters, digits and marks.
    private static func isName(_ text: String, parts count: some RangeExpression<Int>, marks: String) -> Bool {
        let marks = Array(marks.utf8)
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return count.contains(parts.count)
            && parts.allSatisfy { part in
                part.first?.isASCIILetter == true && part.allSatisfy { $0.isASCIIAlphanumeric || marks.contains($0) }
            }
    }
}

/// An app in a store.
public struct StoreListing: Sendable, Equatable {
    /// The store.
    public let store: AppStore
    /// The app's id there; for Google Play and F-Droid the Android package.
    public let id: String

    /// The app's page.
    public var url: String {
        switch store {
        case .appStore, .macAppStore: "https://apps.apple.com/app/id\(id)"
        case .googlePlay: "https://play.google.com/store/apps/details?id=\(id)"
        case .fdroid: "https://f-droid.org/packages/\(id)/"
        case .microsoftStore: "https://apps.microsoft.com/detail/\(id)"
        case .flathub: "https://flathub.org/apps/\(id)"
        case .snap: "https://snapcraft.io/\(id)"
        }
    }
}
