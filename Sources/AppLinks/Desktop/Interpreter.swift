/// A program that runs code from its arguments.
struct Interpreter {
    /// The letters of the options whose value is code.
    private let options: String
    /// Whether all arguments together are code.
    let joinsArguments: Bool
    /// Whether the first argument is a host instead of code.
    let takesHost: Bool
    /// Whether it is a shell, whose script gets the other arguments as they are.
    let isShell: Bool
    /// Whether a single value of the option is code, and several ones are a program with its arguments.
    let isTerminal: Bool

    /// The interpreter that a word of a command line names: a path or a name, maybe with a version, maybe as the value
    /// of an option such as `--command=sh`; nil for any other word.
    ///
    /// - Parameter isFirst: whether the word is the program of the command line. Elsewhere a name of two letters is more
    ///   likely to be something else, such as a language.
    init?(named word: String, isFirst: Bool) {
        let value = Self.isLongCodeOption(word) ? word.drop { $0 != "=" }.dropFirst() : word[...]
        let file = value.split(separator: "/").last?.lowercased() ?? ""
        let name = String(file.reversed().drop { $0.isNumber || $0 == "." || $0 == "-" }.reversed())
        guard isFirst || word.contains("/") || name.utf8.count > 2 || ["sh", "su"].contains(name) else { return nil }
        joinsArguments = Self.joining.contains(name)
        takesHost = Self.remote.contains(name)
        isTerminal = Self.terminals.contains(name)
        // "bash-static" is a shell too.
        isShell =
            Self.shells.contains(name) || Self.shells.contains(String(name.prefix { $0 != "-" && $0 != "." }))
            || value.contains("/") && name.hasSuffix("sh") && !joinsArguments
        if let options = Self.languages[name] {
            self.options = options
        } else if isTerminal {
            options = "ex"
        } else if joinsArguments || isShell {
            options = "c"
        } else {
            return nil
        }
    }

    /// Programs other than shells, and the letters of their options with code.
    private static let languages: [String: String] = [
        "awk": "ef", "gawk": "ef", "mawk": "ef", "nawk": "ef", "sed": "e", "python": "c", "ipython": "c", "pypy": "c",
        "perl": "eE",
        "ruby": "e", "node": "ep", "nodejs": "ep", "bun": "ep", "php": "rBRE", "lua": "e", "luajit": "e", "guile": "c",
        "gjs": "c", "expect": "c", "emacsclient": "e", "vi": "c", "vim": "c", "nvim": "c", "gvim": "c", "view": "c",
        "gdb": "x", "julia": "eE", "r": "e", "rscript": "e", "ghc": "e", "elixir": "e", "groovy": "e", "scala": "e",
        "osascript": "e", "psql": "c", "mysql": "e", "sqlite": "", "rc": "c", "es": "c", "nu": "c", "elvish": "c",
        "su": "c", "runuser": "c", "script": "c", "flock": "c", "xargs": "", "m4": "", "bc": "e",
    ]
    private static let terminals: Set = [
        "xterm", "uxterm", "x-terminal-emulator", "gnome-terminal", "konsole", "urxvt", "rxvt", "lxterminal",
        "mate-terminal", "terminator", "tilix", "xfce4-terminal", "kitty", "alacritty", "st", "screen",
    ]
    private static let remote: Set = ["ssh", "rsh", "mosh"]
    private static let joining: Set = [
        "eval", "make", "tmux", "watch", "parallel", "sg", "at", "batch", "ssh", "rsh", "mosh",
    ]

    private static let shells: Set = [
        "sh", "ash", "bash", "csh", "dash", "fish", "hush", "ksh", "lksh", "mksh", "oksh", "osh", "pdksh", "posh",
        "pwsh",
        "rbash", "tcsh", "tclsh", "wish", "xonsh", "yash", "ysh", "zsh",
    ]

    private static let longOptions: Set = [
        "eval", "evaluate", "command", "commands", "cmd", "exec", "execute", "expression", "encodedcommand",
        "init-command", "eval-command", "rcfile", "init-file", "split-string",
    ]

    /// Whether a word is an option with a long name whose value is code, for whatever program.
    static func isLongCodeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-") else { return false }
        return longOptions.contains(word.drop { $0 == "-" }.prefix { $0 != "=" }.lowercased())
    }

    /// Whether a word is a group of short options (`-lc`) with one of these letters, maybe with its value.
    static func isShortOption(_ word: String, of letters: String) -> Bool {
        let text = word.dropFirst().prefix { $0 != "%" }
        return word.hasPrefix("-") && !text.isEmpty && text.utf8.count <= 3 && text.contains(where: letters.contains)
    }

    /// Whether a word is an option of this program whose value is code.
    func isCodeOption(_ word: String) -> Bool {
        Self.isLongCodeOption(word) || Self.isShortOption(word, of: options)
    }

    /// Whether the value of an option is split into words, as by `env -S`.
    static func splitsWords(_ option: String) -> Bool { option == "--split-string" || isShortOption(option, of: "S") }

    private static let evaluators: Set = [
        "eval", "system", "popen", "shell", "spawn", "subprocess", "child_process", "source", "xargs",
    ]

    /// Whether a script gives its arguments to another interpreter.
    static func evaluatesArguments(_ script: String) -> Bool {
        script.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).contains { name in
            evaluators.contains(name) || joining.contains(name) || shells.contains(name)
        }
    }
}
