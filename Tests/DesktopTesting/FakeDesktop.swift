public import Foundation
import TestCorpora

#if canImport(Glibc)
    import Glibc
#endif

/// A desktop in a temporary folder, with apps that report the arguments with which they were started.
public final class FakeDesktop {
    /// Why a step of a test failed.
    public struct Failure: Error {
        let message: String
    }

    /// The folder of all files.
    public let folder: URL
    /// The pipes through which apps report their arguments, opened before an app writes.
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

    /// The environment variables that describe the desktop.
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

    /// The text of a file; nil if it does not exist.
    public func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    /// The names of all files except programs and pipes, with their texts.
    public var files: [String: String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let texts = names.filter { !$0.hasPrefix("bin/") && !$0.hasSuffix(".pipe") }
        return Dictionary(uniqueKeysWithValues: texts.compactMap { name in text(name).map { (name, $0) } })
    }

    /// Writes a shell script.
    public func script(_ text: String, to name: String) throws {
        try TestProgram.write("#!/bin/sh\n" + text, to: folder.appending(path: name))
    }

    /// Makes a named pipe.
    public func makePipe(_ name: String) throws {
        guard unsafe mkfifo(path(name), 0o600) == 0 else { throw Failure(message: "mkfifo \(name)") }
    }

    /// Makes a named pipe, and opens it for reading and writing, so that neither end waits for the other.
    public func openPipe(_ name: String) throws -> Int32 {
        try makePipe(name)
        let descriptor = unsafe open(path(name), O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(message: "open \(name)") }
        pipes[name] = descriptor
        return descriptor
    }

    /// Installs an app that opens schemes and reports its arguments.
    ///
    /// - Parameters:
    ///   - exec: the command line; `APP` stands for the app's program.
    ///   - more: additional lines of the desktop entry.
    public func install(_ app: String, schemes: [String], exec: String = "APP %u", more: String = "") throws {
        let pipe = "\(app).pipe"
        if pipes[pipe] == nil { _ = try openPipe(pipe) }
        // `printf` of the shell writes all arguments at once.
        try script("printf '%s\\n' \"$@\" -END- > '\(path(pipe))'\n", to: "bin/\(app)")
        try register(app, schemes: schemes, exec: exec.replacing("APP", with: path("bin/\(app)")), more: more)
    }

    /// Writes the desktop entry of a program that opens schemes.
    public func register(_ app: String, schemes: [String], exec: String, more: String = "") throws {
        let entry = """
            [Desktop Entry]
            Type=Application
            Name=\(app)
            Exec=\(exec)
            MimeType=\(schemes.map { "x-scheme-handler/\($0);" }.joined())
            \(more)

            """
        try write(entry, to: "share/applications/\(app).desktop")
        try updateCache()
    }

    private func updateCache() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: path("share/applications")).sorted()
        var entries: [String: String] = [:]
        for file in files where file.hasSuffix(".desktop") {
            let lines = (text("share/applications/\(file)") ?? "").split(separator: "\n")
            let types = lines.first { $0.hasPrefix("MimeType=") }?.dropFirst(9) ?? ""
            for type in types.split(separator: ";") { entries[String(type), default: ""] += file + ";" }
        }
        let lines = entries.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }
        try write("[MIME Cache]\n" + lines.joined(), to: "share/applications/mimeinfo.cache")
    }

    /// Removes the desktop entry of an app.
    public func remove(_ app: String) throws {
        try FileManager.default.removeItem(atPath: path("share/applications/\(app).desktop"))
    }

    /// The arguments with which an app was started; waits for its report.
    public func arguments(of app: String) throws -> [String] {
        guard let descriptor = pipes["\(app).pipe"] else { throw Failure(message: "no app \(app)") }
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

    /// Runs a program on this desktop, and returns its output.
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

    /// Whether the programs that a test needs exist; prints a line if the test must be skipped.
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
