import Glibc

/// The arguments of the program with those that stand for the settings of a file and of the environment before them: what
/// comes later counts, so the command line counts most.
struct Arguments {
    let all: [String]

    /// - Throws: `SettingError` or `FileError`.
    init(_ given: [String], environment: (String) -> String? = Self.environment) throws {
        let file = Self.file(given) ?? environment("LECTERN_SERVER_CONFIG")
        var groups: [[(setting: Setting, arguments: [String])]] = []
        if let file { groups.append(try Self.arguments(of: SettingFile(path: file))) }
        groups.append(
            try Setting.all.compactMap { setting in
                guard let value = environment(setting.variable) else { return nil }
                do {
                    return (setting, try setting.arguments(value))
                } catch {
                    throw SettingError("$\(setting.variable): \(error)")
                }
            })
        all = Self.merged(groups, given)
    }

    private static func arguments(of file: SettingFile) throws -> [(setting: Setting, arguments: [String])] {
        try file.entries.map { entry in
            do {
                return (entry.setting, try entry.setting.arguments(entry.value))
            } catch {
                throw SettingError("\(file.path):\(entry.line): \(error)")
            }
        }
    }

    /// Lists are replaced, not added to, by those that count more; rules by a manifest and a manifest by rules.
    private static func merged(_ groups: [[(setting: Setting, arguments: [String])]], _ given: [String]) -> [String] {
        var arguments: [String] = []
        var later = Set(given.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "=" }) })
        for group in groups.reversed() {
            let kept = group.filter { $0.setting.kind != .values || !isReplaced($0.setting, later) }
            arguments = kept.flatMap(\.arguments) + arguments
            later.formUnion(group.map(\.setting.name))
        }
        return arguments + given
    }

    private static func isReplaced(_ setting: Setting, _ later: Set<String>) -> Bool {
        let rules: Set = ["manifest", "rules"]
        return rules.contains(setting.name) ? !rules.isDisjoint(with: later) : later.contains(setting.name)
    }

    /// The file that the command line names.
    private static func file(_ given: [String]) -> String? {
        for (index, argument) in given.enumerated() {
            if argument == "--config" { return given.dropFirst(index + 1).first }
            if argument.hasPrefix("--config=") { return String(argument.dropFirst("--config=".count)) }
        }
        return nil
    }

    /// The value of a variable; nil if it is not set or empty.
    static func environment(_ name: String) -> String? {
        unsafe getenv(name).flatMap { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
