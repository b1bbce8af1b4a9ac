import Files
import Text

/// An app, as described by a file of the Desktop Entry Specification.
struct DesktopEntry: Equatable {
    /// The id, `org.example.Reader.desktop`.
    let id: String
    let path: String
    /// The name in the language of messages.
    let name: String
    let icon: String?
    /// How the app is started; nil if the entry does not say so, or if the command line is malformed or unsafe.
    let activation: Activation?
    /// The program that must exist for the app to count as installed.
    let tryExec: String?
    /// The working directory of the app.
    let folder: String?
    let isHidden: Bool
    let needsTerminal: Bool
    let mimeTypes: [String]

    /// How an app is started.
    enum Activation: Equatable {
        case exec(ExecLine)
        /// By a message to the name on the session bus that the entry's id gives.
        case dBus(name: String)
    }

    /// The command line; nil if the app is not started by one.
    var exec: ExecLine? { if case .exec(let line) = activation { line } else { nil } }

    /// Reads an entry; nil if the file cannot be read or does not describe an app.
    init?(id: String, path: String, locale: MessageLocale) {
        guard let bytes = try? FileSystem.read(path, maximumSize: AppLinksLimits.desktopFile),
            let fields = EntryFields(KeyFile(String(decoding: bytes, as: UTF8.self)), locale),
            fields["Type"] == "Application"
        else { return nil }
        self.id = id
        self.path = path
        name = fields.localized("Name") ?? id
        icon = fields.localized("Icon")
        activation = Self.activation(of: id, fields)
        tryExec = fields["TryExec"]
        folder = fields["Path"]
        isHidden = fields.isSet("Hidden")
        needsTerminal = fields.isSet("Terminal")
        mimeTypes = fields.list("MimeType")
    }

    private static func activation(of id: String, _ fields: EntryFields) -> Activation? {
        if let exec = fields["Exec"] { return ExecLine(exec).map(Activation.exec) }
        return fields.isSet("DBusActivatable") ? busName(of: id).map { .dBus(name: $0) } : nil
    }

    /// The name of an app on the session bus, which its entry must have as its id.
    private static func busName(of id: String) -> String? {
        let name = id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id
        let elements = name.split(separator: ".", omittingEmptySubsequences: false)
        let isElement = { (element: Substring) in
            element.first.map { !$0.isNumber } ?? false
                && element.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) }
        }
        return elements.count > 1 && elements.allSatisfy(isElement) ? name : nil
    }
}

/// The values of a desktop entry's file.
private struct EntryFields {
    private static let group = "Desktop Entry"

    private let file: KeyFile
    private let locale: MessageLocale

    /// The values of a file; nil if it is malformed, or does not begin with the group of an entry.
    init?(_ file: KeyFile, _ locale: MessageLocale) {
        guard file.malformedLine == nil, file.firstGroup == Self.group else { return nil }
        self.file = file
        self.locale = locale
    }

    /// The decoded value of a key; nil if it is missing or empty.
    subscript(key: String) -> String? {
        file.value(key, in: Self.group).map { KeyFile.unescaped($0[...]) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    func localized(_ key: String) -> String? {
        locale.suffixes.lazy.compactMap { self["\(key)[\($0)]"] }.first ?? self[key]
    }

    func isSet(_ key: String) -> Bool {
        let text = self[key] ?? ""
        return ["true", "1"].contains(
            text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
    }

    func list(_ key: String) -> [String] { file.list(key, in: Self.group) }
}

/// The files of desktop entries in all application folders.
struct DesktopEntries {
    private let folders: [String]

    init(environment: [String: String]) { folders = XDGFolders(environment: environment).applications }

    /// The files with an id, in the order of the folders: the first one masks the others.
    func paths(of id: String) -> [String] { folders.compactMap { Self.path(of: id, in: $0) } }

    /// The ids of all entries in the order of the folders, without repetitions.
    var ids: [String] {
        var seen: Set<String> = []
        return folders.flatMap(Self.ids).filter { seen.insert($0).inserted }
    }

    /// The ids of a folder's entries. Entries in subfolders have the names of these in their ids, joined by `-`.
    static func ids(in folder: String) -> [String] {
        let paths = ((try? FileSystem.files(under: folder)) ?? []).filter { $0.hasSuffix(".desktop") }
        return paths.map { String($0.dropFirst(folder.count + 1).replacing("/", with: "-")) }.sorted()
    }

    /// The file of an id in a folder. Each `-` of the id may be a path separator.
    static func path(of id: String, in folder: String) -> String? {
        // An id from a file of any origin must not lead out of the folder.
        guard id.hasSuffix(".desktop"), !id.contains("/"), !id.hasPrefix(".") else { return nil }
        let direct = folder + "/" + id
        if FileSystem.isFile(direct) { return direct }
        for dash in id.indices where id[dash] == "-" && dash != id.startIndex {
            let inner = folder + "/" + id[..<dash]
            guard FileSystem.isFolder(inner, followsLinks: true) else { continue }
            if let path = path(of: String(id[id.index(after: dash)...]), in: inner) { return path }
        }
        return nil
    }
}

/// The locale of messages, `LC_MESSAGES`, as the Desktop Entry Specification uses it to choose among localised values.
struct MessageLocale {
    /// The suffixes of localised keys, the best one first: for "de_AT.UTF-8@euro" these are "de_AT@euro", "de_AT",
    /// "de@euro" and "de".
    let suffixes: [String]

    /// The locale that environment variables set.
    init(environment: [String: String]) {
        let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let locale = values.first { !$0.isEmpty } ?? ""
        let parts = locale.split(separator: "@", maxSplits: 1)
        let name = parts.first?.split(separator: ".", maxSplits: 1).first ?? ""
        guard !name.isEmpty, name != "C", name != "POSIX" else {
            suffixes = []
            return
        }
        let language = name.prefix { $0 != "_" }
        let modifiers = parts.count == 2 ? ["@\(parts[1])", ""] : [""]
        let names = language == name ? [name] : [name, language]
        suffixes = names.flatMap { name in modifiers.map { name + $0 } }
    }
}
