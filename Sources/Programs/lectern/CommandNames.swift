import Text

/// Names of commands that `--help` does not list.
enum CommandNames {
    /// The arguments for each earlier name of a command, and for each name of an option.
    private static let earlier = [
        "apps": ["list", "apps"], "sites": ["list", "sites"], "schemes": ["list", "schemes"],
        "books": ["list", "books"], "translations": ["list", "translations"], "can-open": ["open", "--check"],
        "hide": ["prefer", "--hide"], "unregister": ["register", "--remove"], "import-apps": ["new", "app", "--from"],
        "completions": ["--generate-completion-script"],
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
        guard isRoot else { return Spelling.hint(for: word, in: known) }
        let other = elsewhere[word.lowercased()]
        if other == nil, let hint = Spelling.hint(for: word, in: known + earlier.keys) { return hint }
        return (other ?? Spelling.nearest(to: word, in: elsewhere.keys).flatMap { elsewhere[$0] })
            .map { "did you mean `lectern \($0)`?" }
    }
}
