import Files

/// The desktop entry of Lectern itself.
struct LecternEntry: Sendable {
    /// The id of the entry.
    static let id = "lectern.desktop"

    /// The arguments after the program in the `Exec` line.
    static let command = " handle -- %u"

    /// The path of the program, without symbolic links.
    let program: String

    /// Whether an entry starts Lectern: by its id, or because a word of its command line is the program (also in
    /// `env X=1 lectern ...`).
    func isSelf(_ entry: DesktopEntry, on desktop: Desktop) -> Bool {
        guard entry.id != Self.id else { return true }
        return entry.exec?.words.contains { word in
            desktop.program(word).flatMap { try? FileSystem.absolutePath($0) } == program
        } ?? false
    }

    /// The schemes that an entry of Lectern lists.
    static func schemes(of entry: KeyFile) -> [String] {
        let prefix = MimeApps.type(ofScheme: "")
        return entry.list("MimeType", in: "Desktop Entry").filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
    }

    /// The text of the entry.
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
        MimeType=\(schemes.map { MimeApps.type(ofScheme: $0) + ";" }.joined())

        """
    }
}

extension ExecLine {
    /// A word for the `Exec` key: quoted if necessary, then escaped like every value.
    static func quote(_ word: String) -> String {
        let reserved = " \t\n\"'\\><~|&;$*?#()`"
        let percent = word.replacing("%", with: "%%")
        guard percent.contains(where: reserved.contains) else { return percent }
        let quoted = percent.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(quoted.replacing("\\", with: "\\\\"))\""
    }
}
