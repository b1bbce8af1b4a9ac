/// The `Exec` key of a desktop entry: a program and its arguments, with field codes such as `%u`.
struct ExecLine: Equatable {
    /// The program and its arguments, with their field codes.
    let words: [String]

    /// Reads the value of the key, whose general escapes are already decoded; nil if it is empty, a quote is not
    /// closed, or a URL would become part of a script.
    init?(_ text: String) {
        var words: [String] = []
        var word: String?
        var characters = text.makeIterator()
        while let character = characters.next() {
            switch character {
            case " ", "\t", "\n":
                if let complete = word { words.append(complete) }
                word = nil
            case "\"":
                guard let quoted = Self.quoted(&characters) else { return nil }
                word = (word ?? "") + quoted
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        guard let first = words.first, !first.isEmpty, !words.contains(where: Self.isScript) else { return nil }
        self.words = words
    }

    /// Whether a word is a script with a URL in it, as in `sh -c "prog %u"`. The specification leaves field codes in
    /// quotes undefined, and a URL of any origin would be executed as code.
    private static func isScript(_ word: String) -> Bool {
        word.contains(where: \.isWhitespace) && ["%u", "%U", "%f", "%F"].contains(where: word.contains)
    }

    /// The program: a path, or a name to search in `PATH`.
    var program: String { words[0].replacing("%%", with: "%") }

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

    /// The text up to the closing quote; a backslash escapes `"`, `` ` ``, `$` and `\`. Nil without a closing quote.
    private static func quoted(_ characters: inout String.Iterator) -> String? {
        var text = ""
        while let character = characters.next() {
            switch character {
            case "\"": return text
            case "\\":
                guard let next = characters.next() else { return nil }
                text += "\"`$\\".contains(next) ? String(next) : "\\" + String(next)
            default: text.append(character)
            }
        }
        return nil
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
