import ArgumentParser
import Glibc
import Text

/// The arguments of the program with those that stand for the settings of a file and of the environment before them: what
/// comes later counts, so the command line counts most.
struct Arguments {
    let all: [String]

    /// - Throws: `SettingError` with the line or the variable if one is not a setting; `FileError`.
    init(_ given: [String], environment: [String: String] = Self.environment) throws {
        let file = Self.file(given) ?? environment[Self.config]
        var groups: [[(setting: Setting, arguments: [String])]] = []
        if let file {
            let file = try SettingFile(path: file)
            groups.append(
                try file.entries.map { entry in
                    (entry.setting, try Self.arguments(entry.setting, entry.value, "\(file.path):\(entry.line)"))
                })
        }
        try Self.checkNames(environment)
        groups.append(
            try Setting.all.compactMap { setting in
                guard let value = environment[setting.variable] else { return nil }
                return (setting, try Self.arguments(setting, value, "$" + setting.variable))
            })
        all = Self.merged(groups, given)
    }

    /// The arguments of a setting, which are right by themselves.
    private static func arguments(_ setting: Setting, _ value: String, _ place: String) throws -> [String] {
        let arguments: [String]
        do { arguments = try setting.arguments(value) } catch { throw SettingError("\(place): \(error)") }
        do {
            _ = try LecternServer.parse(arguments)
        } catch {
            throw SettingError("\(place): \(LecternServer.message(for: error))")
        }
        return arguments
    }

    private static let prefix = "LECTERN_SERVER_"
    private static let config = prefix + "CONFIG"

    private static func checkNames(_ environment: [String: String]) throws(SettingError) {
        let known = Setting.all.map(\.variable) + [config]
        for name in environment.keys.sorted() where name.hasPrefix(prefix) && !known.contains(name) {
            let hint = Spelling.nearest(to: name, in: known).map { "; did you mean $\($0)?" } ?? ""
            throw SettingError("$\(name): there is no such setting\(hint)")
        }
    }

    /// Lists are replaced, not added to, by those that count more; all lists of rules by any other.
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
        let rules: Set = ["only-rules", "manifest", "rules"]
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

    /// The variables that are set and not empty.
    static var environment: [String: String] {
        var variables: [String: String] = [:]
        var next = unsafe environ
        while let entry = unsafe next.pointee {
            let text = unsafe String(cString: entry)
            let name = text.prefix { $0 != "=" }
            let value = text.dropFirst(name.count + 1)
            if !value.isEmpty { variables[String(name)] = String(value) }
            unsafe next += 1
        }
        return variables
    }
}
