import Files

/// Lectern's own place among the apps of a desktop.
struct LecternEntry {
    /// The id of its desktop entry.
    static let id = "lectern.desktop"

    /// What the entry gives the program to do.
    static let command = " handle -- %u"

    /// The real path of the program.
    let program: String

    /// Whether an entry leads back to Lectern: by its id, or by any word of its command line, whatever is in front.
    func leadsHere(_ entry: DesktopEntry, on desktop: Desktop) -> Bool {
        guard entry.id != Self.id else { return true }
        return entry.exec?.words.contains { word in
            desktop.program(word).flatMap { try? FileSystem.absolutePath($0) } == program
        } ?? false
    }

    /// The entry as it is written.
    func text(schemes: [String], isBrowser: Bool) -> String {
        """
        [Desktop Entry]
        Type=Application
        Name=Lectern
        Comment=Opens links in the apps that are made for them
        Exec=\(ExecLine.quote(program))\(Self.command)
        Terminal=false
        NoDisplay=true
        Categories=\(isBrowser ? "Network;WebBrowser;" : "Utility;")
        MimeType=\(schemes.map { "x-scheme-handler/\($0);" }.joined())

        """
    }
}

extension ExecLine {
    /// A word as the `Exec` key has it: quoted where it must be, and escaped once more as every value is.
    static func quote(_ word: String) -> String {
        let reserved = " \t\n\"'\\><~|&;$*?#()`"
        let percent = word.replacing("%", with: "%%")
        guard percent.contains(where: reserved.contains) else { return percent }
        let quoted = percent.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(quoted.replacing("\\", with: "\\\\"))\""
    }
}
