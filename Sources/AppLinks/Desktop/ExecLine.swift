/// The `Exec` key of a desktop entry: a program and its arguments, with field codes such as `%u`.
struct ExecLine: Equatable {
    /// The program and its arguments, with their field codes.
    let words: [String]

    /// Reads the value of the key, whose general escapes are already decoded; nil if it is empty, a quote is not
    /// closed, or a URL would be a part of the program, or of an argument that can be a script, as in `sh -c "prog %u"`: a URL
    /// of any origin may contain `;`, `$`, `'` and `(`.
    init?(_ text: String) {
        guard let words = ExecWords.split(text), let first = words.first, !first.isEmpty, !Self.containsURL(first),
            !words.contains(where: { Self.containsURL($0) && Self.isScript($0) })
        else { return nil }
        self.words = words
    }

    /// The program: a path, or a name to search in `PATH`.
    var program: String { words[0].replacing("%%", with: "%") }

    private static let scriptCharacters = "`$;|<>(){}'\"\\!"

    private static func isScript(_ word: String) -> Bool {
        word.contains { $0.isWhitespace || scriptCharacters.contains($0) }
    }

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
