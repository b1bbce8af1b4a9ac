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
