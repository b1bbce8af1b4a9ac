/// Finds command lines that run a part of a URL as code, as `sh -c "prog %u"` does.
///
/// A URL of any origin may contain `;`, `$`, `'` and `(`. It is safe as an argument of its own, which a shell does not
/// read again, or behind the name of an option (`--open=%u`). The specification leaves field codes in quotes undefined.
struct ExecCode {
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
