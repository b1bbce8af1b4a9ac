/// The `Exec` key of a desktop entry: a program and its arguments, with field codes such as `%u`.
struct ExecLine: Equatable {
    /// The program and its arguments, with their field codes.
    let words: [String]

    /// Reads the value of the key, whose general escapes are already decoded; nil if it is empty, a quote is not
    /// closed, or a part of a URL could be run as code.
    init?(_ text: String) {
        guard let words = ExecWords.split(text), let first = words.first, !first.isEmpty,
            !ExecCode(words).containsURL
        else { return nil }
        self.words = words
    }

    /// The program: a path, or a name to search in `PATH`.
    var program: String { words[0].replacing("%%", with: "%") }

    /// Whether a word contains a field code for URLs or files.
    static func containsURL(_ word: String) -> Bool {
        let codes = word.replacing("%%", with: "")
        return ["%u", "%U", "%f", "%F"].contains(where: codes.contains)
    }

    /// The arguments with which the program opens a URL, which is the last one if there is no field code for it.
    func arguments(url: String, entry: DesktopEntry) -> [String] {
        var containsURL = false
        let arguments = words.dropFirst().flatMap { word -> [String] in
            if word == "%i" { return entry.icon.map { ["--icon", $0] } ?? [] }
            let expanded = Self.expand(word, url: url, entry: entry, &containsURL)
            return expanded.isEmpty && !word.isEmpty ? [] : [expanded]
        }
        return containsURL ? arguments : arguments + [url]
    }

    /// Replaces the field codes of a word. Unknown and deprecated ones are removed.
    private static func expand(_ word: String, url: String, entry: DesktopEntry, _ containsURL: inout Bool) -> String {
        var expanded = ""
        var characters = word.makeIterator()
        while let character = characters.next() {
            guard character == "%" else {
                expanded.append(character)
                continue
            }
            switch characters.next() {
            case "u", "U", "f", "F":
                expanded += url
                containsURL = true
            case "c": expanded += entry.name
            case "k": expanded += entry.path
            case "%": expanded += "%"
            default: break
            }
        }
        return expanded
    }
}

/// Splits a command line into words as `g_shell_parse_argv` of GLib does, which desktops use: quotes and backslashes are
/// those of a shell, and nothing is expanded.
private enum ExecWords {
    /// The words of a command line; nil if a quote is not closed.
    static func split(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch character {
            case " ", "\t", "\n":
                if let complete = word { words.append(complete) }
                word = nil
            case "\"", "'":
                guard let quoted = quoted(by: character, &characters) else { return nil }
                word = (word ?? "") + quoted
            case "\\":
                guard let next = characters.next() else { return nil }
                word = (word ?? "") + String(next)
            case "#" where word == nil: return words
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    /// The text up to the closing quote. In double quotes a backslash escapes `"`, `` ` ``, `$` and `\`. Nil without a
    /// closing quote.
    private static func quoted(by quote: Character, _ characters: inout String.Iterator) -> String? {
        var text = ""
        while let character = characters.next() {
            switch character {
            case quote: return text
            case "\\" where quote == "\"":
                guard let next = characters.next() else { return nil }
                text += "\"`$\\".contains(next) ? String(next) : "\\" + String(next)
            default: text.append(character)
            }
        }
        return nil
    }
}

/// Finds command lines that run a part of a URL as code, as `sh -c "prog %u"` does.
///
/// A URL of any origin may contain `;`, `$`, `'` and `(`. It is safe as an argument of its own, which a shell does not
/// read again, or after the name of an option (`--open=%u`). The specification leaves field codes in quotes undefined.
private struct ExecCode {
    private let words: [String]
    /// The programs among the words that run code from their arguments. A wrapper (`env`, `flatpak run --command=sh`)
    /// comes before such a program.
    private let interpreters: [(index: Int, kind: Interpreter)]

    /// The words of a command line. Without a field code the URL is the last argument.
    init(_ words: [String]) {
        let split = words.enumerated().flatMap { index, word in
            // `env -S` splits its argument into words.
            index > 0 && Interpreter.splitsWords(words[index - 1])
                ? word.split(separator: " ").map(String.init) : [word]
        }
        self.words = split.contains(where: ExecLine.containsURL) ? split : split + ["%u"]
        interpreters = self.words.enumerated().compactMap { index, word in
            Interpreter(named: word, isFirst: index == 0).map { (index, $0) }
        }
    }

    /// Whether a part of a URL would be run as code.
    var containsURL: Bool {
        words.indices.contains { ExecLine.containsURL(words[$0]) && isCode($0) }
    }

    private static let wholeWords = ["%u", "%U", "%f", "%F"]
    private static let scriptCharacters = "`$;|<>(){}'\"\\!"

    private static func isScript(_ word: String) -> Bool {
        word.contains { $0.isWhitespace || scriptCharacters.contains($0) }
    }

    private func isCode(_ index: Int) -> Bool {
        let word = words[index]
        let isWhole = Self.wholeWords.contains(word)
        guard index > 0, isWhole || !Self.isScript(word) else { return true }
        let previous = words[index - 1]
        if previous == "-e" || Interpreter.isLongCodeOption(previous) && !previous.contains("=") { return true }
        if !isWhole, isEnvironment(index) { return true }
        if !isWhole, Interpreter.isLongCodeOption(word) || Interpreter.isShortOption(previous, of: "ce") { return true }
        return interpreters.contains { start, kind in
            start < index && isCode(index, isWhole: isWhole, of: kind, at: start)
        }
    }

    /// Whether a word with a URL may get into the environment of an interpreter, or is a command of an editor (`+%u`).
    private func isEnvironment(_ index: Int) -> Bool {
        let name = words[index].prefix { $0 != "=" && $0 != "%" }
        let isVariable =
            !name.isEmpty && words[index].dropFirst(name.count).first == "="
            && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
        return isVariable || words[index].hasPrefix("+")
            || interpreters.contains { $0.index > index && !$0.kind.isTerminal }
    }

    /// Whether a word with a URL is code for the interpreter that an earlier word names.
    private func isCode(_ index: Int, isWhole: Bool, of kind: Interpreter, at start: Int) -> Bool {
        let between = words[(start + 1)..<index]
        if kind.joinsArguments { return !(kind.takesHost && isWhole && between.allSatisfy { $0 == "--" }) }
        if kind.isCodeOption(words[index - 1]) || kind.isCodeOption(words[index]) { return true }
        let hasCode = between.contains(where: kind.isCodeOption)
        if hasCode, !isWhole || !kind.isShell, !kind.isTerminal { return true }
        // The first argument that is not an option is the script, unless this interpreter's name is itself an argument
        // of a script, as in `sh -c SCRIPT sh %u`.
        let hasScript = between.contains { !$0.hasPrefix("-") && !$0.hasPrefix("+") }
        if !hasScript, !kind.isTerminal, !isArgument(start) { return true }
        return between.contains { Self.isScript($0) && Interpreter.evaluatesArguments($0) }
    }

    /// Whether a word comes after the script that an earlier interpreter has in its arguments.
    private func isArgument(_ index: Int) -> Bool {
        interpreters.contains { start, kind in
            !kind.isTerminal && start < index
                && words[(start + 1)..<index].dropLast().contains(where: kind.isCodeOption)
        }
    }
}

/// A program that runs code from its arguments.
private struct Interpreter {
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
