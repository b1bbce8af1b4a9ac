import Files
import URLText
import UTF8Text

/// What makes Lectern the handler of schemes on a desktop, or takes that back: changes of files, all of them or none.
public struct DesktopRegistration: Sendable {
    private let desktop: Desktop
    private var changes: [FileChange] = []
    /// What handles each scheme afterwards.
    private var outcome: [String: String] = [:]
    private let applications: String
    private let lists: String

    private init(on desktop: Desktop) throws(DesktopError) {
        let folders = XDGFolders(environment: desktop.environment)
        guard let data = folders.dataHome, let config = folders.configHome else {
            throw DesktopError(message: "neither HOME nor XDG_DATA_HOME and XDG_CONFIG_HOME say where to register")
        }
        self.desktop = desktop
        applications = data + "/applications"
        lists = config + "/mimeapps.list"
        let entry = try Self.text(of: applications + "/" + LecternEntry.id)
        guard entry.isEmpty || entry.contains(LecternEntry.command) else {
            throw DesktopError(
                message: "\(applications)/\(LecternEntry.id) was not made by `lectern register`; rename or remove it")
        }
    }

    /// Makes the program, given by its real path, the handler of schemes; as a browser, of http and https too.
    public static func register(
        _ program: String, schemes: [String], isBrowser: Bool, on desktop: Desktop
    ) throws(DesktopError) -> DesktopRegistration {
        var registration = try DesktopRegistration(on: desktop)
        let own = LecternEntry(program: program)
        let remembered = RememberedBrowser(on: desktop)
        // Who registers once more without saying so means neither to give up being the browser nor to become it again.
        let isDefault = try desktop.handler(of: "https") == LecternEntry.id
        let isBrowser = isBrowser || isDefault
        let schemes = schemes.map { $0.lowercased() } + (isBrowser ? SchemePolicy.webSchemes : [])
        if isBrowser { try registration.remember(remembered, own) }
        let entry = own.text(schemes: schemes, isBrowser: isBrowser)
        try registration.change(registration.applications + "/" + LecternEntry.id, to: entry)
        var list = KeyFile(try text(of: registration.lists))
        for scheme in schemes {
            let type = "x-scheme-handler/" + scheme
            let others = list.list(type, in: defaults).filter { $0 != LecternEntry.id }
            list.set(type, to: [LecternEntry.id] + others, in: defaults)
            registration.outcome[scheme] = LecternEntry.id
        }
        try registration.change(registration.lists, to: list.text)
        return registration
    }

    /// Takes back what was registered; the browser that was the default before is it again.
    public static func unregister(on desktop: Desktop) throws(DesktopError) -> DesktopRegistration {
        var registration = try DesktopRegistration(on: desktop)
        let remembered = RememberedBrowser(on: desktop)
        var list = KeyFile(try text(of: registration.lists))
        for group in [defaults, "Added Associations"] {
            for key in list.keys(in: group, listing: LecternEntry.id) {
                list.set(key, to: list.list(key, in: group).filter { $0 != LecternEntry.id }, in: group)
            }
        }
        for (scheme, id) in remembered.entries.sorted(by: { $0.key < $1.key })
        where try desktop.handler(of: scheme) == LecternEntry.id && registration.isUsable(id) {
            registration.outcome[scheme] = id
        }
        try registration.change(registration.lists, to: list.text)
        try registration.change(registration.applications + "/" + LecternEntry.id, to: nil)
        if let path = RememberedBrowser.path(on: desktop) { try registration.change(path, to: nil) }
        return registration
    }

    private static let defaults = "Default Applications"

    /// Keeps the browser that is the default now; Lectern itself is never kept.
    private mutating func remember(_ before: RememberedBrowser, _ own: LecternEntry) throws(DesktopError) {
        var remembered = before
        for scheme in SchemePolicy.webSchemes {
            let entries = try desktop.entries(for: scheme)
            let other = entries.first { !own.leadsHere($0, on: desktop) }
            let isOurs = entries.first != other
            remembered.entries[scheme] = isOurs ? before.entries[scheme] ?? other?.id : other?.id
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

    /// The files and what will be in them.
    public var preview: String {
        changes.map { change in
            let text = change.new.map { String(decoding: $0, as: UTF8.self) } ?? "(removed)\n"
            return "# \(Printable.line(change.path))\n\(text)\n"
        }.joined()
    }

    /// Makes all changes. Where one fails, those before it are undone, and the error says so.
    ///
    /// - Returns: what a person should know although all went well.
    public func apply() throws(DesktopError) -> [String] {
        var done: [FileChange] = []
        do {
            for change in changes {
                try Self.apply(change)
                done.append(change)
            }
            done.append(try Self.change(applications + "/mimeinfo.cache", to: nil))
            let notes = try updateCache()
            for (scheme, id) in outcome.sorted(by: { $0.key < $1.key }) {
                if let change = try settle(scheme, id) { done.append(change) }
            }
            return notes
        } catch {
            throw undo(done, because: error)
        }
    }

    /// Checks that the handler of a scheme is the one that was meant; a browser that the lists no longer name is named.
    private func settle(_ scheme: String, _ id: String) throws(DesktopError) -> FileChange? {
        guard try desktop.handler(of: scheme) != id else { return nil }
        guard id != LecternEntry.id else {
            let other = try desktop.handler(of: scheme) ?? "nothing"
            throw DesktopError(
                message: "\(other) still opens \(scheme): links; a list that comes before \(lists) says so")
        }
        var list = KeyFile(try Self.text(of: lists))
        let type = "x-scheme-handler/" + scheme
        list.set(type, to: [id] + list.list(type, in: Self.defaults).filter { $0 != id }, in: Self.defaults)
        let change = try Self.change(lists, to: list.text)
        try Self.apply(change)
        return change
    }

    private func updateCache() throws(DesktopError) -> [String] {
        guard let path = desktop.program("update-desktop-database") else {
            return [
                "update-desktop-database is not installed: the MIME cache was not updated (desktop-file-utils has it)"
            ]
        }
        // The folder itself may be a link.
        guard FileSystem.isFolder(applications + "/.") else { return [] }
        let status = try ChildProcess.run(path, arguments: ["--", applications], environment: desktop.environment)
        guard status == 0 else {
            throw DesktopError(message: "update-desktop-database ended with status \(status)")
        }
        return []
    }

    private func undo(_ done: [FileChange], because error: DesktopError) -> DesktopError {
        var kept: [String] = []
        for change in done.reversed() {
            do { try change.revert() } catch { kept.append(error.message) }
        }
        let outcome = kept.isEmpty ? "nothing was changed" : "not undone: " + kept.joined(separator: "; ")
        return DesktopError(message: "\(error.message); \(outcome)")
    }
}

// What goes wrong with a file is an error of the desktop.
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
