/// An operating system that apps run on, or the web, which all of them have.
public enum OperatingSystem: String, Sendable, CaseIterable {
    case ios
    case android
    case macos
    case windows
    case linux
    case web

    /// The name that people see.
    public var name: String {
        switch self {
        case .ios: "iOS"
        case .android: "Android"
        case .macos: "macOS"
        case .windows: "Windows"
        case .linux: "Linux"
        case .web: "the web"
        }
    }

    /// The key of an app's edition for it; there is one for each system.
    var key: ManifestSchema.Key? { ManifestSchema.Key(rawValue: rawValue) }
}
