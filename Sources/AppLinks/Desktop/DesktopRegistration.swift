import Files
import Text
import URLText

/// The changes of files that register Lectern as the handler of schemes on a desktop, or remove the registration.
/// ``apply()`` makes all of them or none.
public struct DesktopRegistration: Sendable {
    private enum Request: Sendable {
        case register(LecternEntry, schemes: [String], isBrowser: Bool)
        case unregister
    }

    private let request: Request
    private let desktop: Desktop
    private var changes: [FileChange] = []
    private var notes: [String] = []
    /// The id of the entry that must handle each scheme afterwards.
    private var expectedHandlers: [String: String] = [:]
    /// The folder of the user's desktop entries.
    private let applications: String
    /// The path of the user's `mimeapps.list`.
    private let mimeapps: String
    /// The list before the registration, if it is known.
    private let remembered: RememberedList?

    private var entryPath: String { applications + "/" + LecternEntry.id }
    private var cachePath: String { applications + "/mimeinfo.cache" }

    private init(_ request: Request, on desktop: Desktop) throws(DesktopError) {
        let folders = XDGFolders(environment: desktop.environment)
        guard let data = folders.dataHome, let config = folders.configHome else {
            throw DesktopError(message: "cannot register: set HOME, or XDG_DATA_HOME and XDG_CONFIG_HOME")
        }
        self.request = request
        self.desktop = desktop
        applications = data + "/applications"
        mimeapps = config + "/mimeapps.list"
        remembered = RememberedList(on: desktop)
        let entry = try Self.text(of: entryPath)
        guard entry.isEmpty || entry.contains(LecternEntry.command) else {
            throw DesktopError(message: "\(entryPath) was not made by `lectern register`; rename or remove it")
        }
        switch request {
        case .register(let own, let schemes, let isBrowser): try register(own, schemes, isBrowser, over: KeyFile(entry))
        case .unregister: try unregister()
        }
    }

    /// Prepares the registration of Lectern as the handler of schemes, in addition to those that it handles already.
    ///
    /// - Parameters:
    ///   - program: the path of the program, without symbolic links.
    ///   - schemes: the schemes that Lectern opens.
    ///   - isBrowser: whether Lectern becomes the default browser, too.
    /// - Throws: `DesktopError` if the desktop has no folders for the user, a file cannot be read, or another program
    ///   wrote the entry of Lectern.
    public static func register(
        _ program: String, schemes: [String], isBrowser: Bool, on desktop: Desktop
    ) throws(DesktopError) -> DesktopRegistration {
        let schemes = schemes.map { $0.lowercased() }
        return try DesktopRegistration(
            .register(LecternEntry(program: program), schemes: schemes, isBrowser: isBrowser), on: desktop)
    }

    private mutating func register(
        _ own: LecternEntry, _ requested: [String], _ isBrowser: Bool, over entry: KeyFile
    ) throws(DesktopError) {
        let browser = RememberedBrowser(on: desktop)
        // Registering again without --browser must not change whether Lectern is the default browser.
        let isDefault = try desktop.handler(of: "https") == LecternEntry.id
        let isBrowser = isBrowser || isDefault
        let web = isBrowser ? SchemePolicy.webSchemes : []
        if isBrowser { try remember(browser, own) }
        let earlier = LecternEntry.schemes(of: entry).filter { !SchemePolicy.webSchemes.contains($0) }
        let schemes = earlier + requested.filter { !earlier.contains($0) } + web
        try change(entryPath, to: own.text(schemes: schemes, isBrowser: isBrowser))
        try setDefault(for: requested + web, isFirst: remembered == nil && entry.firstGroup == nil)
    }

    /// Makes Lectern the first app for schemes in the user's list, and saves the list as it was before.
    private mutating func setDefault(for schemes: [String], isFirst: Bool) throws(DesktopError) {
        let current = try Self.existingText(of: mimeapps)
        var list = KeyFile(current ?? "")
        if let line = list.malformedLine {
            throw DesktopError(
                message: "\(mimeapps):\(line): is neither a group, a key nor a comment; "
                    + "desktops ignore the file until the line is corrected")
        }
        for scheme in schemes {
            let type = MimeApps.type(ofScheme: scheme)
            let others = list.items(type, in: Self.defaults).filter { $0 != LecternEntry.id }
            list.set(type, to: [LecternEntry.id] + others, in: Self.defaults)
            expectedHandlers[scheme] = LecternEntry.id
        }
        if let path = RememberedList.path(on: desktop) {
            let record = RememberedList(
                before: isFirst ? current : RememberedList.withoutOwnItems(current, remembered), after: list.text,
                hadCache: remembered?.hadCache ?? FileSystem.isFile(cachePath))
            try change(path, to: record.text)
        }
        try change(mimeapps, to: list.text)
    }

