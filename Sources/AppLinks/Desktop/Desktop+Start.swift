import Files
import Hosts
import Text
import URLText

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
    ///
    /// - Throws: `DesktopError` if the app cannot be started.
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
    /// - Throws: `DesktopError` if the program cannot be started.
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
