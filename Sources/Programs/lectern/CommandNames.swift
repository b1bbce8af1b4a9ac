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

    /// Names of similar commands in other programs, with ours, or with our program.
    private static let elsewhere = [
        "lint": "check", "validate": "check", "verify": "check", "convert": "rewrite", "replace": "rewrite",
        "search": "find", "extract": "find", "scan": "find", "add": "new", "create": "new", "init": "new",
        "build": "bundle", "export": "bundle", "compare": "diff", "config": "prefer", "settings": "prefer",
        "set": "prefer", "status": "doctor", "info": "doctor", "install": "register",
        "uninstall": "register --remove", "debug": "explain", "version": "--version", "help": "--help",
        "parse": "passage", "format": "check --fix", "update": "rules update", "upgrade": "rules update",
        "import": "bookmarks from-links", "start": "open", "launch": "open", "ls": "list",
        "serve": "lectern-server", "server": "lectern-server",
    ]

    /// The least length of a word that may be a misspelt name in other programs; a shorter one is near too many words.
    private static let misspeltLength = 4

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
        let other = elsewhere[word.lowercased()]
        guard isRoot else {
            return other.flatMap { known.contains($0) ? "did you mean \"\($0)\"?" : nil }
                ?? Spelling.hint(for: word, in: known)
        }
        if other == nil, let hint = Spelling.hint(for: word, in: known + earlier.keys) { return hint }
        let names = elsewhere.keys.filter { $0.count >= misspeltLength }
        return (other ?? Spelling.nearest(to: word, in: names).flatMap { elsewhere[$0] })
            .map { "did you mean `\($0.hasPrefix("lectern") ? "" : "lectern ")\($0)`?" }
    }
}
