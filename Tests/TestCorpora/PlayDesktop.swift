public import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A desktop to play with: folders that nobody else uses, and apps that tell what they were given.
public final class PlayDesktop {
    /// Why a step of a test failed.
    public struct Failure: Error {
        let message: String
    }

    /// The folder of everything.
    public let folder: URL
    /// The pipes by which apps tell what they were given, open for reading before an app writes.
    private var pipes: [String: Int32] = [:]

    /// An empty desktop.
    public init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lectern-desktop-\(UUID().uuidString)")
        for name in ["home", "config", "data/applications", "share/applications", "etc", "bin"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
    }

    deinit {
        pipes.values.forEach { close($0) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// The path of a file of the desktop.
    public func path(_ name: String) -> String { folder.appending(path: name).path }

    /// The environment of who sits at this desktop.
    public var environment: [String: String] {
        [
            "HOME": path("home"), "XDG_CONFIG_HOME": path("config"), "XDG_CONFIG_DIRS": path("etc"),
            "XDG_DATA_HOME": path("data"), "XDG_DATA_DIRS": path("share"), "PATH": path("bin") + ":/usr/bin:/bin",
        ]
    }

    /// Writes a file of the desktop.
    public func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file; nil where there is none.
    public func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    /// The names of all files that are no apps, with their texts.
    public var files: [String: String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let kept = names.filter { !$0.hasPrefix("bin/") && !$0.hasSuffix(".pipe") }
        return Dictionary(uniqueKeysWithValues: kept.compactMap { name in text(name).map { (name, $0) } })
    }

    /// Writes a program of the shell.
    public func script(_ text: String, to name: String) throws {
        try TestProgram.write("#!/bin/sh\n" + text, to: folder.appending(path: name))
    }

    /// Installs an app of the system that opens schemes, and tells what it was given.
    ///
    /// - Parameter exec: the command line; `APP` stands for the app's program.
    public func install(_ app: String, schemes: [String], exec: String = "APP %u", more: String = "") throws {
        let pipe = path("\(app).pipe")
        if pipes[app] == nil {
            guard unsafe mkfifo(pipe, 0o600) == 0 else { throw Failure(message: "mkfifo \(pipe)") }
            let descriptor = unsafe open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure(message: "open \(pipe)") }
            pipes[app] = descriptor
        }
        // One write: `printf` of the shell writes when it is done.
        try script("printf '%s\\n' \"$@\" -END- > '\(pipe)'\n", to: "bin/\(app)")
        let types = schemes.map { "x-scheme-handler/\($0);" }.joined()
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=\(app)
            Exec=\(exec.replacing("APP", with: path("bin/\(app)")))
            MimeType=\(types)
            \(more)

            """
        try write(entry, to: "share/applications/\(app).desktop")
        var cache = "[MIME Cache]\n"
        let files = try FileManager.default.contentsOfDirectory(atPath: path("share/applications")).sorted()
        var byType: [String: String] = [:]
        for file in files where file.hasSuffix(".desktop") {
            let lines = (text("share/applications/\(file)") ?? "").split(separator: "\n")
            let stated = lines.first { $0.hasPrefix("MimeType=") }?.dropFirst(9) ?? ""
            for type in stated.split(separator: ";") { byType[String(type), default: ""] += file + ";" }
        }
        for (type, apps) in byType.sorted(by: { $0.key < $1.key }) { cache += "\(type)=\(apps)\n" }
        try write(cache, to: "share/applications/mimeinfo.cache")
    }

    /// Removes an app.
    public func remove(_ app: String) throws {
        try FileManager.default.removeItem(atPath: path("share/applications/\(app).desktop"))
    }

    /// The arguments that an app was started with; waits until it says so.
    public func arguments(of app: String) throws -> [String] {
        guard let descriptor = pipes[app] else { throw Failure(message: "no app \(app)") }
        var bytes: [UInt8] = []
        while !bytes.ends(with: "-END-\n".utf8) {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&entry, 1, 20_000) > 0 else { throw Failure(message: "\(app) was not started") }
            var chunk = [UInt8](repeating: 0, count: 1 << 17)
            let count = unsafe read(descriptor, &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] }
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).dropLast()
    }

    /// Runs another program at this desktop, and gives its first line.
    public func ask(
        _ program: String, _ arguments: String..., changing changes: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = environment.merging(changes) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether programs that a test needs are here; says so where it must skip.
    public static func has(_ programs: String...) -> Bool {
        let missing = programs.filter { !FileManager.default.isExecutableFile(atPath: $0) }
        if !missing.isEmpty {
            print("skipped: \(missing.joined(separator: ", ")) not installed (xdg-utils, desktop-file-utils)")
        }
        return missing.isEmpty
    }
}

extension Collection where Element: Equatable {
    fileprivate func ends(with other: some Collection<Element>) -> Bool {
        count >= other.count && suffix(other.count).elementsEqual(other)
    }
}
