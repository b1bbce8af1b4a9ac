import Foundation
import Testing

/// The program as it was built, on a free port of this machine; ended with the last reference.
final class RunningServer: Sendable {
    /// The folder that has the programs that were built with these tests.
    static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    /// The root of the repository.
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private let process: Process
    private let errors: URL
    let port: Int

    /// A server with the built-in rules that limits nobody. It is ended with the tests.
    static let shared: Result<RunningServer, any Error> = {
        atexit {
            guard case .success(let server) = RunningServer.shared else { return }
            server.signal(SIGTERM)
            try? FileManager.default.removeItem(at: server.errors)
        }
        // A build for tests reads a text much more slowly, and the machine may be busy.
        let times = ["--document-time", "30", "--idle-timeout", "150", "--body-timeout", "300"]
        return Result { try RunningServer(["--rate-limit", "0"] + times) }
    }()

    init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
        let output = Pipe()
        errors = FileManager.default.temporaryDirectory.appending(path: "lectern-server-\(UUID().uuidString)")
        try Data().write(to: errors)
        process = Self.process(arguments + ["--port", "0"], environment)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(Int(line.split(separator: ":").last?.prefix { $0.isNumber } ?? ""), "\(line)")
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: errors)
    }

    /// What the program has logged.
    var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// Sends a signal.
    func signal(_ signal: Int32) { _ = kill(process.processIdentifier, signal) }

    /// Ends the program as a system does, and waits for its status.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs the program to its end.
    static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (status: Int32, text: String)
    {
        let process = process(arguments, environment)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static func process(_ arguments: [String], _ environment: [String: String]) -> Process {
        let process = Process()
        process.executableURL = folder.appending(path: "lectern-server")
        process.arguments = arguments
        process.environment = [
            "LECTERN_MANIFEST": project.appending(path: "manifest.json").path, "PATH": "/usr/bin:/bin",
        ].merging(environment) { $1 }
        return process
    }
}