    /// Prepares the removal of the registration. The previous default browser becomes the default again.
    ///
    /// - Throws: `DesktopError` if the desktop has no folders for the user, a file cannot be read, or another program
    ///   wrote the entry of Lectern.
    public static func unregister(on desktop: Desktop) throws(DesktopError) -> DesktopRegistration {
        try DesktopRegistration(.unregister, on: desktop)
    }

    private mutating func unregister() throws(DesktopError) {
        let current = try Self.existingText(of: mimeapps)
        let list = RememberedList.withoutOwnItems(current, remembered)
        if list != current, remembered?.after != current {
            notes.append("\(mimeapps) has other changes since the registration: only the items of Lectern are removed")
        }
        for (scheme, id) in RememberedBrowser(on: desktop).entries.sorted(by: { $0.key < $1.key })
        where try desktop.handler(of: scheme) == LecternEntry.id && desktop.entry(id) != nil {
            expectedHandlers[scheme] = id
        }
        try change(mimeapps, to: list)
        try change(entryPath, to: nil)
        for path in [RememberedBrowser.path(on: desktop), RememberedList.path(on: desktop)] {
            if let path { try change(path, to: nil) }
        }
    }

    private static let defaults = "Default Applications"

    /// Saves the current default browser, unless that is Lectern itself.
    private mutating func remember(_ before: RememberedBrowser, _ own: LecternEntry) throws(DesktopError) {
        var browser = before
        for scheme in SchemePolicy.webSchemes {
            let entries = try desktop.entries(for: scheme)
            let other = entries.first { !own.isSelf($0, on: desktop) }
            let isLecternDefault = entries.first != other
            browser.entries[scheme] = isLecternDefault ? before.entries[scheme] ?? other?.id : other?.id
        }
        if let path = RememberedBrowser.path(on: desktop) { try change(path, to: browser.text) }
    }

    private mutating func change(_ path: String, to text: String?) throws(DesktopError) {
        let change = try Self.change(path, to: text)
        if change.old != change.new { changes.append(change) }
    }

    /// Whether nothing would be changed.
    public var isEmpty: Bool { changes.isEmpty }

    /// The paths of the changed files, each with its new contents.
    public var preview: String {
        changes.map { change in
            let text = change.new.map { String(decoding: $0, as: UTF8.self) } ?? "(removed)\n"
            return "# \(Printable.line(change.path))\n\(text)\n"
        }.joined()
    }

    /// Makes all changes, then checks that the desktop uses the expected handlers. If a step fails, the changes before
    /// it are undone. Other processes that register wait until this one is done.
    ///
    /// - Returns: notes on optional steps that were skipped.
    /// - Throws: `DesktopError` if a file cannot be written, or another handler takes precedence.
    public func apply() throws(DesktopError) -> [String] {
        do {
            let lock = try FolderLock(of: mimeapps)
            defer { withExtendedLifetime(lock) {} }
            // Another process may have changed the files since these changes were prepared.
            return try DesktopRegistration(request, on: desktop).makeChanges()
        } catch let error as DesktopError {
            throw error
        } catch let error as FileError {
            throw undo([], because: DesktopError(message: error.message))
        } catch {
            throw DesktopError(message: "\(error)")
        }
    }

    private func makeChanges() throws(DesktopError) -> [String] {
        var done: [FileChange] = []
        do {
            for change in changes {
                try Self.apply(change)
                done.append(change)
            }
            if changes.isEmpty, case .unregister = request { return notes }
            done.append(try Self.change(cachePath, to: nil))
            let notes = try notes + updateCache()
            for (scheme, id) in expectedHandlers.sorted(by: { $0.key < $1.key }) {
                if let change = try verifyHandler(of: scheme, is: id) { done.append(change) }
            }
            return notes
        } catch {
            throw undo(done, because: error)
        }
    }

    /// Checks that a scheme has the expected handler. A restored browser that is no longer the default is made it again
    /// by another change, which is returned.
    private func verifyHandler(of scheme: String, is id: String) throws(DesktopError) -> FileChange? {
        guard try desktop.handler(of: scheme) != id else { return nil }
        guard id != LecternEntry.id else {
            let other = try desktop.handler(of: scheme) ?? "nothing"
            throw DesktopError(
                message: "\(other) still opens \(scheme): links; a list with precedence over \(mimeapps) sets it")
        }
        var list = KeyFile(try Self.text(of: mimeapps))
        let type = MimeApps.type(ofScheme: scheme)
        list.set(type, to: [id] + list.items(type, in: Self.defaults).filter { $0 != id }, in: Self.defaults)
        let change = try Self.change(mimeapps, to: list.text)
        try Self.apply(change)
        return change
    }

    private func updateCache() throws(DesktopError) -> [String] {
        guard let path = desktop.program("update-desktop-database") else {
            return [
                "update-desktop-database is not installed: the MIME cache was not updated (desktop-file-utils has it)"
            ]
        }
        // With "/." since the folder may be a symbolic link.
        guard FileSystem.isFolder(applications, followsLinks: true) else { return [] }
        let status = try desktop.run(path, ["--", applications])
        guard status == 0 else {
            throw DesktopError(message: "update-desktop-database ended with status \(status)")
        }
        // A cache that was not there before would hide entries that are copied there later.
        if case .unregister = request, remembered?.hadCache == false {
            try Self.apply(Self.change(cachePath, to: nil))
        }
        return []
    }

