import Files
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
    public func handler(of scheme: String) throws(DesktopError) -> String? { try entries(for: scheme).first?.id }

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

/// Starting the app of a desktop entry.
extension Desktop {
    /// A program that opens a URL, and its arguments.
    private struct Command {
        var path: String
        var arguments: [String]
    }

    /// Whether everything that the start of an app needs exists, such as its working directory.
    func canStart(_ entry: DesktopEntry) -> Bool { (try? command(of: entry, url: "")) != nil }

    /// Starts the app of an entry with a URL.
    func start(_ entry: DesktopEntry, with url: String) throws(DesktopError) {
        let command = try command(of: entry, url: PercentEncoding.encode(url, keeping: .urlSyntax))
        guard case .dBus = entry.activation else { return try detach(command) }
        let status = try run(command.path, command.arguments)
        guard status == 0 else {
            throw DesktopError(message: "\(Printable.line(entry.name)) does not answer on the session bus")
        }
    }

    private func detach(_ command: Command) throws(DesktopError) {
        do {
            try ChildProcess.detach(command.path, arguments: command.arguments, environment: environment)
        } catch {
            throw DesktopError(message: "cannot start \(error)")
        }
    }

    /// Runs a program and waits for its end.
    ///
    /// - Returns: the exit status.
    func run(_ path: String, _ arguments: [String]) throws(DesktopError) -> Int32 {
        do {
            return try ChildProcess.run(path, arguments: arguments, environment: environment)
        } catch {
            throw DesktopError(message: "cannot start \(error)")
        }
    }

    private func command(of entry: DesktopEntry, url: String) throws(DesktopError) -> Command {
        switch entry.activation {
        case .exec(let line): return try command(of: entry, line, url: url)
        case .dBus(let name): return try command(toName: name, url: url)
        case nil: throw DesktopError(message: "\(entry.path) does not say how its app is started")
        }
    }

    private func command(of entry: DesktopEntry, _ line: ExecLine, url: String) throws(DesktopError) -> Command {
        guard let path = program(line.program) else {
            throw DesktopError(message: "\(entry.path) has no program that exists on this machine")
        }
        var command = Command(path: path, arguments: line.arguments(url: url, entry: entry))
        if entry.needsTerminal {
            command = Command(path: try terminal(for: entry), arguments: ["-e", path] + command.arguments)
        }
        guard let folder = entry.folder else { return command }
        guard FileSystem.isFolder(folder, followsLinks: true), let env = program("env") else {
            throw DesktopError(
                message: "\(Printable.line(entry.name)) starts in \(Printable.line(folder)), which does not exist")
        }
        return Command(path: env, arguments: ["--chdir=" + folder, command.path] + command.arguments)
    }

    private func terminal(for entry: DesktopEntry) throws(DesktopError) -> String {
        guard let path = program(environment["TERMINAL"] ?? "x-terminal-emulator") else {
            throw DesktopError(
                message: "\(Printable.line(entry.name)) runs in a terminal, and there is no x-terminal-emulator")
        }
        return path
    }

    /// A call of `Open`, of the D-Bus interface that the Desktop Entry Specification defines.
    private func command(toName name: String, url: String) throws(DesktopError) -> Command {
        guard let path = program("gdbus") else {
            throw DesktopError(
                message: "\(name) is started by D-Bus, and gdbus is not installed (libglib2.0-bin has it)")
        }
        let object = "/" + name.replacing(".", with: "/").replacing("-", with: "_")
        // A percent-encoded URL contains neither `"` nor `\`.
        return Command(
            path: path,
            arguments: [
                "call", "--session", "--dest", name, "--object-path", object, "--method",
                "org.freedesktop.Application.Open", "[\"\(url)\"]", "{}",
            ])
    }
}

extension Desktop {
    /// Shows a notification by `notify-send`, if that is installed.
    public func notify(_ summary: String, _ text: String) {
        guard let path = program("notify-send") else { return }
        // Notifications may have markup.
        try? ChildProcess.detach(
            path, arguments: ["--app-name=Lectern", "--", summary, Markup.text(text)], environment: environment)
    }
}

/// Why a URL cannot be opened, or Lectern cannot be registered.
public struct DesktopError: Error, Equatable, Sendable {
    /// What kind of failure it is, for programs.
    public enum Kind: Sendable {
        /// No rule opens the link.
        case noOpening
        /// None of the apps that open the link is installed.
        case notInstalled
        /// Anything else.
        case failure
    }

    /// What kind of failure it is.
    public let kind: Kind
    /// What failed, for people.
    public let message: String

    package init(_ kind: Kind = .failure, message: String) {
        self.kind = kind
        self.message = message
    }
}
