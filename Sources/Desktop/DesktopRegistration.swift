import Files
import URLText
import UTF8Text

/// The changes of files that register Lectern as the handler of schemes on a desktop, or remove the registration.
/// ``apply()`` makes all of them or none.
public struct DesktopRegistration: Sendable {
    private let desktop: Desktop
    private var changes: [FileChange] = []
    /// The id of the entry that must handle each scheme afterwards.
    private var expectedHandlers: [String: String] = [:]
    /// The folder of the user's desktop entries.
    private let applications: String
    /// The path of the user's `mimeapps.list`.
    private let mimeapps: String

    private init(on desktop: Desktop) throws(DesktopError) {
        let folders = XDGFolders(environment: desktop.environment)
        guard let data = folders.dataHome, let config = folders.configHome else {
            throw DesktopError(message: "cannot register: set HOME, or XDG_DATA_HOME and XDG_CONFIG_HOME")
        }
        self.desktop = desktop
        applications = data + "/applications"
        mimeapps = config + "/mimeapps.list"
        let entry = try Self.text(of: applications + "/" + LecternEntry.id)
        guard entry.isEmpty || entry.contains(LecternEntry.command) else {
            throw DesktopError(
                message: "\(applications)/\(LecternEntry.id) was not made by `lectern register`; rename or remove it")
        }
    }

    /// Prepares the registration of Lectern as the handler of schemes.
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
        var registration = try DesktopRegistration(on: desktop)
        let own = LecternEntry(program: program)
        let remembered = RememberedBrowser(on: desktop)
        // Registering again without --browser must not change whether Lectern is the default browser.
        let isDefault = try desktop.handler(of: "https") == LecternEntry.id
        let isBrowser = isBrowser || isDefault
        let schemes = schemes.map { $0.lowercased() } + (isBrowser ? SchemePolicy.webSchemes : [])
        if isBrowser { try registration.remember(remembered, own) }
        let entry = own.text(schemes: schemes, isBrowser: isBrowser)
        try registration.change(registration.applications + "/" + LecternEntry.id, to: entry)
        var list = KeyFile(try text(of: registration.mimeapps))
        for scheme in schemes {
            let type = "x-scheme-handler/" + scheme
            let others = list.list(type, in: defaults).filter { $0 != LecternEntry.id }
            list.set(type, to: [LecternEntry.id] + others, in: defaults)
            registration.expectedHandlers[scheme] = LecternEntry.id
        }
        try registration.change(registration.mimeapps, to: list.text)
        return registration
    }

    /// Prepares the removal of the registration. The previous default browser becomes the default again.
    ///
    /// - Throws: `DesktopError` if the desktop has no folders for the user, a file cannot be read, or another program
    ///   wrote the entry of Lectern.
    public static func unregister(on desktop: Desktop) throws(DesktopError) -> DesktopRegistration {
        var registration = try DesktopRegistration(on: desktop)
        let remembered = RememberedBrowser(on: desktop)
        var list = KeyFile(try text(of: registration.mimeapps))
        for group in [defaults, "Added Associations"] {
            for key in list.keys(in: group, listing: LecternEntry.id) {
                list.set(key, to: list.list(key, in: group).filter { $0 != LecternEntry.id }, in: group)
            }
        }
        for (scheme, id) in remembered.entries.sorted(by: { $0.key < $1.key })
        where try desktop.handler(of: scheme) == LecternEntry.id && registration.isUsable(id) {
            registration.expectedHandlers[scheme] = id
        }
        try registration.change(registration.mimeapps, to: list.text)
        try registration.change(registration.applications + "/" + LecternEntry.id, to: nil)
        if let path = RememberedBrowser.path(on: desktop) { try registration.change(path, to: nil) }
        return registration
    }

    private static let defaults = "Default Applications"

    /// Saves the current default browser, unless that is Lectern itself.
    private mutating func remember(_ before: RememberedBrowser, _ own: LecternEntry) throws(DesktopError) {
        var remembered = before
        for scheme in SchemePolicy.webSchemes {
            let entries = try desktop.entries(for: scheme)
            let other = entries.first { !own.isSelf($0, on: desktop) }
            let isLecternDefault = entries.first != other
            remembered.entries[scheme] = isLecternDefault ? before.entries[scheme] ?? other?.id : other?.id
        }
        if let path = RememberedBrowser.path(on: desktop) { try change(path, to: remembered.text) }
    }

    private mutating func change(_ path: String, to text: String?) throws(DesktopError) {
        let change = try Self.change(path, to: text?.isEmpty == true ? nil : text)
        if change.old != change.new { changes.append(change) }
    }

    private func isUsable(_ id: String) -> Bool {
        DesktopEntries(environment: desktop.environment)[id].map(desktop.isUsable) ?? false
    }

    /// The paths of the changed files, each with its new contents.
    public var preview: String {
        changes.map { change in
            let text = change.new.map { String(decoding: $0, as: UTF8.self) } ?? "(removed)\n"
            return "# \(Printable.line(change.path))\n\(text)\n"
        }.joined()
    }

    /// Makes all changes, then checks that the desktop uses the expected handlers. If a step fails, the changes before
    /// it are undone.
    ///
    /// - Returns: notes on optional steps that were skipped.
    /// - Throws: `DesktopError` if a file cannot be written, or another handler takes precedence.
    public func apply() throws(DesktopError) -> [String] {
        var done: [FileChange] = []
        do {
            for change in changes {
                try Self.apply(change)
                done.append(change)
            }
            done.append(try Self.change(applications + "/mimeinfo.cache", to: nil))
            let notes = try updateCache()
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
                message: "\(other) still opens \(scheme): links; a list that takes precedence over \(mimeapps) says so")
        }
        var list = KeyFile(try Self.text(of: mimeapps))
        let type = "x-scheme-handler/" + scheme
        list.set(type, to: [id] + list.list(type, in: Self.defaults).filter { $0 != id }, in: Self.defaults)
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
        guard FileSystem.isFolder(applications + "/.") else { return [] }
        let status = try ChildProcess.run(path, arguments: ["--", applications], environment: desktop.environment)
        guard status == 0 else {
            throw DesktopError(message: "update-desktop-database ended with status \(status)")
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
