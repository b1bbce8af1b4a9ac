/// Splits a command line into words as `g_shell_parse_argv` of GLib does, which desktops use: quotes and backslashes are
/// those of a shell, and nothing is expanded.
enum ExecWords {
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
