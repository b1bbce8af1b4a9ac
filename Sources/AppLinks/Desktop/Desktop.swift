import Hosts
import Text
import URLText

/// A freedesktop.org desktop: finds the app that handles a URL scheme, and opens URLs in it.
///
/// Reads the desktop's files and starts the app itself: neither a shell nor a display nor `xdg-open` is needed.
///
/// ```swift
/// let desktop = Desktop(environment: ProcessInfo.processInfo.environment)
/// try desktop.handler(of: "https") // "org.mozilla.firefox.desktop"
/// try desktop.open("https://example.org/")
/// ```
public struct Desktop: Sendable {
    let environment: [String: String]

    /// The desktop that environment variables describe: `XDG_*`, `HOME` and `PATH`. Apps get the same environment.
    public init(environment: [String: String]) { self.environment = environment }

    /// The id of the desktop entry that handles a scheme; nil if there is none.
    ///
    /// - Throws: `DesktopError` if the scheme is not valid.
    public func handler(of scheme: String) throws(DesktopError) -> String? {
        try entries(for: scheme).first?.id
    }

    /// Opens a URL in the app that handles its scheme. Returns when the app was started.
    ///
    /// - Throws: `DesktopError` if the URL must not be opened, no app handles its scheme, or the app cannot be started.
    public func open(_ url: String) throws(DesktopError) {
        let scheme = try scheme(of: url)
        let entries = try entries(for: scheme)
        guard let entry = entries.first(where: canStart) ?? entries.first else { throw noHandler(of: scheme) }
        try start(entry, with: url)
    }

    /// Opens a URL in the app of a desktop entry, even if the entry does not list the scheme.
    ///
    /// - Parameter id: the id of the desktop entry, `org.example.Reader.desktop`.
    /// - Throws: `DesktopError` if the URL must not be opened, there is no such app, or it cannot be started.
    public func open(_ url: String, with id: String) throws(DesktopError) {
        _ = try scheme(of: url)
        guard let entry = entry(id) else {
            throw DesktopError(message: "there is no app \(Printable.line(id)) on this machine")
        }
        try start(entry, with: url)
    }

    /// The usable entries for a scheme, the preferred one first.
    func entries(for scheme: String) throws(DesktopError) -> [DesktopEntry] {
        guard let scheme = SchemePolicy.scheme(of: scheme + ":") else {
            throw DesktopError(message: "\"\(Printable.line(scheme))\" is not a valid URL scheme")
        }
        return MimeApps(environment: environment).entries(for: MimeApps.type(ofScheme: scheme)).compactMap(entry)
    }

    /// The entry with an id: the first one whose programs exist. Nil if there is none, or if a hidden one comes before
    /// it, which is as if the app had been deleted.
    func entry(_ id: String) -> DesktopEntry? {
        let locale = MessageLocale(environment: environment)
        for path in DesktopEntries(environment: environment).paths(of: id) {
            guard let entry = DesktopEntry(id: id, path: path, locale: locale) else { continue }
            if entry.isHidden { return nil }
            if isInstalled(entry) { return entry }
        }
        return nil
    }

    /// Whether the programs of an entry exist.
    private func isInstalled(_ entry: DesktopEntry) -> Bool {
        guard entry.tryExec.map({ program($0) != nil }) ?? true else { return false }
        return switch entry.activation {
        case .exec(let line): program(line.program) != nil
        case .dBus: true
        case nil: false
        }
    }

    /// The path of a program, given by a path or by a name that is searched in `PATH`; nil if it does not exist.
    func program(_ name: String) -> String? { ChildProcess.program(name, environment: environment) }

    /// The scheme of a URL that may be opened. Such a URL starts with a letter, so no program reads it as an option.
    private func scheme(of url: String) throws(DesktopError) -> String {
        if case .refused(let reason) = SchemePolicy.general.verdict(on: url) {
            throw DesktopError(message: "\(Printable.shortened(Printable.line(url))) is not opened: \(reason)")
        }
        return SchemePolicy.scheme(of: url) ?? ""
    }

    private func noHandler(of scheme: String) -> DesktopError {
        guard DesktopEntries(environment: environment).ids.isEmpty else {
            return DesktopError(message: "no app on this machine opens \(scheme): links")
        }
        let isGraphical = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
        let folders = XDGFolders(environment: environment).applications.joined(separator: ", ")
        return DesktopError(
            message: "no app opens \(scheme): links: there is no desktop here; no desktop entry in \(folders)"
                + (isGraphical ? "" : ", and neither DISPLAY nor WAYLAND_DISPLAY is set"))
    }
}
