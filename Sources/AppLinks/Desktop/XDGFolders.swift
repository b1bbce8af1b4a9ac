/// The folders of the XDG Base Directory Specification.
///
/// A variable that is not set, or that contains a relative path, has its default value, as the specification demands.
public struct XDGFolders: Sendable, Equatable {
    /// The user's settings: `$XDG_CONFIG_HOME`; nil if neither that nor `HOME` is set.
    public let configHome: String?
    /// The user's data: `$XDG_DATA_HOME`; nil if neither that nor `HOME` is set.
    public let dataHome: String?
    /// What programs keep between two runs, such as logs: `$XDG_STATE_HOME`; nil if neither that nor `HOME` is set.
    public let stateHome: String?
    /// The sockets of the login session: `$XDG_RUNTIME_DIR`; nil if that is not set.
    public let runtime: String?
    /// All folders of settings in order of precedence: `configHome`, then `$XDG_CONFIG_DIRS`.
    public let config: [String]
    /// All folders of data in order of precedence: `dataHome`, then `$XDG_DATA_DIRS`.
    public let data: [String]

    /// The folders of desktop entries in order of precedence.
    public var applications: [String] { data.map { $0 + "/applications" } }

    /// The folders that environment variables describe.
    public init(environment: [String: String]) {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        func list(_ name: String, default fallback: [String]) -> [String] {
            let paths = environment[name]?.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") } ?? []
            return paths.isEmpty ? fallback : paths
        }
        let home = absolute("HOME")
        configHome = absolute("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        dataHome = absolute("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
        stateHome = absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }
        runtime = absolute("XDG_RUNTIME_DIR")
        config = (configHome.map { [$0] } ?? []) + list("XDG_CONFIG_DIRS", default: ["/etc/xdg"])
        data = (dataHome.map { [$0] } ?? []) + list("XDG_DATA_DIRS", default: ["/usr/local/share", "/usr/share"])
    }
}
