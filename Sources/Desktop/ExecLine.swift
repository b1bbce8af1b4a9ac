/// The `Exec` key of a desktop entry: a program and its arguments, with codes that stand for what is opened.
struct ExecLine: Equatable {
    /// The program and its arguments, codes not replaced.
    let words: [String]

    /// Reads the value of the key, its general escapes undone; nil where its quotes do not close, it is empty,
    /// or a URL would stand within the text of a program.
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
        guard let first = words.first, !first.isEmpty, !words.contains(where: Self.isProgramText) else { return nil }
        self.words = words
    }

    /// Whether a word is the text of a program with a URL in it, as in `sh -c "prog %u"`. The specification leaves codes
    /// within quotes undefined, and a URL that anybody may have written would become code.
    private static func isProgramText(_ word: String) -> Bool {
        word.contains(where: \.isWhitespace) && ["%u", "%U", "%f", "%F"].contains(where: word.contains)
    }

    /// The program, by its path or by the name that `PATH` finds.
    var program: String { words[0].replacing("%%", with: "%") }

    /// The arguments with which the program opens a URL. Where no code says where the URL stands, it is the last.
    func arguments(url: String, entry: DesktopEntry) -> [String] {
        var isPlaced = false
        let arguments = words.dropFirst().flatMap { word -> [String] in
            if word == "%i" { return entry.icon.map { ["--icon", $0] } ?? [] }
            let expanded = Self.expand(word, url: url, entry: entry, &isPlaced)
            return expanded.isEmpty && !word.isEmpty ? [] : [expanded]
        }
        return isPlaced ? arguments : arguments + [url]
    }

    /// What stands between double quotes, where a backslash takes its meaning from `"`, `` ` ``, `$` and `\`.
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

    /// Replaces the codes of a word. A code that no specification knows, or knows no more, stands for nothing.
    private static func expand(_ word: String, url: String, entry: DesktopEntry, _ isPlaced: inout Bool) -> String {
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
                isPlaced = true
            case "c": expanded += entry.name
            case "k": expanded += entry.path
            case "%": expanded += "%"
            default: break
            }
        }
        return expanded
    }
}
