import Files
import Glibc
import URLText
import UTF8Text

/// The desktop of a Linux machine: which app opens a scheme, and opening a URL in it.
///
/// Reads the files of the desktop itself and starts the app itself: no shell, no display and no `xdg-open` is needed.
public struct Desktop: Sendable {
    let environment: [String: String]

    /// The desktop that an environment describes: its `XDG_` variables, `HOME` and `PATH`. Apps are started in the same
    /// environment.
    public init(environment: [String: String]) { self.environment = environment }

    /// The id of the desktop entry that handles a scheme; nil where none does.
    public func handler(of scheme: String) throws(DesktopError) -> String? {
        try entries(for: scheme).first?.id
    }

    /// Whether some app opens a URL: that of its scheme.
    public func canOpen(_ url: String) -> Bool {
        SchemePolicy.scheme(of: url).map { (try? handler(of: $0)) != nil } ?? false
    }

    /// Opens a URL with the handler of its scheme, without a shell; returns once the handler was started.
    public func open(_ url: String) throws(DesktopError) {
        let scheme = try scheme(of: url)
        guard let entry = try entries(for: scheme).first else { throw noHandler(of: scheme) }
        try start(entry, with: url)
    }

    /// Opens a URL with the app of a desktop entry, whatever it says it opens.
    public func open(_ url: String, with id: String) throws(DesktopError) {
        _ = try scheme(of: url)
        guard let entry = DesktopEntries(environment: environment)[id], isUsable(entry) else {
            throw DesktopError(message: "there is no app \(Printable.line(id)) on this machine")
        }
        try start(entry, with: url)
    }

    /// The entries for a scheme that can be started, the preferred one first.
    func entries(for scheme: String) throws(DesktopError) -> [DesktopEntry] {
        guard let scheme = SchemePolicy.scheme(of: scheme + ":") else {
            throw DesktopError(message: "\"\(Printable.line(scheme))\" is no URL scheme")
        }
        let known = DesktopEntries(environment: environment)
        return MimeApps(environment: environment).entries(for: "x-scheme-handler/" + scheme)
            .compactMap { known[$0] }.filter(isUsable)
    }

    /// Whether an entry is not deleted and its program is there.
    func isUsable(_ entry: DesktopEntry) -> Bool {
        guard !entry.isHidden, let exec = entry.exec, program(exec.program) != nil else { return false }
        return entry.tryExec.map { program($0) != nil } ?? true
    }

    /// The path of a program; nil where it is not there.
    func program(_ name: String) -> String? {
        guard !name.contains("/") else { return Self.isExecutable(name) ? name : nil }
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first(where: Self.isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        unsafe FileSystem.isFile(path) && access(path, X_OK) == 0
    }

    /// The scheme of a URL that may be opened. Such a URL starts with a letter, so no program takes it for an option.
    private func scheme(of url: String) throws(DesktopError) -> String {
        if case .refused(let reason) = SchemePolicy.general.verdict(on: url) {
            throw DesktopError(message: "\(Printable.shortened(Printable.line(url))) is not opened: \(reason)")
        }
        return SchemePolicy.scheme(of: url) ?? ""
    }

    private func start(_ entry: DesktopEntry, with url: String) throws(DesktopError) {
        guard let exec = entry.exec, var path = program(exec.program) else {
            throw DesktopError(message: "\(entry.path) names no program that is here")
        }
        let encoded = PercentEncoding.encode(url, keeping: .urlSyntax)
        var arguments = exec.arguments(url: encoded, entry: entry)
        if entry.needsTerminal {
            let terminal = try terminal(for: entry)
            arguments = ["-e", path] + arguments
            path = terminal
        }
        if let folder = entry.folder, let env = program("env") {
            arguments = ["--chdir=" + folder, path] + arguments
            path = env
        }
        try ChildProcess.detach(path, arguments: arguments, environment: environment)
    }

    private func terminal(for entry: DesktopEntry) throws(DesktopError) -> String {
        guard let path = program(environment["TERMINAL"] ?? "x-terminal-emulator") else {
            throw DesktopError(message: "\(entry.name) runs in a terminal, and there is no x-terminal-emulator")
        }
        return path
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