    private func undo(_ done: [FileChange], because error: DesktopError) -> DesktopError {
        var failures: [String] = []
        for change in done.reversed() {
            do { try change.revert() } catch { failures.append(error.message) }
        }
        let outcome = failures.isEmpty ? "nothing was changed" : "not undone: " + failures.joined(separator: "; ")
        return DesktopError(message: "\(error.message); \(outcome)")
    }
}

// The functions of `FileChange` with errors of the desktop.
extension DesktopRegistration {
    private static func existingText(of path: String) throws(DesktopError) -> String? {
        FileSystem.isFile(path) ? try text(of: path) : nil
    }

    private static func text(of path: String) throws(DesktopError) -> String {
        do { return try FileChange.text(of: path) } catch { throw DesktopError(message: error.message) }
    }

    private static func change(_ path: String, to text: String?) throws(DesktopError) -> FileChange {
        do { return try FileChange(path, to: text) } catch { throw DesktopError(message: error.message) }
    }

    private static func apply(_ change: FileChange) throws(DesktopError) {
        do { try change.apply() } catch { throw DesktopError(message: error.message) }
    }
}

struct LecternEntry: Sendable {
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

/// The default browser before Lectern became it, saved in `$XDG_CONFIG_HOME/lectern/browser.json`.
struct RememberedBrowser: Equatable {
    /// The id of the browser's desktop entry for each scheme.
    var entries: [String: String] = [:]

    static func path(on desktop: Desktop) -> String? {
        XDGFolders(environment: desktop.environment).configHome.map { $0 + "/lectern/browser.json" }
    }

    /// Reads the file; has no entries if the file is missing or malformed.
    init(on desktop: Desktop) {
        guard let path = Self.path(on: desktop), let bytes = try? FileSystem.read(path, maximumSize: 1 << 16),
            let root = try? JSONDocument(bytes).root
        else { return }
        for scheme in SchemePolicy.webSchemes {
            guard let id = root[scheme]?.string, id != LecternEntry.id else { continue }
            entries[scheme] = id
        }
    }

    var text: String {
        let members = SchemePolicy.webSchemes.compactMap { scheme in
            entries[scheme].map { (scheme, JSONOutput.string($0)) }
        }
        return JSONOutput.object(members).pretty + "\n"
    }
}

/// The user's `mimeapps.list` before Lectern was registered, saved in `$XDG_CONFIG_HOME/lectern/mimeapps.json`, so that it
/// can be restored byte for byte.
private struct RememberedList: Equatable {
    /// The text before the first registration; nil if there was no file.
    var before: String?
    /// The text after the last registration.
    var after: String
    /// Whether the user's folder of entries had a `mimeinfo.cache`.
    var hadCache: Bool

    static func path(on desktop: Desktop) -> String? {
        XDGFolders(environment: desktop.environment).configHome.map { $0 + "/lectern/mimeapps.json" }
    }

    init(before: String?, after: String, hadCache: Bool) {
        self.before = before
        self.after = after
        self.hadCache = hadCache
    }

    /// Reads the file; nil if it is missing or malformed.
    init?(on desktop: Desktop) {
        guard let path = Self.path(on: desktop),
            let bytes = try? FileSystem.read(path, maximumSize: 4 * AppLinksLimits.desktopFile),
            let root = try? JSONDocument(bytes).root, let after = root["after"]?.string
        else { return nil }
        self.init(before: root["before"]?.string, after: after, hadCache: root["cache"]?.bool ?? true)
    }

    var text: String {
        JSONOutput.object([("before", JSONOutput(before)), ("after", .string(after)), ("cache", .bool(hadCache))])
            .pretty + "\n"
    }

    /// A list without the items of Lectern: exactly as it was before the registration if nothing else has changed since.
    ///
    /// - Parameters:
    ///   - current: the text of the list; nil if there is no file.
    ///   - remembered: the list before the registration, if it is known.
    static func withoutOwnItems(_ current: String?, _ remembered: RememberedList?) -> String? {
        if let remembered, remembered.after == current { return remembered.before }
        guard let current else { return nil }
        var list = KeyFile(current)
        for group in ["Default Applications", "Added Associations"] {
            let keys = list.keys(in: group, listing: LecternEntry.id)
            for key in keys {
                list.set(key, to: list.items(key, in: group).filter { $0 != LecternEntry.id }, in: group)
            }
            let hadGroup = remembered.map { KeyFile($0.before ?? "").has(group) } ?? false
            if !keys.isEmpty, !hadGroup { list.removeIfEmpty(group) }
        }
        let isUnchanged = list.text == current
        return list.text.isEmpty && !isUnchanged && remembered?.before == nil ? nil : list.text
    }
}
