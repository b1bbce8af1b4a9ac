/// A setting of the service, as its name is written on the command line, in the environment and in a file.
struct Setting: Sendable {
    enum Kind: Sendable {
        /// A value behind the name.
        case value
        /// Several values, in a file on several lines, in the environment with spaces between.
        case values
        /// `on` or `off`.
        case flag
    }

    let name: String
    let kind: Kind

    /// The variable of the environment: `LECTERN_SERVER_RATE_LIMIT`.
    var variable: String { "LECTERN_SERVER_" + name.uppercased().replacing("-", with: "_") }

    /// All of them; a test compares them with `--help`.
    static let all =
        [
            "host", "port", "socket", "origin", "proxy-header", "threads", "connections", "backlog", "idle-timeout",
            "body-timeout", "body-limit", "document-time", "rate-limit", "burst", "grace", "log-level", "access-log",
        ].map { Setting(name: $0, kind: .value) }
        + ["only-rules", "manifest", "rules", "network-allow"].map { Setting(name: $0, kind: .values) }
        + ["watch", "scripts", "network"].map { Setting(name: $0, kind: .flag) }

    /// The setting with a name; nil if there is none.
    static func named(_ name: some StringProtocol) -> Setting? { all.first { $0.name == name } }

    /// The arguments that set it.
    ///
    /// - Throws: `SettingError` if the value is not one of a flag.
    func arguments(_ value: String) throws(SettingError) -> [String] {
        switch kind {
        case .value: return ["--\(name)=\(value)"]
        case .values: return value.split(separator: " ").map { "--\(name)=\($0)" }
        case .flag:
            switch value {
            case "on", "true", "1": return ["--\(name)"]
            case "off", "false", "0": return ["--no-\(name)"]
            default: throw SettingError("\(name) is on or off, not \"\(value)\"")
            }
        }
    }
}

/// Why a setting of the environment or of a file cannot be used.
struct SettingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
