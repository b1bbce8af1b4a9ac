/// The folders of the XDG Base Directory Specification, as an environment names them.
///
/// A variable that is not set, or that holds a relative path, counts as its default, as the specification asks.
public struct XDGFolders: Sendable, Equatable {
    /// Where a person's settings are: `$XDG_CONFIG_HOME`; nil without a home.
    public let configHome: String?
    /// Where a person's data are: `$XDG_DATA_HOME`; nil without a home.
    public let dataHome: String?
    /// Where sockets live while somebody is logged in: `$XDG_RUNTIME_DIR`; nil where there is none.
    public let runtime: String?
    /// Where settings are looked for, the most important first: `configHome`, then `$XDG_CONFIG_DIRS`.
    public let config: [String]
    /// Where data are looked for, the most important first: `dataHome`, then `$XDG_DATA_DIRS`.
    public let data: [String]

    /// Where desktop entries are looked for, the most important first.
    public var applications: [String] { data.map { $0 + "/applications" } }

    /// The folders of an environment.
    public init(environment: [String: String]) {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        func list(_ name: String, default fallback: [String]) -> [String] {
            let stated = environment[name]?.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") } ?? []
            return stated.isEmpty ? fallback : stated
        }
        let home = absolute("HOME")
        configHome = absolute("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        dataHome = absolute("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
        runtime = absolute("XDG_RUNTIME_DIR")
        config = (configHome.map { [$0] } ?? []) + list("XDG_CONFIG_DIRS", default: ["/etc/xdg"])
        data = (dataHome.map { [$0] } ?? []) + list("XDG_DATA_DIRS", default: ["/usr/local/share", "/usr/share"])
    }
}
