import Text

/// Names of commands that `--help` does not list.
enum CommandNames {
    /// The current arguments for each earlier name of a command.
    private static let earlier = [
        "apps": ["list", "apps"], "sites": ["list", "sites"], "schemes": ["list", "schemes"],
        "books": ["list", "books"], "translations": ["list", "translations"], "can-open": ["open", "--check"],
        "hide": ["prefer", "--hide"], "unregister": ["register", "--remove"], "import-apps": ["new", "app", "--from"],
    ]

    /// Names of similar commands in other programs.
    private static let elsewhere = [
        "lint": "check", "validate": "check", "verify": "check", "convert": "rewrite", "replace": "rewrite",
        "search": "find", "extract": "find", "scan": "find", "add": "new", "create": "new", "init": "new",
        "build": "bundle", "compare": "diff", "config": "prefer", "settings": "prefer", "status": "doctor",
        "info": "doctor", "install": "register", "uninstall": "register --remove", "debug": "explain",
        "version": "--version", "parse": "passage",
    ]

    /// The arguments, with an earlier name replaced by the current one.
    static func current(_ arguments: [String]) -> [String] {
        if arguments.first == "help" {
            return ["help"] + current(Array(arguments.dropFirst())).filter { !$0.hasPrefix("-") }
        }
        guard let first = arguments.first, let names = earlier[first] else { return arguments }
        return names + arguments.dropFirst()
    }

    /// A suggestion for an unknown command; nil if no name is similar.
    ///
    /// - Parameter isRoot: whether a command was expected, not a subcommand or an argument.
    static func hint(for word: String, among known: [String], isRoot: Bool) -> String? {
        let other = isRoot ? elsewhere[word.lowercased()] : nil
        return other.map { "did you mean `lectern \($0)`?" }
            ?? Spelling.hint(for: word, in: isRoot ? known + earlier.keys : known)
    }
}
