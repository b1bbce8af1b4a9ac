/// A setting of the service, as its name is written on the command line, in the environment and in a file.
struct Setting: Sendable {
    /// What its value is.
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
    static let all: [Setting] = [
        Setting(name: "host", kind: .value), Setting(name: "port", kind: .value),
        Setting(name: "socket", kind: .value), Setting(name: "origin", kind: .value),
        Setting(name: "proxy-header", kind: .value), Setting(name: "manifest", kind: .values),
        Setting(name: "rules", kind: .values), Setting(name: "watch", kind: .flag),
        Setting(name: "scripts", kind: .flag), Setting(name: "network", kind: .flag),
        Setting(name: "network-allow", kind: .values), Setting(name: "threads", kind: .value),
        Setting(name: "connections", kind: .value), Setting(name: "backlog", kind: .value),
        Setting(name: "idle-timeout", kind: .value), Setting(name: "body-timeout", kind: .value),
        Setting(name: "body-limit", kind: .value), Setting(name: "document-time", kind: .value),
        Setting(name: "rate-limit", kind: .value), Setting(name: "burst", kind: .value),
        Setting(name: "grace", kind: .value),
        Setting(name: "log-level", kind: .value), Setting(name: "access-log", kind: .value),
    ]

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
