import Foundation
import Testing

/// The program as built: arguments and input in; output, error and exit status out.
struct Program {
    let output: String
    let error: String
    let status: Int32

    /// The folder that holds the programs that were built with these tests.
    static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// The root of the project.
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs a program, with the project's rules where it is `lectern`.
    init(
        _ arguments: [String], of program: String = "lectern", input: Data = Data(),
        environment: [String: String] = [:], in workingFolder: URL? = nil
    ) throws {
        let process = Process()
        process.currentDirectoryURL = workingFolder
        process.executableURL = program.hasPrefix("/") ? URL(filePath: program) : Self.folder.appending(path: program)
        process.arguments = arguments
        process.environment = [
            "LECTERN_MANIFEST": Self.project.appending(path: "manifest.json").path, "PATH": "/usr/bin:/bin",
        ]
        .merging(environment) { $1 }
        let files = try TemporaryFolder()
        let outputFile = try files.write(Data(), to: "output")
        let errorFile = try files.write(Data(), to: "error")
        process.standardInput = try FileHandle(forReadingFrom: files.write(input, to: "input"))
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
        error = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
        status = process.terminationStatus
    }

    init(_ arguments: String..., input: String = "") throws {
        try self.init(arguments, input: Data(input.utf8))
    }

    /// The output as JSON.
    var json: Any { get throws { try JSONSerialization.jsonObject(with: Data(output.utf8)) } }

    /// The output's lines, each as a JSON object.
    var jsonLines: [[String: Any]] {
        get throws {
            try output.split(separator: "\n").map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
        }
    }
}

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> URL {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name).path }
}
