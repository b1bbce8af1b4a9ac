import Text

/// Names of commands beside those that `--help` lists.
enum CommandNames {
    /// What the arguments mean whose first word is an earlier name of a command.
    private static let earlier = [
        "apps": ["list", "apps"], "sites": ["list", "sites"], "schemes": ["list", "schemes"],
        "books": ["list", "books"], "translations": ["list", "translations"], "can-open": ["open", "--check"],
        "hide": ["prefer", "--hide"], "unregister": ["register", "--remove"], "import-apps": ["new", "app", "--from"],
    ]

    /// What other programs call a command.
    private static let elsewhere = [
        "lint": "check", "validate": "check", "verify": "check", "convert": "rewrite", "replace": "rewrite",
        "search": "find", "extract": "find", "scan": "find", "add": "new", "create": "new", "init": "new",
        "build": "bundle", "compare": "diff", "config": "prefer", "settings": "prefer", "status": "doctor",
        "info": "doctor", "install": "register", "uninstall": "register --remove", "debug": "explain",
        "version": "--version", "parse": "passage",
    ]

    /// The arguments with the present name of the command.
    static func current(_ arguments: [String]) -> [String] {
        guard let first = arguments.first, let names = earlier[first] else { return arguments }
        return names + arguments.dropFirst()
    }

    /// What to write for a word that is not the name of a command; nil if it resembles none.
    static func hint(for word: String, among known: [String]) -> String? {
        elsewhere[word.lowercased()].map { "did you mean `lectern \($0)`?" } ?? Spelling.hint(for: word, in: known)
    }
}
