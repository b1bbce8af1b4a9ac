import Files

/// An app, as described by a file of the Desktop Entry Specification.
struct DesktopEntry: Equatable {
    /// The id, `org.example.Reader.desktop`.
    let id: String
    let path: String
    let name: String
    let icon: String?
    /// The command line; nil if it is missing or malformed.
    let exec: ExecLine?
    /// The program that must exist for the app to count as installed.
    let tryExec: String?
    /// The working directory of the app.
    let folder: String?
    let isHidden: Bool
    let needsTerminal: Bool
    let mimeTypes: [String]

    /// Reads an entry; nil if the file cannot be read or does not describe an app.
    init?(id: String, path: String) {
        guard let bytes = try? FileSystem.read(path, maximumSize: KeyFile.maximumSize) else { return nil }
        let file = KeyFile(String(decoding: bytes, as: UTF8.self))
        let group = "Desktop Entry"
        guard file.value("Type", in: group) == "Application" else { return nil }
        func value(_ key: String) -> String? { file.value(key, in: group).map(Self.unescaped) }
        self.id = id
        self.path = path
        name = value("Name") ?? id
        icon = value("Icon")
        exec = value("Exec").flatMap(ExecLine.init)
        tryExec = value("TryExec")
        folder = value("Path").flatMap { $0.isEmpty ? nil : $0 }
        isHidden = value("Hidden") == "true"
        needsTerminal = value("Terminal") == "true"
        mimeTypes = file.list("MimeType", in: group)
    }

    /// Decodes the escapes that every string of an entry may have.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            guard isEscaped else {
                isEscaped = character == "\\"
                if !isEscaped { result.append(character) }
                continue
            }
            isEscaped = false
            switch character {
            case "s": result.append(" ")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\": result.append("\\")
            default: result += "\\" + String(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }
}
